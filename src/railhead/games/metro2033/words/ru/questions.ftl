# Metro 2033: questions

## set-up
ask-faction = Какую фракцию вы возглавите?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    } фракцию.
ask-hero = Какой герой будет служить вашей фракции?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    } героя.
ask-place_hero = На какой домашней станции начинает ваш герой?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] размещают
       *[other] размещает
    } героя.

## events
ask-polis_income = Какой ресурс приносит вам { $about }?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] получают
       *[other] получает
    } доход с Полиса.
ask-name_station = Угроза из темноты: какая из ваших станций попадает под удар?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    } станцию, на которую нападает угроза.
ask-defend_with = Кто защищает { CASE($about, "acc") }: ваша армия или ваш герой?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] решают
       *[other] решает
    }, кто защищает { CASE($about, "acc") }.
ask-vote = Вы голосуете за закон или против?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] голосуют
       *[other] голосует
    }.

## mobilization
ask-maintenance = Армию какой силы вы будете содержать?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] платят
       *[other] платит
    } за содержание армии.
ask-hire = Сколько солдат вы нанимаете?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] нанимают
       *[other] нанимает
    } солдат.
ask-soldier_price = Чем вы платите за этого солдата?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    }, чем платить.

## army actions
ask-army_action = Что делает ваша армия в этом раунде?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    } действие армии.
ask-army_station = Какую станцию атакует ваша армия?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    } станцию.
forecast-army_station-defence = пока { $attack } против { $defence }, затем карты боя
forecast-army_station-attack = пока { $attack }; против какой угрозы, ещё не видно
ask-army_hero = Какого героя атакует ваша армия?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    }, какого героя атаковать.
ask-gain = Какой жетон вы берёте из запаса?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] берут
       *[other] берёт
    } жетон.
ask-return = Какой жетон вы возвращаете в запас?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] возвращают
       *[other] возвращает
    } жетон.

## hero actions
ask-missed_turn = Ваш раненый герой пропускает этот ход. Применить или раскрыть задание?
    .waiting = Кто-то может применить задание.
ask-move = Куда идёт ваш герой? Чтобы остаться, выберите станцию, на которой он стоит.
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] перемещают
       *[other] перемещает
    } героя.
forecast-move-steps = Шагов: { $steps } из { $most-steps }
ask-hero_action = Что делает ваш герой?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    } действие героя.
ask-hero_hero = Какого героя атакует ваш герой?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    }, какого героя атаковать.
ask-buy = Какое снаряжение вы покупаете?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] торгуют
       *[other] торгует
    } на рынке Ганзы.
ask-equipment_price = Чем вы платите за карту «{ $about }»?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    }, чем платить.
ask-keep_mission = Какое задание вы оставляете себе?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    } задание.
ask-exchange_in = Какой ресурс вы отдаёте?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] обменивают
       *[other] обменивает
    } ресурсы.
ask-exchange_out = Какой ресурс вы берёте взамен?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] обменивают
       *[other] обменивает
    } ресурсы.
ask-exchange_number = Сколько жетонов вы обмениваете?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] обменивают
       *[other] обменивает
    } ресурсы.
ask-mixed_in = Какой жетон вы отдаёте?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] обменивают
       *[other] обменивает
    } ресурсы.
ask-mixed_out = Какой жетон вы берёте?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] обменивают
       *[other] обменивает
    } ресурсы.

## equipment
ask-carry_limit = Ваш герой несёт слишком много. Какое снаряжение вы сбрасываете?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] сбрасывают
       *[other] сбрасывает
    } снаряжение.
ask-keep_gear = Какое снаряжение вы оставляете себе?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    } снаряжение.
ask-take_gear = Вы победили героя. Какое снаряжение вы у него забираете?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] могут
       *[other] может
    } забрать снаряжение.
ask-strip_gear = Какое снаряжение сбрасывает побеждённый герой?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    }, какое снаряжение сбросить.

## battles
ask-play_scouted = Положить разведанную карту поверх колоды угроз?
    .waiting = У { CASE($seat, "gen") } есть разведанная карта.
ask-before_battle = Применить что-нибудь перед боем?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] готовятся
       *[other] готовится
    } к бою.
ask-refuse_threat = Хан увидел верхнюю карту угрозы. Сразиться с ней?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] изучают
       *[other] изучает
    } карту.
ask-call_off = Вы посмотрели верхнюю карту угрозы. Продолжить атаку?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] изучают
       *[other] изучает
    } карту.
ask-combat_card = Какую боевую карту вы играете?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] выбирают
       *[other] выбирает
    } боевую карту.
ask-after_reveal = Применить что-нибудь до сравнения сил?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] могут
       *[other] может
    } применить что-нибудь в бою.
ask-prevent_wound = Ваш герой вот-вот будет ранен. Сбросить вместо этого карту «Аптечка»?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] принимают
       *[other] принимает
    } решение.
ask-go_home = Ваш герой ранен. На какую домашнюю станцию он отправляется?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] отправляют
       *[other] отправляет
    } героя домой.
ask-capture = Вы победили. Захватить станцию? Если вы пасуете, она будет нейтральной.
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] могут
       *[other] может
    } захватить станцию.
ask-refuge = У вас меньше трёх станций. Какую нейтральную станцию вы занимаете?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] занимают
       *[other] занимает
    } станцию.

## missions
ask-missions = Применить или раскрыть задание?
    .waiting = Кто-то может применить задание.
ask-turn_up = Раскрыть задание, цель которого достигнута?
    .waiting = Кто-то может раскрыть задание.
ask-strengthen = Кто становится сильнее: ваша армия или ваш герой?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] применяют
       *[other] применяет
    } задание.
ask-protect = Какую из своих станций вы берёте под защиту?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] применяют
       *[other] применяет
    } задание.
ask-steal_from = У какой фракции вы забираете жетон?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] применяют
       *[other] применяет
    } задание.
ask-steal = Какой жетон вы забираете?
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] применяют
       *[other] применяет
    } задание.
ask-arrange = Какую из этих угроз вы возвращаете первой? Последняя окажется сверху.
    .waiting = { $seat } { FORM($seat, "number") ->
        [pl] раскладывают
       *[other] раскладывает
    } верх колоды угроз.
