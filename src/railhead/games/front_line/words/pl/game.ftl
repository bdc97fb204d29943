# Front Line: No Komrades
about = Szereg Towarzyszy pod ostrzałem, a za nimi Komisarz, który z każdą śmiercią zostawia im mniej miejsca. Przepychaj się, zamieniaj miejscami i rób uniki, żeby obrywali inni; wygrywa ostatni żywy.

ending-last_comrade = Przy życiu został jeden Towarzysz: to on wygrywa.
ending-enemy_won = Ostatni Towarzysze zginęli razem: nikt nie wygrywa, zwyciężyła wroga armia.

variant-variant = Początkowe Punkty Życia: normalnie (10 przy najwyżej 4 graczach, przy większej liczbie 5), wariant długi (10, od 5 graczy), wariant krótki (5, do 4 graczy) albo jak w wydaniu angielskim (10 przy najwyżej 5 graczach, o jeden mniej za każdego kolejnego gracza). Gra z pudełka jest dla { $fewest_players }–{ $most_players } graczy; więcej osób to wariant z instrukcji.
    .title = Wariant
    .normal = Normalny
    .long = Długi
    .short = Krótki
    .english_edition = Wydanie angielskie

standing-pass_turn = Do końca tej tury nie zagrywaj Wydarzeń.
standing-pass_until_hit = Nie zagrywaj Wydarzeń, dopóki nie trafi cię atak.
standing-pass_between = Nie zagrywaj Wydarzeń między dwiema kartami jednej tury.
