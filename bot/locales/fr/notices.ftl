### Ce qu’on dit à la personne dont c’est le tour.

notices-accepted =
    { $where ->
        [dm] { $other } a accepté. À toi de jouer dans la partie { $game }. { $link }
       *[channel] { $user }, { $other } a accepté. À toi de jouer dans la partie { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] À toi de jouer dans la partie { $game } contre { $other }. { $link }
       *[channel] { $user }, à toi de jouer dans la partie { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } veut une revanche de la partie { $game }. Appuie sur « Revanche » pour jouer. { $link }
       *[channel] { $user }, { $other } veut une revanche de la partie { $game }. Appuie sur « Revanche » pour jouer. { $link }
    }
notices-link-board = Aller à la grille
