# A challenge and a game, as its players see them.

# $asked: a mention of who is challenged. $deadline: seconds since 1970; Discord shows "in 5 minutes".
challenge-first =
    { $asked }, { $asker } challenges you to tic-tac-toe.
    You'd be { $mark }; you go first. Expires <t:{ $deadline }:R>.
challenge-second =
    { $asked }, { $asker } challenges you to tic-tac-toe.
    You'd be { $mark }; { $asker } goes first. Expires <t:{ $deadline }:R>.
# Follows a challenge whose message came too late to notify anybody.
challenge-late = { $asked }, you've been challenged.
challenge-declined = { $asked } declined { $asker }'s challenge.
challenge-withdrawn = { $asker } withdrew the challenge.
challenge-expired = { $asker }'s challenge expired. Use /play to ask again.

rules-misere = Misere: three in a row loses.
rules-wild = Wild: you may place either mark.
rules-larger = { $board }: { $count } in a row wins.

turn = **{ $mark } { $player } to move.** Press a square or use /move.
# On boards that leave no room for a button.
turn-resign = **{ $mark } { $player } to move.** Press a square or use /move. Use /resign to give up.
draw-offered = { $player } offers a draw. { $other }, use /draw to accept, or play on.
last = Last: { $mark } on { $square }.
last-two = Last: { $first_mark } on { $first_square }, then { $mark } on { $square }.
clock = Game { $game }. Next move due <t:{ $deadline }:R>.

# How a game ended. $winner: a mark and a name. $loser: a name. $squares: a list ("1, 2 and 3").
end-line = **{ $winner } wins** with { $squares }.
end-misere = **{ $winner } wins:** { $loser } completed { $squares }.
end-full-board = **A draw.** The board is full.
end-agreement = **A draw** by agreement.
end-resignation = **{ $winner } wins:** { $loser } resigned.
end-time = **{ $winner } wins:** { $loser } ran out of time.
end-nobody = **Nobody wins.** Time ran out before both players had moved.
end-stop = **Nobody wins.** The game was stopped early.

# $names: a list; $count: how many they are.
hinted = { $names } played with hints.
rematch-offered = { $player } wants a rematch. { $other }, press Rematch to play.
rematch-swaps = Rematch swaps the marks.
# $game: the game that followed.
rematch = Rematch: game { $game }.

# What becomes of an older message of a game. "-# " makes it small. $link: link-here, as a link to the newest message.
folded = -# Game { $game } continues { $link }.
folded-over = -# Game { $game } ended { $link }.
link-here = here
