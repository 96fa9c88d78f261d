### The look "words", for people with screen readers: a board in sentences. No emoji here.

spoken-row = Fila { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] { $square } libre
        [win] { $square } gana
        [draw] { $square } empata
        [loss] { $square } pierde
        [right] { $square } acierta
        [wrong] { $square } no acierta
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
       *[taken] { $square }, { $mark }, ocupada
    }
spoken-done = Hecha:
