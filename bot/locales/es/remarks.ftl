### One line on a move, under a board that people watch or replay.

remark-blocks = { $mover } bloquea.
remark-misses-win =
    { $moves ->
        [one] { $mover } deja escapar la victoria: con { $squares } ganaba en 1 jugada.
       *[other] { $mover } deja escapar la victoria: con { $squares } ganaba en { $moves } jugadas.
    }
remark-loses-draw = { $mover } falla: con { $squares } mantenía el empate.
remark-slower =
    { $moves ->
        [one] { $mover } sigue ganando, pero con { $squares } ganaba en 1 jugada.
       *[other] { $mover } sigue ganando, pero con { $squares } ganaba en { $moves } jugadas.
    }
remark-sooner = { $mover } podía aguantar más con { $squares }.
remark-forks = { $mover } amenaza { $squares } a la vez, y { $other } solo puede bloquear una.
remark-forces = { $other } tiene que bloquear en { $squares }.
remark-winning = { $mover } va camino de ganar.
remark-losing = { $mover } ya no se salva.
remark-holds =
    { $others ->
        [0] Con cualquier respuesta, { $other } mantiene el empate.
       *[other] { $count ->
            [1] { $other } solo mantiene el empate con { $squares }.
           *[other] { $other } mantiene el empate con { $squares }.
        }
    }
