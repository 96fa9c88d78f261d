# `python -m bot analyse`: what it prints, what it refuses, and the help on its options.

analyse-outcome = { $outcome ->
    [win] win
    [loss] loss
   *[draw] draw
} in { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}
analyse-best = { $mover } to move: { analyse-outcome } with { $best }.
analyse-move = square { $square }: { analyse-outcome }, score { $score }
analyse-won = { $winner } has won, so there's no move left.
analyse-drawn = It's a draw: there's no move left.
analyse-effort = { $positions ->
    [one] I looked at 1 position.
   *[other] I looked at { $positions } positions.
}
analyse-plain = Plain minimax, as in the tutorials, makes { $calls } calls and plays square { $square }.
# If that wins later, or loses sooner, than it could.
analyse-slower = { $outcome ->
    [win] That wins later than it could: to plain minimax a win is a win, however late.
   *[loss] That loses sooner than it must: to plain minimax a loss is a loss, however soon.
}

analyse-bad-board = { $board }: { $why }
analyse-no-tree = { $why } There's no tree to draw.
analyse-one-tree = --tree draws a single board. Type the board instead of -.
analyse-not-written = I can't write { $file }: { $why }.

analyse-help-board = such as O.XX.X.OO; - reads boards from standard input, one a line
analyse-help-to-move = who moves next (default: by the count of marks)
analyse-help-shape = rows x columns / how many in a row win (default: 3x3/3)
analyse-help-json = print one JSON object a line
analyse-help-tree = draw the minimax tree as a PNG file
analyse-help-scores = what a win counts in the tree (default: 10)
