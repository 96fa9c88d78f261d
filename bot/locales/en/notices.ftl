# What those are told whose turn it is. $where: channel or dm. $user: a mention. $other: a name. $link: to the board.

notices-accepted =
    { $where ->
        [dm] { $other } accepted. It's your turn in game { $game }. { $link }
       *[channel] { $user }, { $other } accepted. It's your turn in game { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] It's your turn in game { $game } against { $other }. { $link }
       *[channel] { $user }, it's your turn in game { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } wants a rematch of game { $game }. Press Rematch to play. { $link }
       *[channel] { $user }, { $other } wants a rematch of game { $game }. Press Rematch to play. { $link }
    }
notices-link-board = Go to the board
