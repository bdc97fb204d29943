# Зал ожидания: что может хозяин стола и что об этом говорится.

lobby-fill-with = На свободные места
lobby-fill = Посадить ботов и начать
lobby-cancel = Отменить стол
lobby-kick = Убрать
lobby-kick-who = Убрать из-за стола: { $name }
note-kicked = Хозяин стола убрал игрока: { $name }.
note-filled = { $number ->
    [one] Свободное место занимает бот.
    [few] { $number } свободных места занимают боты.
   *[many] { $number } свободных мест занимают боты.
}
refused-nobody-there = Там никто не сидит.
refused-nobody-missing = Все места уже заняты.
refused-kicked = Хозяин убрал вас из-за этого стола.
refused-cancelled = Хозяин отменил этот стол.
refused-host-only = Это может только хозяин стола.
