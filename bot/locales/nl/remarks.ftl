### Eén regel over een zet, onder een bord waar mensen naar kijken.

remark-blocks = { $mover } blokkeert.
remark-misses-win =
    { $moves ->
        [one] { $mover } laat winst liggen: { $squares } had in 1 zet gewonnen.
       *[other] { $mover } laat winst liggen: { $squares } had in { $moves } zetten gewonnen.
    }
remark-loses-draw = { $mover } gaat de fout in: { $squares } had gelijk gehouden.
remark-slower =
    { $moves ->
        [one] { $mover } wint nog steeds, maar { $squares } had in 1 zet gewonnen.
       *[other] { $mover } wint nog steeds, maar { $squares } had in { $moves } zetten gewonnen.
    }
remark-sooner = { $mover } had het met { $squares } langer volgehouden.
remark-forks = { $mover } dreigt op { $squares } tegelijk, en { $other } kan er maar één blokkeren.
remark-forces = { $other } moet blokkeren op { $squares }.
remark-winning = { $mover } is op weg naar winst.
remark-losing = { $mover } staat nu verloren.
remark-holds =
    { $others ->
        [0] Elk antwoord houdt gelijkspel voor { $other }.
       *[other] { $count ->
            [1] Alleen { $squares } houdt gelijkspel voor { $other }.
           *[other] { $other } houdt gelijk met { $squares }.
        }
    }
