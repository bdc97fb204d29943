# Metro 2033: why something is not allowed

## set-up
why-faction_taken = Фракцию «{ $option }» уже возглавляет другой игрок.
why-not_a_neighbour = Зона { CASE($option, "gen") } не граничит ни с одной из уже занятых зон.
why-hero_taken = { $option } уже служит другому игроку.
why-not_a_home = { $option } — не домашняя станция вашей фракции.

## prices and tokens
why-too_few = Не хватает { CASE($about, "gen") }: нужно { $number }, у вас { $number2 }.
why-no_price_payable = Ни одну из возможных цен (их { $number }) вы не можете заплатить полностью.
why-not_a_price = Такой цены сейчас нет.
why-none_left = В запасе не осталось { CASE($about, "gen") }.
why-taken_already = Жетоны должны быть разными, а { CASE($about, "acc") } вы уже взяли.
why-none_to_return = У вас нет { CASE($about, "gen") }, чтобы вернуть их в запас.

## events
why-not_shown = В этом раунде на шкале раундов нет { CASE($about, "gen") }.
why-not_yours = { $option } — не ваша станция.

## mobilization
why-level_too_high = Сила вашей армии — { $number }, содержать более сильную нельзя.
why-level_too_dear = Не хватает свиней для армии силой { $number }: нужно { $number2 }, у вас { $number3 }.
why-level_too_low = Содержание армии силой { $number } ничего не стоит, уменьшать её ещё больше незачем.
why-army_full = Сила армии не бывает больше { $number }, а у вашей сейчас { $number2 }.
why-too_many_soldiers = { $number ->
    [0] Вы не можете заплатить ни за одного солдата.
    [one] Вы можете заплатить не больше чем за { $number } солдата.
   *[other] Вы можете заплатить не больше чем за { $number } солдат.
}

## attacks on stations: by the army, then by the hero on the station where he stands
why-no_station_in_reach = Вашей армии не добраться ни до одной станции, которую можно атаковать.
why-not_active = Станция { $option } находится в зоне фракции, за которую никто не играет.
why-hansa_station = { $option } — станция Ганзы, такие станции атаковать нельзя.
why-abandoned_station = { $option } — заброшенная станция, такие станции атаковать нельзя.
why-your_own = { $option } — ваша собственная станция.
why-out_of_reach = Ни с одной из ваших станций армии не добраться до { CASE($option, "gen") }.
why-truce = Действующий закон запрещает атаковать станции игроков.
why-sanctuary = Действующий закон запрещает атаковать Полис.
why-protected = { $option } под защитой до конца раунда.
why-on_hansa = Ваш герой на станции Ганзы, такие станции атаковать нельзя.
why-on_abandoned = Ваш герой на заброшенной станции, такие станции атаковать нельзя.
why-on_your_own = Ваш герой на вашей собственной станции.
why-on_protected = Станция, на которой стоит ваш герой, под защитой до конца раунда.

## attacks on heroes: by the army, then by the hero
why-no_hero_in_reach = Вашей армии не добраться ни до одного героя, которого можно атаковать.
why-own_hero = { $option } — ваш собственный герой.
why-nobodys_hero = { $option } в этой партии никому не служит.
why-hero_on_hansa = { $option } на станции Ганзы, там героев атаковать нельзя.
why-hero_among_own = { $option } на станции своей фракции, и там героя атаковать нельзя.
why-hero_out_of_reach = { $option } там, куда вашей армии не добраться.
why-no_hero_here = На этой станции нет героя, которого ваш герой мог бы атаковать.
why-hero_itself = { $option } — ваш герой, а атаковать можно только чужого.
why-hero_elsewhere = { $option } не на той станции, где стоит ваш герой.
why-hero_safe_here = { $option } здесь на станции своей фракции, и атаковать героя нельзя.

## army and hero turns
why-army_has_acted = За ход армия выполняет одно действие, и ваша его уже выполнила.
why-army_attack_first = Сначала выберите атаку армии, а потом её цель.
why-hero_has_acted = За ход герой выполняет одно действие, и ваш его уже выполнил.
why-no_token_to_obtain = В запасе нет ни одного жетона.
why-wounded = Ваш раненый герой пропускает этот ход: он не перемещается и не действует.
why-hero_attack_first = Сначала выберите атаку героя, а потом её цель.
why-move_first = Сначала перемещение. Чтобы остаться на месте, выберите станцию, где стоит ваш герой.
why-moved_already = Перемещение уже завершено, теперь ваш герой действует.
why-not_entered = Станция { $option } находится в зоне фракции, за которую никто не играет.
why-too_far = Путь до { CASE($option, "gen") } стоит { $number }, а скорость вашего героя — { $number2 }.
why-no_way = До { CASE($option, "gen") } нет пути через активные зоны.
why-buy_on_hansa = Снаряжение покупают на станции Ганзы, а вашего героя там нет.
why-mission_on_hansa = Задания получают на станции Ганзы, а вашего героя там нет.
why-exchange_on_hansa = Ресурсы обменивают на станции Ганзы, а вашего героя там нет.
why-no_equipment = Рынок пуст, и пополнить его нечем.
why-no_mission = Заданий больше не осталось.
why-not_on_neutral = Ваш герой не на нейтральной станции.
why-no_threat_to_scout = Карт угроз не осталось.
why-no_token_to_exchange = У вас нет жетонов для обмена.
why-no_other_type = В запасе нет жетонов другого вида.
why-not_an_action = Свойство вашего героя — не действие.
why-brings_nothing = На такой станции свойство вашего героя ничего не даёт.
why-no_token_to_take = В запасе нет жетона, который мог бы взять ваш герой.
why-army_at_top = Сила вашей армии уже { $number }, сильнее она стать не может.

## trade
why-not_for_sale = Карты «{ $option }» нет на рынке.
why-renewed_already = Вы уже обновили рынок, второй раз нельзя.
why-bought_already = Обновить рынок можно только до покупки, но не после.
why-nothing_new = Других карт нет: вернулись бы те же самые.
why-no_renewal = По заданию покупают то, что лежит на рынке: обновлять его нельзя.
why-buy_one = По заданию нужно купить карту: выберите какую.
why-none_to_give = У вас нет { CASE($about, "gen") }, чтобы отдать.
why-other_type_needed = Взять нужно ресурс другого вида, не тот, что вы отдаёте.
why-between = Обменять можно не меньше 1 и не больше { $number } { $number ->
    [one] жетона
   *[other] жетонов
}.
why-give_one_first = Сначала отдайте хотя бы один жетон.
why-cannot_replace = В запасе слишком мало жетонов других видов, чтобы заменить этот.
why-given_already = Нельзя взять обратно тот вид ресурса, который вы только что отдали.
why-not_in_your_draw = Задания «{ $option }» нет среди тех, что вы взяли.
why-not_in_the_offer = Карты «{ $option }» нет среди тех, что вы взяли.

## equipment
why-not_carried = У вашего героя нет карты «{ $option }».
why-loser_lacks = У побеждённого героя нет карты «{ $option }».
why-must_strip = Защитник обязан сбросить одну карту побеждённого героя.
why-must_discard = Угроза отнимает у вас карту снаряжения: выберите какую.
why-no_cure = Карта «{ $option }» не спасает вашего героя от ранения.

## battles
why-not_for_battles = Карту «{ $option }» нельзя сбросить в бою ради силы.
why-army_fights = В этом бою сражается ваша армия, а снаряжение помогает только герою.
why-equipment_cancelled = Против этой угрозы снаряжение не даёт силы.
why-no_threat_ahead = В этом бою карта угрозы сейчас не открывается.
why-no_threat_card = Карт угроз не осталось.
why-not_khan = У вашего героя нет такого свойства.
why-khan_has_looked = Ваш герой уже применил это свойство в этом раунде.
why-no_geiger = У вашего героя нет такого снаряжения.
why-geiger_read = Вы уже посмотрели эту карту.
why-not_dealt = Карты «{ $option }» нет среди боевых карт, которые вам сдали.
why-home_to_heal = Раненый герой отправляется на домашнюю станцию, а { $option } — не ваша домашняя станция.

## capturing
why-no_faction_token = У вас уже { $number } { $number ->
    [one] станция
    [few] станции
   *[other] станций
}: жетона фракции для ещё одной нет.
why-not_neutral = { $option } — не нейтральная станция активной карты.
why-own_zone_first = { $option } вне вашей зоны, а в вашей ещё есть нейтральная станция.
why-polis_no_refuge = Станцию Полиса нельзя занять бесплатно.

## missions: their abilities
why-no_such_mission = У вас нет этого задания.
why-used_this_round = Вы уже применили это задание в этом раунде.
why-ability_needs_ammo = Свойство выполненного задания стоит { $number } { $number ->
    [one] патрон
    [few] патрона
   *[other] патронов
}, а у вас { $number2 }.
why-not_inside = Задания нельзя применять и раскрывать посреди другого действия.
why-only_before_vote = Его свойство применяют, только когда вы голосуете по закону.
why-only_after_reveal = Его свойство применяют, только когда боевые карты уже открыты.
why-no_token_for_mission = В запасе нет жетона, который вы могли бы взять.
why-market_empty = На рынке нет карт, которые можно купить.
why-no_threats_to_arrange = В колоде угроз нет карт, которые можно посмотреть.
why-maintained_already = Содержание армии в этом раунде вы уже оплатили.
why-army_cannot_grow = Сила вашей армии уже { $number }, сильнее она стать не может.
why-not_wounded = Вашему герою не нужно пропускать ход.
why-nobody_has_tokens = Ни у кого из других игроков нет жетонов.
why-no_law = Сейчас не действует ни один закон.
why-no_station_to_protect = У вас нет станции, которую можно защитить.
why-protect_your_own = { $option } — не ваша станция.
why-take_from_another = Забрать жетон можно только у другого игрока.
why-not_played = За фракцию «{ $option }» в этой партии никто не играет.
why-has_no_token = У { CASE($option, "gen") } нет жетонов.
why-victim_has_none = У этого игрока нет { CASE($about, "gen") }.
why-not_looked_at = Карты «{ $option }» нет среди тех, что вы смотрите.

## missions: turning them up
why-not_face_down = У вас нет такого нераскрытого задания.
why-goal_done_before = Вы уже выполнили задание с такой целью.
why-came_too_late = Когда это произошло, этого задания у вас ещё не было.
why-not_the_moment = Задания раскрывают в свой ход, после выигранного боя или перед проверкой победы.
why-after_the_battle = Его раскрывают сразу после боя, в котором достигнута цель.
why-in_your_turn = Плату по этому заданию вносят в свой ход.
why-goal_not_reached = Цель не достигнута: { $about }
why-goal_not_counted = Цель не достигнута: { $about } Сейчас: { $number }.
why-goal_not_paid = Цель не достигнута: { $about } Сейчас у вас: свиней — { $number }, грибов — { $number2 }, патронов — { $number3 }.
