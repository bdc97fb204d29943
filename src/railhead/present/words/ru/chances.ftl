### Шансы каждого в записи партии.

chances-tab = Шансы
chances-about = Посмотрите, как менялись шансы каждого, какие моменты решили партию и что в каждом решении было бы лучше. Сильный бот один раз просмотрит всю партию; это займёт несколько секунд.
chances-button = Показать шансы
chances-progress = Партия оценивается: { $done } из { $number } решений.
chances-again = Проверить
chances-percent = { $number } %
chances-at = выбор { $at } из { $number }
chances-you-chose = ваш выбор
chances-chose = выбрано
chances-better = лучше
chances-taken = выбрано
chances-nothing-better = Ответа лучше не нашлось.
chances-worth = Чего стоил каждый вариант
chances-all = Все варианты: { $number }
chances-none = На этом шаге никто ничего не выбирает.
chances-key = Ключевые моменты
chances-key-none = Ни один ответ сам по себе многого не изменил.
chances-step = Решение { $number }
chances-did = { $who }: { $taken }
chances-instead = { $who }: { $taken }; лучше было: { $better }
chances-costly = ошибка:
chances-up = лучше:
chances-down = хуже:
chances-count-own = Ваши решения: { $number }
chances-count-of = { $who }, решений: { $number }
chances-count-all = Решения всех игроков: { $number }
chances-n-best = лучших: { $number }
chances-n-fine = хороших: { $number }
chances-n-costly = ошибок: { $number }
chances-how = Так считает сильный бот — по тому, что каждый игрок знал в тот момент: около { $trials } проб на решение, с точностью до { $doubt } %.
chances-curve = Шансы на победу, %
chances-label = { $number ->
    [0] Шансы каждого на победу, решение за решением.
    [one] Шансы каждого на победу, решение за решением, и { $number } ключевой момент.
    [few] Шансы каждого на победу, решение за решением, и { $number } ключевых момента.
   *[other] Шансы каждого на победу, решение за решением, и { $number } ключевых моментов.
} На этом шаге:
chances-brings = «{ $better }»: вот что изменилось бы к концу хода:
imagined-watch = Посмотреть этот вариант
imagined-back = Назад к партии
imagined-tag = Воображаемое:
imagined-about = Так никто не играл. Так бот представляет себе ход после ответа «{ $better }», зная только то, что знал тогда этот игрок: { $who }. Карты, которых он не видел, угаданы.
imagined-at = воображаемый ход: { $at } из { $number }
imagined-steps = Шаги воображаемого варианта
imagined-from-here = Дальнейшее — воображаемое.
