### Co se říká tomu, kdo je na tahu.

notices-accepted =
    { $where ->
        [dm] { $other } přijímá výzvu. V partii { $game } jsi na tahu. { $link }
       *[channel] { $user }, { $other } přijímá výzvu. V partii { $game } jsi na tahu. { $link }
    }
notices-turn =
    { $where ->
        [dm] V partii { $game } jsi na tahu, soupeř: { $other }. { $link }
       *[channel] { $user }, v partii { $game } jsi na tahu. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } chce odvetu za partii { $game }. Stiskni „Odveta“ a hrajete. { $link }
       *[channel] { $user }, { $other } chce odvetu za partii { $game }. Stiskni „Odveta“ a hrajete. { $link }
    }
notices-link-board = Na plochu
