### The look "words", for people with screen readers: a board in sentences. No emoji here.

spoken-row = Fila { $row }: { $squares }.
spoken-board = Tablero { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] { $square } libre
        [win] { $square } gana
        [draw] { $square } empata
        [loss] { $square } pierde
        [right] { $square } acierta
        [wrong] { $square } no acierta
        [goes] { $mark } es la próxima en desaparecer
       *[taken] { $mark }
    }
spoken-last = Última jugada: { $mark } en { $square }.
spoken-line = Línea completa: { $mark } en { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, libre
        [win] { $square }, gana
        [draw] { $square }, empata
        [loss] { $square }, pierde
        [right] { $square }, acierta
        [wrong] { $square }, no acierta
        [line] { $square }, { $mark }, ocupada, línea completa
        [goes] { $square }, { $mark }, ocupada, próxima en desaparecer
       *[taken] { $square }, { $mark }, ocupada
    }
spoken-done = Hecha:
spoken-sign =
    { $sign ->
        [right] bien
        [wrong] mal
        [win] victoria
        [draw] empate
        [loss] derrota
        [allowed] Permitido:
        [missing] Falta:
       *[streak] racha
    }
