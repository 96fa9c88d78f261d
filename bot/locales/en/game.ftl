### A challenge and a game, as its players see them.

# $asked: a mention of who is challenged.
challenge = { $asked }, { $asker } challenges you to tic-tac-toe.
# To anyone.
challenge-open = { $asker } is looking for an opponent in tic-tac-toe. Press Join to play.
# $mark: ❌ or 🔵.
challenge-first = You'd be { $mark }, and you go first.
challenge-second = You'd be { $mark }; { $asker } goes first.
# $deadline: seconds since 1970; Discord shows "in 5 minutes".
challenge-clock = Expires <t:{ $deadline }:R>.
# Follows a challenge whose message came too late to notify anybody.
challenge-late = { $asked }, you've been challenged.
# What becomes of a challenge.
challenge-declined = { $asked } declined { $asker }'s challenge.
challenge-withdrawn = { $asker }'s challenge was withdrawn.
challenge-expired = { $asker }'s challenge expired. Use /play to ask again.

## Who wins when, on one line.

# $board: 4x4 or 5x5.
rules-larger = { $board }: { $count } in a row wins.

# $player has pressed "Offer draw"; $other may press "Agree to a draw".
draw-offered = { $player } offers a draw. { $other }, accept below; your next move declines it.
# Before the first move: who the other player is.
against = Against { $player }.
# The last move, or the last two: $player's and $other's. $square, $answer: "5", "b2" or, by wild rules, "5 with ❌".
last-move = { $player } played { $square }.
last-moves = { $player } played { $square } and { $other } played { $answer }.
# The same as the bot tells it to those who play it; began: if it has made the first move. By wild rules a square comes
# with its mark ("5 with ❌").
answered = You played { $yours }, I played { $mine }.
began = I played { $mine }.
# On boards that leave no room for other buttons than squares.
press-a-mark = Press any taken square for a hint, a draw or to resign.
# Small print. $deadline: seconds since 1970; Discord shows "in a day".
clock = Next move due <t:{ $deadline }:R>.
# Small print under every board. $game: its number.
number = Game { $game }
# Under somebody's first game against the bot.
first-game = Your first game is at medium; `/play hard` for more.

## The heading of a game that has ended. The bot speaks of itself as "I".

headline-won = { $winner } wins!
headline-lost = I win this one
headline-draw = It's a draw
headline-nobody = Nobody wins
# A game that ended before both had moved.
headline-called-off = Called off before the first move

## How a game ended, under the heading. $loser: a mark and a name ("🔵 Ada"). $moves: of both players.

# $row: how many are in a row, 3 to 5. $moves: of the winner alone.
end-line =
    { $row ->
        [3] Three
        [4] Four
       *[5] Five
    } in a row in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
# Follows a draw with the bot at its best: if nobody can get more, and if that isn't certain.
praise-sure = Nobody gets more than that against me.
praise = Well held: that was me at my best.
end-agreement =
    { $moves ->
        [0] Agreed before the first move.
        [one] Agreed after 1 move.
       *[other] Agreed after { $moves } moves.
    }
end-resignation =
    { $moves ->
        [one] { $loser } resigned after 1 move.
       *[other] { $loser } resigned after { $moves } moves.
    }
end-time =
    { $moves ->
        [one] { $loser } ran out of time after 1 move.
       *[other] { $loser } ran out of time after { $moves } moves.
    }
end-nobody = Time ran out before both players had moved.
end-stop =
    { $moves ->
        [0] The game was stopped before the first move.
        [one] The game was stopped after 1 move.
       *[other] The game was stopped after { $moves } moves.
    }

# $names: one or two players; $count: how many they are.
hinted =
    { $count ->
        [one] Not rated: { $names } used a hint.
       *[other] Not rated: { $names } used hints.
    }
rematch-offered = { $player } wants a rematch. { $other }, press Rematch to play.

## The question before a game is given up, and what becomes of it.

resign-sure = Give up game { $game }? { $winner } wins then.
resign-sure-bot = Give up game { $game }? I win then.
resign-sure-uncounted = Call off game { $game }? It hasn't begun, so it counts for nobody.
resigned-game = You resigned game { $game }.
kept-playing = Game { $game } goes on.
# What else can be done, on boards that leave no room for more buttons.
menu = What would you like to do in game { $game }?
draw-offer-made = You offered a draw in game { $game }.
draw-agreed = You agreed to a draw in game { $game }.
challenge-withdrawn-by-you = You withdrew your challenge.
# $game: the game that followed.
rematch = Rematch: game { $game }.

# What becomes of an older message of a game. "-# " makes it small: keep it. $link: link-here ("here"), as a link to the
# newest message, or a channel's name.
folded = -# Game { $game } continues { $link }.
folded-over = -# Game { $game } ended { $link }.
link-here = here

## Topics of help. $prefix: of typed commands, such as "!".

topic-play = Starting a game
topic-play-text =
    `/play` starts a game with me. You can pick a level, a board and who goes first.
    Pick an opponent to challenge them. The game starts when they press Accept.
    With `open`, anyone here can join you.
    When it's over, Rematch plays again with the marks swapped.
topic-move = Making a move
topic-move-text =
    Press a square, or use `/move` with its number or name.
    Numbers count from the top left. Names are a column and a row: `a1` is the top left, `b2` is one step in.
    `center`, `top left` and `bottom right` work too.
topic-levels = Levels
topic-levels-text =
    `easy` takes a win if it sees one; otherwise it plays anywhere.
    `medium` also blocks your lines.
    `hard` looks a few moves ahead.
    `unbeatable` never loses a game it can save.
topic-boards = Larger boards
topic-boards-text =
    The number after the slash is how many in a row win.
    `4x4` takes four in a row, `4x4/3` three.
    `5x5` takes four in a row, `5x5/5` five.
topic-ending = Draws and resigning
topic-ending-text =
    `/draw` offers a draw, or accepts the one you're offered. I accept late in a game that I can't win.
    `/resign` gives up, or withdraws your challenge.
    The board tells when the next move is due; against me, only when that is near. If you run out of time, you lose.
topic-typing = Typed commands
topic-typing-text =
    Every command can be typed: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Short forms: `{ $prefix }m5` for a move, `{ $prefix }b` for your board.
    Or mention me: `@bot play`.
# If the bot doesn't read typed commands.
topic-typing-untyped =
    Mention me with a command: `@bot play hard 4x4`, `@bot resign`.
    Short forms: `@bot m5` for a move, `@bot b` for your board.
