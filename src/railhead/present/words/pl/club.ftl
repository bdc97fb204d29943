# Poczekalnia: co może gospodarz i co się o tym mówi.

lobby-fill-with = Na wolne miejsca
lobby-fill = Posadź boty i zacznij
lobby-cancel = Odwołaj stół
lobby-kick = Usuń
lobby-kick-who = Usuń od stołu: { $name }
note-kicked = Gospodarz usunął od stołu: { $name }.
note-filled = { $number ->
    [one] Wolne miejsce zajmuje bot.
    [few] { $number } wolne miejsca zajmują boty.
   *[many] { $number } wolnych miejsc zajmują boty.
}
refused-nobody-there = Nikt tam nie siedzi.
refused-nobody-missing = Wszystkie miejsca są już zajęte.
refused-kicked = Gospodarz usunął cię od tego stołu.
refused-cancelled = Gospodarz odwołał ten stół.
refused-host-only = Może to zrobić tylko gospodarz stołu.

# Skąd bierze się losowość partii.

seed-title = Jak tasowane są karty
seed-promise = Serwer wylosował już swój sekret; oto jego SHA-256. Twoja przeglądarka doda własne losowe cyfry, więc nikt nie może wybrać, jak ułożą się karty. Po partii każdy może to sprawdzić.
seed-drawn = Wynika z sekretu serwera i z tego, co dodała przeglądarka każdego gracza:
refused-promise = Ta strona jest nieaktualna. Wczytaj ją jeszcze raz.
