mark-turned = развёрнута
mark-used = использовано

player = Игрок { $number }
nobody = никто
nothing = ничего
hidden-card = карту
list-comma = { ", " }
list-and = { $first } и { $last }

why-match_over = Партия окончена.
why-not_asked = Сейчас у вас ничего не спрашивают.
why-not_an_answer = «{ $option }» — не ответ на этот вопрос.
why-no_such_option = В этой игре нет варианта { $about }.
why-no_such_seat = В этой партии нет места { $about }: есть места с 0 по { $number }.
why-nobody_can_leave = Эту партию нельзя покинуть.

standing-only_option = Отвечать за меня на вопросы с единственным вариантом.
preview-ends = Партия заканчивается.
preview-line = { $names }: { $change }
preview-more = { $names } и ещё { $number }
preview-range = { $name } { $before } → от { $least } до { $most }
reason-about = { $name } примерно { $by }
reason-owner = владелец { $seat } в { $here } % случаев, а не в { $there } %
reason-owner-surely = новый владелец { $seat }
reason-owner-stays = остаётся, владелец { $seat }
reason-owner-never = { $seat } этим не владеет
reason-out = выбывает из игры в { $here } % случаев, а не в { $there } %
reason-out-surely = выбывает из игры
reason-out-never = остаётся в игре
reason-wins = побеждает в { $here } % случаев, а не в { $there } %
reason-wins-surely = побеждает в партии
reason-wins-never = не побеждает в партии

waiting-somebody = Ждём возможных ответных действий.

result-wins = { $number ->
    [one] Победа: { $names }.
   *[other] Победа на всех: { $names }.
}
result-nobody-wins = Никто не победил.
result-lost = Партия проиграна.
result-why = { $result } { $why }
question-now = { $question } { $now }

verdict-won = { $number ->
    [one] Победитель — { $names }.
   *[other] Победители — { $names }.
}
verdict-nobody = Никто не победил.
verdict-you-won = Вы победили.
verdict-you-share = Вы победили. Победу с вами делят: { $names }.
verdict-you-lost = Вы проиграли.
verdict-you-lost-to = { $number ->
    [one] Вы проиграли. Победитель — { $names }.
   *[other] Вы проиграли. Победители — { $names }.
}

note-sits = { $name } садится за стол.
note-leaves = { $name } выходит из-за стола.
note-concedes = { $name } сдаётся.
note-takes-back = { $name } отменяет { $number ->
    [one] { $number } решение
    [few] { $number } решения
   *[other] { $number } решений
}.
note-hands-over = { $name } отдаёт своё место боту.
note-handed-over = { $by } сажает бота на место отсутствующего игрока { $name }.
note-is-back = { $name } снова за столом.
note-rematch = Новая партия идёт за другим столом.

table-moment = Что происходит
table-board = Стол
table-keys = Стрелками вы переходите от одного предмета к другому, стрелками вверх и вниз — только к тем, которые можно выбрать.
words-told = Стол словами
words-drawn = Нарисованный стол
table-question = Вопрос
table-own = Ваша область
table-players = Игроки
table-parts = Части этого стола
table-tabs = Журнал, чат и этот стол
table-log = Журнал
table-chat = Чат
table-more = Стол
table-this = Этот стол
table-whole-log = Весь журнал
table-since = С вашего последнего решения
table-close = Закрыть
table-map = Карта
table-none = нет
table-seed = Зерно случайности:

dock-point = Укажите на то, что подсвечено.
dock-all = { $number ->
    [1] Единственный вариант
    [one] Весь { $number } вариант
    [few] Все { $number } варианта
   *[other] Все { $number } вариантов
}
dock-all-key = Все варианты (клавиша L)
dock-window = { $seconds ->
    [one] На решение { $seconds } секунда, затем вы пасуете.
    [few] На решение { $seconds } секунды, затем вы пасуете.
   *[other] На решение { $seconds } секунд, затем вы пасуете.
}
caption-new = { $number ->
    [one] { $number } новое
   *[other] { $number } новых
}
caption-show = Показать, что произошло
pass-to = Передайте экран: { $name }.
pass-taken = { $name } здесь: показать мою сторону

link-live = решение { $shown } из { $newest }
link-behind = догоняем: решение { $shown } из { $newest }
link-lost = восстанавливаем связь: решение { $shown } из { $newest }
link-wait = соединяемся: решение { $shown } из { $newest }

chat-say = Сказать всем
chat-send = Отправить
chat-mute = заглушить
chat-unmute = слушать снова

seat-here = здесь
seat-not-here = не здесь
seat-away = не здесь, играет бот
seat-decides = решает
seat-let-bot = Пусть играет бот
seat-bot-note = Бот играет за игрока { $name }, пока тот не вернётся
seat-look = взглянуть
seat-you = вы

tool-undo = { $number ->
    [1] Отменить решение
   *[other] Отменить одно из { $number }
}
tool-hint = Подсказка
tool-back = Вернуться на своё место

zoom-title = Рассмотреть поближе
zoom-preview = Что это даст
zoom-do = Сделать это

script-unreachable = Сервер сейчас недоступен.
script-your-turn = Ваш ход:{ " " }
script-stale = Пока вы решали, положение изменилось; вот как оно выглядит теперь.
script-confirm = { $option }: выберите ещё раз, чтобы подтвердить.
script-hint = Бот выбрал бы: { $option }
script-copied = Скопировано
script-why-not = Почему нельзя?

more-pace = Ходы показываются
more-slow = медленно
more-normal = в обычном темпе
more-fast = быстро
more-instant = сразу
more-sounds = Звуки
more-confirm = Подтверждать каждое решение
more-digits = Выбирать цифрами
more-version = (версия { $version })
more-bot = Пусть за меня играет бот
more-concede = Сдаться
more-concede-note = Вы покинете партию насовсем.
more-watch = Ссылка для зрителей
more-seed = Зерно случайности, SHA-256:

replay-title = { $game }: запись партии
replay-seen-by = Глазами
replay-everybody = всех
replay-look = Показать
replay-steps = Шаги
replay-area = Область этого игрока
replay-tabs = Шансы, журнал, продолжение, запись
replay-play-on = Доиграть
replay-record = Запись
replay-branch-about = Займите место в этот момент и доиграйте против ботов за собственным столом.
replay-as = За кого
replay-against = Против кого
replay-branch = Продолжить отсюда
replay-commitment = SHA-256 зерна, показанный до раздачи первой карты:
replay-result = Итог
replay-first = Первый вопрос ещё без ответа.
replay-concedes = сдаётся
replay-to-first = В начало
replay-to-back = Назад
replay-run = Показывать
replay-to-forward = Вперёд
replay-to-last = В конец
replay-speed = Скорость
replay-decision = Решение
replay-go = Перейти
replay-from-here = Сыграть иначе
keys-step = шаг
keys-space = Пробел
keys-play = воспроизвести
keys-moment = ключевой момент
keys-branch = продолжить отсюда
table-late = Пока вы смотрели, последнее место заняли и партия началась. Теперь вы зритель.
