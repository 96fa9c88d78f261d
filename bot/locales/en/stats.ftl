### A member's statistics. $name, $first, $second, $other: names. $board: 3x3, 4x4/3, misere, wild. $won, $drawn, $lost:
### how many games; $share: in percent.

stats-title =
    { $games ->
        [one] { $name }: 1 game
       *[other] { $name }: { $games } games
    }
# $win, $draw, $loss: emoji, which also stand for the latest results.
stats-score = { $win } { $won } won ({ $share }%) · { $draw } { $drawn } drawn · { $loss } { $lost } lost
# $current, $best: how many wins in a row, 2 or more.
stats-streak = **{ $current }** wins in a row right now. The best streak was **{ $best }**.
stats-best-streak = Best streak: **{ $best }** wins in a row
# $games of $all: how many games as X began there.
stats-opening = Favorite first move: **{ $square }** on { $board }, in { $games } of { $all } games as X
# How many moves kept a win or a draw that was there.
stats-accuracy =
    { $moves ->
        [one] Accuracy on 3x3: **{ $share }%** of 1 move
       *[other] Accuracy on 3x3: **{ $share }%** of { $moves } moves
    }
# Headings of two tables.
stats-opponents = Opponents
stats-boards = Boards
# The columns of a table, at most 6 characters each; its lines are opponents (levels, and "people") or boards.
stats-won = won
stats-drawn = drawn
stats-lost = lost
stats-rated = rating
stats-people = people
# $rating: a number, with a question mark while it's still a guess: "1512?".
stats-rating = Rating: **{ $rating }**
# Headings. The reader, or $first, against $second.
stats-you-against = You against { $second }
stats-against = { $first } against { $second }
stats-duel = { $win } { $won } won · { $draw } { $drawn } drawn · { $loss } { $lost } lost
stats-latest =
    { $count ->
        [one] Last game: { $results }
       *[other] Last { $count }, newest first: { $results }
    }
# Under a game that has ended: how the games of its two players in this channel stand, "Ada 3 – 1 Bob, 2 draws".
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, 1 draw
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } draws
    }
# Under a game that has ended. $points: what it added, with its sign: "Ada's rating: 1512 (+12)".
stats-changed = { $name }'s rating: { $rating } ({ $points })
# Milestones. $bot: a level ("Hard bot").
stats-first-win = 🎉 { $name }'s first win over { $bot }!
stats-hundred = 🎉 That was game number 100 here for { $name }.
stats-you-no-duel = You and { $second } haven't finished a game here yet. Use /play to change that.
stats-no-duel = No finished game between the two here yet. Use /play to change that.
stats-empty = You haven't finished a game here yet. Play one and your stats start.
stats-empty-member = { $name } hasn't finished a game here yet. Use /play to challenge them.
# In place of a name that isn't known: "This member on 3x3".
stats-member = This member

# $kind: easy or unbeatable.
stats-button-play = Play { $kind }
stats-button-rating = Rating
stats-button-openings = Openings

# The titles and words of two charts.
stats-rating-title = { $name } on { $board }
stats-rating-now =
    { $games ->
        [one] **{ $rating }** after 1 rated game.
       *[other] **{ $rating }** after { $games } rated games, between { $least } and { $most }.
    }
# For those who don't see the picture. $first: the rating after the first of these games.
stats-rating-picture =
    { $games ->
        [one] Rating on { $board }: { $rating } after 1 game.
       *[other] Rating on { $board } after each of { $games } games, a dot for each: from { $first } to { $rating }, between { $least } and { $most }.
    }

stats-openings-title =
    { $games ->
        [one] { $name } on { $board }: 1 game as X
       *[other] { $name } on { $board }: { $games } games as X
    }
stats-openings-move =
    { $games ->
        [one] Square { $square }: 1 game, { $share }% won
       *[other] Square { $square }: { $games } games, { $share }% won
    }
stats-openings-key = How to read it
stats-openings-legend = The number is how often the first move goes there. The bar is how those games ended: blue won, gray drawn, orange lost.
# For those who don't see the picture. $squares: a list of stats-openings-square.
stats-openings-picture = First moves on { $board }: { $squares }.
stats-openings-square = { $square } in { $share }% ({ $won }% won)

## Refusals.

stats-are-yours = In DMs I only show your own stats. Use /stats in a server for someone else's.
stats-against-yourself = Nobody plays against themselves. Name two different members.
stats-not-of-bots = Bots have no stats. Use /stats to see how you do against each of my levels.
stats-not-rated-yet = No rated game yet. Use /play and finish one without hints to get a rating.
stats-no-openings-yet = No finished game as X here yet. Use /play and pick who goes first.

## A topic of help.

topic-stats = Statistics
topic-stats-text =
    `/stats` shows what you won, your rating, streaks and accuracy. Name a member to see theirs.
    Name a second member to see how the two did against each other.
    Rating and Openings draw a chart. Games that ended before the second move don't count.

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-stats = See your results, streaks and accuracy, or a member's
command-stats-member = Whose stats; leave it out for yours
command-stats-against = How they did against this member
