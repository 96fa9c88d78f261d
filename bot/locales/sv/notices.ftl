### Vad den får höra vars tur det är.

notices-accepted =
    { $where ->
        [dm] { $other } accepterade. Det är din tur i parti { $game }. { $link }
       *[channel] { $user }, { $other } accepterade. Det är din tur i parti { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] Det är din tur i parti { $game } mot { $other }. { $link }
       *[channel] { $user }, det är din tur i parti { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } vill ha returmatch efter parti { $game }. Tryck på Returmatch för att spela. { $link }
       *[channel] { $user }, { $other } vill ha returmatch efter parti { $game }. Tryck på Returmatch för att spela. { $link }
    }
notices-link-board = Till spelplanen
