# Co mówi sam terminal

scene-empty = Puste: { $areas }

# --- ekran decyzji
cli-since = od poprzedniej decyzji:
cli-begin = dotychczas:
cli-more_told = … jeszcze { $n } (polecenie since)
cli-more_table = … reszta (polecenie table)
cli-more_options = … jeszcze { $n } (naciśnij Enter)
cli-first_options = … znowu pierwsze: naciśnij Enter
cli-times = { $sentence } ({ $n } { $n ->
    [one] raz
   *[other] razy
})
cli-answered = Odpowiedziano za ciebie: { $answers }
cli-standing_hint = standing { $name }: { $text }
cli-round = { $round } { $n }
cli-turn_of = tura: { $seat }
cli-prompt = { $who }> {""}
cli-called = { $name } ({ $title })

# --- partia
cli-help =
    Odpowiedz etykietą (1, 2, …) albo częścią nazwy pasującą tylko do jednej opcji.
      Enter         pytanie jeszcze raz albo dalsze opcje
      table         cały stół              map           tylko mapa
      options       opcje w całości        look SŁOWO    co robi karta lub żeton
      since         co się stało od poprzedniej decyzji; log: cała partia
      why SŁOWO     dlaczego opcja jest teraz niedozwolona i według której zasady
      rule NUMER    znajdź zasadę: numer, jego początek albo słowa
      hint          co zrobiłby zachłanny bot
      undo          cofnij ostatnią decyzję (undo all: wszystkie, które można)
      standing      na co odpowiada się za ciebie bez pytania i na co by można
                    (standing NAZWA: odpowiadaj tak; standing NAZWA off: pytaj)
      concede       opuść partię na dobre; pozostali grają dalej
      save PLIK     od teraz zapisuj partię do pliku
      quit          wyjdź; partia zostanie zapisana i dowiesz się, jak ją dokończyć
cli-title = { $title } · { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}{ $options }
cli-seat = { $number }. { $who }: { $player }
cli-person = człowiek
cli-type_help = Wpisz help, aby zobaczyć wszystkie polecenia, albo quit, aby wyjść.
cli-standing_intro = { cli-type_help } Na niektóre pytania odpowiada się za ciebie: standing pokaże, na które.
cli-only_bots = Grają same boty: możesz popatrzeć.
cli-pass_keyboard = Teraz przy klawiaturze: { $who }. Potem naciśnij Enter. {""}
cli-end_of_input = Dane wejściowe się skończyły.
cli-nothing_to_save = Nie było jeszcze żadnej decyzji, więc nie ma czego zapisać.
cli-saved_resume = Zapisano w { $file }. Graj dalej tak:
cli-saved_replay = Zapisano w { $file }. Obejrzyj powtórkę tak:
cli-saved_from_now = Zapisano w { $file }, a od teraz po każdej decyzji.
cli-not_saved = Nie udało się zapisać partii. { $fault }
cli-name_the_file = Podaj plik: save PLIK.
cli-ambiguous = To może być: { $options }. Wpisz więcej liter albo etykietę.
cli-no_option = Nie ma tu opcji „{ $typed }”; options pokaże opcje, help – polecenia.
cli-no_number_only = Nie ma tu opcji { $typed }: jedyny numer to { $number }.
cli-no_number_range = Nie ma tu opcji { $typed }: opcje mają numery od 1 do { $number }.
cli-no_number_list = Nie ma tu opcji { $typed }: są tu numery { $numbers }.
cli-name_an_option = Podaj opcję: why SŁOWO.
cli-never_an_answer = { $title }: jest w tej grze, ale nigdy nie bywa odpowiedzią.
cli-not_in_game = Nic w tej grze nie nazywa się „{ $typed }”.
cli-many_options = Tak nazywają się opcje ({ $n }): { $options }, … Wpisz więcej liter.
cli-allowed = { $title }: to jest dozwolone.
cli-about = { $title }: { $sentence }
cli-with_rule = { $sentence } ({ $rule })
cli-name_a_thing = Podaj kartę lub żeton: look SŁOWO.
cli-many_things = Tak nazywają się rzeczy ({ $n }): { $things }, … Wpisz więcej liter.
cli-no_text = Nic więcej tam nie napisano.
cli-name_a_rule = Podaj zasadę: rule NUMER.
cli-no_such_rule = W zasadach nie ma nic pod hasłem „{ $wanted }”.
cli-no_map = W tej grze nie ma mapy.
cli-no_table = Ta gra nie pokazuje tu stołu; log opowie, co się stało.
cli-nothing_since = Od poprzedniej decyzji nic się nie stało.
cli-hint = Zachłanny bot odpowiedziałby: { $option }
cli-standing_on = wł.   { $name }: { $text }
cli-standing_off = wył.  { $name }: { $text }
cli-no_such_standing = W tej grze nie ma stałej odpowiedzi „{ $name }”; są: { $known }.
cli-no_standing = W tej grze dostajesz każde pytanie.
cli-concede_sure = Tego nie da się cofnąć. Jeśli na pewno: concede yes
cli-only_standing_answers = Nie ma czego cofnąć: ostatnie odpowiedzi padły za ciebie automatycznie.
cli-taken_back = Cofnięto.
cli-saved_seat = Miejsce { $number } zapisanej partii: { $fault }
cli-language_lacking = { $title }: nie ma jeszcze wersji w języku „{ $language }”, więc gra mówi po angielsku.
cli-languages_lacking = Tylko po angielsku: { $titles }

# --- koniec
cli-won = Koniec partii. { $count ->
    [one] Wygrywa { $winners }.
   *[other] Wspólnie wygrywają { $winners }.
}
cli-nobody_won = Koniec partii. Nikt nie wygrywa.
cli-place = Miejsce
cli-player = Gracz
cli-score = Wynik

# --- powtórka
cli-replay_help =
    Enter, n      jedna decyzja naprzód
    b             jedna decyzja wstecz
    LICZBA        do pozycji po tylu decyzjach (0: początek)
    table         cały stół
    seat KTO      patrz oczami miejsca: jego numer lub imię
    spectator     patrz oczami widza
    play [MIEJSCE …] graj dalej stąd, na przykład: play Anna=human greedy
    quit          wyjdź
cli-replay_intro = Enter – dalej, b – wstecz, table – stół, help – wszystkie polecenia.
cli-replay_prompt = powtórka> {""}
cli-replay_title = { $title } · po decyzji { $at } z { $all } · patrzy { $who }
cli-a_spectator = widz
cli-log_ends = Zapis kończy się tutaj; partii nie dograno do końca.
cli-next = Dalej: { $sentence }
cli-leaves = { $seat } opuszcza partię.
cli-unseen = ktoś decyduje niepostrzeżenie.
cli-in_secret = { $seat } decyduje w tajemnicy.
cli-answers = { $seat } odpowiada: { $option }.
cli-over_here = Tu partia już się skończyła; cofnij się, zanim zagrasz inaczej.
cli-no_seat = Nie ma miejsca „{ $who }”; podaj liczbę od 1 do { $seats }, gracza albo spectator.
cli-too_many_players = Za dużo graczy ({ $players }): miejsc jest { $seats }.

# --- analiza
cli-review_title = { $title } · miejsca: { $seats } · decyzje z wyborem: { $n }
cli-turning_points = Punkty zwrotne
cli-missed = Lepsze opcje, które przepadły, i różnica do końca tury
cli-review_seat = { $seat }: { $start } przy pierwszej decyzji, { $end } na końcu; błędy kosztowały { $mistakes }, szczęście { $luck }.
cli-review_turn = Decyzja { $number }: { $chooser } wybiera „{ $option }”; szanse ({ $seat }) zmieniają się z { $before } na { $after }.
cli-review_missed = Decyzja { $number }: { $seat } wybiera „{ $option }” ({ $odds }); lepsze było „{ $better }” ({ $best }).
cli-iterations = --iterations: 1 lub więcej.
