# Часы: что выбирает хозяин, что стоит на странице и что об этом сообщается.

clock-title = Часы
clock-ending = Когда время вышло
clock-note = Часы идут, пока все видят, чьего решения ждут; во время скрытых реакций и пока сервер не работает, они стоят.
clock-none = Без часов
clock-move-1 = 1 минута на решение
clock-move-2 = 2 минуты на решение
clock-move-5 = 5 минут на решение
clock-match-10 = По 10 минут, +10 с за решение
clock-match-25 = По 25 минут, +15 с за решение
clock-match-60 = По 60 минут, +30 с за решение
clock-days-1 = 1 день на решение
clock-days-3 = 3 дня на решение
clock-days-7 = 7 дней на решение
clock-end-answer = Затем на вопрос отвечает бот
clock-end-seat = Затем место занимает бот
clock-end-concede = Затем игрок сдаётся
clock-is = Часы: { $clock }. { $ending }.
clock-runs = , часы идут:
clock-stands = , осталось времени:
clock-days = { $days } д { $hours } ч
clock-left-hour = У вас остался один час.
clock-left-minute = У вас осталась одна минута.
clock-left-seconds = У вас осталось десять секунд.

note-time-answer = { $name }: время вышло, на вопрос отвечает бот.
note-time-seat = { $name }: время вышло, до возвращения играет бот.
note-time-concede = { $name }: время вышло, игрок сдаётся.
refused-too-late = Ваше время на этот вопрос вышло. Место можно вернуть, когда бот на него ответит.
