### Wygląd „słowa”, dla osób z czytnikami ekranu: plansza w zdaniach.

spoken-row = Rząd { $row }: { $squares }.
spoken-board = Plansza { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] wolne { $square }
        [win] { $square } wygrywa
        [draw] { $square } remisuje
        [loss] { $square } przegrywa
        [right] { $square } dobrze
        [wrong] { $square } źle
        [goes] { $mark } zniknie w następnej kolejności
       *[taken] { $mark }
    }
spoken-last = Ostatni ruch: { $mark } na { $square }.
spoken-line = Pełna linia: { $mark } na { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, wolne
        [win] { $square }, wygrywa
        [draw] { $square }, remisuje
        [loss] { $square }, przegrywa
        [right] { $square }, dobrze
        [wrong] { $square }, źle
        [line] { $square }, { $mark }, zajęte, pełna linia
        [goes] { $square }, { $mark }, zajęte, zniknie w następnej kolejności
       *[taken] { $square }, { $mark }, zajęte
    }
spoken-done = Zrobione:
spoken-sign =
    { $sign ->
        [right] dobrze
        [wrong] źle
        [win] wygrana
        [draw] remis
        [loss] przegrana
        [allowed] Dozwolone:
        [missing] Brakuje:
       *[streak] seria
    }
