### Games for those who look on: boards that follow a game of another channel, exhibitions (the bot against itself),
### replays, lists. $game: a number. $player: a name.

watch-followed = Game { $game }, followed here until it ends. Use /unwatch { $game } to stop.
watch-followed-over = That was game { $game }. Use /replay { $game } to step through it.
# A link after that.
watch-link-players = The players' board
watch-followed-stopped = I no longer follow game { $game } here. Use /watch { $game } to follow it again.
watch-followed-moved = I follow game { $game } further down now.
# Advice is held back if a player of that game could read it there.
watch-comments-later = Comments come after the game, because the players can read this channel.
# After the end: the last move that changed who wins. $number: of the move. $square: what was played; $better: a list, $count of them.
watch-decided-draw =
    { $count ->
        [one] Move { $number } decided it: { $player } took { $square }, only { $better } would have held.
       *[other] Move { $number } decided it: { $player } took { $square }; { $better } would have held.
    }
watch-decided-win = Move { $number } decided it: { $player } took { $square }; { $better } would have won.
# What the bot says aside now and then, on a fork of the player's or a block of its own.
watch-aside-fork = Nice fork.
watch-aside-block = I saw that one coming.
watch-hidden = I can't show this game here anymore: not everyone here can see its channel.

watch-exhibition = Game { $game }, an exhibition for { $owner }. The next move comes in a few seconds.
watch-exhibition-over = Game { $game }, an exhibition for { $owner }.
watch-button-another = Another
watch-exhibition-stopped = I stopped the exhibition, game { $game }.
watch-crowd-stopped = I stopped game { $game }, which the channel was playing. Use /play with crowd to start another.
# $games: a list of numbers, $count of them.
watch-unwatched =
    { $count ->
        [one] I no longer follow game { $games } here. Use /watch with its number to follow it again.
       *[other] I no longer follow games { $games } here. Use /watch with a number to follow one again.
    }

# $versus: "❌ Ada vs 🔵 Bob".
watch-replay = { $versus }. Game { $game }.
watch-replay-start =
    { $moves ->
        [one] The empty board, before the only move
       *[other] The empty board, before { $moves } moves
    }
# $player: a mark and a name. $square: "5" or, by wild rules, "5 with ❌".
watch-replay-move = Move { $number } of { $moves }: { $player } on { $square }
# How accurate each side was in the whole game, or the only one that moved. $player, $other: "❌ Ada".
watch-accuracy-one = Accuracy: { $player } { $share }%
watch-accuracy-both = Accuracy: { $player } { $share }% and { $other } { $other_share }%

# $meter: eight marks, the more of one the better it is off: ❌❌❌❌❌🔵🔵🔵. $mark: who wins.
watch-meter-draw = { $meter } A draw if nobody slips.
watch-meter-unclear = { $meter } Too early to tell who wins.
# While no end is in sight. $mark: who looks better. $chance: per cent.
watch-meter-estimate = { $meter } { $mark } looks better: about { $chance }%. I can't see the end yet.
watch-meter-win =
    { $moves ->
        [one] { $meter } { $mark } wins in 1 move with best play.
       *[other] { $meter } { $mark } wins in { $moves } moves with best play.
    }

watch-live-empty = No game is being played here. Use /play to start one.
watch-live-more = Some older games aren't listed.
watch-live-use = Press a number to go there, or use /watch with it to follow the game here.
watch-live-total =
    { $games ->
        [one] 1 game is being played
       *[other] { $games } games are being played
    }
watch-live-total-more = More than { $games } games are being played

# The facts of a line in a list: "12 Ada beat Bob · 4x4 · 2 hours ago". The number is a link to the game.
# $at: seconds since 1970; Discord shows how long ago.
watch-list-moves =
    { $moves ->
        [0] no moves
        [one] 1 move
       *[other] { $moves } moves
    }
watch-list-age = <t:{ $at }:R>

# Games that have ended. $winner, $loser: names; of a game that nobody won, those of X and O.
watch-history-empty = Nobody has finished a game here yet. Use /play to start one.
watch-history-empty-member = That member hasn't finished a game here. Use /history to see everyone's.
watch-history-menu = Pick a game to replay
watch-history-total =
    { $games ->
        [one] 1 finished game
       *[other] { $games } finished games
    }
watch-history-total-more = More than { $games } finished games
# Of one member.
watch-history-total-member =
    { $games ->
        [one] 1 finished game: { $won } won, { $drawn } drawn, { $lost } lost
       *[other] { $games } finished games: { $won } won, { $drawn } drawn, { $lost } lost
    }
# In a list and a menu: "12 Ada beat Bob".
watch-history-line = { $winner } beat { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } drew with { $loser }
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } vs { $loser }
watch-history-stop = { watch-history-nobody }
# How they ended, if not by a line or a full board: in a menu, "on time · 4x4".
watch-how-resignation = by resignation
watch-how-time = on time
watch-how-agreement = by agreement
watch-how-repetition = by repetition
watch-how-nobody = out of time
watch-how-stop = stopped

## Topics of help.

topic-watch = Watching games
topic-watch-text =
    `/games` lists what's being played.
    `/watch` with a game's number follows it here. With two levels, I play against myself.
    `/unwatch` stops that.
topic-replay = History and replays
topic-replay-text =
    `/history` lists finished games, or those of one member.
    `/replay` with a game's number steps through it and shows what each move gave away.

## Why it can't be done.

watch-not-begun = Game { $game_id } ended before the first move. Use /history to find another.
watch-still-running = Game { $game_id } is still being played. Use /watch { $game_id } to follow it.
# $is_any: 1 if no game was named.
watch-nothing-to-stop =
    { $is_any ->
        [1] I'm not following any game here.
       *[other] I'm not following that game here. Use /watch with its number.
    }
watch-too-many-boards =
    { $most ->
        [one] I'm already following 1 game here. Use /unwatch to make room.
       *[other] I'm already following { $most } games here. Use /unwatch to make room.
    }
watch-too-many-followers =
    { $most ->
        [one] Game { $game_id } is already followed in 1 place. Use /games to find another.
       *[other] Game { $game_id } is already followed in { $most } places. Use /games to find another.
    }
# The words in brackets are typed and stay English.
watch-not-shown = I need a game's number or two levels (easy, medium, hard, unbeatable). Use /games to find a number.
watch-not-your-list = Somebody else asked for that list. Use /history to get your own.

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-games = List the games being played in this server
command-watch = Follow a game here, or watch me play against myself
command-watch-game = The game to follow here; leave everything out to pick one
command-watch-x = Or watch me play against myself: how well I play X
command-watch-o = And how well I play O
command-watch-board = The board on which I play against myself
command-unwatch = Stop following a game here, or stop an exhibition
command-unwatch-game = Its number; leave it out to stop everything you asked for
command-replay = Step through a finished game
command-replay-game = Which game; leave it out to pick one of the last
command-history = List finished games, newest first
command-history-member = Whose games; leave it out for everybody's
