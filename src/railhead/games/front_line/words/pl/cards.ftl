# Front Line: No Komrades: names and texts of cards. The Polish names of the cards are in the data.

## manoeuvres
note-advance_1 = Przemieść się o 1 miejsce do przodu.
note-advance_2 = Przemieść się o 2 miejsca do przodu.
note-advance_3 = Przemieść się o 3 miejsca do przodu.
note-back_1 = Przemieść się o 1 miejsce do tyłu.
note-back_2 = Przemieść się o 2 miejsca do tyłu.
note-back_3 = Przemieść się o 3 miejsca do tyłu.
note-sidestep = Przemieść się o 1 miejsce w wybranym kierunku: do przodu albo do tyłu.
note-scramble = Przemieść się o 1 lub 2 miejsca w jednym, wybranym kierunku.
note-dodge = Do końca tury ataki liniowe omijają cię i lecą do następnego celu.
note-hit_the_dirt = Do końca tury ataki rozpryskowe nie zadają ci obrażeń, ani głównych, ani pośrednich.
note-swap = Zamień się miejscami z innym, dowolnym Towarzyszem.
note-smoke_screen = Wybierz dwóch innych Towarzyszy: zamieniają się miejscami. Gdy w grze zostało tylko dwóch Towarzyszy, karta jest bezużyteczna: od razu ją odrzuć i dobierz inną.
note-fubar = Do końca tury nie można cię w żaden sposób przemieścić; dla wszystkich innych twoje miejsce jest końcem Linii Frontu.
note-shove = Wybierz innego Towarzysza: przemieszcza się o 1 miejsce do przodu lub do tyłu, jak zdecydujesz.

## events
note-nyet = Anuluj właśnie zagrane Wydarzenie: w całości i dla wszystkich.
note-halt = Do końca tury nikt nie przemieszcza się po Linii Frontu. „Unik” i „Padnij” nadal działają.
note-vsyo_ravno = Rozmieść losowo Towarzyszy i wolne miejsce. Miny zostają tam, gdzie leżą, i wybuchają pod Towarzyszem, który na nie trafi.
note-commissar = Zamyka Linię Frontu od tyłu. Nie jest Towarzyszem: nic go nie trafia, nikt się z nim nie zamienia i nie można go wybrać.
note-initiative = Jej posiadacz działa pierwszy w etapie 4; w etapie 7 przechodzi do gracza po lewej.
note-target = Leży pod miejscem, w które celuje karta Ataku (albo idzie za Towarzyszem).
note-commissars_order = Wybierz Towarzysza (możesz siebie): idzie do przodu, miejsce po miejscu, aż na początek Linii Frontu albo tuż za Czołg lub Towarzysza z kartą „F.U.B.A.R.”.
note-first_aid = Zyskujesz 2 Punkty Życia.
note-sabotage = Odrzuć jedną kartę Ekwipunku, którą ma w grze inny Towarzysz.
note-wrong_coordinates = Przesuń jedną kartę Celu, leżącą przy miejscu, o jedno miejsce do przodu lub do tyłu, w obrębie Linii Frontu.
note-pickpocket = Zabierz losową kartę z ręki innego gracza.
note-seize_initiative = Weź kartę Inicjatywy razem ze wszystkim, co jest do niej dołączone.
note-change_of_plans = Wymień swoją wciąż zakrytą kartę na kartę z ręki.
note-dud = Towarzysz, który ma otrzymać obrażenia od karty Ataku, otrzymuje z tego trafienia o 2 mniej.

## equipment
note-car_door = Gdy trafia cię atak liniowy lub rozpryskowy: odbij trafienie w Towarzysza na sąsiednim miejscu. Typ i obrażenia się nie zmieniają, a trafiony może się bronić.
note-rudy_102 = Wsiadasz z Towarzyszem z sąsiedniego miejsca i jedziecie na początek Linii Frontu. W Czołgu nie otrzymujecie obrażeń od kart Ataku, a ataki liniowe i „Laser” zatrzymują się na nim. Na początku etapu 6 każdej tury jego Wytrzymałość spada o 1.
note-helmet = Gdy trafia cię atak liniowy lub rozpryskowy: otrzymujesz o 1 obrażenie mniej.
note-frying_pan = Gdy trafia cię atak liniowy: otrzymujesz o 2 obrażenia mniej.
note-sandbags = Gdy masz otrzymać obrażenia pośrednie: nie otrzymujesz żadnych.
note-gas_mask = Gdy trafia cię „Gaz Łzawiący”: nie otrzymujesz obrażeń i gaz na ciebie nie działa.
note-mine_detector = Gdy wchodzisz na miejsce z Minami: odrzuć wszystkie leżące tam Miny, nie otrzymujesz obrażeń.
note-medkit = W etapie 6, zanim dobierzesz karty: zyskujesz 1 Punkt Życia.

## attacks
note-sniper = Atak liniowy. Celuje w Towarzysza, który ma najwięcej Punktów Życia, i podąża za nim. 3 obrażenia dla pierwszego dostępnego celu.
note-attack_dogs = Atak liniowy. Tropią Towarzysza, który ma najmniej Punktów Życia, i podążają za nim. 2 obrażenia dla pierwszego dostępnego celu.
note-machine_gun_1 = Atak liniowy. Od miejsca 1: po 2 obrażenia dla dwóch pierwszych dostępnych celów.
note-machine_gun_3 = Atak liniowy. Od miejsca 3: po 2 obrażenia dla dwóch pierwszych dostępnych celów.
note-cannonball_1 = Atak liniowy. Od miejsca 1: 4 obrażenia dla pierwszego dostępnego celu.
note-cannonball_2 = Atak liniowy. Od miejsca 2: 4 obrażenia dla pierwszego dostępnego celu.
note-flamethrower = Atak liniowy. Od miejsca 1: 3, 2 i 1 obrażenie kolejno dla pierwszego, drugiego i trzeciego dostępnego celu.
note-rifle_volley = Atak liniowy. Trzy strzały, od miejsc 1, 3 i 5: każdy zadaje 2 obrażenia swojemu pierwszemu dostępnemu celowi.
note-friendly_fire = Atak liniowy. Od ostatniego miejsca W STRONĘ POCZĄTKU Linii Frontu: 3 obrażenia dla pierwszego dostępnego celu.
note-laser = Atak liniowy. Od miejsca 1 przez całą Linię Frontu: 3 obrażenia dla pierwszego dostępnego celu i po 1 dla każdego następnego. Czołg zatrzymuje wszystko.
note-grenade_2 = Atak rozpryskowy. Miejsce 2: 3 obrażenia; sąsiednie miejsca: po 1 obrażeniu pośrednim.
note-grenade_3 = Atak rozpryskowy. Miejsce 3: 3 obrażenia; sąsiednie miejsca: po 1 obrażeniu pośrednim.
note-grenade_r2 = Atak rozpryskowy. Drugie miejsce od końca: 3 obrażenia; sąsiednie miejsca: po 1 obrażeniu pośrednim.
note-mortar_4 = Atak rozpryskowy. Miejsce 4: 3 obrażenia; sąsiednie miejsca: po 2 obrażenia pośrednie.
note-mortar_r3 = Atak rozpryskowy. Trzecie miejsce od końca: 3 obrażenia; sąsiednie miejsca: po 2 obrażenia pośrednie.
note-artillery = Atak rozpryskowy. Miejsca 1, 4 i 7: po 3 obrażenia; miejsca sąsiadujące z celem: po 1 obrażeniu pośrednim za każdy cel.
note-rocket_salvo = Atak rozpryskowy. Miejsca 1, 3, 5, 7 i 9 (wszystkie pięć kart Celu): po 2 obrażenia; miejsca sąsiadujące z celem: po 1 obrażeniu pośrednim za każdy cel.
note-molotov = Atak rozpryskowy. Posiadacz karty Inicjatywy, dokądkolwiek pójdzie: 2 obrażenia; sąsiadujący z nim Towarzysze: po 1 obrażeniu pośrednim.
note-air_bomb = Atak rozpryskowy. Środkowe miejsce: 4 obrażenia; sąsiednie miejsca: po 2 obrażenia pośrednie.
note-tear_gas_2 = Atak rozpryskowy. Miejsce 2: 1 obrażenie; sąsiednie miejsca: po 1 obrażeniu pośrednim. Na każdego, kto otrzyma obrażenia, działa gaz: nie uzupełnia ręki, dopóki ma na niej choć jedną kartę.
note-tear_gas_m = Atak rozpryskowy. Środkowe miejsce: 1 obrażenie; sąsiednie miejsca: po 1 obrażeniu pośrednim. Na każdego, kto otrzyma obrażenia, działa gaz: nie uzupełnia ręki, dopóki ma na niej choć jedną kartę.
note-comrades = Bez obrażeń. Każdy od razu dobiera karty do pełnej ręki, po czym ze wszystkich rąk robi się draft, tak jak podczas przygotowania gry.
note-mine = Trafia na wolne miejsce i tam zostaje. Towarzysz, który na nie wejdzie, otrzymuje od każdej leżącej tam Miny 3 obrażenia, w osobnych trafieniach; potem Miny są odrzucane.
note-russian_roulette = Dołącz do karty Inicjatywy. Gdy jej posiadacz otrzymuje obrażenia, otrzymuje o 2 więcej za każdą dołączoną kartę; potem dołączone karty są odrzucane.
note-barbed_wire_2 = Leży na miejscu 2 i tam zostaje. Towarzysz, który wykonuje ruch (także przez „Popchnięcie” lub „Rozkaz Komisarza”) i wejdzie na to miejsce, zatrzymuje się tam, a jego pozostałe ruchy przepadają.
note-barbed_wire_4 = Leży na miejscu 4 i tam zostaje. Towarzysz, który wykonuje ruch (także przez „Popchnięcie” lub „Rozkaz Komisarza”) i wejdzie na to miejsce, zatrzymuje się tam, a jego pozostałe ruchy przepadają.

## comrades and their abilities
note-misha = Jego karta Życia sięga do 12, a na początku gry ma o 2 Punkty Życia więcej niż inni.
note-dominika = Raz na grę, w dowolnej chwili, w której można zagrać Wydarzenie, może wymienić wszystkie swoje karty z ręki na karty z ręki innego gracza, nawet jeśli sama nie ma żadnej.
note-nikolai = Gdy pierwszy raz w grze ma otrzymać obrażenia od karty Ataku, nie otrzymuje żadnych. Działa samoczynnie, raz na grę.
note-vasily = Zawsze gdy zostaje odkryta karta Ataku „TOWARZYSZE!”, zyskuje 1 Punkt Życia, jeszcze przed draftem.
note-yuri = Nie otrzymuje obrażeń pośrednich od ataków rozpryskowych.
note-boris = Raz na grę, gdy obrażenia zabrałyby mu ostatni Punkt Życia, może najpierw zyskać 2 Punkty Życia; dopiero potem otrzymuje te obrażenia.
note-mikhail = Gdy przemieszcza się dzięki własnemu Manewrowi ruchu, może dodać do niego 1 ruch.
note-svetlana = Miny, które wybuchają pod nią, są odrzucane i nie zadają obrażeń. Raz na grę, w dowolnej chwili, w której można zagrać Wydarzenie, może skoczyć na wolne miejsce.
note-olga = Ekwipunek, który wprowadza do gry, ma Wytrzymałość większą o 1 (nie dotyczy Czołgu).
note-igor = Gdy ginie inny Towarzysz, może zabrać jedną rzecz: kartę Ekwipunku, którą zabity miał w grze (Wytrzymałość się nie zmienia), albo losową kartę z ręki jego gracza.

## types of hits, and the mine
face-linear = trafienie liniowe
face-splash_main = trafienie rozpryskowe, główne
face-splash_indirect = trafienie rozpryskowe, pośrednie
face-special = trafienie specjalne
face-mine = Mina

## comrades
face-misha = Niedźwiedź Misza
    .gen = Niedźwiedzia Miszy
    .dat = Niedźwiedziowi Miszy
    .acc = Niedźwiedzia Miszę
    .pre = Niedźwiedziu Miszy
    .gender = m
face-dominika = Dominika
    .gen = Dominiki
    .dat = Dominice
    .acc = Dominikę
    .pre = Dominice
    .gender = f
face-nikolai = Nikolai
    .gen = Nikolaia
    .dat = Nikolaiowi
    .acc = Nikolaia
    .pre = Nikolaiu
    .gender = m
face-vasily = Wasyl
    .gen = Wasyla
    .dat = Wasylowi
    .acc = Wasyla
    .pre = Wasylu
    .gender = m
face-yuri = Jurij
    .gen = Jurija
    .dat = Jurijowi
    .acc = Jurija
    .pre = Juriju
    .gender = m
face-boris = Borys
    .gen = Borysa
    .dat = Borysowi
    .acc = Borysa
    .pre = Borysie
    .gender = m
face-mikhail = Michaił
    .gen = Michaiła
    .dat = Michaiłowi
    .acc = Michaiła
    .pre = Michaile
    .gender = m
face-svetlana = Swietłana
    .gen = Swietłany
    .dat = Swietłanie
    .acc = Swietłanę
    .pre = Swietłanie
    .gender = f
face-olga = Olga
    .gen = Olgi
    .dat = Oldze
    .acc = Olgę
    .pre = Oldze
    .gender = f
face-igor = Igor
    .gen = Igora
    .dat = Igorowi
    .acc = Igora
    .pre = Igorze
    .gender = m

## abilities
face-ability_misha = Niedźwiedź Misza: Gruba Skóra
    .title = Gruba Skóra
face-ability_dominika = Babuszka Dominika: Dzień Targowy
    .title = Dzień Targowy
face-ability_nikolai = Nikolai: Łut Szczęścia
    .title = Łut Szczęścia
face-ability_vasily = Wasyl: Duch Partii
    .title = Duch Partii
face-ability_yuri = Weteran Jurij: Okopowe Nawyki
    .title = Okopowe Nawyki
face-ability_boris = Rzeźnik Borys: Szynka
    .title = Szynka
face-ability_mikhail = Michaił: Długie Nogi
    .title = Długie Nogi
face-ability_svetlana = Kosmonautka Swietłana: Nieważkość
    .title = Nieważkość
face-ability_olga = Kwatermistrzyni Olga: Części Zamienne
    .title = Części Zamienne
face-ability_igor = Szabrownik Igor: Nic się nie zmarnuje
    .title = Nic się nie zmarnuje

## what the ability cards say
note-ability_misha = { note-misha }
note-ability_dominika = { note-dominika }
note-ability_nikolai = { note-nikolai }
note-ability_vasily = { note-vasily }
note-ability_yuri = { note-yuri }
note-ability_boris = { note-boris }
note-ability_mikhail = { note-mikhail }
note-ability_svetlana = { note-svetlana }
note-ability_olga = { note-olga }
note-ability_igor = { note-igor }
