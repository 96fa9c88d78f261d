# The words in the picture of a minimax tree. There's little room: it's as wide as a phone.

# Who is to move, and whether they choose the highest score or the lowest.
picture-max = MAX
picture-min = MIN
picture-to-move = { $mover } to move

# Under the boards of a level: how much of the tree isn't drawn.
picture-more = and { $calls } more below

picture-legend =
    Scores are for { $mover }.
    The thick line is the one minimax plays.
