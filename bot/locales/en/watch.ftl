# Games for those who look on: followed boards, exhibitions, replays, lists.

followed = Game { $game }, followed here until it ends. Use /unwatch { $game } to stop.
followed-over = That was game { $game }. Use /replay { $game } to step through it.
link-players = The players' board
followed-stopped = I no longer follow game { $game } here. Use /watch { $game } to follow it again.
followed-moved = I follow game { $game } further down now.
# Advice is held back if a player of that game could read it there.
comments-later = No comments until the game is over: a player could read them here.
# After the end: a move that changed who wins. $remark: remark-...
turning-point = Move { $number }: { $remark }
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
        [one] The empty board, before the only move
       *[other] The empty board, before { $moves } moves
    }
# $player: a mark and a name. By wild rules they choose which mark to place.
replay-move = Move { $number } of { $moves }: { $player } on { $square }
replay-move-mark = Move { $number } of { $moves }: { $player } puts { $mark } on { $square }

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
live-more = Some older games aren't listed.
live-use = Use /watch with a game's number to follow it here.
live-total =
    { $games ->
        [one] 1 game is being played
       *[other] { $games } games are being played
    }
live-total-more = More than { $games } games are being played

# The facts of a line in a list: "12 Ada beat Bob · on time · 4x4 · 7 moves · 2 hours ago".
# $at: seconds since 1970; Discord shows how long ago.
list-moves =
    { $moves ->
        [0] no moves
        [one] 1 move
       *[other] { $moves } moves
    }
list-age = <t:{ $at }:R>
list-misere = misere
list-wild = wild

# Games that have ended. $winner, $loser: names; of a game that nobody won, those of X and O.
history-empty = No finished game to show here yet. Use /play to start one.
history-empty-member = That member has no finished game to show here. Use /history to see everyone's.
history-menu = Pick a game to replay
history-total =
    { $games ->
        [one] 1 finished game
       *[other] { $games } finished games
    }
history-total-more = More than { $games } finished games
# Of one member.
history-total-member =
    { $games ->
        [one] 1 finished game: { $won } won, { $drawn } drawn, { $lost } lost
       *[other] { $games } finished games: { $won } won, { $drawn } drawn, { $lost } lost
    }
history-line = { $winner } beat { $loser }
history-misere = { history-line }
history-resignation = { history-line }
history-time = { history-line }
history-full-board = { $winner } drew with { $loser }
history-agreement = { history-full-board }
history-nobody = { $winner } vs { $loser }
history-stop = { history-nobody }
# How they ended, if not by a line or a full board.
how-resignation = by resignation
how-time = on time
how-agreement = by agreement
how-nobody = out of time
how-stop = stopped

# Topics of help.
topic-watch = Watching games
topic-watch-text =
    `/games` lists what's being played.
    `/watch` with a game's number follows it here. With two levels, I play myself.
    `/unwatch` stops that.
topic-replay = History and replays
topic-replay-text =
    `/history` lists finished games, or those of one member.
    `/replay` with a game's number steps through it, move by move.
