### What those are told whose turn it is.

notices-accepted =
    { $where ->
        [dm] { $other } aceptó. Es tu turno en la partida { $game }. { $link }
       *[channel] { $user }, { $other } aceptó. Es tu turno en la partida { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] Es tu turno en la partida { $game } contra { $other }. { $link }
       *[channel] { $user }, es tu turno en la partida { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } quiere la revancha de la partida { $game }. Pulsa Revancha para jugar. { $link }
       *[channel] { $user }, { $other } quiere la revancha de la partida { $game }. Pulsa Revancha para jugar. { $link }
    }
notices-link-board = Ir al tablero
