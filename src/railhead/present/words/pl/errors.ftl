refused-no-such-page = Nie ma takiej strony.
refused-no-such-table = Nie ma takiego stołu.
refused-no-such-game = Nie ma tu takiej gry.
refused-no-such-place = Nie ma takiego miejsca.
refused-no-such-rule = Nie ma zasady o tym numerze.
refused-no-such-bot = Nie ma bota o nazwie „{ $bot }”.
refused-no-such-deed = Tego nie można tu zrobić.
refused-no-lesson = Nikt jeszcze nie napisał krótkiego wyjaśnienia tej gry; są za to pełne zasady.
refused-private = To stół prywatny. Poproś graczy o zaproszenie albo o odnośnik dla widzów.
refused-players-only = To mogą robić tylko gracze.
refused-not-your-seat = To nie twoje miejsce.
refused-invitation = To zaproszenie zostało już użyte albo nigdy nie istniało.
refused-place-taken = To miejsce jest zajęte. Zaproszenia można użyć raz.
refused-place-invited = To miejsce jest dla kogoś z zaproszeniem.
refused-places-free = Są jeszcze wolne miejsca.
refused-host-stays = Gospodarz zostaje na swoim miejscu.

refused-not-begun = Partia jeszcze się nie zaczęła.
refused-begun = Partia już się zaczęła.
refused-leave-begun = Partia już się zaczęła; oddaj swoje miejsce botowi.
refused-not-over = Partia jeszcze się nie skończyła.
refused-rematch = Rewanż już jest.
refused-replay-early = Zapis będzie dostępny po końcu partii.
refused-chances-early = Szanse można zobaczyć po końcu partii.
refused-line-gone = Tego wariantu nie można już pokazać: od oceny partii zmieniły się zasady.
refused-result-early = Wynik będzie dostępny po końcu partii.
refused-record-early = Zapis z ziarnem losowości będzie wydany po końcu partii.

refused-nothing-to-undo = Nie ma czego cofnąć: od tego czasu odkryto karty albo zdecydowali inni.
refused-undo-over = Partia jest zakończona: niczego nie można już cofnąć. W powtórce możesz grać dalej od dowolnego miejsca.
refused-undo-at-most = Możesz cofnąć najwyżej { $most ->
    [one] { $most } decyzję
    [few] { $most } decyzje
   *[other] { $most } decyzji
}.
refused-how-many = Ile decyzji?
refused-bot-plays = Gra za ciebie bot; najpierw wróć na swoje miejsce.
refused-no-bot = Żaden bot nie gra za ciebie.
refused-no-hints = Przy tym stole gra się bez podpowiedzi.
refused-hint-failed = Bot nie ma teraz podpowiedzi.

refused-empty-line = Nie ma nic do powiedzenia.
refused-long-line = Wypowiedź ma najwyżej { $most } liter.
refused-many-lines = Przy tym stole padło już { $most } wypowiedzi; więcej nie przechowujemy.
refused-no-name = Podaj imię.
refused-long-name = Imię ma najwyżej { $most } liter.

refused-own-tables = Liczba twoich niedokończonych stołów: { $most }. Najpierw dokończ kilka z nich.
refused-waiting-tables = Liczba twoich stołów, które czekają na graczy: { $most }. Zaczekaj, aż ktoś przyjdzie.
refused-near-tables = Z twojego adresu jest za dużo niedokończonych stołów; najpierw dokończ kilka.

refused-setup = Tak nie można zacząć partii: { $fault }
refused-record = Ten zapis się nie nadaje: { $fault }
refused-record-game = Zapis nie podaje gry z tego serwera.
refused-record-long = Zapis nie ma wpisów albo ma ich więcej niż { $most }.
refused-other-rules = Przy tym stole gra się według zasad „{ $game }” w wersji { $theirs }, a serwer ma wersję { $ours }.
refused-other-data = Dane gry „{ $game }” zmieniono po otwarciu tego stołu, więc nie można grać dalej według pierwotnych zasad. Przywróć poprzedni plik components.toml, aby kontynuować.
refused-unreadable = Tego stołu nie da się odczytać: wpis { $entry } jego dziennika jest dla serwera niezrozumiały. Nic nie przepadło i nic nie może się zmienić, dopóki gospodarze serwera go nie naprawią.

refused-match-too-long = Ta partia trwa zbyt długo dla tego serwera.
refused-match-too-much = Ta partia jest za duża dla tego serwera.
refused-backroom-busy = Serwer jest zajęty innymi zapisami; spróbuj za chwilę.
refused-nobody-waits = Nikt już na to nie czeka.
refused-our-fault = Coś poszło nie tak po naszej stronie. Nic się nie zmieniło; spróbuj jeszcze raz.
refused-too-many = Za dużo żądań; zaczekaj chwilę.
refused-other-site = To żądanie nie pochodzi ze strony tego serwera.
refused-method = Zrozumiałe są tu tylko GET i POST.
refused-key = Klucz tego żądania jest niepoprawny.
refused-form = Tego formularza nie da się odczytać.
refused-bytes = Żądanie ma najwyżej { $most } bajtów.
refused-slow = To żądanie szło zbyt długo.
refused-json = Treść żądania to nie JSON.
refused-json-object = Treść żądania to nie obiekt JSON.
refused-json-deep = Zagnieżdżenie JSON może mieć najwyżej { $most } poziomów.
refused-character = W tekście jest znak, którego nie można zachować.

refused-log-full = Dziennik tego stołu ma już { $most } wpisów; więcej nie przechowujemy.
refused-rules-failed = Zasady zawiodły przy tej decyzji; nic się nie zmieniło. Gospodarze serwera mogą sprawdzić dlaczego.
refused-closing = Serwer się zamyka; stół zostaje.
refused-busy = Ten stół jest bardzo zajęty; spróbuj za chwilę.
refused-watchers = Ten stół ogląda zbyt wielu widzów.
refused-own-pages = Masz otwartych zbyt wiele stron naraz; zamknij kilka.
refused-place-or-used = Nie ma takiego miejsca albo jego zaproszenie zostało użyte.
refused-deed = Tego nie można zrobić.
refused-token = Przyślij swój klucz: Authorization: Bearer … (daje go POST /api/people).
refused-term = Nie ma warunku „{ $name }”.
note-bots-stopped = Boty tego stołu nie mogą grać dalej. Gospodarze serwera mogą sprawdzić dlaczego.
note-bot-slow = Bot na miejscu „{ $name }” myślał za długo; dalej gra słabszy bot.
note-bot-failed = Bot na miejscu „{ $name }” popełnił błąd; dalej gra słabszy bot.
note-bot-again = Na miejscu „{ $name }” znów gra poprzedni bot.

refused-no-coach = Przy tym stole nie ma trenera.
refused-no-coach-yet = Ta gra nie ma jeszcze trenera.
refused-coach-ahead = Trener mówi już o czymś innym.
refused-window = Czas na tę reakcję minął.
refused-host = Ten serwer nie zna nazwy z tego adresu. Ci, którzy go prowadzą, mogą podać mu jego nazwy (RAILHEAD_HOSTS).
refused-closed = Ten stół zamknęli prowadzący ten serwer.
refused-banned = Prowadzący ten serwer zablokowali ci dostęp.
refused-draining = Serwer zaraz uruchomi się ponownie; otwórz stół za chwilę.
