### What is wrong with a board or a move.

board-unreadable = Non capisco questa griglia. Scrivi righe x colonne / quanti in fila vincono, per esempio 3x3/3.
board-empty = Una griglia ha bisogno di almeno una riga e una colonna.
board-too-large = Una griglia { $board } ha { $squares } caselle, e io gioco al massimo con { $most }.
board-wrong-length = { $longest ->
    [one] Su una griglia { $board } può vincere solo 1 in fila.
   *[other] Su una griglia { $board } possono vincere da 1 a { $longest } in fila.
}

## Positions

position-unknown-mark = { $mark } non è un simbolo. Scrivi X, O e un punto per ogni casella libera.
position-two-ways = Qui le caselle libere sono scritte in due modi, { $first } e { $second }. Scrivile tutte nello stesso.
position-wrong-number = Il numero nella casella { $square } deve essere { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, contando da 0, o { $square }, contando da 1
}.
position-zero = C'è uno 0 nella casella { $square }. Se è un cerchio, scrivi la lettera O.
position-two-counts = Alcuni numeri contano da 0 e altri da 1. Scrivi { $from_zero } o { $from_one }.
position-two-readings = Si può leggere come { $first } o come { $second }; scrivi quella che intendi.
position-wrong-count = { $squares ->
    [one] Questa griglia ha 1 casella
   *[other] Questa griglia ha { $squares } caselle
}, ma tu ne hai date { $given ->
    [0] zero
   *[other] { $given }
}. Scrivi X, O o un punto per ognuna.
position-wrong-rows = { $columns ->
    [one] Ogni riga di questa griglia ha 1 casella.
   *[other] Ogni riga di questa griglia ha { $columns } caselle.
}
position-wrong-marks = X ne ha { $x } e O ne ha { $o }. Comincia X, quindi deve averne quante O, o una in più.
position-wrong-turn = X ne ha { $x } e O ne ha { $o }, quindi non può essere il turno di { $mover }.
position-two-winners = Tutti e due i lati hanno una fila completa, ma la partita finisce con la prima.
position-winner-to-move = { $mover } ha già una fila completa, quindi non può essere il suo turno.
position-two-lines = { $winner } ha due file complete, ma la partita finisce con la prima.

## Moves

move-no-such-square = { $squares ->
    [one] Questa griglia ha una sola casella.
   *[other] Le caselle di questa griglia vanno da 1 a { $squares }.
}
move-square-taken = La casella { $square } è occupata. Scegline una libera.
game-over = La partita è finita: non c'è più niente da giocare.
