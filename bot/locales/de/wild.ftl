variant-wild = Freie Wahl
choice-wild = Freie Wahl
rules-wild = Freie Wahl: Setz X oder O, wie du willst. Drei gleiche in einer Reihe gewinnen.
placing = Freie Wahl: Die Felder setzen jetzt { $mark }. Drei gleiche in einer Reihe gewinnen.
button-place = { $mark } setzen
move-with-mark = { $square } mit { $mark }
topic-wild = Freie Wahl
topic-wild-text =
    Bei jedem Zug setzt du X **oder** O, ganz wie du willst.
    Wer drei gleiche Zeichen in einer Reihe vollmacht, gewinnt, egal von wem die anderen sind.
    Um das andere Zeichen zu setzen, drück erst seinen Button und dann das Feld, oder nimm `/move` mit `5 o`. Gespielt wird auf 3x3.
