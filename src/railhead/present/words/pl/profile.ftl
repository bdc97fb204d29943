# Moja strona i to, co widzą inni
profile-title = { $name }: partie i rankingi
profile-no-account = Bez konta i bez hasła: każde Twoje urządzenie ma swój klucz.
profile-hello = Bez konta i bez hasła. Klucz do Twoich miejsc będzie w tej przeglądarce; później możesz je zabrać na inne urządzenia.
profile-rename = Zmień imię
profile-somebody = Ktoś
profile-heat = { $number ->
    [one] W tym tygodniu zakończono { $number } partię; kwadraty to dni z ostatnich { $weeks } tygodni.
    [few] W tym tygodniu zakończono { $number } partie; kwadraty to dni z ostatnich { $weeks } tygodni.
   *[other] W tym tygodniu zakończono { $number } partii; kwadraty to dni z ostatnich { $weeks } tygodni.
}
profile-weeks = { $number ->
    [one] ostatni tydzień
    [few] ostatnie { $number } tygodnie
   *[other] ostatnie { $number } tygodni
}
profile-week = w tym tygodniu: { $number }
profile-won-many = Wygrane
profile-played = Rozegrane
profile-all = Wszystkie partie
profile-matches = { $number ->
    [one] { $number } partia
    [few] { $number } partie
   *[other] { $number } partii
}

# Rankingi
profile-ratings = Moje rankingi
profile-ratings-of = Rankingi
profile-ratings-about = im szersze wzgórze, tym mniej jeszcze wiemy
profile-no-ratings = Zagraj z ludźmi lub botami, a kilka sekund po partii pojawi się tu Twój pierwszy ranking.
profile-no-ratings-here = Ten serwer nie prowadzi rankingów.
profile-against-people = przeciw ludziom
profile-against-bots = przeciw botom
profile-known-little = To na razie domysł.
profile-known-roughly = Znany w przybliżeniu.
profile-known-fairly = Znany dość dobrze.
profile-known-well = Znany dobrze.
profile-like = Najbliżej: { $bot }.
profile-gain = Zmiana w ostatniej partii:

# Partie
profile-my-matches = Moje partie
profile-matches-of = Partie gracza { $name }
profile-waiting = { $number ->
    [0] żadna na Ciebie nie czeka
    [one] { $number } czeka na Ciebie
    [few] { $number } czekają na Ciebie
   *[other] { $number } czeka na Ciebie
}
profile-all-matches = Wszystkie: { $number }
profile-play = Graj
profile-look = Otwórz
profile-finished = Zakończone
profile-replay = Powtórka
profile-date = { DATETIME($at, dateStyle: "medium") }
profile-place = { $place }. miejsce z { $seats }
profile-won = wygrana
profile-lost = przegrana
profile-stand-in = dokończył bot
profile-kind-solo = w pojedynkę
profile-kind-coach = z trenerem
profile-kind-shared = kilka miejsc przy jednym ekranie
profile-kind-other = wczytana lub odgałęziona
profile-kind-lost = nie da się już odczytać
profile-no-matches = Jeszcze nic. Tu będą Twoje zakończone partie i ich powtórki.
profile-none-listed = Jeszcze żadnej otwartej partii.
profile-nothing-here = Nie ma takiej partii.
profile-find = Wybierz grę
profile-game = Gra
profile-every-game = Wszystkie gry
profile-filter = Pokaż
profile-pages = Strony listy
profile-page = Strona { $page } z { $pages }
profile-newer = Nowsze
profile-older = Starsze

# Bezpośrednie starcia, statystyka
profile-versus = Bezpośrednie starcia
profile-versus-about = kto był wyżej
profile-met-nobody = Nie masz jeszcze zakończonej partii z inną osobą.
profile-bots = Przeciw botom
profile-no-bots = Nie masz jeszcze zakończonej partii przeciw botom.
profile-ahead = Wyżej Ty: { $ahead }, niżej Ty: { $behind }.
profile-statistics = Gra po grze
profile-statistics-about = bez partii samotnych, z trenerem, wczytanych i przy jednym ekranie
profile-against = Przeciw komu
profile-whom-people = ludzie
profile-whom-bots = boty
profile-share = Udział wygranych
profile-percent = { NUMBER($share, style: "percent") }
profile-between = niemal na pewno od { NUMBER($low, style: "percent") } do { NUMBER($high, style: "percent") }
profile-mean-place = Średnie miejsce
profile-mean = { NUMBER($place, maximumFractionDigits: 1) } z { NUMBER($seats, maximumFractionDigits: 1) }
profile-favourites = Najczęściej
profile-chair = Miejsce { $number }

# Urządzenia
profile-carry = Zabierz swoje miejsca ze sobą
profile-carry-about = Obrazek dla aparatu drugiego urządzenia albo cztery słowa dla jego klawiatury. Działają raz, przez dziesięć minut.
profile-carry-do = Pokaż kod
profile-scan = Zeskanuj to drugim urządzeniem albo otwórz tam „Moje imię”, potem „Mam już tu swoje miejsca” i wpisz te słowa. Działa raz, przez najbliższe dziesięć minut.
profile-qr = Kod QR z odnośnikiem dla drugiego urządzenia
profile-link = albo otwórz tam ten odnośnik
profile-keys = Twoje urządzenia
profile-device = { $browser }, { $system }
profile-some-device = Przeglądarka
profile-program = Program
profile-here = to urządzenie, teraz
profile-seen = ostatnio { DATETIME($at, dateStyle: "medium") }
profile-revoke = Usuń
profile-revoke-others = Wyloguj wszędzie indziej
profile-leave = Wyloguj
profile-leave-about = Ta przeglądarka zapomni, kim jesteś. Możesz wrócić z innego urządzenia lub dzięki frazie.
profile-leave-warning = Twój jedyny klucz jest w tej przeglądarce, a frazy odzyskiwania nie masz. Jeśli się wylogujesz, nikt nie odda Ci Twoich miejsc, nawet ci, którzy prowadzą ten serwer.
profile-leave-sure = Wiem i nie chcę ich z powrotem.
profile-leave-do = Wyloguj tutaj

# Droga powrotna
profile-phrase = Droga powrotna
profile-phrase-about = Jeśli stracisz wszystkie urządzenia, miejsca odda Ci tylko fraza odzyskiwania: trzynaście słów zapisanych na kartce.
profile-phrase-have = Masz frazę odzyskiwania. Jeśli ją zgubisz, utwórz nową; stara niczego już nie otworzy.
profile-phrase-do = Utwórz frazę odzyskiwania
profile-phrase-again = Utwórz nową frazę
profile-phrase-once = Zapisz te słowa teraz, w tej kolejności. Pokazujemy je tylko raz, a przechowujemy jedynie ich odcisk.
profile-recover-link = Mam już tu swoje miejsca
profile-recover = Wróć
profile-recover-about = Wpisz trzynaście słów swojej frazy albo cztery słowa, które pokazuje drugie urządzenie. Wystarczą pierwsze cztery litery każdego słowa.
profile-words = Twoje słowa
profile-recover-do = Wróć
profile-replaces = W tej przeglądarce gra teraz { $name }. Jeśli pójdziesz dalej, przeglądarka o tym zapomni; jeśli tamte miejsca są Ci potrzebne, najpierw utwórz frazę.
profile-carry-to = Graj tutaj jako { $name }
profile-carry-to-about = Ta przeglądarka dostanie własny klucz do miejsc gracza { $name }. Możesz go usunąć w każdej chwili na każdym swoim urządzeniu.
profile-carry-to-do = Dalej tutaj

# Co widzą inni
profile-shows = Co widzą inni
profile-shows-look = Zobacz oczami innych
profile-shows-nothing = Tylko moje imię
profile-shows-listed = Moje wyniki przy stołach otwartych dla wszystkich
profile-shows-ratings = To i moje rankingi
profile-public = Wyniki przy stołach otwartych dla wszystkich.
profile-public-hidden = Pokazuje tylko imię.
profile-delete = Usuń mój profil
profile-delete-about = Klucze, fraza i imię znikną na zawsze. Zakończone partie zostaną u Twoich współgraczy, pod imieniem „Ktoś”; w trwających zastąpi Cię bot.
profile-delete-name = Aby potwierdzić, wpisz { $name }:
profile-delete-do = Usuń na zawsze

# Odmowy
refused-nobody = Nie masz tu jeszcze imienia.
refused-phrase-word = Słowa numer { $place } nie ma wśród naszych. Zajrzyj jeszcze raz na kartkę.
refused-phrase-length = Słów: { $number }. Fraza ma ich { $phrase }, kod z drugiego urządzenia { $code }.
refused-phrase = Nikt tutaj nie ma takiej frazy.
refused-carry = Ten odnośnik lub kod był już użyty albo minęło dziesięć minut. Poproś drugie urządzenie o nowy.
refused-too-many-attempts = Za dużo prób. Poczekaj minutę i spróbuj ponownie.
refused-many-keys = Masz już { $most } urządzeń. Najpierw usuń jedno.
refused-no-such-person = Nie ma tu takiej osoby.
refused-profile-hidden = Ta osoba nie pokazuje swoich partii.
refused-shows = Nie ma takiej możliwości.
refused-no-such-key = Nie masz takiego urządzenia.
refused-key-in-use = Właśnie używasz tego urządzenia. Zamiast tego się wyloguj.
refused-only-key = Twój jedyny klucz jest w tej przeglądarce, a frazy nie masz. Najpierw utwórz frazę albo potwierdź, że o tym wiesz.
refused-delete-name = To nie jest Twoje imię, więc niczego nie usunięto.
