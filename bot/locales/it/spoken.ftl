### The look "words", for people with screen readers: a board in sentences. No emoji here.

spoken-row = Riga { $row }: { $squares }.
spoken-board = Griglia { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] { $square } libera
        [win] { $square } vince
        [draw] { $square } pareggia
        [loss] { $square } perde
        [right] { $square } giusta
        [wrong] { $square } sbagliata
        [goes] { $mark } è la prossima a sparire
       *[taken] { $mark }
    }
spoken-last = Ultima mossa: { $mark } su { $square }.
spoken-line = Fila completa: { $mark } su { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, libera
        [win] { $square }, vince
        [draw] { $square }, pareggia
        [loss] { $square }, perde
        [right] { $square }, giusta
        [wrong] { $square }, sbagliata
        [line] { $square }, { $mark }, occupata, fila completa
        [goes] { $square }, { $mark }, occupata, prossima a sparire
       *[taken] { $square }, { $mark }, occupata
    }
spoken-done = Fatta:
spoken-sign =
    { $sign ->
        [right] giusto
        [wrong] sbagliato
        [win] vittoria
        [draw] pareggio
        [loss] sconfitta
        [allowed] Concesso:
        [missing] Manca:
       *[streak] serie
    }
