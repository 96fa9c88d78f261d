variant-ultimate = ultimate
choice-ultimate = ultimate (nove griglie)
rules-ultimate = Ultimate: la tua casella manda l'altro lato sulla griglia con quel numero. Tre in fila vincono una griglia, tre griglie in fila la partita.
ultimate-here = Si gioca sulla griglia { $board }.
ultimate-any =
    { $count ->
        [0] Scegli da quale griglia iniziare.
       *[other] La griglia { $sent } è finita: scegli quella che vuoi.
    }
ultimate-chosen = Griglia { $board }: scegli una casella.
ultimate-button-back = Altre griglie
ultimate-wrong-board = Devi giocare sulla griglia { $active }. Libere lì: { $free }.
ultimate-board-finished = La griglia { $number } è finita. Ancora libere: { $free }.
ultimate-no-such-square = Indica la griglia e la casella, come 5.3. Ancora libere: { $free }.
ultimate-unreadable = Non riesco a leggerla come posizione di ultimate.
end-ultimate =
    Tre griglie in fila in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }.
topic-ultimate = Ultimate
topic-ultimate-text =
    Nove griglie piccole ne formano una grande. Una griglia piccola si vince con tre in fila, la partita con tre griglie piccole in fila.
    La tua casella decide dove gioca l'altro lato: prendi quella in alto a destra, e si gioca sulla griglia in alto a destra.
    Se quella griglia è finita, chi deve giocare sceglie quella che vuole. Una griglia piena senza una fila non conta per nessuno.
    Premi una casella, o usa `/move` con griglia e casella: `5.3` è la casella 3 della griglia 5. `/play board:ultimate` inizia una partita.
    Penso per circa un secondo, non fino in fondo. Qui si può battere perfino `unbeatable`.
