### Puzzles: a board on which only one square is right. $outcome: "win" if that square wins, "draw" if it keeps the draw.
### $square: which. The puzzle of the day has three tries: 🟩 right, 🟨 draws, 🟥 loses.

# $number: of the day's puzzle; of the puzzle in one's own practice.
puzzles-title = Puzzle #{ $number }
puzzles-practice-title = Practice puzzle { $number }
# $mark: whose turn it is.
puzzles-question =
    { $outcome ->
        [win] { $mark } to move: **only one square wins.** Which one?
       *[draw] { $mark } to move: **only one square keeps the draw.** Which one?
    }
# Of the day before. $answered: how many tried it; $solved: how many found it.
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Yesterday: **{ $square }** was the only square that won.
           *[other] Yesterday: **{ $square }** was the only square that won; { $solved } of { $answered } found it.
        }
       *[draw] { $answered ->
            [0] Yesterday: **{ $square }** was the only square that kept the draw.
           *[other] Yesterday: **{ $square }** was the only square that kept the draw; { $solved } of { $answered } found it.
        }
    }
# $hour: from 0 to 23. $zone: by which it is meant, "UTC" or "(Europe/Berlin)", here and below.
puzzles-posted-daily =
    { $hour ->
        [0] I'll post a new puzzle here every day after midnight { $zone }. Use /puzzle stop to end that.
       *[other] I'll post a new puzzle here every day after { $hour }:00 { $zone }. Use /puzzle stop to end that.
    }
puzzles-stopped = I've stopped posting the daily puzzle here. Use /puzzle here to start again.
# Under a board that a whole channel may press.
puzzles-public = Press a square: you have three tries, and only you see how they go.
# $left: how many tries, 3 before the first.
puzzles-tries =
    { $left ->
        [1] One try left for your streak.
        [2] Two tries left for your streak. Your rating counts only the first.
       *[3] You have three tries, and your rating counts the first.
    }
# Of a practice puzzle that a whole channel sees. $user: whose it is.
puzzles-practice-of = **{ $user }**, only you'll see how it goes. Anyone else who presses gets a puzzle of their own.

# $points: how much it has changed, such as +12; "none" if it hasn't been. $guess: True before the fifth puzzle.
puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Your puzzle rating: **{ $rating }?**, still a guess.
           *[other] Your puzzle rating: **{ $rating }?** ({ $points }), still a guess.
        }
       *[False] { $points ->
            [none] Your puzzle rating: **{ $rating }**.
           *[other] Your puzzle rating: **{ $rating }** ({ $points }).
        }
    }
# Headings above the answer. Tries may follow: "Solved 2/3 🟨🟩".
puzzles-right = Solved
puzzles-wrong = Not this time
puzzles-answered = You've already answered today's puzzle. The next one comes at midnight { $zone }.
# Said to the member who pressed Share.
puzzles-shared-now = Shared on this channel's list.
# Once, on the day that makes it ten.
puzzles-ten-days = Ten days in a row: that's a first for you. See you tomorrow.
# $sign: the colour of the square on the board.
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** is the only square that wins.
       *[draw] { $sign } **{ $square }** is the only square that keeps the draw.
    }
# A wrong square that was tried. $draws: True or False.
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** only draws.
       *[False] { $sign } **{ $square }** loses.
    }
puzzles-others-lose = Every other square loses.
# By misere rules.
puzzles-completes = It completes a line, which loses at once.
# $mark: who wins. $moves: marks and squares with arrows between.
puzzles-line = How { $mark } wins: { $moves }
# $days: in a row with a right answer.
puzzles-streak =
    { $days ->
        [0] Your best streak: { $best ->
            [one] 1 day
           *[other] { $best } days
        }.
        [one] 🔥 Streak: **1 day** (best: { $best }).
       *[other] 🔥 Streak: **{ $days } days** (best: { $best }).
    }
# $solved of the $answered members who tried it.
puzzles-tally =
    { $answered ->
        [1] You're the first to try it today.
       *[other] { $solved } of { $answered } people have solved it today.
    }
puzzles-over =
    { $outcome ->
        [win] Puzzle #{ $number } is over: **{ $square }** was the only square that won.
       *[draw] Puzzle #{ $number } is over: **{ $square }** was the only square that kept the draw.
    }
puzzles-practice-over = You've already answered that one. Press Next for another.
# Heads a channel's list of how members did, with a line for each: 2/3 🟨🟩 Ada 🔥 5.
puzzles-list = **Tic-tac-toe #{ $number }**
# Ends that list if it is cut short: members, of whom there's no room for more.
puzzles-others =
    { $count ->
        [one] 1 other
       *[other] { $count } others
    }

## Buttons: at most 34 characters, in English 26.

puzzles-button-solve = Solve
puzzles-button-share = Share
puzzles-button-practice = Practice
puzzles-button-next = Next
puzzles-button-today = Today's puzzle

## Why it can't be done.

puzzles-not-out = That puzzle isn't out yet. Use /puzzle for today's.
puzzles-not-answered = You haven't finished that puzzle, so there's nothing to share yet. Use /puzzle for today's.
puzzles-shared = You've already shared that here.
puzzles-managers-only = Only members who can manage this server can do that. Use /puzzle for today's.
puzzles-servers-only = I can only post the daily puzzle in servers. Use /puzzle to get today's here.
puzzles-cannot-post = I can't post the puzzle here. Use /puzzle here in a channel where we can both see and send messages.
puzzles-not-posted = I'm not posting the daily puzzle in this server. Use /puzzle here in a channel to start.
puzzles-no-such-hour = An hour is a number from 0 to 23, in this server's time zone. Try /puzzle here with 18.
puzzles-no-such-action = I didn't catch that. Try /puzzle with today, practice, here or stop.

## A topic of help.

topic-puzzles = Puzzles
topic-puzzles-text =
    `/puzzle` shows the puzzle of the day, the same for everybody: find the only square that wins, or keeps the draw.
    You have three tries: 🟩 is right, 🟨 only draws, 🟥 loses. **Share** puts yours on a list in the channel, without the squares. Solve one every day to keep your streak.
    Only your first try counts for your puzzle rating, and practice counts a quarter. It moves by 60 points a day at most, and before your fifth puzzle it's a guess (`?`).
    `/puzzle practice` gives you more, as many as you like.
    If you manage a server, `/puzzle here` posts the puzzle in a channel every day, at the hour you pick, and `/puzzle stop` ends that.

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-puzzle = Solve the puzzle of the day, or practice on others
command-puzzle-today = Solve the puzzle of the day (only you see it)
command-puzzle-practice = Solve one puzzle after the other (only you see them)
command-puzzle-here = Post the puzzle in this channel every day (for server managers)
command-puzzle-here-hour = At which hour, 0 to 23, in this server's time zone
command-puzzle-stop = Stop posting the puzzle every day (for server managers)
