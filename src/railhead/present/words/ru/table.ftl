mark-turned = развёрнута
mark-used = использовано

player = Игрок { $number }
nobody = никто
nothing = ничего
hidden-card = карту
list-and = { $first } и { $last }

why-match_over = Партия окончена.
why-not_asked = Сейчас у вас ничего не спрашивают.
why-not_an_answer = «{ $option }» — не ответ на этот вопрос.
why-no_such_option = В этой игре нет варианта { $about }.
why-no_such_seat = В этой партии нет места { $about }: есть места с 0 по { $number }.
why-nobody_can_leave = Эту партию нельзя покинуть.

standing-only_option = Отвечать за меня на вопросы с единственным вариантом.
preview-ends = Партия заканчивается.
