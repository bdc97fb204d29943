# Метро 2033: Прорыв: что произошло

## Подготовка
event-leads = { $person } возглавляет фракцию «{ $card }».
event-begins = Первой ходит фракция «{ $seat }».
event-turn = Ход { $number }: { $seat }.
event-no_main_action = { $seat } не совершает основного действия: на руке нет карт.

## Карты
event-draws = { $seat } берёт { FORM($secret, "acc") ->
    [other] карту
   *[named] «{ CASE($secret, "acc") }»
} из колоды.
event-takes = { $seat } берёт «{ CASE($card, "acc") }» с рынка.
event-reveals = На рынке раскрыта карта «{ $card }».
event-reshuffles = Колода закончилась: карты сброса перемешаны и становятся новой колодой.
event-takes_nothing = { $seat } не берёт карту: карт больше нет.
event-plays = { $seat } выкладывает «{ CASE($card, "acc") }» и платит { $tokens }.
event-plays_free = { $seat } выкладывает «{ CASE($card, "acc") }» бесплатно.
event-plays_turned = { $seat } выкладывает «{ CASE($card, "acc") }» как защиту и платит { $tokens }.
event-discards = { $seat } сбрасывает «{ CASE($card, "acc") }»{ $tokens_n ->
    [0] {""}, не получая жетонов
   *[other] {""} и перемещает вверх { $tokens }
}.
event-throws_away = { $seat } сбрасывает «{ CASE($card, "acc") }» без эффекта.
event-cleans_up = { $seat } совершает очистку и сбрасывает «{ CASE($card, "acc") }».
event-tokens_return = { $seat } кладёт { $tokens } с карты «{ $card }» выше карты фракции.

## Задания
event-begins_task = { $seat } приступает к { CASE($colour, "dat") } заданию { FORM($card, "kind") ->
    [faction] своей фракции
   *[other] станции «{ $card }»
}, параметр { $number }.
event-uses = { $seat } использует для задания «{ CASE($card, "acc") }»: { $number } из { $number2 }.
event-doubles = { $seat } использует «{ CASE($card, "acc") }» и удваивает { CASE($card, "doubles") }: { $number } из { $number2 }.
event-completes = { $seat } выполняет задание { FORM($card, "kind") ->
    [faction] своей фракции
   *[other] станции «{ $card }»
} и получает { $tokens } из запаса.
event-refreshes = { $seat } перемещает { $tokens } снизу вверх.
event-keeps = { $seat } оставляет станцию «{ $card }», кладёт на неё { $tokens } и теперь бесплатно выкладывает { $type }.
event-cannot_keep = { $seat } не может оставить станцию «{ $card }»: на неё нужно положить { $tokens }, а выше карты фракции { $tokens2_n ->
    [0] нет ни одного
   *[other] — только { $tokens2_n }
}.
event-lets_go = { $seat } сбрасывает станцию «{ $card }».
event-flips = { $seat } переворачивает карту фракции и теперь бесплатно выкладывает { $type }.

## Караваны
event-refreshes_market = Караван обновляет рынок.
event-leaves_market = Карта «{ $card }» уходит с рынка в сброс.
event-rests = { $seat } перемещает вверх { $tokens } благодаря каравану.
event-rests_nobody = { $seat } ничего не получает от каравана: ниже карты фракции нет жетонов.

## Угрозы
event-attacks = Монстр «{ $card }» нападает на всех игроков.
event-uses_up = { $seat } сбрасывает «{ CASE($card2, "acc") }», защищаясь от угрозы «{ $card }».
event-repels = { $seat } сбрасывает «{ CASE($card2, "acc") }» и отражает угрозу «{ $card }».
event-lays_free = { $seat } бесплатно выкладывает «{ CASE($card, "acc") }» за отражение угрозы.
event-lays_free_turned = { $seat } бесплатно выкладывает «{ CASE($card, "acc") }» как защиту за отражение угрозы.
event-lays_nothing = { $seat } не выкладывает карту за отражение угрозы.
event-suffers = { $seat } не может отразить угрозу «{ $card }».
event-loses = { $seat } теряет «{ CASE($card, "acc") }».
event-loses_nothing = { $seat } не несёт потерь: терять нечего.
event-routs = { $seat } обращается в бегство и перемещает вниз { $tokens }.

## Конец игры
event-wins = { $seat } собирает { $tokens_to_win ->
    [10] десять жетонов
    [one] { $tokens_to_win } жетон
    [few] { $tokens_to_win } жетона
   *[many] { $tokens_to_win } жетонов
} и побеждает!
event-stops = Партия остановлена: { $number ->
    [one] сыгран { $number } ход
    [few] сыграно { $number } хода
   *[many] сыграно { $number } ходов
}, ничья.

## Слова, из которых составлены предложения
amount-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}
type-life-support = жизнеобеспечение
type-food = продукты
type-consumer-goods = ширпотреб
type-weapons = оружие
type-ammunition = патроны
type-gear = снаряжение
colour-peaceful = мирное
    .dat = мирному
colour-military = военное
    .dat = военному
colour-trade = торговое
    .dat = торговому
