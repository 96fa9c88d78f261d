### Het uiterlijk “woorden”, voor wie een schermlezer gebruikt: een bord in zinnen.

spoken-row = Rij { $row }: { $squares }.
spoken-board = Bord { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] { $square } vrij
        [win] { $square } wint
        [draw] { $square } geeft gelijkspel
        [loss] { $square } verliest
        [right] { $square } is goed
        [wrong] { $square } is fout
        [goes] { $mark } verdwijnt als volgende
       *[taken] { $mark }
    }
spoken-last = Laatste zet: { $mark } op { $square }.
spoken-line = Een volle rij: { $mark } op { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, vrij
        [win] { $square }, wint
        [draw] { $square }, gelijkspel
        [loss] { $square }, verliest
        [right] { $square }, goed
        [wrong] { $square }, fout
        [line] { $square }, { $mark }, bezet, volle rij
        [goes] { $square }, { $mark }, bezet, verdwijnt als volgende
       *[taken] { $square }, { $mark }, bezet
    }
spoken-done = Klaar:
spoken-sign =
    { $sign ->
        [right] goed
        [wrong] fout
        [win] winst
        [draw] gelijkspel
        [loss] verlies
        [allowed] Toegestaan:
        [missing] Ontbreekt:
       *[streak] reeks
    }
