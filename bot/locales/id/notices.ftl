### Apa yang dikabarkan kepada yang mendapat giliran.

notices-accepted =
    { $where ->
        [dm] { $other } menerima. Giliranmu di game { $game }. { $link }
       *[channel] { $user }, { $other } menerima. Giliranmu di game { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] Giliranmu di game { $game } lawan { $other }. { $link }
       *[channel] { $user }, giliranmu di game { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } mau tanding ulang game { $game }. Tekan Tanding ulang untuk main. { $link }
       *[channel] { $user }, { $other } mau tanding ulang game { $game }. Tekan Tanding ulang untuk main. { $link }
    }
notices-link-board = Ke papan
