### Ce qui cloche dans une grille ou un coup.

board-unreadable = Je n’arrive pas à lire cette grille. Écris lignes x colonnes / combien en aligner, par exemple 3x3/3.
board-empty = Il faut au moins une ligne et une colonne.
board-too-large = Une grille { $board } a { $squares } cases, et je ne peux pas jouer sur plus de { $most }.
board-wrong-length = { $longest ->
    [one] Sur une grille { $board }, on ne peut gagner qu’avec { $longest } aligné.
   *[other] Sur une grille { $board }, on peut gagner avec 1 à { $longest } alignés.
}

position-unknown-mark = { $mark } n’est pas un symbole. Écris X, O, et un point pour chaque case libre.
position-two-ways = Les cases libres sont écrites à la fois { $first } et { $second }. Choisis une seule façon.
position-wrong-number = Le nombre de la case { $square } doit être { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, si on compte à partir de 0, ou { $square }, si on compte à partir de 1
}.
position-zero = Il y a un 0 dans la case { $square }. Si c’est un rond, écris la lettre O.
position-two-counts = Certains nombres comptent à partir de 0, d’autres à partir de 1. Écris { $from_zero } ou { $from_one }.
position-two-readings = Ça peut se lire { $first } ou { $second } ; écris celui que tu veux dire.
position-wrong-count = { $squares ->
    [one] Cette grille a { $squares } case
   *[other] Cette grille a { $squares } cases
}, mais tu en as donné { $given ->
    [0] zéro
   *[other] { $given }
}. Écris X, O ou un point pour chacune.
position-wrong-rows = { $columns ->
    [one] Chaque ligne de cette grille a { $columns } case.
   *[other] Chaque ligne de cette grille a { $columns } cases.
}
position-wrong-marks = X en a { $x } et O en a { $o }. X commence : il lui en faut autant que O, ou un de plus.
position-wrong-turn = X en a { $x } et O en a { $o } : ce n’est donc pas à { $mover } de jouer.
position-two-winners = Les deux camps ont un alignement, mais une partie s’arrête au premier.
position-winner-to-move = { $mover } a déjà un alignement : ce n’est donc pas à { $mover } de jouer.
position-two-lines = { $winner } a deux alignements, mais une partie s’arrête au premier.

move-no-such-square = { $squares ->
    [one] Cette grille n’a qu’une case.
   *[other] Les cases de cette grille vont de 1 à { $squares }.
}
move-square-taken = La case { $square } est prise. Choisis-en une libre.
game-over = La partie est finie, il n’y a plus rien à jouer.
