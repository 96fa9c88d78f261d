# Leaderboards: who is rated best. $name: of the one who asked; others may be reading, too.

ratings-leaderboard = Leaderboard
ratings-month = this month
ratings-everywhere = everywhere
ratings-rules-misere = misere
ratings-rules-wild = wild
ratings-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
ratings-place = { $name }: place { $place } of { $people }
ratings-unsure = The ? goes away with more games against players near your rating.
ratings-hidden = { $name } isn't listed, as they asked. Use /preferences to change that.
ratings-not-everywhere = { $name } hasn't agreed to be listed everywhere. Use /preferences with leaderboards to change that.
ratings-unrated = { $name } has no rating here yet. Use /play and finish a game without hints.
ratings-unrated-month = { $name } has no rated game this month yet. Use /play and finish one without hints.
ratings-empty = Nobody is rated here yet. Use /play and finish a game without hints to be the first.
ratings-empty-month = Nobody has a rated game this month yet. Use /play and finish one without hints to be the first.
ratings-empty-everywhere = Nobody is on this list yet. Use /preferences with leaderboards to agree to be listed, and finish a game without hints.

ratings-no-such-leaderboard = I need a board (3x3, 4x4, 5x5), rules (misere, wild), month or all, here or everywhere. Use /leaderboard to pick.
ratings-not-your-leaderboard = Somebody else asked for that list. Use /leaderboard to get your own.
ratings-no-server-here = There's no server to list here. Use /leaderboard with everywhere.

# What `ratings rebuild` prints.
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

# A topic of help.
topic-ratings = Ratings and the leaderboard
topic-ratings-text =
    Everybody starts at 1500. Winning against strong players gains you the most (the method is Glicko-2), and who moves first is taken into account.
    A `?` means I'm not sure of it yet; a dozen games against players near your rating make it go away. `±80` means it's right to within 80 points, most likely.
    Every finished game counts, against me too. Not counted: games with hints, games over before both of you moved, games of a whole channel, and my games against myself. After 10 games in a day against the same player, further ones count less and less.
    `/leaderboard` lists this server's players, and my levels as 🤖. You're on the list for everywhere only if you agree in `/preferences`.

# What Discord's picker says of the command (at most 100 characters).
command-leaderboard = See who is rated best in this server, and where you stand
command-leaderboard-board = Which board; the number after the slash is how many in a row win
command-leaderboard-rules = Which rules, on 3x3
command-leaderboard-period = Everybody, or only those who played this month
command-leaderboard-where = This server, or everybody who agreed to be listed everywhere
