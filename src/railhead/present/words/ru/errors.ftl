refused-no-such-page = Такой страницы нет.
refused-no-such-table = Такого стола нет.
refused-no-such-game = Такой игры здесь нет.
refused-no-such-place = Такого места нет.
refused-no-such-rule = Правила с таким номером нет.
refused-no-such-bot = Бота «{ $bot }» нет.
refused-no-such-deed = Здесь этого сделать нельзя.
refused-no-lesson = Краткого объяснения этой игры пока никто не написал; зато есть полные правила.
refused-private = Это закрытый стол. Попросите у игроков приглашение или ссылку для зрителей.
refused-players-only = Это могут делать только игроки.
refused-not-your-seat = Это не ваше место.
refused-invitation = Это приглашение уже использовано или никогда не существовало.
refused-place-taken = Это место занято. Приглашение действует один раз.
refused-place-invited = Это место — для того, у кого есть приглашение.
refused-places-free = Некоторые места ещё свободны.
refused-host-stays = Хозяин стола остаётся на своём месте.

refused-not-begun = Партия ещё не началась.
refused-begun = Партия уже началась.
refused-leave-begun = Партия уже началась; отдайте своё место боту.
refused-not-over = Партия ещё не окончена.
refused-rematch = Реванш уже назначен.
refused-replay-early = Запись откроется, когда партия закончится.
refused-result-early = Итог появится, когда партия закончится.
refused-record-early = Запись вместе с зерном случайности выдаётся, когда партия закончится.

refused-nothing-to-undo = Отменять нечего: с тех пор открыты карты или решили другие.
refused-undo-at-most = Можно отменить не больше { $most ->
    [one] { $most } решения
   *[other] { $most } решений
}.
refused-how-many = Сколько решений?
refused-bot-plays = За вас играет бот; сначала вернитесь на своё место.
refused-no-bot = За вас не играет бот.
refused-no-hints = За этим столом играют без подсказок.
refused-hint-failed = Сейчас у бота нет подсказки.

refused-empty-line = Сказать нечего.
refused-long-line = В одной реплике не больше { $most } букв.
refused-many-lines = За этим столом сказано уже { $most } реплик; больше он не хранит.
refused-no-name = Назовите, пожалуйста, имя.
refused-long-name = В имени не больше { $most } букв.

refused-own-tables = Неоконченных столов у вас уже { $most }; сначала доиграйте некоторые из них.
refused-waiting-tables = Ваших столов в ожидании уже { $most }; подождите, пока кто-нибудь придёт.
refused-near-tables = С вашего адреса открыто слишком много неоконченных столов; сначала доиграйте некоторые.

refused-setup = Так партию не начать: { $fault }
refused-record = Эта запись не годится: { $fault }
refused-record-game = В записи не названа игра этого сервера.
refused-record-long = В записи нет решений, или их больше { $most }.
refused-other-rules = За этим столом играют по правилам «{ $game }» версии { $theirs }, а у сервера версия { $ours }.
refused-other-data = Данные игры «{ $game }» изменены с тех пор, как открыт этот стол, поэтому доиграть по прежним правилам нельзя. Верните прежний components.toml, чтобы продолжить.
refused-unreadable = Этот стол не читается: запись { $entry } его журнала непонятна серверу. Ничего не потеряно, но и изменить ничего нельзя, пока хозяева сервера его не исправят.

refused-match-too-long = Эта партия слишком длинна для этого сервера.
refused-match-too-much = Эта партия слишком велика для этого сервера.
refused-backroom-busy = Сервер занят другими записями; попробуйте чуть позже.
refused-nobody-waits = Этого уже никто не ждёт.
refused-our-fault = Что-то пошло не так на нашей стороне. Ничего не изменилось; попробуйте ещё раз.
refused-too-many = Слишком много запросов; подождите немного.
refused-other-site = Этот запрос пришёл не со страницы этого сервера.
refused-method = Здесь понимают только GET и POST.
refused-key = Ключ этого запроса не годится.
refused-form = Эту форму нельзя прочитать.
refused-bytes = В запросе не больше { $most } байт.
refused-slow = Этот запрос шёл слишком долго.
refused-json = Тело запроса — не JSON.
refused-json-object = Тело запроса — не объект JSON.
refused-json-deep = Вложенность JSON — не больше { $most }.
refused-character = В тексте есть знак, который нельзя сохранить.

refused-log-full = В журнале этого стола уже { $most } записей; больше он не хранит.
refused-rules-failed = Правила не справились с этим решением; ничего не изменилось. Хозяева сервера могут узнать почему.
refused-closing = Сервер останавливается; стол сохранится.
refused-busy = Этот стол очень занят; попробуйте чуть позже.
refused-watchers = За этим столом слишком много зрителей.
refused-own-pages = У вас открыто слишком много страниц сразу; закройте некоторые.
refused-place-or-used = Такого места нет, или его приглашение уже использовано.
refused-deed = Этого сделать нельзя.
refused-token = Пришлите свой ключ: Authorization: Bearer … (его даёт POST /api/people).
refused-term = Условия «{ $name }» нет.
note-bots-stopped = Боты этого стола не могут играть дальше. Хозяева сервера могут узнать почему.
note-bot-slow = Бот на месте «{ $name }» думал слишком долго; дальше играет бот послабее.
note-bot-failed = Бот на месте «{ $name }» ошибся; дальше играет бот послабее.
note-bot-again = На месте «{ $name }» снова играет прежний бот.

refused-no-coach = За этим столом нет тренера.
refused-no-coach-yet = Для этой игры тренера пока нет.
refused-coach-ahead = Тренер уже говорит о другом.
refused-window = Время для этого ответа истекло.
refused-host = Этот сервер не отзывается на имя из адреса. Те, кто его держит, могут задать ему имена (RAILHEAD_HOSTS).
refused-closed = Этот стол закрыли те, кто держит сервер.
refused-banned = Те, кто держит этот сервер, закрыли вам доступ.
refused-draining = Сервер вот-вот перезапустится; откройте стол чуть позже.
