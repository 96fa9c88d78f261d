### Das Aussehen „Worte“, für Leute mit Screenreader: ein Brett in Sätzen.

spoken-row = Zeile { $row }: { $squares }.
spoken-board = Brett { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] { $square } frei
        [win] { $square } gewinnt
        [draw] { $square } unentschieden
        [loss] { $square } verliert
        [right] { $square } richtig
        [wrong] { $square } falsch
        [goes] { $mark } verschwindet als Nächstes
       *[taken] { $mark }
    }
spoken-last = Letzter Zug: { $mark } auf { $square }.
spoken-line = Volle Reihe: { $mark } auf { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, frei
        [win] { $square }, gewinnt
        [draw] { $square }, unentschieden
        [loss] { $square }, verliert
        [right] { $square }, richtig
        [wrong] { $square }, falsch
        [line] { $square }, { $mark }, besetzt, volle Reihe
        [goes] { $square }, { $mark }, besetzt, verschwindet als Nächstes
       *[taken] { $square }, { $mark }, besetzt
    }
spoken-done = Geschafft:
spoken-sign =
    { $sign ->
        [right] richtig
        [wrong] falsch
        [win] Sieg
        [draw] Unentschieden
        [loss] Niederlage
        [allowed] Erlaubt:
        [missing] Fehlt:
       *[streak] Serie
    }
