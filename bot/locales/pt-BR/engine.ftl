### What is wrong with a board or a move.

board-unreadable = Não entendi esse tabuleiro. Escreva linhas x colunas / quantos em linha ganham, como 3x3/3.
board-empty = Um tabuleiro precisa de pelo menos uma linha e uma coluna.
board-too-large = Um tabuleiro { $board } tem { $squares } casas, e eu jogo com no máximo { $most }.
board-wrong-length = { $longest ->
    [one] Em um tabuleiro { $board }, só dá para ganhar com { $longest } em linha.
   *[other] Em um tabuleiro { $board }, dá para ganhar com 1 a { $longest } em linha.
}

## Positions

position-unknown-mark = { $mark } não é um símbolo. Escreva X, O e um ponto para cada casa livre.
position-two-ways = Aqui as casas livres estão escritas de dois jeitos, { $first } e { $second }. Use sempre o mesmo.
position-wrong-number = O número na casa { $square } tem que ser { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, contando a partir de 0, ou { $square }, contando a partir de 1
}.
position-zero = Tem um 0 na casa { $square }. Se for uma bolinha, escreva a letra O.
position-two-counts = Alguns números contam a partir de 0 e outros a partir de 1. Escreva { $from_zero } ou { $from_one }.
position-two-readings = Isso pode ser lido como { $first } ou como { $second }; escreva o que você quer dizer.
position-wrong-count = { $squares ->
    [one] Este tabuleiro tem { $squares } casa
   *[other] Este tabuleiro tem { $squares } casas
}, mas você escreveu { $given ->
    [0] nenhuma
   *[other] { $given }
}. Escreva X, O ou um ponto para cada uma.
position-wrong-rows = { $columns ->
    [one] Cada linha deste tabuleiro tem { $columns } casa.
   *[other] Cada linha deste tabuleiro tem { $columns } casas.
}
position-wrong-marks = X tem { $x } e O tem { $o }. X começa, então precisa ter o mesmo que O, ou um a mais.
position-wrong-turn = X tem { $x } e O tem { $o }, então não pode ser a vez de { $mover }.
position-two-winners = Os dois lados têm uma linha completa, mas a partida acaba na primeira.
position-winner-to-move = { $mover } já tem uma linha completa, então não pode ser sua vez.
position-two-lines = { $winner } tem duas linhas completas, mas a partida acaba na primeira.

## Moves

move-no-such-square = { $squares ->
    [one] Este tabuleiro tem uma casa só.
   *[other] As casas deste tabuleiro vão de 1 a { $squares }.
}
move-square-taken = A casa { $square } está ocupada. Escolha uma livre.
game-over = A partida acabou, não tem mais o que jogar.
