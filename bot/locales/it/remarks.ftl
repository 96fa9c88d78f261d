### One line on a move, under a board that people watch or replay.

remark-blocks = { $mover } blocca.
remark-misses-win =
    { $moves ->
        [one] { $mover } si lascia sfuggire la vittoria: con { $squares } vinceva in 1 mossa.
       *[other] { $mover } si lascia sfuggire la vittoria: con { $squares } vinceva in { $moves } mosse.
    }
remark-loses-draw = { $mover } sbaglia: con { $squares } teneva il pareggio.
remark-slower =
    { $moves ->
        [one] { $mover } vince ancora, ma con { $squares } vinceva in 1 mossa.
       *[other] { $mover } vince ancora, ma con { $squares } vinceva in { $moves } mosse.
    }
remark-sooner = { $mover } poteva resistere di più con { $squares }.
remark-forks = { $mover } minaccia { $squares } insieme, e { $other } può bloccarne solo una.
remark-forces = { $other } deve bloccare { $squares }.
remark-winning = { $mover } va verso la vittoria.
remark-losing = { $mover } non si salva più.
remark-holds =
    { $others ->
        [0] Con qualsiasi risposta { $other } tiene il pareggio.
       *[other] { $count ->
            [1] { $other } tiene il pareggio solo con { $squares }.
           *[other] { $other } tiene il pareggio con { $squares }.
        }
    }
