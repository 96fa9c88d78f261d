variant-wild = dowolny znak
choice-wild = dowolny znak
rules-wild = Dowolny znak: stawiaj X albo O, jak wolisz. Wygrywają trzy jednakowe w rzędzie.
placing = Dowolny znak: pola stawiają teraz { $mark }. Wygrywają trzy jednakowe w rzędzie.
button-place = Stawiaj { $mark }
move-with-mark = { $square } ({ $mark })
topic-wild = Dowolny znak
topic-wild-text =
    W każdym ruchu stawiasz X **albo** O, jak wolisz.
    Kto dołoży trzeci jednakowy znak w rzędzie, wygrywa; nieważne, kto postawił pozostałe.
    Żeby postawić drugi znak, najpierw naciśnij jego przycisk, a potem pole, albo użyj `/move` z `5 o`. Gra się na 3x3.
