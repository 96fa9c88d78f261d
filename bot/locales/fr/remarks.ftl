### Une ligne sur un coup, sous une grille qu’on regarde ou qu’on revoit.

remark-blocks = { $mover } bloque.
remark-misses-win =
    { $count ->
        [one] { $moves ->
            [one] { $mover } laisse filer la victoire : { $squares } gagnait en { $moves } coup.
           *[other] { $mover } laisse filer la victoire : { $squares } gagnait en { $moves } coups.
        }
       *[other] { $moves ->
            [one] { $mover } laisse filer la victoire : { $squares } gagnaient en { $moves } coup.
           *[other] { $mover } laisse filer la victoire : { $squares } gagnaient en { $moves } coups.
        }
    }
remark-loses-draw =
    { $count ->
        [one] { $mover } se trompe : { $squares } gardait la nulle.
       *[other] { $mover } se trompe : { $squares } gardaient la nulle.
    }
remark-slower =
    { $count ->
        [one] { $moves ->
            [one] { $mover } gagne toujours, mais { $squares } gagnait en { $moves } coup.
           *[other] { $mover } gagne toujours, mais { $squares } gagnait en { $moves } coups.
        }
       *[other] { $moves ->
            [one] { $mover } gagne toujours, mais { $squares } gagnaient en { $moves } coup.
           *[other] { $mover } gagne toujours, mais { $squares } gagnaient en { $moves } coups.
        }
    }
remark-sooner = { $mover } pouvait tenir plus longtemps avec { $squares }.
remark-forks = { $mover } menace { $squares } à la fois, et { $other } ne peut en bloquer qu’une.
remark-forces = { $other } doit bloquer en { $squares }.
remark-winning = { $mover } va vers la victoire.
remark-losing = Pour { $mover }, c’est perdu.
remark-holds =
    { $others ->
        [0] Pour { $other }, toute réponse garde la nulle.
       *[other] { $count ->
            [1] Seule la case { $squares } garde la nulle pour { $other }.
           *[other] { $other } garde la nulle avec { $squares }.
        }
    }
