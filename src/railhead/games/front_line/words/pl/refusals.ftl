# Front Line: No Komrades: why something is not allowed

## the draft and step 2
why-not_in_packet = W pakiecie, który trzymasz, nie ma karty „{ $option }”.
why-must_pick = Musisz wybrać kartę z pakietu, który trzymasz: nie możesz spasować.
why-not_in_hand = Nie masz na ręce karty „{ $option }”.
why-must_lay = Dopóki masz karty, musisz zagrać jedną zakrytą: nie możesz spasować.

## events
why-not_an_event = Karta „{ $option }” nie jest Wydarzeniem: prosto z ręki zagrywa się tylko Wydarzenia.
why-only_against_event = Kartę „{ $option }” można zagrać tylko tuż po tym, jak ktoś zagra Wydarzenie.
why-only_against_damage = Kartę „{ $option }” można zagrać tylko wtedy, gdy któryś Towarzysz ma otrzymać obrażenia.
why-event_not_in_hand = Nie masz na ręce karty „{ $option }”.
why-event_spent = Twoje jedyne Wydarzenie w tej turze zostało już zagrane.
why-only_before_step_4 = Kartę „{ $option }” można zagrać tylko przed odkryciem pierwszej karty w etapie 4.
why-only_before_step_5 = Kartę „{ $option }” można zagrać tylko przed rozpatrzeniem obrażeń w etapie 5.
why-only_with_card_down = Kartę „{ $option }” można zagrać tylko po etapie 2, dopóki twoja karta leży jeszcze zakryta.
why-halt_in_force = Działa „Stój!”: do końca etapu 5 nikt nie przemieszcza się po Linii Frontu.
why-nobody_movable = Nie ma Towarzysza, którego można przemieścić.
why-no_equipment_about = Żaden inny Towarzysz nie ma Ekwipunku w grze.
why-nobody_to_rob = Żaden inny gracz nie ma kart na ręce.
why-no_target_card = Przy żadnym miejscu nie leży karta Celu, którą można przesunąć.
why-no_card_down = Nie masz już zakrytej karty.
why-no_other_card = Karta „{ $option }” wymaga drugiej karty na ręce, na wymianę, a ty takiej nie masz.
why-not_a_nyet = Kartą „{ $option }” nie odpowiada się na Wydarzenie: służy do tego tylko „Niet!”.
why-not_a_dud = Karta „{ $option }” nie chroni przed nadchodzącymi obrażeniami: pomaga tylko „Niewypał”.

## abilities
why-not_your_ability = „{ CASE($option, "title") }” to nie jest Zdolność twojego Towarzysza.
why-no_window_ability = Zdolność „{ CASE($option, "title") }” działa sama albo w określonej sytuacji: nie można jej użyć w tej chwili.
why-market_day_spent = Zdolność „{ CASE($option, "title") }” działa raz na grę i została już wykorzystana.
why-jump_spent = Dzięki Zdolności „{ CASE($option, "title") }” można skoczyć tylko raz na grę, a ten skok jest już wykorzystany.
why-jump_with_fubar = Działa twoja karta „F.U.B.A.R.”: nie można cię przemieścić, więc nie możesz też skoczyć.
why-jump_out_of_tank = Siedzisz w Czołgu i nie możesz skoczyć.

## choosing a comrade
why-must_choose = Musisz coś wybrać: nie możesz spasować.
why-not_in_the_match = { $option } nie bierze udziału w tej grze.
why-has_fallen = { $option } nie żyje i nie bierze już udziału w grze.
why-is_dying = { $option } nie ma już Punktów Życia i liczy się jako { FORM($option, "gender") ->
    [f] martwa
   *[other] martwy
}.
why-is_fubar = Na { CASE($option, "acc") } działa karta „F.U.B.A.R.”: nie można { FORM($option, "gender") ->
    [f] jej
   *[other] go
} w żaden sposób przemieścić.
why-is_in_tank = { $option } siedzi w Czołgu i nie można { FORM($option, "gender") ->
    [f] jej
   *[other] go
} przemieścić.
why-shoves_another = Popychasz innego Towarzysza, nie własnego.
why-swaps_with_another = Twój Towarzysz zamienia się miejscami z kimś innym.
why-swaps_two_others = Miejscami zamieniają się dwaj inni Towarzysze; twój nie może być jednym z nich.
why-already_chosen = { $option } już bierze w tym udział: miejscami zamieniają się dwaj różni Towarzysze.
why-sabotages_another = Niszczysz Ekwipunek innego Towarzysza, nie własny.
why-robs_another = Zabierasz kartę z ręki innego gracza, nie z własnej.
why-trades_with_another = Wymieniasz się kartami z innym graczem, nie ze sobą.
why-passes_on_to_another = Odbijasz trafienie w stronę innego Towarzysza, nie w siebie.
why-takes_another_along = Ty prowadzisz Czołg; pasażerem jest inny Towarzysz.
why-too_far_for_door = Trafienie można odbić tylko na sąsiednie miejsce; { $option } stoi { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[other] { $number } miejsc
} od ciebie.
why-too_far_for_tank = Pasażer wsiada z sąsiedniego miejsca; { $option } stoi { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[other] { $number } miejsc
} od ciebie.
why-has_no_equipment = { $option } nie ma Ekwipunku w grze.
why-has_no_cards = { $option } nie ma kart na ręce.

## equipment
why-not_your_equipment = Nie masz w grze karty { CASE($option, "quoted") }.
why-door_needs_comrade = Wskaż, w kogo odbijasz trafienie: wybierz Towarzysza na sąsiednim miejscu.
why-door_comes_first = Najpierw zdecyduj, czy odbijasz trafienie; na inny Ekwipunek czas przyjdzie potem.
why-not_a_door = Karta { CASE($option, "quoted") } nie odbija trafień.
why-door_too_late = Na odbicie trafienia jest już za późno; teraz możesz użyć innego Ekwipunku.
why-nobody_beside = Na sąsiednich miejscach nie ma Towarzysza, w którego można odbić trafienie.
why-used_already = Karta { CASE($option, "quoted") } broni cię już przed tym trafieniem: każda działa raz.
why-does_not_fit_hit = Karta { CASE($option, "quoted") } nie chroni przed trafieniem tego typu.
why-is_no_detector = Karta { CASE($option, "quoted") } nie pomaga na Miny.
why-is_no_medkit = Karta { CASE($option, "quoted") } nie daje Punktów Życia w etapie 6.
why-not_his_equipment = Towarzysz, którego Ekwipunek niszczysz, nie ma w grze karty { CASE($option, "quoted") }.
why-leaves_no_such_item = Zabity Towarzysz nie zostawia karty { CASE($option, "quoted") }.
why-leaves_no_hand = Zabity Towarzysz nie zostawia kart na ręce.

## places and cards
why-no_such_slot = Linia Frontu ma tylko { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[other] { $number } miejsc
}: nie ma na niej { CASE($option, "gen") }.
why-slot_not_free = { $option } nie jest wolne.
why-no_target_there = Przy { CASE($option, "pre") } nie leży karta Celu.
why-target_out_of_reach = Karta Celu przy { CASE($option, "pre") } leży za Komisarzem i nie można jej przesunąć.
why-nothing_to_exchange = Nie masz na ręce karty „{ $option }”, którą można wymienić na tę zakrytą.
