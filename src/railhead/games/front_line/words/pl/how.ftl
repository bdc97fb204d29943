# Do boju, Towarzysze! na stronach wokół stołów i jak grać, na jednej stronie
how-name = Do boju, Towarzysze!
how-title = Do boju, Towarzysze!
how-subtitle = gra karciana
cover-word = Komisarz
how-line = Przepychaj się, zamieniaj miejscami i rób uniki, żeby obrywali inni. Wygrywa ostatni żywy Towarzysz.
how-course = Punkty Życia

how-goal = Zostań ostatnim żywym Towarzyszem. Nie możesz odpowiedzieć ogniem: możesz tylko zadbać, żeby tam, gdzie padnie strzał, stał ktoś inny.
how-turn = Tura w siedmiu krokach

how-steps-1 = Atak
    .text = Wróg odkrywa kartę. Cele leżą na miejscach w linii i zostają tam, cokolwiek się ruszy.
how-steps-2 = Wybór kart
    .text = Wszyscy jednocześnie zagrywają po jednej zakrytej karcie.
how-steps-3 = Wydarzenia
    .text = Raz na turę, niemal w każdej chwili, możesz zagrać Wydarzenie prosto z ręki.
how-steps-4 = Działanie
    .text = Karty odkrywa się po kolei, od Towarzysza z flagą. Ruszaj się, rób uniki, zamieniaj miejsca, okopuj się.
how-steps-5 = Obrażenia
    .text = Kto stoi teraz na linii ognia, ten obrywa.
how-steps-6 = Uzupełnianie rąk
    .text = Wszyscy dobierają do pięciu kart.
how-steps-7 = Inicjatywa
    .text = Flaga przechodzi na następnego gracza po lewej.

how-symbols-1 = Atak liniowy
    .text = Leci od celu w stronę Komisarza i trafia pierwszego Towarzysza na swojej drodze.
how-symbols-2 = Atak rozpryskowy
    .text = Trafia w miejsce, w które celuje. Miejsca po obu stronach dostają odłamkami.
how-symbols-3 = Manewr
    .text = Karta, którą ruszasz siebie albo innych.
how-symbols-4 = Ekwipunek
    .text = Leży przed tobą, dopóki się nie zużyje.
how-symbols-5 = Mina
    .text = Czeka na wolnym miejscu. Kto tam wejdzie albo zostanie wepchnięty, otrzymuje trzy obrażenia.
how-symbols-6 = F.U.B.A.R.
    .text = W tej turze nikt nie ruszy tego Towarzysza.

how-tips-1 = Licz od celu w stronę Komisarza: obrywa pierwszy napotkany Towarzysz, a puste miejsce niczego nie zatrzymuje.
how-tips-2 = Długi ruch najpierw spycha wszystkich w stronę luki, a dopiero potem zamieniasz się miejscem. Wpychaj tak innych pod ogień.
how-tips-3 = Zachowaj Wydarzenie na chwilę po odkryciu kart: wtedy wiesz, gdzie padnie strzał.

how-ends-1 = Bez Punktów Życia Towarzysz pada, a Komisarz podchodzi bliżej. Linia się skraca i coraz trudniej się schować.
how-ends-2 = Gdy zostaje jeden Towarzysz, od razu wygrywa.
how-ends-3 = Gdy ostatni padają razem, wygrywa tylko wróg.

how-examples-1 = Ucieczka
    .move = Olga cofa się o 3 miejsca
    .text = Pierwszym krokiem spycha wszystkich w lukę, potem dwa razy zamienia się miejscem. Kula trafia Jurija.
how-examples-2 = Panowie przodem
    .move = Misza idzie na czoło
    .text = Krok po kroku zamienia się miejscem z każdym przed sobą. Olga wymyka się z linii ognia.
