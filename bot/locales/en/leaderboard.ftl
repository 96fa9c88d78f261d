# Leaderboards: who is rated best. $name: of the one who asked; others may be reading, too.

leaderboard = Leaderboard
leaderboard-month = this month
leaderboard-everywhere = everywhere
leaderboard-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
leaderboard-place = { $name }: place { $place } of { $people }
leaderboard-unsure = The ? goes away with more games against players near your rating.
leaderboard-hidden = { $name } isn't listed, as they asked. Use /preferences to change that.
leaderboard-not-everywhere = { $name } hasn't agreed to be listed everywhere. Use /preferences with leaderboards to change that.
leaderboard-unrated = { $name } has no rating here yet. Use /play and finish a game without hints.
leaderboard-unrated-month = { $name } has no rated game this month yet. Use /play and finish one without hints.
leaderboard-empty = Nobody is rated here yet. Use /play and finish a game without hints to be the first.
leaderboard-empty-month = Nobody has a rated game this month yet. Use /play and finish one without hints to be the first.
leaderboard-empty-everywhere = Nobody is on this list yet. Use /preferences with leaderboards to agree to be listed, and finish a game without hints.

no-such-leaderboard = I need a board (3x3, 4x4, 5x5), rules (misere, wild), month or all, here or everywhere. Use /leaderboard to pick.
not-your-leaderboard = Somebody else asked for that list. Use /leaderboard to get your own.
no-server-here = There's no server to list here. Use /leaderboard with everywhere.
