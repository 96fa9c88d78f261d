### L’apparence « mots », pour les lecteurs d’écran : une grille en phrases.

spoken-row = Ligne { $row } : { $squares }.
spoken-board = Grille { $row } : { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] { $square } libre
        [win] { $square } gagne
        [draw] { $square } fait nulle
        [loss] { $square } perd
        [right] { $square } est juste
        [wrong] { $square } est faux
        [goes] { $mark } est le prochain à disparaître
       *[taken] { $mark }
    }
spoken-last = Dernier coup : { $mark } en { $square }.
spoken-line = Un alignement : { $mark } en { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, libre
        [win] { $square }, gagne
        [draw] { $square }, fait nulle
        [loss] { $square }, perd
        [right] { $square }, juste
        [wrong] { $square }, faux
        [line] { $square }, { $mark }, prise, alignement
        [goes] { $square }, { $mark }, prise, prochain à disparaître
       *[taken] { $square }, { $mark }, prise
    }
spoken-done = Terminé :
spoken-sign =
    { $sign ->
        [right] juste
        [wrong] faux
        [win] victoire
        [draw] nul
        [loss] défaite
        [allowed] Autorisé :
        [missing] Manque :
       *[streak] série
    }
