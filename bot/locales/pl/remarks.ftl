### Jedna linijka o ruchu, pod planszą, którą ktoś ogląda.

remark-blocks = { $mover } blokuje.
remark-misses-win =
    { $moves ->
        [one] { $mover } wypuszcza wygraną: { $squares } wygrywało w 1 ruchu.
        [few] { $mover } wypuszcza wygraną: { $squares } wygrywało w { $moves } ruchach.
        [many] { $mover } wypuszcza wygraną: { $squares } wygrywało w { $moves } ruchach.
       *[other] { $mover } wypuszcza wygraną: { $squares } wygrywało w { $moves } ruchu.
    }
remark-loses-draw = { $mover } się myli: remis dawało { $squares }.
remark-slower =
    { $moves ->
        [one] { $mover } nadal wygrywa, ale { $squares } wygrywało w 1 ruchu.
        [few] { $mover } nadal wygrywa, ale { $squares } wygrywało w { $moves } ruchach.
        [many] { $mover } nadal wygrywa, ale { $squares } wygrywało w { $moves } ruchach.
       *[other] { $mover } nadal wygrywa, ale { $squares } wygrywało w { $moves } ruchu.
    }
remark-sooner = { $mover } skraca sobie grę: dłużej broni się { $squares }.
remark-forks = { $mover } grozi naraz na { $squares }, a { $other } zablokuje tylko jedno.
remark-forces = { $other } musi blokować na { $squares }.
remark-winning = { $mover } jest na drodze do wygranej.
remark-losing = { $mover } jest teraz na straconej pozycji.
remark-holds =
    { $others ->
        [0] Po każdej odpowiedzi { $other } utrzyma remis.
       *[other] { $count ->
            [1] { $other } utrzyma remis tylko przez { $squares }.
           *[other] { $other } utrzyma remis przez { $squares }.
        }
    }
