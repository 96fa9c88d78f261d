### For hosts. What `python -m bot ratings rebuild` prints.

ratings-counted =
    { $games ->
        [one] 1 game counted
       *[other] { $games } games counted
    }
ratings-rebuilt =
    { $games ->
        [one] Recomputed all ratings from 1 game.
       *[other] Recomputed all ratings from { $games } games.
    }
