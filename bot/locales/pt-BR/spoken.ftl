### The look "words", for people with screen readers: a board in sentences. No emoji here.

spoken-row = Linha { $row }: { $squares }.
spoken-board = Tabuleiro { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] { $square } livre
        [win] { $square } ganha
        [draw] { $square } empata
        [loss] { $square } perde
        [right] { $square } acerta
        [wrong] { $square } não acerta
        [goes] { $mark } é o próximo a sumir
       *[taken] { $mark }
    }
spoken-last = Última jogada: { $mark } em { $square }.
spoken-line = Linha completa: { $mark } em { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, livre
        [win] { $square }, ganha
        [draw] { $square }, empata
        [loss] { $square }, perde
        [right] { $square }, acerta
        [wrong] { $square }, não acerta
        [line] { $square }, { $mark }, ocupada, linha completa
        [goes] { $square }, { $mark }, ocupada, próximo a sumir
       *[taken] { $square }, { $mark }, ocupada
    }
spoken-done = Feita:
spoken-sign =
    { $sign ->
        [right] certo
        [wrong] errado
        [win] vitória
        [draw] empate
        [loss] derrota
        [allowed] Permitido:
        [missing] Falta:
       *[streak] sequência
    }
