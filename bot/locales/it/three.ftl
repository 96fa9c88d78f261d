variant-three = tre simboli
choice-three = tre simboli (il più vecchio sparisce)
rules-three = Tre simboli: il tuo quarto fa sparire il tuo più vecchio. Vincono tre in fila.
three-next = I prossimi a sparire: { $first }, poi { $second }.
three-order = Dal più vecchio al più nuovo: ❌ { $x }; 🔵 { $o }.
three-again = Questa posizione è uscita due volte. Alla terza è pareggio.
end-repetition = La stessa posizione è uscita tre volte: pareggio.
topic-three = Tre simboli
topic-three-text =
    Ognuno ha tre simboli. Il quarto fa sparire il tuo più vecchio, che sulla griglia è sbiadito.
    Vincono tre in fila, e la casella del simbolo sbiadito si libera solo dopo la tua mossa.
    Se la stessa posizione esce tre volte, con gli stessi simboli nello stesso ordine, è pareggio.
    Conosco ogni posizione: chi inizia da un lato può forzare la vittoria in 7 mosse. Si gioca su 3x3.
position-wrong-order = Qui conta l'ordine. Scrivi i simboli dal più vecchio al più nuovo, come X5 O1 X9: comincia X, poi a turno, al massimo tre per lato, nessuna casella due volte.
