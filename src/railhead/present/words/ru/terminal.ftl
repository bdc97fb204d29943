# Что говорит сам терминал

scene-empty = Пусто: { $areas }

# --- экран решения
cli-since = после вашего прошлого решения:
cli-begin = до сих пор:
cli-more_told = … ещё { $n } (команда since)
cli-more_table = … остальное (команда table)
cli-more_options = … ещё { $n } (нажмите Enter)
cli-first_options = … снова первые: нажмите Enter
cli-times = { $sentence } ({ $n } { $n ->
    [one] раз
    [few] раза
   *[other] раз
})
cli-answered = Отвечено за вас: { $answers }
cli-standing_hint = standing { $name }: { $text }
cli-round = { $round } { $n }
cli-turn_of = ход: { $seat }
cli-prompt = { $who }> {""}
cli-called = { $name } ({ $title })

# --- партия
cli-help =
    Ответьте меткой (1, 2, …) или частью названия, которая подходит только к одному
    варианту.
      Enter         вопрос ещё раз или следующие варианты
      table         весь стол              map           только карта
      options       варианты полностью     look СЛОВО    что делает карта или фигура
      since         что случилось после вашего прошлого решения; log: вся партия
      why СЛОВО     почему вариант сейчас запрещён и по какому правилу
      rule НОМЕР    найти правило: по номеру, его началу или по словам
      hint          что сделал бы жадный бот
      undo          взять назад последнее решение (undo all: все, какие можно)
      standing      на что отвечают за вас без вопроса и на что могли бы
                    (standing ИМЯ: отвечать так всегда; standing ИМЯ off: нет)
      concede       покинуть партию насовсем; остальные играют дальше
      save ФАЙЛ     с этого момента сохранять партию в файл
      quit          выйти; партия сохранится, и вы узнаете, как её продолжить
cli-title = { $title } · { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}{ $options }
cli-seat = { $number }. { $who }: { $player }
cli-person = человек
cli-type_help = Введите help, чтобы увидеть все команды, или quit, чтобы выйти.
cli-standing_intro = { cli-type_help } На некоторые вопросы отвечают за вас: на какие, покажет standing.
cli-only_bots = Играют только боты: вы смотрите.
cli-pass_keyboard = Клавиатуру берёт { $who }. Затем нажмите Enter. {""}
cli-end_of_input = Ввод закончился.
cli-nothing_to_save = Вы ещё ничего не решили, поэтому сохранять нечего.
cli-saved_resume = Сохранено в { $file }. Продолжить можно так:
cli-saved_replay = Сохранено в { $file }. Посмотреть запись можно так:
cli-saved_from_now = Сохранено в { $file }; теперь файл обновляется после каждого решения.
cli-not_saved = Не удалось сохранить партию. { $fault }
cli-name_the_file = Назовите файл: save ФАЙЛ.
cli-ambiguous = Это может быть: { $options }. Введите больше букв или метку.
cli-no_option = Варианта «{ $typed }» здесь нет; options покажет варианты, help — команды.
cli-no_number_only = Варианта { $typed } здесь нет: единственный номер — { $number }.
cli-no_number_range = Варианта { $typed } здесь нет: варианты пронумерованы от 1 до { $number }.
cli-no_number_list = Варианта { $typed } здесь нет: здесь есть номера { $numbers }.
cli-name_an_option = Назовите вариант: why СЛОВО.
cli-never_an_answer = { $title }: это есть в игре, но ответом никогда не бывает.
cli-not_in_game = В этой игре ничто не называется «{ $typed }».
cli-many_options = Так называются варианты ({ $n }): { $options }, … Введите больше букв.
cli-allowed = { $title }: это разрешено.
cli-about = { $title }: { $sentence }
cli-with_rule = { $sentence } ({ $rule })
cli-name_a_thing = Назовите карту или фигуру: look СЛОВО.
cli-many_things = Так называются вещи ({ $n }): { $things }, … Введите больше букв.
cli-no_text = Больше на ней ничего не написано.
cli-name_a_rule = Назовите правило: rule НОМЕР.
cli-no_such_rule = В правилах ничего не нашлось по запросу «{ $wanted }».
cli-no_map = В этой игре нет карты.
cli-no_table = Эта игра не показывает здесь стол; log расскажет, что случилось.
cli-nothing_since = После вашего прошлого решения ничего не случилось.
cli-hint = Жадный бот ответил бы: { $option }
cli-standing_on = вкл.   { $name }: { $text }
cli-standing_off = выкл.  { $name }: { $text }
cli-no_such_standing = Постоянного ответа «{ $name }» в этой игре нет; есть: { $known }.
cli-no_standing = В этой игре вам задают каждый вопрос.
cli-concede_sure = Этого не взять назад. Если вы уверены: concede yes
cli-only_standing_answers = Взять назад нечего: последние ответы были даны за вас.
cli-taken_back = Взято назад.
cli-saved_seat = Место { $number } сохранённой партии: { $fault }
cli-language_lacking = { $title } пока нет на языке «{ $language }», поэтому игра говорит по-английски.
cli-languages_lacking = Только по-английски: { $titles }

# --- конец
cli-won = Партия окончена. { $count ->
    [1] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
}
cli-nobody_won = Партия окончена. Победителя нет.
cli-place = Место
cli-player = Игрок
cli-score = Счёт

# --- запись партии
cli-replay_help =
    Enter, n      на одно решение вперёд
    b             на одно решение назад
    ЧИСЛО         к положению после стольких решений (0: начало)
    table         весь стол
    seat КТО      смотреть глазами места: его номер или имя
    spectator     смотреть глазами зрителя
    play [МЕСТО …] играть дальше отсюда, например: play Anna=human greedy
    quit          выйти
cli-replay_intro = Enter — вперёд, b — назад, table — стол, help — все команды.
cli-replay_prompt = запись> {""}
cli-replay_title = { $title } · после решения { $at } из { $all } · смотрит { $who }
cli-a_spectator = зритель
cli-log_ends = Запись здесь кончается: партию не доиграли.
cli-next = Дальше: { $sentence }
cli-leaves = { $seat }: выход из партии.
cli-unseen = кто-то решает незаметно.
cli-in_secret = { $seat }: тайное решение.
cli-answers = { $seat }: ответ «{ $option }».
cli-over_here = Здесь партия уже окончена; вернитесь назад, чтобы сыграть иначе.
cli-no_seat = Места «{ $who }» нет; назовите число от 1 до { $seats }, игрока или spectator.
cli-too_many_players = Слишком много игроков ({ $players }): мест { $seats }.

# --- разбор
cli-review_title = { $title } · мест: { $seats } · решений с выбором: { $n }
cli-turning_points = Переломные моменты
cli-missed = Упущенные лучшие варианты и разница к концу хода
cli-review_seat = { $seat }: { $start } при первом решении, { $end } в конце; ошибки стоили { $mistakes }, удача — { $luck }.
cli-review_turn = Решение { $number }: { $chooser } — «{ $option }»; шансы, { $seat }: было { $before }, стало { $after }.
cli-review_missed = Решение { $number }: { $seat } — «{ $option }» ({ $odds }); лучше было «{ $better }» ({ $best }).
cli-iterations = --iterations: 1 или больше.
