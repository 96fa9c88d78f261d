### Eine Zeile über einen Zug, unter einem Brett, bei dem Leute zuschauen.

remark-blocks = { $mover } wehrt ab.
remark-misses-win =
    { $moves ->
        [one] { $mover } lässt einen Sieg liegen: { $squares } hätte in 1 Zug gewonnen.
       *[other] { $mover } lässt einen Sieg liegen: { $squares } hätte in { $moves } Zügen gewonnen.
    }
remark-loses-draw = { $mover } patzt: { $squares } hätte das Unentschieden gehalten.
remark-slower =
    { $moves ->
        [one] { $mover } gewinnt immer noch, aber { $squares } hätte in 1 Zug gewonnen.
       *[other] { $mover } gewinnt immer noch, aber { $squares } hätte in { $moves } Zügen gewonnen.
    }
remark-sooner = Mit { $squares } hätte { $mover } länger durchgehalten.
remark-forks = { $mover } droht auf { $squares } zugleich, und { $other } kann nur eins davon abwehren.
remark-forces = { $other } muss auf { $squares } abwehren.
remark-winning = { $mover } ist auf dem Weg zum Sieg.
remark-losing = { $mover } ist jetzt verloren.
remark-holds =
    { $others ->
        [0] Jede Antwort hält das Unentschieden für { $other }.
       *[other] { $count ->
            [1] Nur { $squares } hält das Unentschieden für { $other }.
           *[other] { $other } hält das Unentschieden mit { $squares }.
        }
    }
