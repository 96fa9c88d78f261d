# The words in the picture of a minimax tree. There's little room: a board is some ten letters wide.

# At the left of each level: who is to move, and whether they choose the highest score or the lowest.
picture-max = MAX
picture-min = MIN
picture-to-move = { $mover } to move

# Under a board: how much of the tree isn't drawn, on one line or two.
picture-more =
    and
    { $calls } more

picture-legend = Scores are for { $mover }. The thick line is the one minimax plays.
