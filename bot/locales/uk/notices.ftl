### Що отримують ті, чий зараз хід.

notices-accepted =
    { $where ->
        [dm] { $other } приймає виклик. Ваш хід у партії { $game }. { $link }
       *[channel] { $user }, { $other } приймає виклик. Ваш хід у партії { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] Ваш хід у партії { $game }, суперник: { $other }. { $link }
       *[channel] { $user }, ваш хід у партії { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } хоче реваншу за партію { $game }. Натисніть «Реванш», щоб зіграти. { $link }
       *[channel] { $user }, { $other } хоче реваншу за партію { $game }. Натисніть «Реванш», щоб зіграти. { $link }
    }
notices-link-board = До поля
