page-language = Język
page-take = Zmień
page-skip = Przejdź do treści
page-site = Serwis
page-pages = Strony
page-games = Gry
page-matches = Partie
page-learn = Nauka
page-me = Ja
page-guest = Gość
page-name = Twoje imię
page-how = Jak grać
page-rules = Zasady
page-rules-of = Zasady gry „{ $game }”
page-read-rules = Przeczytaj zasady
page-all-rules = Wszystkie zasady
page-import = Wczytaj partię
page-program = API
page-sit-down = Usiądź
page-copy = Kopiuj
page-back = Wróć
page-to-table = Wróć do stołu
page-watch-replay = Obejrzyj zapis
page-download = Pobierz zapis
page-rematch = Rewanż
page-to-rematch = Przejdź do rewanżu
page-not-found = Nie znaleziono
page-refused = Tak nie można
page-failed = Coś poszło nie tak

home-title = Railhead: graj ze znajomymi i botami
home-welcome = Przysiądź się.
home-about = Pięć gier planszowych i karcianych, w całości i zgodnie z zasadami. Ze znajomymi lub botami, od razu albo na raty. Bez konta.
home-waiting = { $number ->
    [one] Czeka na ciebie { $number } stół
    [few] Czekają na ciebie { $number } stoły
   *[other] Czeka na ciebie { $number } stołów
}
home-players = Gracze:
home-minutes = min
home-play-now = Graj
home-against-bots = z botami
home-solo = Solo
home-with-friends = Ze znajomymi
home-my-matches = Moje partie
home-waiting-of = czeka na ciebie: { $number } z { $all }
home-more = jeszcze { $number }
home-open = Otwarte stoły
home-free-chair = zajmij wolne miejsce
home-nobody = Teraz nikt nie czeka. Otwórz stół i zostaw miejsce dla każdego, a pojawi się tutaj.
home-new = Pierwszy raz tutaj?
home-new-about = Każda gra jest wyjaśniona na jednej stronie z obrazkami, a instruktor poprowadzi cię przez pierwszą partię.
home-coach = Pierwsza partia z instruktorem

heaviness-1 = Bardzo lekka
heaviness-2 = Lekka
heaviness-3 = Średnia
heaviness-4 = Ciężka
heaviness-5 = Bardzo ciężka
credit-by = { $names }
credit-others = { $name } i inni

row-your-turn = Twoja kolej
row-free = { $number ->
    [one] { $number } wolne miejsce
    [few] { $number } wolne miejsca
   *[other] { $number } wolnych miejsc
}
row-finished = Zakończona
row-under-way = W toku
row-decides = { $name } decyduje
row-decide = { $number ->
    [one] Decyduje { $number } gracz
    [few] Decydują { $number } gracze
   *[other] Decyduje { $number } graczy
}

new-title = Nowy stół: { $game }
new-table = Nowy stół.
new-chairs = Miejsca
new-chair = Miejsce { $number }
new-name = Imię
new-chair-name = Imię gracza na miejscu { $number }, przy tym samym ekranie
new-levels = Jak dobrze grają boty?
new-levels-note = Poziom dotyczy wszystkich botów; każde miejsce może mieć własny.
new-house = Zasady domowe
new-pace = Tempo
new-live = Na żywo
new-days = Na raty
new-pace-note = Na żywo: wszyscy są przy stole. Na raty: graj, kiedy ci wygodnie.
new-windows = Ukryte reakcje
new-windows-off = Tylko gdy trzeba
new-windows-short = Krótka przerwa
new-windows-normal = Dłuższa
new-windows-note = Ilekroć ktoś mógłby zareagować ukrytą kartą, stół chwilę czeka, niezależnie od tego, czy ktokolwiek ją ma: około 5 albo około 12 sekund. Dzięki temu nie da się poznać, kto ją trzyma. „Tylko gdy trzeba”: stół czeka jedynie wtedy, gdy ktoś naprawdę może zareagować.
new-hints = Podpowiedzi na życzenie
new-watch = Widzowie z odnośnikiem
new-hands = Widzowie widzą karty na ręce
new-choose = Wybierz, kto gdzie siada.
new-starts = Partia zacznie się sama, gdy wszystkie miejsca będą zajęte.
new-starts-now = Wszystkie miejsca są zajęte: partia zacznie się od razu.
new-send = Odnośniki do wysłania są na następnej stronie. Partia zacznie się sama, gdy wszystkie miejsca będą zajęte.
new-start = Zacznij
new-open-table = Otwórz stół
new-here = { $number ->
    [one] ty
    [few] { $number } graczy przy tym ekranie
   *[other] { $number } graczy przy tym ekranie
}
new-links = { $number ->
    [one] znajomy z odnośnikiem
   *[other] { $number } znajomych z odnośnikiem
}
new-open = { $number ->
    [one] wolne miejsce dla każdego
    [few] { $number } wolne miejsca dla każdego
   *[other] { $number } wolnych miejsc dla każdego
}
new-bots = { $number ->
    [one] bot
    [few] { $number } boty
   *[other] { $number } botów
}
new-sum = { $first } i { $last }.
new-alone = Tylko { $last }.

chair-people = Ludzie
chair-bots = Boty
chair-programs = Proste programy
chair-you = Ty
chair-here = Przy tym ekranie
chair-link = Znajomy, przez odnośnik
chair-open = Dla każdego

value-on = Tak
value-off = Nie
value-random = Losowo

bot-random = Bot losowy
bot-greedy = Bot zachłanny
bot-beginner = Bot początkujący
bot-casual = Bot niedzielny
bot-steady = Bot solidny
bot-strong = Bot mocny
bot-master = Bot mistrz
bot-other = Bot { $name }
bot-name = { $bot } { $number }
level-beginner = Początkujący
    .text = Zna zasady i niewiele więcej: na pierwszą partię.
level-casual = Niedzielny
    .text = Gra rozsądnie, ale czasem przeoczy lepszy ruch.
level-steady = Solidny
    .text = Rzadko się myli, lecz nie patrzy dalej niż na następną odpowiedź.
level-strong = Mocny
    .text = Zanim zdecyduje, rozgrywa najlepsze możliwości do końca tury.
level-master = Mistrz
    .text = Najlepszy, jakiego mamy; nad decyzją myśli do sekundy.

join-title = { $game }: zaproszenie
join-somebody = Ktoś
join-invites = { $host } zaprasza cię do gry „{ $game }”
join-seat = Czeka na ciebie miejsce { $seat } z { $seats }. Odnośnik działa jeden raz.
lobby-title = { $game }: czekamy na graczy
lobby-about = Partia zacznie się, gdy wszystkie miejsca będą zajęte. Ta strona odświeża się sama.
lobby-link = Wyślij ten odnośnik jednej osobie
lobby-open = dla każdego
lobby-kept = dla zaproszonej osoby
lobby-leave = Odejdź
lobby-seed = Serwer wylosował już swój sekret do tasowania i pokaże go po zakończeniu partii. Jego SHA-256:

lesson-page = Jak grać: { $game }
lesson-about = Każda gra na jednej stronie: cel, tura, symbole, koniec i trzy rady.
lesson-two-minutes = { $game } w dwie minuty
lesson-the-goal = Cel.
lesson-symbols = Co znaczą symbole
lesson-example = Przykład: { $title }
lesson-before = Przed
lesson-after = Po
lesson-free = wolne
lesson-tips = Trzy rady
lesson-ends = Jak to się kończy
lesson-set-up = Otwórz stół
rules-title = { $game }: zasady
rules-contents = Spis treści i szukanie
rules-search = Szukaj w zasadach gry „{ $game }”
rules-word = Słowo albo numer
rules-find = Szukaj
rules-found = Znaleziono: { $number }.
rules-all = Pokaż wszystko
rules-chapters = Rozdziały
rules-version = Wersja { $version }. Każde pytanie i każda odmowa przy stole podaje jeden z tych numerów. Same zasady są po angielsku.
rules-hurry = Nie masz czasu?
rules-nothing = O tym nie ma mowy. Spróbuj krótszego słowa albo początku numeru.

log-title = { $game }: dziennik
over-again = Jeszcze raz?
over-result = Pełny wynik
result-crumb = Wynik
result-decisions = { $number ->
    [one] Podjęto { $number } decyzję.
    [few] Podjęto { $number } decyzje.
   *[other] Podjęto { $number } decyzji.
}
result-standing = Końcowe miejsca
result-challenge = Wyzwanie
result-won = Zwycięstwo
result-course = Przebieg partii
result-no-course = Nic się nie zmieniało: nie ma czego rysować.
course-title = Jak kto stał
graph-label = { $what } każdego gracza, decyzja po decyzji

# Z czego składała się partia
end-turn = tura { $n }
end-round = runda { $n }
end-turns = { $number ->
    [one] 1 tura
    [few] { $number } tury
   *[other] { $number } tur
}
end-rounds = { $number ->
    [one] 1 runda
    [few] { $number } rundy
   *[other] { $number } rund
}
end-hours = { $hours } godz. { $minutes } min
end-minutes = { $number ->
    [one] 1 minuta
    [few] { $number } minuty
   *[other] { $number } minut
}
end-numbers = Partia w liczbach
end-moment = Rozstrzygająca chwila
end-moment-ahead = Odtąd do końca na prowadzeniu: { $names }.
end-moment-level = Odtąd już nigdy w tyle: { $names }.
end-moment-changed = Potem nic się już nie zmieniło.
end-again = Zobacz to jeszcze raz

import-about = Zapis pobrany stąd albo zachowany w terminalu. Zostanie odtworzony i sprawdzony; potem można go obejrzeć krok po kroku albo grać dalej.
import-file = Z pliku
import-text = albo jako tekst
import-do = Wczytaj
me-title = Moje imię
me-name = Imię przy następnych stołach
me-keep = Zapisz
api-about = Te same stoły, zasady i odmowy co w przeglądarce, jako JSON; examples/bot.py w projekcie to bot w 30 wierszach. Opis po angielsku:
api-call = Wywołanie
api-does = Co robi
