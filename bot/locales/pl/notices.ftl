### Co dostają ci, na których kolej.

notices-accepted =
    { $where ->
        [dm] { $other } przyjmuje wyzwanie. Twój ruch w partii { $game }. { $link }
       *[channel] { $user }, { $other } przyjmuje wyzwanie. Twój ruch w partii { $game }. { $link }
    }
notices-turn =
    { $where ->
        [dm] Twój ruch w partii { $game }, przeciwnik: { $other }. { $link }
       *[channel] { $user }, twój ruch w partii { $game }. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } chce rewanżu za partię { $game }. Naciśnij „Rewanż”, żeby zagrać. { $link }
       *[channel] { $user }, { $other } chce rewanżu za partię { $game }. Naciśnij „Rewanż”, żeby zagrać. { $link }
    }
notices-link-board = Do planszy
