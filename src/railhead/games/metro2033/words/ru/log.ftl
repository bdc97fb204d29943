# Metro 2033: what happened

## set-up and rounds
event-leads = { $person } возглавляет { CASE($option, "acc") }.
event-start_bonus = { $seat } { FORM($seat, "number") ->
    [pl] получают
   *[other] получает
} стартовый бонус своей фракции.
event-chooses_hero = { $option } служит { CASE($seat, "dat") }.
event-places_hero = Герой { CASE($seat, "gen") } начинает на { CASE($option, "pre") }.
event-round_begins = Начинается раунд { $number }; первый игрок — { $seat }.
event-track_shows = На шкале раундов: { $track }{ $number ->
    [1] {""}
    [few] , по { $number } жетона с каждой станции
   *[other] , по { $number } жетонов с каждой станции
}.
event-phase_begins = Фаза { $number }: { $phase }.
event-effects_end = Все эффекты «до конца раунда» прекращаются.
event-stage_begins = Начинается этап { $number }: его колода угроз перемешана, герой может нести не больше { $number2 } карт снаряжения.
event-reshuffles = Сброшенные карты { $deck } перемешаны и снова образуют колоду.
event-final_points = { $seat }: { $stations } и { $missions } — всего { $points }.
event-wins_by_points = { $seat } { FORM($seat, "number") ->
    [pl] набирают
   *[other] набирает
} очки, нужные для победы.
event-wins_by_polis = { $seat } { FORM($seat, "number") ->
    [pl] контролируют
   *[other] контролирует
} весь Полис.

## tokens
event-gains_pigs = { $seat } { FORM($seat, "number") ->
    [pl] берут
   *[other] берёт
} { $pigs }.
event-gains_mushrooms = { $seat } { FORM($seat, "number") ->
    [pl] берут
   *[other] берёт
} { $mushrooms }.
event-gains_ammo = { $seat } { FORM($seat, "number") ->
    [pl] берут
   *[other] берёт
} { $ammo }.
event-returns_pigs = { $seat } { FORM($seat, "number") ->
    [pl] возвращают
   *[other] возвращает
} { $pigs }.
event-returns_mushrooms = { $seat } { FORM($seat, "number") ->
    [pl] возвращают
   *[other] возвращает
} { $mushrooms }.
event-returns_ammo = { $seat } { FORM($seat, "number") ->
    [pl] возвращают
   *[other] возвращает
} { $ammo }.
event-reserve_short = В запасе не хватает { CASE($resource, "gen") }: { $seat } { FORM($seat, "number") ->
    [pl] берут
   *[other] берёт
} { $number } вместо { $number2 }.
event-reserve_empty = В запасе не осталось { CASE($resource, "gen") } для { CASE($seat, "gen") }.
event-no_more_tokens = В запасе больше нет жетонов, которые { $seat } { FORM($seat, "number") ->
    [pl] могут
   *[other] может
} взять.
event-no_token_to_return = У { CASE($seat, "gen") } больше нет жетонов, которые можно вернуть.
event-steals = { $seat } { FORM($seat, "number") ->
    [pl] забирают
   *[other] забирает
} { $onetoken } у { CASE($seat2, "gen") }.

## events
event-polis_produces = { $option } приносит { CASE($seat, "dat") } { CASE($resource, "acc") }.
event-names_for_army = { $seat } { FORM($seat, "number") ->
    [pl] выбирают
   *[other] выбирает
}: под удар попадает станция { $option }, её защищает армия.
event-names_for_hero = { $seat } { FORM($seat, "number") ->
    [pl] выбирают
   *[other] выбирает
}: под удар попадает станция { $option }, её защищает герой.
event-has_no_station = У { CASE($seat, "gen") } нет станции, на которую могла бы напасть угроза.
event-dark_opens = Угроза из темноты: «{ $card }», сила { $number }.
event-dark_stays_quiet = Карт угроз не осталось: темнота молчит.
event-proposes_law = Предложен закон: «{ $card }».
event-votes_for = { $seat } { FORM($seat, "number") ->
    [pl] отдают
   *[other] отдаёт
} за закон { $votes }.
event-votes_against = { $seat } { FORM($seat, "number") ->
    [pl] отдают
   *[other] отдаёт
} против закона { $votes }.
event-law_passes = Закон «{ $card }» принят ({ $number } против { $number2 }) и сразу вступает в силу.
event-law_ends = Закон «{ $card }» больше не действует.
event-law_fails = Закон «{ $card }» отклонён: за — { $number }, против — { $number2 }.

## mobilization and army
event-pays_maintenance = { $seat } { FORM($seat, "number") ->
    [pl] платят
   *[other] платит
} за содержание армии { $pigs }.
event-hires_one = { $seat } { FORM($seat, "number") ->
    [pl] нанимают
   *[other] нанимает
} 1 солдата за { $price }.
event-hires = { $seat } { FORM($seat, "number") ->
    [pl] нанимают
   *[other] нанимает
} { $number } солдат и { FORM($seat, "number") ->
    [pl] платят
   *[other] платит
} за каждого { $price }.
event-army_changes = Сила армии { CASE($seat, "gen") } теперь { $number }.
event-army_stays = Сила армии { CASE($seat, "gen") } остаётся { $number }.
event-obtains = Армия { CASE($seat, "gen") } добывает ресурсы.
event-army_rests = Армия { CASE($seat, "gen") } не совершает действий.
event-faction_ability = { $seat } { FORM($seat, "number") ->
    [pl] применяют
   *[other] применяет
} свойство фракции: «{ $factionability }».

## heroes
event-moves = Герой { CASE($seat, "gen") } идёт на { CASE($option, "acc") }.
event-stays = Герой { CASE($seat, "gen") } остаётся на { CASE($option, "pre") }.
event-hero_rests = Герой { CASE($seat, "gen") } не совершает действий.
event-misses_turn = Раненый герой { CASE($seat, "gen") } пропускает ход.
event-hero_ability = { $seat } { FORM($seat, "number") ->
    [pl] применяют
   *[other] применяет
} свойство { CASE($hero, "gen") }.
event-scouts = { $seat } { FORM($seat, "number") ->
    [pl] проводят
   *[other] проводит
} разведку и { FORM($seat, "number") ->
    [pl] берут
   *[other] берёт
} карту угрозы{ FORM($secret, "kind") ->
    [threat] : «{ $secret }»
   *[other] {""}
}.
event-returns_scouted = { $seat } { FORM($seat, "number") ->
    [pl] кладут
   *[other] кладёт
} разведанную карту под колоду угроз.
event-market_shows = На рынке Ганзы появляется карта «{ $card }».
event-renews_market = { $seat } { FORM($seat, "number") ->
    [pl] платят
   *[other] платит
} { $price } и { FORM($seat, "number") ->
    [pl] обновляют
   *[other] обновляет
} рынок Ганзы.
event-buys = { $seat } { FORM($seat, "number") ->
    [pl] покупают
   *[other] покупает
} карту «{ $card }» за { $price }.
event-buys_no_card = { $seat } ничего не { FORM($seat, "number") ->
    [pl] покупают
   *[other] покупает
}.

## equipment
event-draws_gear = { $seat } { FORM($seat, "number") ->
    [pl] берут
   *[other] берёт
} из колоды карту «{ $card }».
event-receives_gear = { $seat } { FORM($seat, "number") ->
    [pl] получают
   *[other] получает
} карту «{ $card }».
event-discards_gear = { $seat } { FORM($seat, "number") ->
    [pl] сбрасывают
   *[other] сбрасывает
} карту «{ $card }».
event-takes_gear = { $seat } { FORM($seat, "number") ->
    [pl] забирают
   *[other] забирает
} карту «{ $card }» у { CASE($seat2, "gen") }.
event-leaves_gear = { $seat } не { FORM($seat, "number") ->
    [pl] трогают
   *[other] трогает
} снаряжение { CASE($seat2, "gen") }.
event-has_no_gear = У героя { CASE($seat, "gen") } нет снаряжения, которое можно потерять.
event-gear_is_protected = Снаряжение героя { CASE($seat, "gen") } защищено.
event-no_equipment_left = Для { CASE($seat, "gen") } не осталось карт снаряжения.
event-uses_gear = { $seat } { FORM($seat, "number") ->
    [pl] применяют
   *[other] применяет
} карту «{ $card }».

## battles
event-army_attacks = Армия { CASE($seat, "gen") } атакует { CASE($option, "acc") }.
event-hero_attacks = Герой { CASE($seat, "gen") } атакует { CASE($option, "acc") }.
event-army_attacks_hero = Армия { CASE($seat, "gen") } атакует на { CASE($option, "pre") } героя { CASE($seat2, "gen") }.
event-hero_attacks_hero = Герой { CASE($seat, "gen") } атакует на { CASE($option, "pre") } героя { CASE($seat2, "gen") }.
event-army_defends = Армия { CASE($seat, "gen") } защищает { CASE($option, "acc") }.
event-hero_defends = Герой { CASE($seat, "gen") } защищает { CASE($option, "acc") }.
event-polis_defends = { $option } — нейтральная станция Полиса; её защищает сила { $number }.
event-plays_scouted = { $seat } { FORM($seat, "number") ->
    [pl] кладут
   *[other] кладёт
} разведанную карту поверх колоды угроз.
event-looks = { $seat } { FORM($seat, "number") ->
    [pl] смотрят
   *[other] смотрит
} верхнюю карту угрозы{ FORM($secret, "kind") ->
    [threat] : это «{ $secret }»
   *[other] {""}
}.
event-looks_through = { $seat } { FORM($seat, "number") ->
    [pl] просматривают
   *[other] просматривает
} верх колоды угроз{ FORM($secret, "kind") ->
    [threat] : там «{ $secret }»
   *[other] {""}
}.
event-arranges = { $seat } { FORM($seat, "number") ->
    [pl] кладут
   *[other] кладёт
} { $cards } обратно поверх колоды угроз.
event-keeps_threat = { $seat } { FORM($seat, "number") ->
    [pl] оставляют
   *[other] оставляет
} карту сверху в колоде угроз.
event-refuses_threat = { $seat } { FORM($seat, "number") ->
    [pl] кладут
   *[other] кладёт
} карту под колоду угроз.
event-goes_on = { $seat } { FORM($seat, "number") ->
    [pl] продолжают
   *[other] продолжает
} атаку.
event-calls_off = { $seat } { FORM($seat, "number") ->
    [pl] отменяют
   *[other] отменяет
} атаку.
event-opens_threat = { $seat } { FORM($seat, "number") ->
    [pl] встречают
   *[other] встречает
} угрозу «{ $card }», сила { $number }.
event-meets_nobody = Карт угроз не осталось: { $seat } не { FORM($seat, "number") ->
    [pl] встречают
   *[other] встречает
} сопротивления.
event-plays_combat_card = { $seat } { FORM($seat, "number") ->
    [pl] играют
   *[other] играет
} боевую карту «{ $card }».
event-army_counts = { $seat }: армия даёт { $number }.
event-hero_counts = { $seat }: герой даёт { $number }.
event-faction_counts = { $seat }: свойство фракции даёт { $number }.
event-ability_counts = { $seat }: свойство героя даёт { $number }.
event-card_counts = { $seat }: карта «{ $card }» даёт { $number }.
event-card_is_cancelled = { $seat }: карта «{ $card }» отменена и даёт 0.
event-used_gear_counts = { $seat }: снаряжение, применённое в этом бою, даёт { $number }.
event-missions_count = { $seat }: задания, применённые в этом раунде, дают { $number }.
event-compares = { $seat }: сила { $number } против { $number2 }.
event-wins = { $seat } { FORM($seat, "number") ->
    [pl] выигрывают
   *[other] выигрывает
} бой.
event-loses = { $seat } { FORM($seat, "number") ->
    [pl] проигрывают
   *[other] проигрывает
} бой.
event-defeats = { $seat } { FORM($seat, "number") ->
    [pl] побеждают
   *[other] побеждает
} { CASE($seat2, "acc") }.
event-draw = Бой заканчивается вничью.
event-draw_is_lost = Ничья против карты «{ $card }» — поражение для { CASE($seat, "gen") }.
event-takes_reward = { $seat } { FORM($seat, "number") ->
    [pl] получают
   *[other] получает
} награду за карту «{ $card }».
event-also_loses = Из-за карты «{ $card }» { $seat } { FORM($seat, "number") ->
    [pl] несут
   *[other] несёт
} дополнительные потери.
event-prevents_wound = «{ $card }» спасает героя { CASE($seat, "gen") } от ранения.
event-is_wounded = Герой { CASE($seat, "gen") } ранен и отправляется на { CASE($option, "acc") }.
event-is_healed = Герой { CASE($seat, "gen") } вылечен.
event-captures = { $seat } { FORM($seat, "number") ->
    [pl] захватывают
   *[other] захватывает
} { CASE($option, "acc") } за { $price }; теперь у фракции { $points }.
event-leaves_neutral = { $seat } не { FORM($seat, "number") ->
    [pl] захватывают
   *[other] захватывает
} { CASE($option, "acc") }.
event-loses_station = { $seat } { FORM($seat, "number") ->
    [pl] теряют
   *[other] теряет
} { CASE($option, "acc") }; у фракции остаётся { $points }.
event-takes_refuge = { $seat } бесплатно { FORM($seat, "number") ->
    [pl] занимают
   *[other] занимает
} { CASE($option, "acc") }; теперь у фракции { $points }.
event-finds_no_refuge = Нет нейтральной станции, которую { $seat } { FORM($seat, "number") ->
    [pl] могут
   *[other] может
} занять.

## missions
event-pays_for_mission = { $seat } { FORM($seat, "number") ->
    [pl] платят
   *[other] платит
} за задание { $price }.
event-draws_missions = { $seat } { FORM($seat, "number") ->
    [pl] берут
   *[other] берёт
} из колоды { $missions }.
event-no_mission_left = Для { CASE($seat, "gen") } не осталось заданий.
event-keeps_mission = { $seat } { FORM($seat, "number") ->
    [pl] оставляют
   *[other] оставляет
} себе { FORM($secret, "kind") ->
    [mission] задание «{ $secret }»
   *[other] одно задание
}.
event-discards_drawn = { $seat } { FORM($seat, "number") ->
    [pl] сбрасывают
   *[other] сбрасывает
} { $missions } рубашкой вверх.
event-discards_mission = { $seat } { FORM($seat, "number") ->
    [pl] сбрасывают
   *[other] сбрасывает
} задание «{ $card }» ради его свойства.
event-uses_mission = { $seat } { FORM($seat, "number") ->
    [pl] платят
   *[other] платит
} { $price } за свойство задания «{ $card }».
event-names = Выбор { CASE($seat, "gen") }: { $option }.
event-completes = { $seat } { FORM($seat, "number") ->
    [pl] выполняют
   *[other] выполняет
} задание «{ $card }»; теперь у фракции { $points }.

## amounts
amount-pigs = { $n ->
    [one] { $n } свинью
    [few] { $n } свиньи
   *[other] { $n } свиней
}
amount-mushrooms = { $n ->
    [one] { $n } гриб
    [few] { $n } гриба
   *[other] { $n } грибов
}
amount-ammo = { $n ->
    [one] { $n } патрон
    [few] { $n } патрона
   *[other] { $n } патронов
}
amount-votes = { $n ->
    [one] { $n } голос
    [few] { $n } голоса
   *[other] { $n } голосов
}
amount-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
amount-missions = { $n ->
    [one] { $n } задание
    [few] { $n } задания
   *[other] { $n } заданий
}
amount-stations = { $n ->
    [one] { $n } станция
    [few] { $n } станции
   *[other] { $n } станций
}
amount-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
amount-shown_pigs = свиньи
amount-shown_mushrooms = грибы
amount-shown_ammo = патроны
amount-shown_threat = угроза
amount-shown_law = закон
amount-shown_nothing = пусто

## phases and decks
phase-events = события
phase-mobilization = мобилизация
phase-army_actions = действия армий
phase-hero_actions = действия героев
phase-end_of_round = конец раунда
deck-threat = угроз
deck-equipment = снаряжения
deck-mission = заданий

## resources within a sentence
resource-pigs = свиньи
    .gen = свиней
    .acc = свиней
resource-mushrooms = грибы
    .gen = грибов
    .acc = грибы
resource-ammo = патроны
    .gen = патронов
    .acc = патроны
word-some_pigs = свиньи
    .gen = свиней
    .acc = свиней
word-some_mushrooms = грибы
    .gen = грибов
    .acc = грибы
word-some_ammo = патроны
    .gen = патронов
    .acc = патроны

## abilities of factions
factionability-People-s-Militia = Народное ополчение
factionability-Blitz = Блицкриг
factionability-World-Revolution = Мировая революция
factionability-Workshops = Мастерские
factionability-Marauders = Мародёры
factionability-Councils = Советы
