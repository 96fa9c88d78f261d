### Utseendet ”ord”, för den som använder skärmläsare: en spelplan i meningar.

spoken-row = Rad { $row }: { $squares }.
spoken-board = Spelplan { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] { $square } fri
        [win] { $square } vinner
        [draw] { $square } ger oavgjort
        [loss] { $square } förlorar
        [right] { $square } är rätt
        [wrong] { $square } är fel
        [goes] { $mark } försvinner härnäst
       *[taken] { $mark }
    }
spoken-last = Senaste draget: { $mark } på { $square }.
spoken-line = En hel rad: { $mark } på { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, fri
        [win] { $square }, vinner
        [draw] { $square }, ger oavgjort
        [loss] { $square }, förlorar
        [right] { $square }, rätt
        [wrong] { $square }, fel
        [line] { $square }, { $mark }, upptagen, hel rad
        [goes] { $square }, { $mark }, upptagen, försvinner härnäst
       *[taken] { $square }, { $mark }, upptagen
    }
spoken-done = Klar:
spoken-sign =
    { $sign ->
        [right] rätt
        [wrong] fel
        [win] vinst
        [draw] oavgjort
        [loss] förlust
        [allowed] Tillåtet:
        [missing] Saknas:
       *[streak] svit
    }
