### What those are told whose turn it is. $where: channel or dm, where it is said. $user: a mention, which notifies the
### reader. $other: the other player's name. $link: notices-link-board, as a link.

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
