### For hosts. `python -m bot analyse`: what it prints, what it refuses, and the help on its options.

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
learn-analyse-no-form = --alpha-beta goes with --tree or --dot.
learn-analyse-one-tree = { $form } draws a single board. Type the board instead of -.
learn-analyse-one-form = I can't do { $forms } at once. Pick one.
learn-analyse-no-board = Which board? Type one such as O.XX.X.OO, or - to read boards from standard input.
learn-analyse-bad-scores = --scores takes one or two whole numbers from 1 to 999: what a win counts, and what a loss costs.
learn-analyse-not-written = I can't write { $file }: { $why }.
learn-analyse-help-board = such as O.XX.X.OO, or a list such as '["O",1,"X",...]'; - reads boards from standard input, one a line or with an empty line after each
learn-analyse-help-to-move = who moves next (default: by the count of marks)
learn-analyse-help-shape = rows x columns / how many in a row win (default: 3x3/3, 4x4/4 or 5x5/4, by how many squares there are)
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
