# What is said of a move. $moves: how soon the better squares would have won.
remark-blocks = { $mover } blocks.
remark-misses-win =
    { $moves ->
        [one] { $mover } lets a win slip: { $squares } would have won in 1 move.
       *[other] { $mover } lets a win slip: { $squares } would have won in { $moves } moves.
    }
remark-loses-draw = { $mover } slips: { $squares } would have kept the draw.
remark-slower =
    { $moves ->
        [one] { $mover } still wins, but { $squares } would have won in 1 move.
       *[other] { $mover } still wins, but { $squares } would have won in { $moves } moves.
    }
remark-sooner = { $mover } could have held out longer with { $squares }.
remark-forks = { $mover } threatens { $squares } at once, and { $other } can block only one.
remark-forces = { $other } must block at { $squares }.
remark-winning = { $mover } is on the way to a win.
remark-losing = { $mover } is lost now.
# $others: how many replies would not keep the draw. $count: how many would.
remark-holds =
    { $others ->
        [0] Any reply keeps the draw for { $other }.
       *[other] { $count ->
            [1] Only { $squares } keeps the draw for { $other }.
           *[other] { $other } keeps the draw with { $squares }.
        }
    }
