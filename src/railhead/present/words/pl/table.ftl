mark-turned = odwrócona
mark-used = użyte

player = Gracz { $number }
nobody = nikt
nothing = nic
hidden-card = karta
list-comma = { ", " }
list-and = { $first } i { $last }

why-match_over = Partia jest skończona.
why-not_asked = W tej chwili nie musisz o niczym decydować.
why-not_an_answer = „{ $option }” nie jest odpowiedzią na to pytanie.
why-no_such_option = W tej grze nie ma opcji { $about }.
why-no_such_seat = W tej partii nie ma miejsca { $about }: są miejsca od 0 do { $number }.
why-nobody_can_leave = Tej partii nie można opuścić.

standing-only_option = Odpowiadaj za mnie na pytania, które mają tylko jedną odpowiedź.
preview-ends = Partia się kończy.
preview-line = { $names }: { $change }
preview-more = { $names } i jeszcze { $number }
preview-range = { $name } { $before } → od { $least } do { $most }
reason-about = { $name } około { $by }
reason-owner = właściciel { $seat } w { $here } % przypadków, a nie w { $there } %
reason-owner-surely = nowy właściciel { $seat }
reason-owner-stays = { $seat } to zachowuje
reason-owner-never = { $seat } tego nie ma
reason-out = odpada z gry w { $here } % przypadków, a nie w { $there } %
reason-out-surely = odpada z gry
reason-out-never = zostaje w grze
reason-wins = wygrywa w { $here } % przypadków, a nie w { $there } %
reason-wins-surely = wygrywa partię
reason-wins-never = nie wygrywa partii

waiting-somebody = Czekamy na możliwe reakcje.

result-wins = { $number ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają { $names }.
}
result-nobody-wins = Nikt nie wygrywa.
result-lost = Partia przegrana.
result-why = { $result } { $why }
question-now = { $question } { $now }

verdict-won = { $number ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają { $names }.
}
verdict-nobody = Nikt nie wygrał.
verdict-you-won = Wygrywasz.
verdict-you-share = Wygrywasz. Razem z tobą: { $names }.
verdict-you-lost = Przegrywasz.
verdict-you-lost-to = { $number ->
    [one] Przegrywasz. Wygrywa { $names }.
   *[other] Przegrywasz. Wygrywają { $names }.
}

note-sits = { $name } siada do stołu.
note-leaves = { $name } odchodzi od stołu.
note-concedes = { $name } poddaje partię.
note-takes-back = { $name } cofa { $number ->
    [one] decyzję
    [few] { $number } decyzje
   *[other] { $number } decyzji
}.
note-hands-over = { $name } oddaje swoje miejsce botowi.
note-handed-over = { $by } sadza bota na miejscu nieobecnego gracza { $name }.
note-is-back = { $name } wraca do gry.
note-rematch = Rewanż toczy się przy innym stole.

table-moment = Co się dzieje
table-board = Stół
table-keys = Strzałki przechodzą od elementu do elementu; w górę i w dół tylko do tych, które można wybrać.
words-told = Stół opisany słowami
words-drawn = Narysowany stół
table-question = Pytanie
table-own = Twoje miejsce
table-players = Gracze
table-parts = Części tego stołu
table-tabs = Dziennik, czat i ten stół
table-log = Dziennik
table-chat = Czat
table-more = Stół
table-this = Ten stół
table-whole-log = Cały dziennik
table-since = Od twojej ostatniej decyzji
table-close = Zamknij
table-map = Mapa
table-none = brak
table-seed = Ziarno losowości:

dock-point = Wskaż to, co podświetlone.
dock-all = { $number ->
    [one] Jedyna możliwość
    [few] Wszystkie { $number } możliwości
   *[other] Wszystkie { $number } możliwości
}
dock-all-key = Wszystkie możliwości (klawisz L)
dock-window = { $seconds ->
    [one] Masz { $seconds } sekundę, potem pasujesz.
    [few] Masz { $seconds } sekundy, potem pasujesz.
   *[other] Masz { $seconds } sekund, potem pasujesz.
}
caption-new = { $number ->
    [one] { $number } nowe
    [few] { $number } nowe
   *[other] { $number } nowych
}
caption-show = Pokaż, co się stało
pass-to = Przekaż ekran: { $name }.
pass-taken = Tu { $name }: pokaż moją stronę

link-live = decyzja { $shown } z { $newest }
link-behind = nadrabiamy: decyzja { $shown } z { $newest }
link-lost = wznawiamy połączenie: decyzja { $shown } z { $newest }
link-wait = łączymy: decyzja { $shown } z { $newest }

chat-say = Powiedz wszystkim
chat-send = Wyślij
chat-mute = wycisz
chat-unmute = cofnij wyciszenie

seat-here = przy stole
seat-not-here = poza stołem
seat-away = poza stołem, gra bot
seat-decides = decyduje
seat-let-bot = Niech zagra bot
seat-bot-note = Bot zastępuje gracza { $name } do czasu jego powrotu
seat-look = zobacz
seat-you = ty

tool-undo = { $number ->
    [one] Cofnij decyzję
   *[other] Cofnij jedną z { $number }
}
tool-hint = Podpowiedź
tool-back = Wróć na swoje miejsce

zoom-title = Z bliska
zoom-preview = Co to da
zoom-do = Zrób to

script-unreachable = Serwer jest teraz nieosiągalny.
script-your-turn = Twoja kolej:{ " " }
script-stale = W międzyczasie sytuacja się zmieniła; tak wygląda teraz.
script-confirm = { $option }: wybierz ponownie, aby potwierdzić.
script-hint = Bot wybrałby: { $option }
script-copied = Skopiowano
script-why-not = Dlaczego nie?

more-pace = Ruchy są pokazywane
more-slow = powoli
more-normal = w zwykłym tempie
more-fast = szybko
more-instant = od razu
more-sounds = Dźwięki
more-confirm = Potwierdzaj każdą decyzję
more-digits = Wybieraj klawiszami cyfr
more-version = (wersja { $version })
more-bot = Niech bot gra za mnie
more-concede = Poddaj partię
more-concede-note = Opuszczasz partię na dobre.
more-watch = Odnośnik dla widzów
more-seed = Ziarno losowości, SHA-256:

replay-title = { $game }: zapis partii
replay-seen-by = Oczami
replay-everybody = wszystkich
replay-look = Pokaż
replay-steps = Kroki
replay-area = Miejsce tego gracza
replay-tabs = Szanse, dziennik, dalsza gra, zapis
replay-play-on = Graj dalej
replay-record = Zapis
replay-branch-about = Zajmij miejsce w tej chwili partii i graj dalej z botami przy własnym stole.
replay-as = Jako
replay-against = Przeciwko
replay-branch = Graj stąd
replay-commitment = Jego SHA-256, pokazany przed rozdaniem pierwszej karty:
replay-result = Wynik
replay-first = Pierwsze pytanie czeka na odpowiedź.
replay-concedes = poddaje partię
replay-to-first = Na początek
replay-to-back = Wstecz
replay-run = Odtwarzaj
replay-to-forward = Dalej
replay-to-last = Na koniec
replay-speed = Szybkość
replay-decision = Decyzja
replay-go = Przejdź
replay-from-here = Zagraj inaczej
keys-step = krok
keys-space = Spacja
keys-play = odtwarzaj
keys-moment = kluczowa chwila
keys-branch = graj stąd
table-late = Ostatnie krzesło zajął ktoś inny i gra się zaczęła. Oglądasz ją teraz jako widz.
