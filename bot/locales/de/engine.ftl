### Was an einem Brett oder einem Zug nicht stimmt.

board-unreadable = Dieses Brett kann ich nicht lesen. Schreib Zeilen x Spalten / wie viele in einer Reihe gewinnen, zum Beispiel 3x3/3.
board-empty = Ein Brett braucht mindestens eine Zeile und eine Spalte.
board-too-large = Ein Brett mit { $board } hat { $squares } Felder; mehr als { $most } schaffe ich nicht.
board-wrong-length = { $longest ->
    [one] Auf einem Brett mit { $board } kann nur 1 in einer Reihe gewinnen.
   *[other] Auf einem Brett mit { $board } können 1 bis { $longest } in einer Reihe gewinnen.
}

position-unknown-mark = { $mark } ist kein Zeichen. Schreib X, O und einen Punkt für jedes freie Feld.
position-two-ways = Freie Felder stehen hier mal als { $first } da, mal als { $second }. Schreib alle gleich.
position-wrong-number = Die Zahl in Feld { $square } muss so lauten: { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, von 0 gezählt, oder { $square }, von 1 gezählt
}.
position-zero = In Feld { $square } steht eine 0. Falls das ein O sein soll, schreib den Buchstaben O.
position-two-counts = Manche Zahlen zählen von 0, andere von 1. Schreib { $from_zero } oder { $from_one }.
position-two-readings = Das kann { $first } oder { $second } heißen; schreib, was du meinst.
position-wrong-count = { $squares ->
    [one] Dieses Brett hat 1 Feld
   *[other] Dieses Brett hat { $squares } Felder
}, angegeben hast du { $given ->
    [0] keins
   *[other] { $given }
}. Schreib für jedes X, O oder einen Punkt.
position-wrong-rows = { $columns ->
    [one] Jede Zeile dieses Bretts hat 1 Feld.
   *[other] Jede Zeile dieses Bretts hat { $columns } Felder.
}
position-wrong-marks = Von X gibt es { $x }, von O { $o }. X fängt an, also muss es von X gleich viele geben oder eins mehr.
position-wrong-turn = Von X gibt es { $x }, von O { $o }. Also kann { $mover } nicht am Zug sein.
position-two-winners = Beide Seiten haben eine volle Reihe, aber schon mit der ersten ist die Partie vorbei.
position-winner-to-move = { $mover } hat eine volle Reihe und kann also nicht am Zug sein.
position-two-lines = { $winner } hat zwei volle Reihen, aber schon mit der ersten ist die Partie vorbei.

move-no-such-square = { $squares ->
    [one] Dieses Brett hat nur ein einziges Feld.
   *[other] Dieses Brett hat die Felder 1 bis { $squares }.
}
move-square-taken = Feld { $square } ist besetzt. Nimm ein freies.
game-over = Die Partie ist vorbei, da gibt es nichts mehr zu ziehen.
