### Vzhled „slova“, pro lidi se čtečkou obrazovky: plocha ve větách.

spoken-row = Řádek { $row }: { $squares }.
spoken-board = Plocha { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] volné { $square }
        [win] { $square } vyhrává
        [draw] { $square } remizuje
        [loss] { $square } prohrává
        [right] { $square } správně
        [wrong] { $square } špatně
        [goes] { $mark } zmizí jako další
       *[taken] { $mark }
    }
spoken-last = Poslední tah: { $mark } na { $square }.
spoken-line = Plná řada: { $mark } na { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, volné
        [win] { $square }, vyhrává
        [draw] { $square }, remizuje
        [loss] { $square }, prohrává
        [right] { $square }, správně
        [wrong] { $square }, špatně
        [line] { $square }, { $mark }, obsazené, plná řada
        [goes] { $square }, { $mark }, obsazené, zmizí jako další
       *[taken] { $square }, { $mark }, obsazené
    }
spoken-done = Hotovo:
spoken-sign =
    { $sign ->
        [right] správně
        [wrong] špatně
        [win] výhra
        [draw] remíza
        [loss] prohra
        [allowed] Povoleno:
        [missing] Chybí:
       *[streak] série
    }
