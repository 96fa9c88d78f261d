variant-ultimate = ultimate
choice-ultimate = ultimate (nueve tableros)
rules-ultimate = Ultimate: tu casilla manda a tu rival al tablero de ese número. Tres en línea ganan un tablero; tres tableros en línea, la partida.
ultimate-here = Se juega en el tablero { $board }.
ultimate-any =
    { $count ->
        [0] Elige en qué tablero empezar.
       *[other] El tablero { $sent } ya terminó: elige el que quieras.
    }
ultimate-chosen = Tablero { $board }: elige una casilla.
ultimate-button-back = Otros tableros
ultimate-wrong-board = Tienes que jugar en el tablero { $active }. Allí quedan libres: { $free }.
ultimate-board-finished = El tablero { $number } ya terminó. Quedan libres: { $free }.
ultimate-no-such-square = Indica el tablero y la casilla, como 5.3. Quedan libres: { $free }.
ultimate-unreadable = No puedo leer eso como una posición de ultimate.
end-ultimate =
    Tres tableros en línea en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }.
topic-ultimate = Ultimate
topic-ultimate-text =
    Nueve tableros pequeños forman uno grande. Un tablero pequeño se gana con tres en línea, y la partida, con tres tableros pequeños en línea.
    Tu casilla decide dónde juega tu rival: si eliges la de arriba a la derecha, le toca el tablero de arriba a la derecha.
    Si ese tablero ya terminó, tu rival elige el que quiera. Un tablero lleno sin línea no cuenta para nadie.
    Pulsa una casilla, o usa `/move` con tablero y casilla: `5.3` es la casilla 3 del tablero 5. `/play board:ultimate` empieza una partida.
    Pienso más o menos un segundo, no hasta el final. Aquí se puede vencer incluso a `unbeatable`.
