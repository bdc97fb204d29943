# Front Line: No Komrades: what happened

## set-up and draft
event-lines_up = { $seat } zajmuje miejsce { $number } i zaczyna z { $number2 ->
    [one] { $number2 } Punktem Życia
   *[other] { $number2 } Punktami Życia
}.
event-has_initiative = { $seat } stoi na początku Linii Frontu i otrzymuje kartę Inicjatywy.
event-drafting = Karty z rąk stają się pakietami: zaczyna się draft.
event-picked = Każdy kładzie przed sobą zakrytą jedną kartę ze swojego pakietu.
event-packets_passed = Każdy przekazuje resztę pakietu graczowi po { $drafts_left ->
    [1] lewej
   *[other] prawej
}.
event-drafted = Każdy bierze na rękę wybrane karty.

## the turn
event-turn = Zaczyna się tura { $number }.
event-draws = { $seat } dobiera z talii { $secret ->
    [karta] kartę
   *[other] kartę „{ $secret }”
}.
event-nothing_to_draw = { $seat } nie może dobrać karty: nie ma już żadnej, której dałoby się użyć.
event-reshuffled = Odrzucone karty Akcji zostają przetasowane i tworzą nową talię.
event-attack_reshuffled = Odrzucone karty Ataku zostają przetasowane i tworzą nową talię.
event-discards_useless = { $seat } odrzuca kartę „{ $card }”: zostało na nią za mało Towarzyszy.
event-all_laid = Wszystkie karty leżą zakryte.
event-lays_nothing = { $seat } nie ma karty do zagrania.
event-step_4 = Karty zostają odkryte w kolejności inicjatywy.
event-step_5 = Uderza atak „{ $card }”.
event-step_6 = Towarzysze uzupełniają ręce.
event-initiative = Kartę Inicjatywy dostaje { $seat }.

## attacks
event-attack = Karta Ataku w tej turze: „{ $card }”.
event-no_attack = Nie ma już kart Ataku: w tej turze wróg nie atakuje.
event-targets_slot = Karta Celu leży przy miejscu { $number }.
event-targets_comrade = Karta Celu leży przy { CASE($seat, "pre") }.
event-target_not_laid = Linia Frontu jest za krótka na cel w miejscu { $number }: ta karta Celu nie trafia na stół.
event-mine_laid = Na miejscu { $number } leży Mina.
event-wire_laid = Na miejscu { $number } leży Drut Kolczasty.
event-roulette_attached = Do karty Inicjatywy, którą ma { $seat }, zostaje dołączona Rosyjska Ruletka.

## cards taking effect
event-turns_up = { $seat } odkrywa kartę „{ $card }”.
event-wasted = Wydarzenie „{ $card }” leżało zakryte i nie wywiera efektu.
event-stopped_by_halt = Działa „Stój!”: karta „{ $card }” nie wywiera efektu.
event-cannot_move_himself = Nie można przemieścić { CASE($seat, "gen") }: karta „{ $card }” nie wywiera efektu.
event-nobody_to_move = Nie można przemieścić żadnego innego Towarzysza: karta „{ $card }” nie wywiera efektu.
event-no_two_to_move = Nie ma dwóch innych Towarzyszy, których można przemieścić: karta „{ $card }” nie wywiera efektu.
event-dodges = { $seat } robi unik: ataki liniowe { FORM($seat, "gender") ->
    [f] ją
   *[other] go
} omijają.
event-lies_low = { $seat } pada na ziemię: ataki rozpryskowe nic { FORM($seat, "gender") ->
    [f] jej
   *[other] mu
} nie zrobią.
event-stands_firm = { $seat } nie rusza się z miejsca: w tej turze nie można { FORM($seat, "gender") ->
    [f] jej
   *[other] go
} w żaden sposób przemieścić.
event-calls_halt = { $seat } woła „Stój!”: w tej turze nikt nie przemieszcza się po Linii Frontu.
event-puts_into_play = { $seat } ma w grze kartę „{ $card }” (Wytrzymałość { $number }).
event-uses = { $seat } używa karty „{ $card }” (pozostała Wytrzymałość: { $number }).
event-worn_out = { $seat } odrzuca zużytą kartę „{ $card }”.

## movement
event-shoves_forward = { $seat } popycha { CASE($seat2, "acc") } do przodu.
event-shoves_back = { $seat } popycha { CASE($seat2, "acc") } do tyłu.
event-goes_forward = { $seat } rusza o { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[other] { $number } miejsc
} do przodu.
event-goes_back = { $seat } rusza o { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[other] { $number } miejsc
} do tyłu.
event-steps = { $seat } przechodzi na miejsce { $number }.
event-pushes = { $seat } przepycha się na miejsce { $number } i spycha { CASE($seat2, "acc") } na miejsce { $number2 }.
event-changes_places = { $seat } i { $seat2 } zamieniają się miejscami.
event-blocked_at_front = { $seat } stoi na początku Linii Frontu i nie może iść dalej.
event-blocked_by_commissar = { $seat } stoi tuż przed Komisarzem i nie może iść dalej.
event-blocked_by = { $seat } nie może iść dalej: drogę blokuje { $seat2 }, { FORM($seat2, "gender") ->
    [f] której
   *[other] którego
} nie można przemieścić.
event-stuck = { $seat } nie może się ruszyć.
event-steps_lost = { $number ->
    [one] Przepada { $number } ruch
    [few] Przepadają { $number } ruchy
   *[other] Przepada { $number } ruchów
} { CASE($seat, "gen") }.
event-caught = { $seat } grzęźnie w Drucie Kolczastym{ $number ->
    [0] {" "}i dalej nie idzie
   *[other] : pozostałe ruchy przepadają
}.

## the tank
event-boards = { $seat } i { $seat2 } wsiadają do Czołgu.
event-boards_alone = { $seat } wsiada do Czołgu bez pasażera.
event-drives = Czołg wjeżdża na miejsce { $number }.
event-tank_stays = Czołg stoi w miejscu.
event-crushes = Czołg miażdży Miny i Druty Kolczaste na swojej drodze (karty: { $number }).
event-tank_wears = Wytrzymałość Czołgu spada do { $number }.
event-tank_gone = Czołgu już nie ma; jego załoga stoi na zewnątrz.

## events and abilities
event-first_in_window = Pierwszeństwo w kolejności inicjatywy ma { $seat }; pozostali zostaną zapytani ponownie.
event-first_nyet = Pierwszeństwo ma { $seat }, bo siedzi najbliżej po lewej od { CASE($seat2, "gen") }; inne karty „Niet!” zostają na ręce.
event-first_dud = Pierwszeństwo w kolejności inicjatywy ma { $seat }; jeśli zostaną jakieś obrażenia, pozostali będą pytani ponownie.
event-announces = { $seat } zagrywa Wydarzenie „{ $card }”.
event-announces_about = { $seat } zagrywa Wydarzenie „{ $card }”: wybór pada na { CASE($option, "acc") }.
event-announces_item = { $seat } zagrywa Wydarzenie „{ $card }” na Ekwipunek { CASE($option, "gen") }: { CASE($option2, "quoted") }.
event-announces_shift_forward = { $seat } zagrywa Wydarzenie „{ $card }”: karta Celu z { CASE($option, "gen") } ma się przesunąć do przodu.
event-announces_shift_back = { $seat } zagrywa Wydarzenie „{ $card }”: karta Celu z { CASE($option, "gen") } ma się przesunąć do tyłu.
event-answers = { $seat } odpowiada kartą „{ $card }”.
event-answer_void = Odpowiedź { CASE($seat, "gen") } zostaje anulowana.
event-void = Wydarzenie „{ $card }” zostaje anulowane.
event-line_shuffled = Linia Frontu idzie w rozsypkę: o miejscach decyduje los.
event-lands_on = { $seat } trafia na miejsce { $number }.
event-sabotaged = Ekwipunek { CASE($seat, "gen") } zostaje zniszczony: { CASE($option, "quoted") }.
event-target_moved = Karta Celu z miejsca { $number } leży teraz przy miejscu { $number2 }.
event-seizes_initiative = { $seat } przejmuje kartę Inicjatywy.
event-keeps_initiative = { $seat } już ma kartę Inicjatywy i ją zatrzymuje.
event-roulettes_follow = Dołączone do niej Rosyjskie Ruletki ma teraz { $seat }.
event-takes_card = { $seat } zabiera { $secret ->
    [karta] kartę
   *[other] kartę „{ $secret }”
} z ręki { CASE($seat2, "gen") }.
event-nothing_to_take = { $seat } nie ma już kart na ręce: karta „{ $card }” nie wywiera efektu.
event-plans_changed = { $seat } wymienia swoją zakrytą kartę.
event-uses_ability = { $seat } korzysta ze Zdolności „{ CASE($option, "title") }”.
event-exchanges_hands = { $seat } i { $seat2 } wymieniają się kartami z ręki.
event-jumps = { $seat } skacze na miejsce { $number }.

## damage
event-passes_by = { $seat } robi unik i atak leci dalej.
event-tank_stops = Atak zatrzymuje się na Czołgu.
event-hits_nobody = Atak „{ $card }” nikogo nie trafia.
event-strikes_linear = { $seat } jest na linii ognia (obrażenia: { $number }).
event-strikes_main = { $seat } stoi tam, gdzie uderza atak (obrażenia główne: { $number }).
event-strikes_indirect = { $seat } stoi obok miejsca, w które uderza atak (obrażenia pośrednie: { $number }).
event-mine_goes_off = { $seat } trafia na miejsce { $number }: Mina wybucha.
event-mines_go_off = { $seat } trafia na miejsce { $number }: { $number2 ->
    [few] wybuchają { $number2 } Miny
   *[other] wybucha { $number2 } Min
}.
event-mine_disarmed = { $seat } trafia na miejsce { $number }: Mina zostaje odrzucona i nikogo nie rani.
event-mines_disarmed = { $seat } trafia na miejsce { $number }: { $number2 ->
    [few] { $number2 } Miny zostają odrzucone i nikogo nie ranią
   *[other] { $number2 } Min zostaje odrzuconych i nikogo nie rani
}.
event-past_harm = { $seat } nie ma już Punktów Życia: to trafienie niczego nie zmienia.
event-safe_in_tank = { $seat } siedzi w Czołgu: trafienie nie zadaje obrażeń.
event-safe_dodging = { $seat } robi unik: trafienie nie zadaje obrażeń.
event-safe_prone = { $seat } leży na ziemi: trafienie nie zadaje obrażeń.
event-safe_by_ability = { $seat } nie otrzymuje takich obrażeń: trafienie niczego nie zmienia.
event-redirects = { $seat } odbija trafienie w stronę { CASE($seat2, "gen") } (obrażenia: { $number }).
event-damage_left = { $number ->
    [0] { $seat } nie otrzyma z tego trafienia żadnych obrażeń
    [one] { $seat } ma otrzymać jeszcze { $number } obrażenie
    [few] { $seat } ma otrzymać jeszcze { $number } obrażenia
   *[other] { $seat } ma otrzymać jeszcze { $number } obrażeń
}.
event-lucky = { $seat } ma szczęście, ten jeden raz: żadnych obrażeń.
event-roulette_fires = Rosyjska Ruletka wypala: { $seat } otrzyma dodatkowo { $number ->
    [one] { $number } obrażenie
    [few] { $number } obrażenia
   *[other] { $number } obrażeń
}.
event-damaged = { $seat } otrzymuje { $number ->
    [one] { $number } obrażenie
    [few] { $number } obrażenia
   *[other] { $number } obrażeń
} i { $number2 ->
    [0] nie ma już Punktów Życia
    [one] ma jeszcze { $number2 } Punkt Życia
    [few] ma jeszcze { $number2 } Punkty Życia
   *[other] ma jeszcze { $number2 } Punktów Życia
}.
event-gassed = { $seat } wdycha gaz: nie uzupełnia ręki, dopóki ma na niej choć jedną kartę.
event-no_refill = { $seat } nie dobiera kart: wciąż działa gaz.
event-gas_over = Gaz już nie działa na { CASE($seat, "acc") }.
event-gains_life = { $seat } zyskuje { $number ->
    [one] { $number } Punkt Życia
    [few] { $number } Punkty Życia
   *[other] { $number } Punktów Życia
} i ma ich teraz { $number2 }.
event-at_top = { $seat } ma { $number ->
    [one] { $number } Punkt Życia
    [few] { $number } Punkty Życia
   *[other] { $number } Punktów Życia
}, najwięcej, ile mieści karta Życia, i nie zyskuje żadnego.

## death and the Commissar
event-dies = { $seat } ginie.
event-loots = { $seat } zabiera { CASE($seat2, "dat") } kartę „{ $card }” (Wytrzymałość { $number }).
event-leaves = Karta „{ $card }” po { CASE($seat, "pre") } zostaje odrzucona.
event-commissar_pushes = Komisarz przepycha Linię Frontu do przodu: { $seat } trafia na miejsce { $number }.
event-advances = Komisarz przechodzi na miejsce { $number }.
event-obstacles_gone = Miny i Druty Kolczaste z miejsca { $number } zostają odrzucone.
event-postponed = Komisarz nie może się jeszcze przepchnąć do przodu: zrobi to na koniec etapu 5.
event-wins = { $seat } wygrywa: nikt inny nie pozostał przy życiu.
event-all_dead = Nie został ani jeden Towarzysz: zwyciężyła wroga armia.
