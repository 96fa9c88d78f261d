variant-wild = libero
choice-wild = libero
rules-wild = Libero: metti il simbolo che vuoi. Vincono tre uguali in fila.
placing = Libero: ora le caselle mettono { $mark }. Vincono tre uguali in fila.
button-place = Metti { $mark }
move-with-mark = { $square } con { $mark }
topic-wild = Libero
topic-wild-text =
    A ogni turno metti X **oppure** O, come preferisci.
    Vince chi completa tre simboli uguali in fila, non importa chi ha messo gli altri.
    Per mettere l'altro simbolo, premi il suo pulsante prima della casella, o usa `/move` con `5 o`. Si gioca su 3x3.
