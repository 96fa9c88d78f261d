### What is wrong with a board or a move.

board-unreadable = No entiendo ese tablero. Escribe filas x columnas / cuántas en línea ganan, por ejemplo 3x3/3.
board-empty = Un tablero necesita al menos una fila y una columna.
board-too-large = Un tablero de { $board } tiene { $squares } casillas, y yo juego con { $most } como mucho.
board-wrong-length = { $longest ->
    [one] En un tablero de { $board } solo se puede ganar con 1 en línea.
   *[other] En un tablero de { $board } se puede ganar con 1 a { $longest } en línea.
}

## Positions

position-unknown-mark = { $mark } no es una ficha. Escribe X, O y un punto por cada casilla libre.
position-two-ways = Aquí las casillas libres están escritas de dos formas, { $first } y { $second }. Usa siempre la misma.
position-wrong-number = El número de la casilla { $square } tiene que ser { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, contando desde 0, o { $square }, contando desde 1
}.
position-zero = Hay un 0 en la casilla { $square }. Si es una ficha, escribe la letra O.
position-two-counts = Unos números cuentan desde 0 y otros desde 1. Escribe { $from_zero } o { $from_one }.
position-two-readings = Eso puede leerse como { $first } o como { $second }; escribe el que quieras decir.
position-wrong-count = { $squares ->
    [one] Este tablero tiene 1 casilla
   *[other] Este tablero tiene { $squares } casillas
}, pero escribiste { $given ->
    [0] ninguna
   *[other] { $given }
}. Pon X, O o un punto por cada una.
position-wrong-rows = { $columns ->
    [one] Cada fila de este tablero tiene 1 casilla.
   *[other] Cada fila de este tablero tiene { $columns } casillas.
}
position-wrong-marks = Hay { $x } X y { $o } O. Empieza X, así que debe haber tantas X como O, o una más.
position-wrong-turn = Hay { $x } X y { $o } O, así que no puede ser el turno de { $mover }.
position-two-winners = Hay una línea completa de cada lado, pero la partida acaba con la primera.
position-winner-to-move = { $mover } ya tiene una línea completa, así que no puede ser su turno.
position-two-lines = { $winner } tiene dos líneas completas, pero la partida acaba con la primera.

## Moves

move-no-such-square = { $squares ->
    [one] Este tablero tiene una sola casilla.
   *[other] Las casillas de este tablero van de 1 a { $squares }.
}
move-square-taken = La casilla { $square } está ocupada. Elige una libre.
game-over = La partida terminó: ya no queda nada que jugar.
