### Что получают те, чей сейчас ход.

notices-accepted =
    { $where ->
        [dm] { $other } принимает вызов. Ваш ход в партии { $game }. { $link }
       *[channel] { $user }, { $other } принимает вызов. Ваш ход в партии { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] Ваш ход в партии { $game }, соперник: { $other }. { $link }
       *[channel] { $user }, ваш ход в партии { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } хочет реванш за партию { $game }. Нажмите «Реванш», чтобы сыграть. { $link }
       *[channel] { $user }, { $other } хочет реванш за партию { $game }. Нажмите «Реванш», чтобы сыграть. { $link }
    }
notices-link-board = К полю
