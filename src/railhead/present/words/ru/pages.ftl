page-language = Язык
page-take = Сменить
page-skip = К содержанию
page-site = Сайт
page-pages = Страницы
page-games = Игры
page-matches = Партии
page-learn = Обучение
page-me = Я
page-guest = Гость
page-name = Ваше имя
page-how = Как играть
page-rules = Правила
page-rules-of = Правила игры «{ $game }»
page-read-rules = Прочитать правила
page-all-rules = Все правила
page-import = Загрузить партию
page-program = API
page-sit-down = Сесть за стол
page-copy = Скопировать
page-back = Назад
page-to-table = Назад к столу
page-watch-replay = Посмотреть запись
page-download = Скачать запись
page-rematch = Реванш
page-to-rematch = К реваншу
page-not-found = Не найдено
page-refused = Так нельзя
page-failed = Что-то пошло не так

home-title = Railhead: играйте с друзьями и ботами
home-welcome = Присаживайтесь.
home-about = Пять настольных игр целиком и точно по правилам. С друзьями или ботами, за один вечер или за несколько дней. Без регистрации.
home-waiting = { $number ->
    [one] Вас ждёт { $number } стол
    [few] Вас ждут { $number } стола
   *[other] Вас ждут { $number } столов
}
home-players = Игроков:
home-minutes = мин
home-play-now = Играть
home-against-bots = против ботов
home-solo = Соло
home-with-friends = С друзьями
home-my-matches = Мои партии
home-waiting-of = вас ждут: { $number } из { $all }
home-more = ещё { $number }
home-open = Открытые столы
home-free-chair = займите свободное место
home-nobody = Сейчас никто не ждёт. Откройте стол и оставьте место для всех желающих — он появится здесь.
home-new = Впервые здесь?
home-new-about = Каждая игра объясняется на одной странице с картинками, а наставник проведёт вас через первую партию.
home-coach = Первая партия с наставником

heaviness-1 = Очень простая
heaviness-2 = Простая
heaviness-3 = Средняя
heaviness-4 = Сложная
heaviness-5 = Очень сложная
credit-by = { $names }
credit-others = { $name } и другие

row-your-turn = Ваш ход
row-free = { $number ->
    [one] { $number } свободное место
    [few] { $number } свободных места
   *[other] { $number } свободных мест
}
row-finished = Окончена
row-under-way = Идёт
row-decides = { $name } решает
row-decide = { $number ->
    [one] Решает { $number } игрок
    [few] Решают { $number } игрока
   *[other] Решают { $number } игроков
}

new-title = Новый стол: { $game }
new-table = Новый стол.
new-chairs = Места
new-chair = Место { $number }
new-name = Имя
new-chair-name = Имя игрока на месте { $number } за этим же экраном
new-levels = Как сильно играют боты?
new-levels-note = Уровень действует для всех ботов; каждому месту можно задать свой.
new-house = Домашние правила
new-pace = Темп
new-live = Вживую
new-days = Не спеша
new-pace-note = Вживую: все за столом. Не спеша: ходите, когда вам удобно.
new-windows = Скрытые ответные действия
new-windows-off = По мере надобности
new-windows-short = Короткая пауза
new-windows-normal = Подольше
new-windows-note = Когда кто-то мог бы ответить скрытой картой, стол немного ждёт, есть у кого-нибудь такая карта или нет: около 5 секунд или около 12. Так никто не узнает, у кого она на руках. «По мере надобности»: стол ждёт, только если кто-то и вправду может ответить.
new-hints = Подсказки по просьбе
new-watch = Зрители по ссылке
new-hands = Зрители видят руки игроков
new-choose = Выберите, кто где сидит.
new-starts = Партия начнётся сама, когда все места будут заняты.
new-starts-now = Все места заняты: партия начнётся сразу.
new-send = Ссылки для друзей — на следующей странице. Партия начнётся сама, когда все места будут заняты.
new-start = Начать
new-open-table = Открыть стол
new-here = { $number ->
    [1] вы
    [one] { $number } игрок за этим экраном
    [few] { $number } игрока за этим экраном
   *[other] { $number } игроков за этим экраном
}
new-links = { $number ->
    [1] друг по ссылке
    [one] { $number } друг по ссылке
    [few] { $number } друга по ссылке
   *[other] { $number } друзей по ссылке
}
new-open = { $number ->
    [1] открытое место
    [one] { $number } открытое место
    [few] { $number } открытых места
   *[other] { $number } открытых мест
}
new-bots = { $number ->
    [1] бот
    [one] { $number } бот
    [few] { $number } бота
   *[other] { $number } ботов
}
new-sum = { $first } и { $last }.
new-alone = Только { $last }.

chair-people = Люди
chair-bots = Боты
chair-programs = Простые программы
chair-you = Вы
chair-here = За этим экраном
chair-link = Друг по ссылке
chair-open = Для всех желающих

value-on = Да
value-off = Нет
value-random = Случайно

bot-random = Случайный бот
bot-greedy = Жадный бот
bot-beginner = Бот-новичок
bot-casual = Бот-любитель
bot-steady = Надёжный бот
bot-strong = Сильный бот
bot-master = Бот-мастер
bot-other = Бот { $name }
bot-name = { $bot } { $number }
level-beginner = Новичок
    .text = Знает правила и немногое сверх того: для первой партии.
level-casual = Любитель
    .text = Ходит разумно, но порой не замечает ход получше.
level-steady = Надёжный
    .text = Редко ошибается, но не заглядывает дальше следующего ответа.
level-strong = Сильный
    .text = Прежде чем решить, проигрывает лучшие варианты до конца хода.
level-master = Мастер
    .text = Лучший из всех; думает над решением до секунды.

join-title = { $game }: вас приглашают
join-somebody = Кто-то
join-invites = Вас приглашают сыграть в «{ $game }»: { $host }
join-seat = Для вас оставлено место { $seat } из { $seats }. Ссылка действует один раз.
lobby-title = { $game }: ждём игроков
lobby-about = Партия начнётся, когда все места будут заняты. Страница обновляется сама.
lobby-link = Отправьте эту ссылку одному из друзей
lobby-open = открыто для всех желающих
lobby-kept = оставлено для приглашённого друга
lobby-leave = Уйти
lobby-seed = Сервер уже выбрал свой секрет для тасования и покажет его после окончания партии. Его SHA-256:

lesson-page = Как играть: { $game }
lesson-about = Каждая игра на одной странице: цель, ход, значки, конец игры и три совета.
lesson-two-minutes = { $game } за две минуты
lesson-the-goal = Цель.
lesson-symbols = Что значат значки
lesson-example = Пример: { $title }
lesson-before = До
lesson-after = После
lesson-free = свободно
lesson-tips = Три совета
lesson-ends = Как всё кончается
lesson-set-up = Открыть стол
rules-title = { $game }: правила
rules-contents = Оглавление и поиск
rules-search = Поиск по правилам игры «{ $game }»
rules-word = Слово или номер
rules-find = Найти
rules-found = Найдено: { $number }.
rules-all = Показать всё
rules-chapters = Главы
rules-version = Версия { $version }. Каждый вопрос и каждый отказ за столом называет один из этих номеров. Сами правила — на английском.
rules-hurry = Нет времени?
rules-nothing = Об этом ничего не сказано. Попробуйте слово покороче или начало номера.

log-title = { $game }: журнал
over-again = Ещё раз?
over-result = Полный итог
result-crumb = Итог
result-decisions = { $number ->
    [one] Принято { $number } решение.
    [few] Принято { $number } решения.
   *[other] Принято { $number } решений.
}
result-standing = Итоговые места
result-challenge = Испытание
result-won = Победа
result-course = Ход партии
result-no-course = Ничего не менялось: рисовать нечего.
course-title = У кого какое положение
graph-label = { $what } каждого игрока, решение за решением

# Из чего сложилась партия
end-turn = ход { $n }
end-round = раунд { $n }
end-turns = { $number ->
    [one] { $number } ход
    [few] { $number } хода
   *[other] { $number } ходов
}
end-rounds = { $number ->
    [one] { $number } раунд
    [few] { $number } раунда
   *[other] { $number } раундов
}
end-hours = { $hours } ч { $minutes } мин
end-minutes = { $number ->
    [one] { $number } минута
    [few] { $number } минуты
   *[other] { $number } минут
}
end-numbers = Партия в числах
end-moment = Решающий момент
end-moment-ahead = Отсюда и до конца впереди: { $names }.
end-moment-level = С этого момента больше ни разу не позади: { $names }.
end-moment-changed = После этого ничего уже не изменилось.
end-again = Посмотреть ещё раз

import-about = Запись, скачанная здесь или сохранённая в терминале. Её проиграют и проверят, после чего партию можно будет просмотреть по шагам или доиграть.
import-file = Из файла
import-text = или текстом
import-do = Загрузить
me-title = Моё имя
me-name = Имя за будущими столами
me-keep = Сохранить
api-about = Те же столы, правила и отказы, что и в браузере, но в JSON; examples/bot.py в проекте — бот из 30 строк. Описание на английском:
api-call = Запрос
api-does = Что делает
