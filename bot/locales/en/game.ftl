# A challenge and a game, as its players see them.

# $asked: a mention of who is challenged.
challenge = { $asked }, { $asker } challenges you to tic-tac-toe.
# To anyone.
challenge-open = { $asker } is looking for an opponent in tic-tac-toe. Press Join to play.
challenge-first = You'd be { $mark }, and you go first.
challenge-second = You'd be { $mark }; { $asker } goes first.
# $deadline: seconds since 1970; Discord shows "in 5 minutes".
challenge-clock = Expires <t:{ $deadline }:R>.
# Follows a challenge whose message came too late to notify anybody.
challenge-late = { $asked }, you've been challenged.
challenge-declined = { $asked } declined { $asker }'s challenge.
challenge-withdrawn = { $asker } withdrew the challenge.
challenge-expired = { $asker }'s challenge expired. Use /play to ask again.

# Who wins when, on one line. $x, $o: the marks.
rules-misere = Misere: whoever gets three in a row loses.
rules-wild = Wild: place { $x } or { $o } on each turn. Whoever completes three in a row wins.
rules-larger = { $board }: { $count } in a row wins.

# By wild rules. $mark: what the squares place now.
placing = The squares place { $mark } now. Press Place { $other } to switch.
draw-offered = { $player } offers a draw. { $other }, use /draw to accept, or play on.
# The last moves, as a list: "Ada played 5 and the bot played 1".
played = { $player } played { $square }
placed = { $player } placed { $mark } on { $square }
# On boards that leave no room for other buttons than squares.
press-a-mark = Press a mark for hint, draw, resign.
# Small print. $deadline: seconds since 1970; Discord shows "in a day".
clock = Game { $game }. Next move due <t:{ $deadline }:R>.
number = Game { $game }.

# The heading of a game that has ended. The bot speaks of itself as "I".
headline-won = { $winner } wins!
headline-lost = I win this one
headline-draw = It's a draw
headline-nobody = Nobody wins

# How a game ended. $winner, $loser: a mark and a name. $squares: a list ("1, 2 and 3").
end-line =
    { $moves ->
        [one] { $winner } completed { $squares } in 1 move.
       *[other] { $winner } completed { $squares } in { $moves } moves.
    }
end-misere =
    { $moves ->
        [one] { $loser } completed { $squares } after 1 move.
       *[other] { $loser } completed { $squares } after { $moves } moves.
    }
end-full-board =
    { $moves ->
        [one] The board is full after 1 move.
       *[other] The board is full after { $moves } moves.
    }
end-agreement =
    { $moves ->
        [0] Agreed before the first move.
        [one] Agreed after 1 move.
       *[other] Agreed after { $moves } moves.
    }
end-resignation =
    { $moves ->
        [0] { $loser } resigned before the first move.
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

# $names: a list; $count: how many they are.
hinted = { $names } played with hints.
rematch-offered = { $player } wants a rematch. { $other }, press Rematch to play.

# The question before a game is given up, and what becomes of it.
resign-sure = Give up game { $game }? { $winner } wins then.
resign-sure-bot = Give up game { $game }? I win then.
resigned-game = You resigned game { $game }.
kept-playing = Game { $game } goes on.
# What else can be done, on boards that leave no room for more buttons.
menu = What would you like to do in game { $game }?
draw-offer-made = You offered a draw in game { $game }.
draw-agreed = You agreed to a draw in game { $game }.
challenge-withdrawn-by-you = You withdrew your challenge.
# $game: the game that followed.
rematch = Rematch: game { $game }.

# What becomes of an older message of a game. "-# " makes it small. $link: link-here, as a link to the newest message.
folded = -# Game { $game } continues { $link }.
folded-over = -# Game { $game } ended { $link }.
link-here = here
