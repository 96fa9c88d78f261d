# Games for those who look on: followed boards, exhibitions, replays, lists.

followed = Game { $game }, followed here until it ends. Use /unwatch { $game } to stop.
followed-over = That was game { $game }. Use /replay { $game } to step through it.
link-players = The players' board
followed-stopped = I no longer follow game { $game } here. Use /watch { $game } to follow it again.
followed-moved = I follow game { $game } further down now.
hidden = I can't show this game here anymore: not everyone here can see its channel.

exhibition = Game { $game }, an exhibition for { $owner }. The next move comes in a few seconds.
exhibition-over = Use /watch with two levels, such as easy and hard, to see another.
exhibition-stopped = I stopped the exhibition, game { $game }. Use /watch with two levels to start another.
unwatched =
    { $count ->
        [one] I no longer follow game { $games } here. Use /watch with its number to follow it again.
       *[other] I no longer follow games { $games } here. Use /watch with a number to follow one again.
    }

replay = { $versus }. Game { $game }.
replay-start =
    { $moves ->
        [one] The empty board, before the only move.
       *[other] The empty board, before { $moves } moves.
    }
# $player: a mark and a name. By wild rules they choose which mark to place.
replay-move = Move { $number } of { $moves }: **{ $player } on { $square }.**
replay-move-mark = Move { $number } of { $moves }: **{ $player } puts { $mark } on { $square }.**

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

# $meter: eight marks, the more the better a side is off.
meter-draw = { $meter } A draw with best play.
meter-unclear = { $meter } Too early to tell who wins.
meter-win =
    { $moves ->
        [one] { $meter } { $mark } wins in 1 move with best play.
       *[other] { $meter } { $mark } wins in { $moves } moves with best play.
    }

live-empty = No game is being played here. Use /play to start one.
live-game =
    { $moves ->
        [0] **{ $game }** { $versus }: no move yet, { $player } to move. { $link }
        [one] **{ $game }** { $versus }: 1 move, { $player } to move. { $link }
       *[other] **{ $game }** { $versus }: { $moves } moves, { $player } to move. { $link }
    }
link-look = Look
live-more = Some older games aren't listed.
live-use = Use /watch with a game's number to follow it here.

# Games that have ended. $date: seconds since 1970; Discord shows a date.
history-empty = No finished game to show here yet. Use /play to start one.
history-empty-member = That member has no finished game to show here. Use /history to see everyone's.
history-use = Use /replay with a game's number to step through it.
history-line =
    { $moves ->
        [one] **{ $game }** { $winner } beat { $loser } in 1 move, <t:{ $date }:d>.
       *[other] **{ $game }** { $winner } beat { $loser } in { $moves } moves, <t:{ $date }:d>.
    }
history-misere = { history-line }
history-resignation =
    { $moves ->
        [one] **{ $game }** { $winner } beat { $loser } by resignation in 1 move, <t:{ $date }:d>.
       *[other] **{ $game }** { $winner } beat { $loser } by resignation in { $moves } moves, <t:{ $date }:d>.
    }
history-time =
    { $moves ->
        [one] **{ $game }** { $winner } beat { $loser } on time in 1 move, <t:{ $date }:d>.
       *[other] **{ $game }** { $winner } beat { $loser } on time in { $moves } moves, <t:{ $date }:d>.
    }
history-full-board =
    { $moves ->
        [one] **{ $game }** { $winner } drew with { $loser } in 1 move, <t:{ $date }:d>.
       *[other] **{ $game }** { $winner } drew with { $loser } in { $moves } moves, <t:{ $date }:d>.
    }
history-agreement =
    { $moves ->
        [one] **{ $game }** { $winner } and { $loser } agreed to a draw after 1 move, <t:{ $date }:d>.
       *[other] **{ $game }** { $winner } and { $loser } agreed to a draw after { $moves } moves, <t:{ $date }:d>.
    }
history-nobody =
    { $moves ->
        [one] **{ $game }** { $winner } vs { $loser }: out of time after 1 move, <t:{ $date }:d>.
       *[other] **{ $game }** { $winner } vs { $loser }: out of time after { $moves } moves, <t:{ $date }:d>.
    }
history-stop =
    { $moves ->
        [one] **{ $game }** { $winner } vs { $loser }: stopped after 1 move, <t:{ $date }:d>.
       *[other] **{ $game }** { $winner } vs { $loser }: stopped after { $moves } moves, <t:{ $date }:d>.
    }
