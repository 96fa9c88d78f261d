# Puzzles. $outcome: "win" if one square wins, "draw" if one square keeps the draw. $square: which.

# $number: of the day's puzzle; of the puzzle in one's own practice.
puzzle-title = Puzzle #{ $number }
practice-title = Practice puzzle { $number }
# $mark: whose turn it is.
puzzle-question =
    { $outcome ->
        [win] { $mark } to move: **only one square wins.** Which one?
       *[draw] { $mark } to move: **only one square keeps the draw.** Which one?
    }
# Of the day before. $answered: how many tried it; $solved: how many found it.
puzzle-yesterday =
    Yesterday: **{ $square }** was the only square that { $outcome ->
        [win] won
       *[draw] kept the draw
    }{ $answered ->
        [0] .
       *[other] ; { $solved } of { $answered } found it.
    }
puzzle-posted-daily = I'll post a new puzzle here every day after midnight UTC. Use /puzzle stop to end that.
puzzle-stopped = I no longer post the daily puzzle in this server. Use /puzzle here in a channel to start again.

# $rating: such as 1612, with a question mark if it isn't sure yet. $points: how much it changed, such as +12.
puzzle-rating = Your puzzle rating: { $rating }
puzzle-rating-change = Your puzzle rating: **{ $rating }** ({ $points })
puzzle-right = Solved
puzzle-wrong = Not this time
puzzle-answered-before = You've already answered today's puzzle.
# $sign: what stands for the square on the board.
puzzle-solution =
    { $sign } **{ $square }** is the only square that { $outcome ->
        [win] wins
       *[draw] keeps the draw
    }.
puzzle-chosen =
    { $outcome ->
        [draw] { $sign } You chose **{ $square }**, which only draws.
       *[loss] { $sign } You chose **{ $square }**, which loses.
    }
puzzle-others-lose = Every other square loses.
# By misere rules.
puzzle-completes = That completes a line, which loses at once.
# $mark: who wins. $moves: marks and squares with arrows between.
puzzle-line = How { $mark } wins: { $moves }
# $days: in a row with a right answer.
puzzle-streak =
    { $days ->
        [0] Your best streak: { $best ->
            [one] 1 day
           *[other] { $best } days
        }.
        [one] 🔥 Streak: **1 day** (best: { $best }).
       *[other] 🔥 Streak: **{ $days } days** (best: { $best }).
    }
puzzle-tally =
    { $answered ->
        [1] You're the first to try it today.
       *[other] { $solved } of { $answered } people have solved it today.
    }
puzzle-over =
    Puzzle #{ $number } is over: **{ $square }** was the only square that { $outcome ->
        [win] won
       *[draw] kept the draw
    }.
practice-over = You've already answered that one. Press Next for another.
# Posted for others. $streak: the days in a row.
puzzle-share-right = **{ $user }**: Tic-tac-toe puzzle #{ $number } ✅ 🔥 { $streak }
puzzle-share-wrong = **{ $user }**: Tic-tac-toe puzzle #{ $number } ❌
practice-offer = Practice puzzles are just for you: press the button as often as you like.

button-solve = Solve
button-share = Share
button-practice = Practice
button-next = Next
button-today = Today's puzzle

puzzle-not-out = That puzzle isn't out yet. Use /puzzle for today's.
puzzle-not-answered = You haven't answered that puzzle, so there's nothing to share. Use /puzzle for today's.
puzzle-shared = You've already shared that here.
puzzle-managers-only = Only members who can manage this server can do that. Use /puzzle for today's.
puzzle-servers-only = I can only post the daily puzzle in servers. Use /puzzle to get today's here.
puzzle-cannot-post = I can't post the puzzle here. Use /puzzle here in a channel where we can both see and send messages.
puzzle-not-posted = I'm not posting the daily puzzle in this server. Use /puzzle here in a channel to start.
no-such-puzzle-action = I didn't catch that. Try /puzzle with today, practice, here or stop.

# A topic of help.
topic-puzzles = Puzzles
topic-puzzles-text =
    `/puzzle` shows the puzzle of the day, the same for everybody: find the only square that wins, or keeps the draw.
    The first square you press counts. Come back every day to keep your streak. Each answer changes your puzzle rating; practice counts a quarter.
    `/puzzle practice` gives you more, as many as you like.
    If you manage a server, `/puzzle here` posts the puzzle in a channel every day, and `/puzzle stop` ends that.
