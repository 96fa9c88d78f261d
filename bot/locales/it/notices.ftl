### What those are told whose turn it is.

notices-accepted =
    { $where ->
        [dm] { $other } ha accettato. Tocca a te nella partita { $game }. { $link }
       *[channel] { $user }, { $other } ha accettato. Tocca a te nella partita { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] Tocca a te nella partita { $game } contro { $other }. { $link }
       *[channel] { $user }, tocca a te nella partita { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } vuole la rivincita della partita { $game }. Premi Rivincita per giocare. { $link }
       *[channel] { $user }, { $other } vuole la rivincita della partita { $game }. Premi Rivincita per giocare. { $link }
    }
notices-link-board = Vai alla griglia
