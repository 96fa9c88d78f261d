### One line on a move, under a board that people watch or replay. $mover: the mark (❌ or 🔵) that has moved, $other: the
### other. $squares: a list of squares or moves, $count of them. A remark may follow remark-blocks on the same line.

# The move fills a line of the other side.
remark-blocks = { $mover } blocks.
# $moves: how soon the better squares would have won. $count: how many these are.
remark-misses-win =
    { $moves ->
        [one] { $mover } lets a win slip: { $squares } would have won in 1 move.
       *[other] { $mover } lets a win slip: { $squares } would have won in { $moves } moves.
    }
# $count: how many $squares are.
remark-loses-draw = { $mover } slips: { $squares } would have kept the draw.
# $moves: how soon the better squares would have won. $count: how many these are.
remark-slower =
    { $moves ->
        [one] { $mover } still wins, but { $squares } would have won in 1 move.
       *[other] { $mover } still wins, but { $squares } would have won in { $moves } moves.
    }
# The move loses sooner than it had to.
remark-sooner = { $mover } could have held out longer with { $squares }.
# Two threats at once.
remark-forks = { $mover } threatens { $squares } at once, and { $other } can block only one.
# $count: how many $squares are.
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
