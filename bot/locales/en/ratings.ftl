### Leaderboards: who is rated best. "You" is the one who asked, whose message the list answers.

# The title, put together with dots: "Leaderboard · 3x3 misere · this month · everywhere".
ratings-leaderboard = Leaderboard
ratings-month = this month
ratings-everywhere = everywhere
# $games: how many a player's rating counts.
ratings-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
# $nth: the form of $place in a row by your language's rules (CLDR's ordinals), as in 1st, 2nd, 3rd, 4th. Leave it out
# if your language writes all alike: "Place 3 of 40."
ratings-place =
    { $nth ->
        [one] You're { $place }st of { $people }.
        [two] You're { $place }nd of { $people }.
        [few] You're { $place }rd of { $people }.
       *[other] You're { $place }th of { $people }.
    }
# What the question mark beside a rating means.
ratings-unsure = ? = still a guess
# $levels: "easy 1169 · medium 1507 · ...". Games don't change these ratings.
ratings-levels = 🤖 My levels have fixed ratings: { $levels }
ratings-hidden = You're not listed, as you asked. Use /preferences to change that.
ratings-not-everywhere = You haven't agreed to be listed everywhere. Use /preferences to change that.
ratings-unrated = You have no rating here yet. Use /play and finish a game without hints.
ratings-unrated-month = You have no rated game this month yet. Use /play and finish one without hints.
ratings-unrated-past = You had no rated game here that month.
ratings-empty-past = Nobody had a rated game here that month.
ratings-empty = Nobody is rated here yet. Use /play and finish a game without hints to be the first.
ratings-empty-month = Nobody has a rated game this month yet. Use /play and finish one without hints to be the first.
ratings-empty-everywhere = Nobody is on this list yet. Use /preferences to be the first.

# The words in brackets, "month", "all", "here" and "everywhere" are typed and stay English.
ratings-no-such-leaderboard = I need a board ({ $boards }), rules ({ $rules }), month, a month such as 2026-10, or all, here or everywhere. Use /leaderboard to pick.
ratings-not-your-leaderboard = Somebody else asked for that list. Use /leaderboard to get your own.
ratings-months-of-servers = Past months are kept for each server, not for everywhere. Use /leaderboard with here.
ratings-no-server-here = There's no server to list here. Use /leaderboard with everywhere.

## A topic of help.

topic-ratings = Ratings and the leaderboard
topic-ratings-text =
    Everybody starts at 1500. Beating a strong player gains you the most (the method is Glicko-2), and who moves first is taken into account.
    `?` means it's still a guess; a dozen games against players near your rating settle it. `±80` means it's most likely right to within 80 points.
    Every finished game counts, against me too. Not counted: games that you win or draw with a hint, games given up before a line could threaten, games of a whole channel, and my games against myself. After 10 games in a day against the same player, further ones count less and less. Players who have met few others move your rating only so far.
    My levels are 🤖: they were measured against each other, so your games move your rating, never theirs.
    `/leaderboard` lists this server's players; with a month such as 2026-10, as they were rated at its end. You're on the list for everywhere only if you agree in `/preferences`.

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-leaderboard = See who is rated best in this server, and where you stand
command-leaderboard-board = Which board; the number after the slash is how many in a row win
command-leaderboard-rules = Which rules, on 3x3
command-leaderboard-period = Everybody, this month's players, or a past month, such as 2026-10
command-leaderboard-where = This server, or everybody who agreed to be listed everywhere
