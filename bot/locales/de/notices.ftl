### Was jemand erfährt, wenn der eigene Zug ansteht.

notices-accepted =
    { $where ->
        [dm] { $other } nimmt an. In Partie { $game } bist du am Zug. { $link }
       *[channel] { $user }, { $other } nimmt an. In Partie { $game } bist du am Zug. { $link }
    }
notices-turn =
    { $where ->
        [dm] In Partie { $game } gegen { $other } bist du am Zug. { $link }
       *[channel] { $user }, in Partie { $game } bist du am Zug. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } will eine Revanche für Partie { $game }. Drück „Revanche“, um loszulegen. { $link }
       *[channel] { $user }, { $other } will eine Revanche für Partie { $game }. Drück „Revanche“, um loszulegen. { $link }
    }
notices-link-board = Zum Brett
