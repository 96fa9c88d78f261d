### What those are told whose turn it is.

notices-accepted =
    { $where ->
        [dm] { $other } aceitou. É sua vez na partida { $game }. { $link }
       *[channel] { $user }, { $other } aceitou. É sua vez na partida { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] É sua vez na partida { $game } contra { $other }. { $link }
       *[channel] { $user }, é sua vez na partida { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } quer revanche da partida { $game }. Clique em Revanche para jogar. { $link }
       *[channel] { $user }, { $other } quer revanche da partida { $game }. Clique em Revanche para jogar. { $link }
    }
notices-link-board = Ir para o tabuleiro
