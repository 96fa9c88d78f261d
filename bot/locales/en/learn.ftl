# Why a move is good. $moves: how many moves of its own the winning side needs.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
# $plies: 1 if the move itself wins. By misere rules the other side's forced reply can.
learn-hint-win =
    { $plies ->
        [1] Play **{ $squares }** to win right away.
       *[other] Play **{ $squares }**: you win in { $moves ->
            [one] 1 move
           *[other] { $moves } moves
        }, whatever the reply.
    }
# $worse: the other squares, a list; $worse_count: how many they are.
learn-hint-draw =
    { $worse_count ->
        [0] No square is better than another: it's a draw if nobody slips.
       *[other] Play **{ $squares }** to keep the draw; { $worse } would lose.
    }
learn-hint-loss =
    { $count ->
        [one] You're losing, but this holds out longest: **{ $squares }**.
       *[other] You're losing, but these hold out longest: **{ $squares }**.
    }
# Follows that all squares are equally good. $square: one after which some replies lose.
learn-hint-tricky = Tricky to answer: { $square }.
# $count: how many replies of the other side would not lose.
learn-hint-after =
    { $kind ->
        [forks] If you take { $square }, you threaten { $squares } at once.
        [forces] If you take { $square }, { $other } must block at { $squares }.
       *[holds] { $count ->
            [1] If you take { $square }, only { $squares } saves { $other }.
           *[other] If you take { $square }, { $other } is safe with { $squares }.
        }
    }
learn-hint-counts = This game won't be rated, because you took a hint.
learn-unsure = I couldn't search it to the end.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } wins now with { $squares }.
           *[other] { $mark } wins in 1 move with { $squares }.
        }
       *[other] { $mark } wins in { $moves } moves with { $squares }.
    }
# $choice: "any" if there are several squares and all are equally good.
learn-explain-draw =
    { $choice ->
        [any] Any square draws.
       *[other] { $mark } draws with { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } loses in 1 move, even with { $squares }.
       *[other] { $mark } loses in { $moves } moves, even with { $squares }.
    }
# What some squares are all worth. $moves: 0 if the outcome is a guess.
learn-squares-win =
    { $sign } { $moves ->
        [0] Win, as far as I can see
        [one] Win in 1 move
       *[other] Win in { $moves } moves
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Draw, as far as I can see
       *[other] Draw
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Loss, as far as I can see
        [one] Loss in 1 move
       *[other] Loss in { $moves } moves
    }
# $worth: one of the lines above. $squares: a list. $score: what plain minimax gives each of them.
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] I looked at 1 position. Plain minimax would take far too long here.
       *[other] I looked at { $positions } positions. Plain minimax would take far too long here.
    }
learn-explain-minimax =
    Plain minimax makes { $calls ->
        [one] 1 call
       *[other] { $calls } calls
    } for this board and plays { $square }; I looked at { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }.
# If plain minimax wins later, or loses sooner, than it could. $square: what it plays; $best: what the bot would play.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    Plain minimax plays { $square } and wins in { $plain_moves ->
        [one] 1 move
       *[other] { $plain_moves } moves
    }: to it a win is a win, however late. I'd play { $best } and win in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
learn-explain-slower-loss =
    Plain minimax plays { $square } and loses in { $plain_moves ->
        [one] 1 move
       *[other] { $plain_moves } moves
    }: to it a loss is a loss, however soon. I'd play { $best } and last { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
# $indices: a list of the two lines below.
learn-indices = Your list counts from 0: { $indices }.
learn-index-first = index { $index } is square { $square }
learn-index = { $index } is { $square }
# Calls of plain minimax, with alpha-beta, and with a memory of the positions it has seen.
learn-explain-effort = Calls: { $plain } plain, { $alpha_beta } with alpha-beta, { $memory } with a memory.
learn-explain-maximiser =
    { $mark } is the maximiser, { $other } the minimiser: { $win } is a win for { $mark }, { $loss } a loss, 0 a draw. It's zero-sum: what one side wins, the other loses.
# $mark: who is to move, though no game gets there.
learn-unreached = No game gets to this board with { $mark } to move, but minimax can score it all the same.

# The minimax tree for those who don't see its picture. $mark: X or O.
learn-tree =
    { $positions ->
        [one] Minimax tree of { $board }, { $mark } to move, 1 position.
       *[other] Minimax tree of { $board }, { $mark } to move, { $positions } positions.
    } First level: { $scores }. Best score: { $score }. Chosen line: { $line }.
learn-tree-square = square { $square } scores { $score }

# $depth: how many moves were made since the board that was asked about; $squares: which.
learn-lesson =
    Step { $step } of { $steps }: call { $call }, { $depth ->
        [0] the root
       *[other] after { $squares }
    }
# $goal: "max" if the call wants the highest score, "min" if it wants the lowest.
learn-lesson-asks =
    { $mark } is to move. It's the { $goal ->
        [min] minimiser and wants the **lowest** score.
       *[max] maximiser and wants the **highest** score.
    } Free squares: { $squares }.
learn-lesson-recursion =
    Minimax tries each one: place the mark, call minimax for that board, take the mark back. A function that calls itself like this is called recursion.
learn-lesson-next = Next { $mark } tries **{ $square }**.
learn-lesson-back = Back to the board before: the mark on { $square } is taken back. It scored **{ $score }**.
learn-lesson-results = Results so far: { $scores }.
# The maximiser has alpha for sure, the minimiser has beta.
learn-lesson-bounds = Alpha is { $alpha }, beta is { $beta }.
learn-lesson-skips =
    Alpha has reached beta: the other side has something better elsewhere and won't let it come to this board. So { $squares } { $count ->
        [one] needn't be tried
       *[other] needn't be tried
    }.
learn-lesson-returns =
    { $mark } keeps the { $goal ->
        [min] lowest
       *[max] highest
    }: this call returns **{ $score }**.
# $winner: "min", "max", or "none" if the board is full. $mark: the maximiser, $other: the minimiser.
learn-lesson-terminal =
    Has { $other } won? { $winner ->
        [min] Yes.
        [max] No. Has { $mark } won? Yes.
       *[none] No. Has { $mark } won? No. Is the board full? Yes.
    } That's a terminal state: nothing is left to try, and this call returns **{ $score }**.
# $count: how many squares are equally good; $squares: which.
learn-lesson-plays =
    { $count ->
        [one] Minimax plays { $square }.
       *[other] { $squares } score the same, and the first is kept: minimax plays { $square }.
    }

# Topics of help.
topic-hint = Hints
topic-hint-text =
    `/hint` shows your best squares, and why. Only you see it.
    A game in which you took a hint isn't rated.
topic-minimax = How I think
topic-minimax-text =
    I try every move to the end of the game and keep the best. That's called minimax.
    `/explain` shows it for your game, or for a board such as `O.XX.X.OO`: what every square is worth, with a picture of the tree.
    Pick `steps` to go through it call by call.

# The words in the picture of a minimax tree. There's little room: it's as wide as a phone.

# Who is to move, and whether they choose the highest score or the lowest.
learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = { $mover } to move

# Below a board that alpha-beta skips.
learn-picture-cut = cut

# Under the boards of a level: how much of the tree isn't drawn.
learn-picture-more = and { $calls } more below

# $form: "bounds" of a tree with alpha-beta, "cut" if it shows what that skips.
learn-picture-legend =
    Scores are for { $maximiser }.
    The thick line is the one minimax plays.
    { $form ->
        [cut] Grey: not looked at. ≤ and ≥: at most, at least.
        [bounds] ≤ and ≥: at most, at least.
       *[plain] {""}
    }

# `python -m bot analyse`: what it prints, what it refuses, and the help on its options.

learn-analyse-outcome = { $outcome ->
    [win] win
    [loss] loss
   *[draw] draw
} in { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}
learn-analyse-best = { $mover } to move: { learn-analyse-outcome } with { $best }.
# $plain: what plain minimax returns for the move, "none" if there are too many calls to make.
learn-analyse-move = square { $square }: { learn-analyse-outcome }, score { $score }{ $plain ->
    [none] {""}
   *[other] , plain minimax { $plain }
}
learn-analyse-won = { $winner } has won, so there's no move left.
learn-analyse-drawn = It's a draw: there's no move left.
learn-analyse-effort = { $positions ->
    [one] I looked at 1 position.
   *[other] I looked at { $positions } positions.
}
learn-analyse-plain = Plain minimax, as in the tutorials, makes { $calls } calls and plays square { $square }.
learn-analyse-maximiser = Its scores are for { $maximiser }, the maximiser.
# If that wins later, or loses sooner, than it could.
learn-analyse-slower = { $outcome ->
    [win] That wins later than it could: to plain minimax a win is a win, however late.
   *[loss] That loses sooner than it must: to plain minimax a loss is a loss, however soon.
}

learn-analyse-bad-board = { $board }: { $why }
learn-analyse-no-tree = { $why } There's no tree to show.
# $form: an option. $forms: a list of them.
learn-analyse-one-tree = { $form } draws a single board. Type the board instead of -.
learn-analyse-one-form = I can't do { $forms } at once. Pick one.
learn-analyse-no-board = Which board? Type one such as O.XX.X.OO, or - to read boards from standard input.
learn-analyse-bad-scores = --scores takes one or two whole numbers from 1 to 999: what a win counts, and what a loss costs.
learn-analyse-not-written = I can't write { $file }: { $why }.

learn-analyse-help-board = such as O.XX.X.OO, or a list such as '["O",1,"X",...]'; - reads boards from standard input, one a line
learn-analyse-help-to-move = who moves next (default: by the count of marks)
learn-analyse-help-shape = rows x columns / how many in a row win (default: 3x3/3)
learn-analyse-help-json = print one JSON object a line
learn-analyse-help-tree = draw the minimax tree as a PNG file
learn-analyse-help-scores = what a win counts in plain minimax, and what a loss costs (default: 10, and as much)
learn-analyse-help-maximiser = whose win counts as plus in plain minimax (default: the side to move)
learn-analyse-help-dot = print the tree as Graphviz source instead
learn-analyse-help-alpha-beta = draw --tree and --dot as alpha-beta walks it, with what it skips
learn-analyse-help-trace = print the calls of alpha-beta in their order instead
learn-analyse-help-compare = print how many calls plain minimax, alpha-beta and a memory take instead

# A call of alpha-beta in its trace. $depth: 0 at the root; $square: the move that led to it; $skipped: the moves that
# it needn't try, a list or "none".
learn-analyse-call = { $depth ->
    [0] root
   *[other] depth { $depth }, square { $square }
}: { $board }, alpha { $alpha }, beta { $beta }, score { $score }{ $skipped ->
    [none] {""}
   *[other] , skips { $skipped }
}
# A table of ways, of the calls that each takes, and how many times fewer that is.
learn-analyse-calls = calls
learn-analyse-fewer = times fewer
learn-analyse-way-plain = plain minimax
learn-analyse-way-alpha-beta = with alpha-beta
learn-analyse-way-memory = with a memory of positions
learn-analyse-way-mine = what I look at

# Why it can't be done.
learn-tree-too-large = I can draw a tree for up to { $most } free squares, and this board has { $free }.
learn-position-over = That board is already decided. Try one with a free square and no winner.
# Before no-such-position, as what the engine says of a board is.
learn-standard-rules-only = Steps and alpha-beta are for the standard rules only.
learn-too-many-steps =
    { $most ->
        [one] A lesson needs a board with at most 1 free square. Use /explain without steps for this one.
       *[other] A lesson needs a board with at most { $most } free squares. Use /explain without steps for this one.
    }

# What Discord's picker says of the commands (at most 100 characters).
command-hint = See your best squares (only you see this)
command-explain = See what every square is worth, with the minimax tree
command-explain-what = A board such as O.XX.X.OO or a game's number; leave it out for your game here
command-explain-form = Pick the minimax tree or its steps, plain or with alpha-beta
command-explain-scores = What a win counts
command-explain-turn = Whose turn it is, if you'd like to see the other side's view
command-explain-maximiser = Whose win counts as plus (default: the side to move)
