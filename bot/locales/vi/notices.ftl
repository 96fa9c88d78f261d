### Lời báo cho người đến lượt.

notices-accepted =
    { $where ->
        [dm] { $other } đã nhận lời. Đến lượt bạn trong ván { $game }. { $link }
       *[channel] { $user }, { $other } đã nhận lời. Đến lượt bạn trong ván { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] Đến lượt bạn trong ván { $game } với { $other }. { $link }
       *[channel] { $user }, đến lượt bạn trong ván { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } muốn tái đấu ván { $game }. Nhấn Tái đấu để chơi. { $link }
       *[channel] { $user }, { $other } muốn tái đấu ván { $game }. Nhấn Tái đấu để chơi. { $link }
    }
notices-link-board = Đến bàn cờ
