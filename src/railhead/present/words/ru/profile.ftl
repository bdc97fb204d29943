# Моя страница и то, что видят другие
profile-title = { $name }: партии и рейтинги
profile-no-account = Ни учётной записи, ни пароля: у каждого вашего устройства свой ключ.
profile-hello = Ни учётной записи, ни пароля. Ключ от ваших мест хранит этот браузер; позже их можно перенести на другие устройства.
profile-rename = Сменить имя
profile-somebody = Кто-то
profile-heat = { $number ->
    [one] За эту неделю окончена { $number } партия; квадраты — дни последних { $weeks } недель.
    [few] За эту неделю окончены { $number } партии; квадраты — дни последних { $weeks } недель.
   *[other] За эту неделю окончено { $number } партий; квадраты — дни последних { $weeks } недель.
}
profile-weeks = { $number ->
    [one] последняя { $number } неделя
    [few] последние { $number } недели
   *[other] последние { $number } недель
}
profile-week = за эту неделю: { $number }
profile-won-many = Победы
profile-played = Сыграно
profile-all = Всего партий
profile-matches = { $number ->
    [one] { $number } партия
    [few] { $number } партии
   *[other] { $number } партий
}

# Рейтинги
profile-ratings = Мои рейтинги
profile-ratings-of = Рейтинги
profile-ratings-about = чем шире холм, тем меньше мы пока знаем
profile-no-ratings = Сыграйте с людьми или ботами — первый рейтинг появится здесь через несколько секунд после партии.
profile-no-ratings-here = Этот сервер не ведёт рейтингов.
profile-against-people = против людей
profile-against-bots = против ботов
profile-known-little = Пока лишь догадка.
profile-known-roughly = Известен приблизительно.
profile-known-fairly = Известен довольно хорошо.
profile-known-well = Известен хорошо.
profile-like = Ближе всего: { $bot }.
profile-gain = Изменение в последней партии:

# Партии
profile-my-matches = Мои партии
profile-matches-of = Партии игрока { $name }
profile-waiting = { $number ->
    [0] ни одна не ждёт вас
    [one] { $number } ждёт вас
   *[other] { $number } ждут вас
}
profile-all-matches = Все: { $number }
profile-play = Играть
profile-look = Открыть
profile-finished = Оконченные
profile-replay = Запись
profile-date = { DATETIME($at, dateStyle: "medium") }
profile-place = { $place }-е место из { $seats }
profile-won = победа
profile-lost = поражение
profile-stand-in = доиграл бот
profile-kind-solo = в одиночку
profile-kind-coach = с наставником
profile-kind-shared = несколько мест за одним экраном
profile-kind-other = загружена или ответвлена
profile-kind-lost = больше не читается
profile-no-matches = Пока пусто. Здесь будут ваши оконченные партии и их записи.
profile-none-listed = Открытых партий пока нет.
profile-nothing-here = Таких партий нет.
profile-find = Выбрать игру
profile-game = Игра
profile-every-game = Все игры
profile-filter = Показать
profile-pages = Страницы списка
profile-page = Страница { $page } из { $pages }
profile-newer = Новее
profile-older = Раньше

# Личные встречи, статистика
profile-versus = Личные встречи
profile-versus-about = кто закончил выше
profile-met-nobody = Вы ещё не окончили ни одной партии с другим человеком.
profile-bots = Против ботов
profile-no-bots = Вы ещё не окончили ни одной партии против ботов.
profile-ahead = Выше вы: { $ahead }, ниже вы: { $behind }.
profile-statistics = По играм
profile-statistics-about = без одиночных, учебных, загруженных партий и партий за одним экраном
profile-against = Против кого
profile-whom-people = люди
profile-whom-bots = боты
profile-share = Доля побед
profile-percent = { NUMBER($share, style: "percent") }
profile-between = почти наверняка от { NUMBER($low, style: "percent") } до { NUMBER($high, style: "percent") }
profile-mean-place = Среднее место
profile-mean = { NUMBER($place, maximumFractionDigits: 1) } из { NUMBER($seats, maximumFractionDigits: 1) }
profile-favourites = Чаще всего
profile-chair = Место { $number }

# Устройства
profile-carry = Возьмите свои места с собой
profile-carry-about = Картинка для камеры другого устройства или четыре слова для его клавиатуры. Действуют один раз, десять минут.
profile-carry-do = Показать код
profile-scan = Наведите на него камеру другого устройства или откройте там «Моё имя», затем «У меня здесь уже есть места» и наберите эти слова. Действует один раз, ближайшие десять минут.
profile-qr = QR-код со ссылкой для другого устройства
profile-link = или откройте там эту ссылку
profile-keys = Ваши устройства
profile-device = { $browser }, { $system }
profile-some-device = Браузер
profile-program = Программа
profile-here = это, сейчас
profile-seen = последний раз { DATETIME($at, dateStyle: "medium") }
profile-revoke = Убрать
profile-revoke-others = Выйти на всех остальных
profile-leave = Выйти
profile-leave-about = Этот браузер забудет, кто вы. Вернуться можно с другого устройства или с фразой.
profile-leave-warning = Ваш единственный ключ — в этом браузере, а фразы для возвращения у вас нет. Если вы выйдете, ваши места не вернёт никто, даже те, кто держит этот сервер.
profile-leave-sure = Знаю, и возвращать их не хочу.
profile-leave-do = Выйти здесь

# Путь назад
profile-phrase = Путь назад
profile-phrase-about = Если вы потеряете все устройства, места вернёт только фраза: тринадцать слов, записанных на бумаге.
profile-phrase-have = Фраза у вас есть. Если вы её потеряли, составьте новую; старая тогда ничего не откроет.
profile-phrase-do = Составить фразу
profile-phrase-again = Составить новую фразу
profile-phrase-once = Запишите эти слова сейчас, в этом порядке. Мы показываем их один раз, а храним только их отпечаток.
profile-recover-link = У меня здесь уже есть места
profile-recover = Вернуться
profile-recover-about = Наберите тринадцать слов своей фразы или четыре слова, которые показывает другое устройство. Хватит первых четырёх букв каждого слова.
profile-words = Ваши слова
profile-recover-do = Вернуться
profile-replaces = Сейчас в этом браузере играет { $name }. Если продолжить, браузер забудет это имя; если те места ещё нужны, сначала составьте фразу.
profile-carry-to = Играть здесь под именем { $name }
profile-carry-to-about = У этого браузера будет свой ключ от мест игрока { $name }. Убрать его можно в любой момент на любом из ваших устройств.
profile-carry-to-do = Продолжить здесь

# Что видят другие
profile-shows = Что видят другие
profile-shows-look = Посмотреть чужими глазами
profile-shows-nothing = Только моё имя
profile-shows-listed = Мои результаты за столами, открытыми для всех
profile-shows-ratings = Их и мои рейтинги
profile-public = Результаты за столами, открытыми для всех.
profile-public-hidden = Показывает только имя.
profile-delete = Удалить мой профиль
profile-delete-about = Ключи, фраза и имя исчезнут навсегда. Оконченные партии останутся тем, с кем вы играли, под именем «Кто-то»; в идущих вас заменит бот.
profile-delete-name = Чтобы подтвердить, наберите { $name }:
profile-delete-do = Удалить навсегда

# Отказы
refused-nobody = У вас здесь ещё нет имени.
refused-phrase-word = Слова номер { $place } среди наших нет. Посмотрите в запись ещё раз.
refused-phrase-length = Слов: { $number }. Во фразе их { $phrase }, в коде с другого устройства — { $code }.
refused-phrase = Такой фразы здесь ни у кого нет.
refused-carry = Эта ссылка или код уже использованы, или десять минут прошли. Попросите у другого устройства новые.
refused-too-many-attempts = Слишком много попыток. Подождите минуту и попробуйте снова.
refused-many-keys = Устройств у вас уже { $most }. Сначала уберите одно.
refused-no-such-person = Такого игрока здесь нет.
refused-profile-hidden = Этот игрок не показывает своих партий.
refused-shows = Такого выбора нет.
refused-no-such-key = Такого устройства у вас нет.
refused-key-in-use = Вы сейчас за этим устройством. Лучше выйдите.
refused-only-key = Ваш единственный ключ — в этом браузере, а фразы у вас нет. Сначала составьте фразу или подтвердите, что знаете об этом.
refused-delete-name = Это не ваше имя, поэтому ничего не удалено.
