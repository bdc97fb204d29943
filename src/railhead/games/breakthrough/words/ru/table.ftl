# Метро 2033: Прорыв: стол
area-factions = Фракции
area-race = Гонка до десяти
area-market = Рынок
area-deck = Колода
area-discard = Сброс
area-monster = Нападение
area-attacked = Все по очереди
area-gone = Уже сброшено
area-counter = Выполняется задание
area-paid = Отдано на задание
area-throwing = На сброс
area-tunnel = Угрозы в туннелях
area-players = Игроки
area-faction = Карта фракции
area-stations = Станции
area-stores = Склад
area-sums = Всего ресурсов
area-watch = Дозор
area-others_hand = Рука
area-cover = Защита от угроз
area-hand = Ваша рука
area-guards = Можно развернуть как защиту
area-prospects = Что выполнят ваши карты
area-sources = Откуда пришли люди

kind-card = Карта
kind-card-hidden = закрытая карта
kind-deck = Колода
kind-faction = Фракция
kind-station = Станция
kind-resource = Ресурс
kind-hero = Герой
kind-threat = Угроза
kind-caravan = Караван
kind-player = Игрок
kind-attacked = Под ударом
kind-marker = Жетоны
kind-guard = Защита
kind-prospect = Будет выполнено
kind-symbol = Символ угрозы
kind-category = Категория
kind-type = Тип ресурса
kind-throwing = Карты на сброс
kind-source = Источник

face-peaceful = Мирные
face-military = Военные
face-start = В начале
face-other_tasks = Другие задания
face-life_support = Жизнеобеспечение
face-food = Продукты
face-goods = Ширпотреб
face-weapons = Оружие
face-ammo = Патроны
face-gear = Снаряжение
face-biological = Биологическая
face-mental = Ментальная
face-radiation = Радиационная
face-physical = Физическая
face-epidemic = Эпидемиологическая
face-unknown = Неизвестная

mark-taken = занята
mark-peaceful = мирные
mark-military = военные
mark-trade = любые
mark-red_line = Красная линия
mark-hansa = Ганза
mark-polis = Полис
mark-neutral = нейтральная
mark-caravan_peaceful = мирный караван: 1 жетон вверх
mark-caravan_military = военный караван: 1 жетон вверх
mark-takes_station = отнимает станцию
mark-takes_peaceful = отнимает все мирные ресурсы
mark-takes_military = отнимает все военные ресурсы
mark-takes_all_resources = отнимает все ресурсы
mark-on_turn = ходит
mark-can_win = может победить: задание готово
mark-repelled = вы отразите
mark-unguarded = вы не отразите
mark-now = под ударом сейчас
mark-to_come = ещё впереди
mark-handled = уже позади
mark-will_repel = отразит
mark-has_repelled = нападение отражено
mark-will_suffer = не отразит
mark-endangered = будет потеряна
mark-completed = задание выполнено
mark-doubled = удвоено
mark-kept = занята
mark-on_counter = выполняется
mark-ready = можно выполнить
mark-flipped = задание выполнено
mark-turned = развёрнута
mark-covered = защита есть
mark-open = защиты нет
mark-attacks = нападает сейчас
mark-free = выкладывать бесплатно
mark-cheaper = выкладывать на 1 жетон дешевле
mark-life_support = жизнеобеспечение
mark-food = продукты
mark-goods = ширпотреб
mark-weapons = оружие
mark-ammo = патроны
mark-gear = снаряжение
mark-gives_life_support = жизнеобеспечение на 1 жетон дешевле; бесплатно при занятой станции
mark-frees_life_support = жизнеобеспечение бесплатно после выполнения задания
mark-gives_food = продукты на 1 жетон дешевле; бесплатно при занятой станции
mark-frees_food = продукты бесплатно после выполнения задания
mark-gives_goods = ширпотреб на 1 жетон дешевле; бесплатно при занятой станции
mark-frees_goods = ширпотреб бесплатно после выполнения задания
mark-gives_weapons = оружие на 1 жетон дешевле; бесплатно при занятой станции
mark-frees_weapons = оружие бесплатно после выполнения задания
mark-gives_ammo = патроны на 1 жетон дешевле; бесплатно при занятой станции
mark-frees_ammo = патроны бесплатно после выполнения задания
mark-gives_gear = снаряжение на 1 жетон дешевле; бесплатно при занятой станции
mark-frees_gear = снаряжение бесплатно после выполнения задания
mark-doubles_life_support = удваивает жизнеобеспечение
mark-doubles_food = удваивает продукты
mark-doubles_goods = удваивает ширпотреб
mark-doubles_weapons = удваивает оружие
mark-doubles_ammo = удваивает патроны
mark-doubles_gear = удваивает снаряжение
mark-attacks_biological = угроза: биологическая
mark-repels_biological = защищает от биологических угроз
mark-turned_biological = как защита: от биологических угроз
mark-bares_biological = после сброса не будет защиты от биологических угроз
mark-attacks_mental = угроза: ментальная
mark-repels_mental = защищает от ментальных угроз
mark-turned_mental = как защита: от ментальных угроз
mark-bares_mental = после сброса не будет защиты от ментальных угроз
mark-attacks_radiation = угроза: радиационная
mark-repels_radiation = защищает от радиационных угроз
mark-turned_radiation = как защита: от радиационных угроз
mark-bares_radiation = после сброса не будет защиты от радиационных угроз
mark-attacks_physical = угроза: физическая
mark-repels_physical = защищает от физических угроз
mark-turned_physical = как защита: от физических угроз
mark-bares_physical = после сброса не будет защиты от физических угроз
mark-attacks_epidemic = угроза: эпидемиологическая
mark-repels_epidemic = защищает от эпидемиологических угроз
mark-turned_epidemic = как защита: от эпидемиологических угроз
mark-bares_epidemic = после сброса не будет защиты от эпидемиологических угроз
mark-attacks_unknown = угроза: неизвестная
mark-repels_unknown = защищает от неизвестных угроз
mark-turned_unknown = как защита: от неизвестных угроз
mark-bares_unknown = после сброса не будет защиты от неизвестных угроз

number-amount = количество
number-reward = жетонов в награду
number-cost = стоимость
number-printed = указано на карте
number-regains = жетонов вверх
number-bonus = бонус вам
number-task = параметр
number-turned = стоимость защиты
number-copies = карт
number-owned = жетонов
number-above = выше карты фракции
number-below = ниже карты фракции
number-on_stations = на станциях
number-supply = в запасе
number-cards = карт на руке
number-losses = потеряет карт
number-left = осталось
number-paid = отдано
number-gains = получит жетонов
number-keep = цена станции
number-tokens = жетонов
number-reach = есть
number-without_heroes = без героев
number-missing = не хватает
number-guards = карт защиты
number-threats = угроз в туннелях

moment-set_up = Выбор фракций
moment-action = Основное действие
moment-draw = Взять карты
moment-finish = Последние задания
moment-hands = Добор до пяти
moment-round = Ход

word-tasks = задания
word-free = даром
word-or = или
word-no-stores = запасов нет
word-none = нет
word-complete = Выполнить
word-ready = Готово
word-kept = Занята
word-done = Выполнено
word-flipped = Выполнено
word-faction = Фракция
word-faction-task = Задание фракции
word-free-once-done = { $type } — даром после задания
word-is-free = { $type } — даром
word-of = { $have } из { $need }
word-keep = оставить за { $price }
word-more = ещё { $missing }
word-caravan-peaceful = мирный караван: +1
word-caravan-military = военный караван: +1
word-caravan-text = Только сброс: новый рынок, всем +1 вверх за каждую { $colour ->
    [peaceful] мирную
   *[military] военную
} награду.
word-bonus = Вам ещё { $bonus } вверх.
word-if-played = будет { $have } из { $need }
word-bares = откроется: { $symbol }
word-takes-station = отнимают станцию
word-takes-peaceful = отнимают мирные
word-takes-military = отнимают военные
word-takes-all_resources = отнимают все ресурсы
word-unseen = Угрозы в туннелях
word-unseen-count = Вы отразите { $repelled } из { $unseen }
word-nothing-unseen = Вы знаете, где каждая угроза.
word-raid = { $who } насылает монстра: защищаются все по очереди
word-raid-own = Вы наслали монстра: защищаются все по очереди
word-repelled-by = нужен один из щитов
word-repelled-by-all = нужны все щиты
word-repels = отразит
word-repelled = угроза отражена; карта даром
word-uses = защита:
word-suffers =
    { $losses ->
        [0] без потерь
        [one] потеряет { $losses } карту
        [few] потеряет { $losses } карты
       *[many] потеряет { $losses } карт
    }
word-last-raid = Последнее нападение
word-raid-when = ход { $turn }, монстра наслали:
word-raid-laid = выложено: { $card }
word-raid-lost = потеряно:
word-raid-lost-many = потеряно карт: { $n }
word-raid-nothing = терять было нечего
word-handled = уже позади
word-you = Вы
word-your-choice = выбирать вам
word-throwing = осталось сбросить { $left } из { $all }
word-gone = Уже сброшено:
word-lost = лишних: { $lost }
word-paid-of = { $paid } из { $need }
word-counter = На задание
word-still-missing =
    { $colour ->
        [peaceful] мирных ещё не хватает
        [military] военных ещё не хватает
       *[other] любых ещё не хватает
    }
word-left = Остаётся { $have } из { $need }
word-left-more = кроме отданного
word-brings = Что это даст
word-brings-people = +{ $gains } из запаса: { $owned } › { $then } из десяти
word-brings-people-done =
    { $gains ->
        [one] Получен { $gains } жетон: { $owned } из десяти
        [few] Получено { $gains } жетона: { $owned } из десяти
       *[many] Получено { $gains } жетонов: { $owned } из десяти
    }
word-brings-rest =
    { $below ->
        [one] { $below } жетон переместится вверх
        [few] { $below } жетона переместятся вверх
       *[many] { $below } жетонов переместятся вверх
    }
word-brings-keep = Оставить за { $price } из { $above } или сбросить
word-brings-free = Затем { $type } — даром
word-stair-kept = занята
word-stair-this = эта
word-stair-later = позже
word-deck = колода
word-discard = сброс
word-discarded = Все карты в сбросе
word-rested = готовы
word-rested-more = ими платят
word-working = в работе
word-working-more = вернутся
word-supply = запас
word-table-of = Стол: { $who }
word-no-stations = Станций пока нет: выложите станцию с руки.
word-no-guards = В дозоре никого.
word-can-win = { $who } может победить в следующий ход
word-can-win-own = Вы можете победить прямо сейчас
word-decides = выбирает
word-you-decide = выбираете
word-whole = Всё на столе: { $who }
word-hand-seen = Известно на руке
word-task-for = Задание
word-led-by = лидер: { $who }
word-won = Вы победили
word-lost-match = Вы проиграли
word-over = Партия окончена
word-sources = Откуда пришли люди
word-start = в начале
word-last-table = Стол в конце партии
word-broke-through = { $who } совершает прорыв.
word-on-counter = Выполняется

short-life_support = Жизнеобесп.
short-food = Продукты
short-goods = Ширпотреб
short-weapons = Оружие
short-ammo = Патроны
short-gear = Снаряжение

tiny-life_support = Жизнеоб.
tiny-food = Продукты
tiny-goods = Ширпотр.
tiny-weapons = Оружие
tiny-ammo = Патроны
tiny-gear = Снаряж.

draw-steps = Шаги хода

# конец партии
end-source-task = задание
end-number-tasks = Выполнено заданий
end-number-kept = Оставлено станций
end-number-played = Сыграно карт
end-number-repelled = Отражено нападений
end-number-suffered = Пропущено нападений
