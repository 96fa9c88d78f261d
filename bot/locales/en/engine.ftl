### What is wrong with a board or a move. Mostly an answer to `/explain` with a board in letters, such as O.XX.X.OO, or in
### numbers. Each message is the code of an error that bot/engine raises.

## Boards

board-unreadable = I can't read that board. Write rows x columns / how many in a row win, such as 3x3/3.
board-empty = A board needs at least one row and one column.
board-too-large = A { $board } board has { $squares } squares, and { $most } is the most I can play on.
board-wrong-length = { $longest ->
    [one] On a { $board } board, only 1 in a row can win.
   *[other] On a { $board } board, 1 to { $longest } in a row can win.
}

## Positions

# $mark: a sign in quotes. X, O and a dot are typed.
position-unknown-mark = { $mark } isn't a mark. Write X, O and a dot for each free square.
# $first, $second: signs in quotes.
position-two-ways = Free squares are written both as { $first } and as { $second } here. Write all of them in one way.
# $index, $square: the numbers that it can be; $base: what the others count from, -1 if that's open.
position-wrong-number = The number in square { $square } must be { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, counted from 0, or { $square }, counted from 1
}.
position-zero = There's a 0 in square { $square }. If it's a nought, write the letter O.
# Squares are numbered from 0 or from 1. $from_zero, $from_one: examples such as 0-8 and 1-9.
position-two-counts = Some numbers count from 0 and others from 1. Write { $from_zero } or { $from_one }.
# $first, $second: two boards such as X.O......
position-two-readings = That can be read as { $first } or as { $second }; write the one you mean.
position-wrong-count = { $squares ->
    [one] This board has 1 square
   *[other] This board has { $squares } squares
}, but you gave { $given ->
    [0] none
   *[other] { $given }
}. Write X, O or a dot for each.
position-wrong-rows = { $columns ->
    [one] Every row of this board has 1 square.
   *[other] Every row of this board has { $columns } squares.
}
# $x, $o: how many X and O there are.
position-wrong-marks = X has { $x } and O has { $o }. X goes first, so X needs as many as O, or one more.
# $mover: X or O.
position-wrong-turn = X has { $x } and O has { $o }, so it can't be { $mover }'s turn.
position-two-winners = Both sides have a full line, but a game ends with the first one.
position-winner-to-move = { $mover } has a full line, so it can't be { $mover }'s turn.
position-two-lines = { $winner } has two full lines, but a game ends with the first one.

## Moves

move-no-such-square = { $squares ->
    [one] This board has just one square.
   *[other] This board has squares 1 to { $squares }.
}
move-square-taken = Square { $square } is taken. Pick a free one.
game-over = The game is over, so there's nothing left to play.
