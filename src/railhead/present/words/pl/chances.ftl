### Szanse każdego gracza w zapisie partii.

chances-tab = Szanse
chances-about = Zobacz, jak zmieniały się szanse każdego gracza, które chwile rozstrzygnęły partię i co przy każdej decyzji byłoby lepsze. Silny bot raz przejrzy całą partię; to potrwa kilka sekund.
chances-button = Pokaż szanse
chances-progress = Trwa ocena partii: { $done } z { $number } decyzji.
chances-again = Sprawdź
chances-percent = { $number } %
chances-at = wybór { $at } z { $number }
chances-you-chose = twój wybór
chances-chose = wybrano
chances-better = lepiej
chances-taken = wybrano
chances-nothing-better = Lepszej odpowiedzi nie znaleziono.
chances-worth = Ile była warta każda możliwość
chances-all = Wszystkie możliwości: { $number }
chances-none = W tym kroku nikt niczego nie wybiera.
chances-key = Kluczowe chwile
chances-key-none = Żadna pojedyncza odpowiedź wiele nie zmieniła.
chances-step = Decyzja { $number }
chances-did = { $who }: { $taken }
chances-instead = { $who }: { $taken }; lepiej: { $better }
chances-costly = błąd:
chances-up = lepiej:
chances-down = gorzej:
chances-count-own = Twoje decyzje: { $number }
chances-count-of = { $who }, decyzje: { $number }
chances-count-all = Decyzje wszystkich graczy: { $number }
chances-n-best = najlepsze: { $number }
chances-n-fine = dobre: { $number }
chances-n-costly = błędy: { $number }
chances-how = Tak widzi to silny bot, według tego, co każdy gracz wtedy wiedział: około { $trials } prób na decyzję, z dokładnością do { $doubt } %.
chances-curve = Szanse na wygraną, w %
chances-label = { $number ->
    [0] Szanse każdego na wygraną, decyzja po decyzji.
    [one] Szanse każdego na wygraną, decyzja po decyzji, i jedna kluczowa chwila.
    [few] Szanse każdego na wygraną, decyzja po decyzji, i { $number } kluczowe chwile.
   *[other] Szanse każdego na wygraną, decyzja po decyzji, i { $number } kluczowych chwil.
} W tym kroku:
chances-brings = „{ $better }”: tyle zmieniłoby się do końca tury:
imagined-watch = Obejrzyj ten wariant
imagined-back = Wróć do partii
imagined-tag = Wyobrażenie:
imagined-about = Nikt tak nie zagrał. Tak bot wyobraża sobie turę po odpowiedzi „{ $better }”, wiedząc tylko to, co wtedy wiedział ten gracz: { $who }. Niewidoczne dla niego karty są odgadnięte.
imagined-at = wyobrażenie: { $at } z { $number }
imagined-steps = Kroki wyobrażonego wariantu
imagined-from-here = Dalszy ciąg jest wyobrażony.
