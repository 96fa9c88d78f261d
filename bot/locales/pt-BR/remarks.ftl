### One line on a move, under a board that people watch or replay.

remark-blocks = { $mover } bloqueia.
remark-misses-win =
    { $moves ->
        [one] { $mover } deixa a vitória escapar: com { $squares } ganhava em { $moves } jogada.
       *[other] { $mover } deixa a vitória escapar: com { $squares } ganhava em { $moves } jogadas.
    }
remark-loses-draw = { $mover } vacila: com { $squares } segurava o empate.
remark-slower =
    { $moves ->
        [one] { $mover } ainda ganha, mas com { $squares } ganhava em { $moves } jogada.
       *[other] { $mover } ainda ganha, mas com { $squares } ganhava em { $moves } jogadas.
    }
remark-sooner = { $mover } podia aguentar mais com { $squares }.
remark-forks = { $mover } ameaça { $squares } ao mesmo tempo, e { $other } só pode bloquear uma.
remark-forces = { $other } tem que bloquear em { $squares }.
remark-winning = { $mover } está a caminho da vitória.
remark-losing = { $mover } não se salva mais.
remark-holds =
    { $others ->
        [0] Com qualquer resposta, { $other } segura o empate.
       *[other] { $count ->
            [1] { $other } só segura o empate com { $squares }.
           *[other] { $other } segura o empate com { $squares }.
        }
    }
