# Slash commands: what Discord's picker says of them (at most 100 characters), and what some of them answer.

menu-challenge = Challenge to tic-tac-toe

command-play = Play tic-tac-toe against me, a member, anyone or as a whole channel
command-play-opponent = Who to challenge; leave it out to play against me
command-play-level = How well I play; not used against a member
command-play-first = Who makes the first move
command-play-board = Its size; the number after the slash is how many in a row win
command-play-rules = On 3x3: misere (three in a row loses) or wild (place either mark)
command-play-open = Let anyone in this channel join you; nobody is pinged
command-play-crowd = Play against me as a whole channel: everybody votes
command-move = Place your mark on a square
command-move-square = Its number, counted from the top left, or its name: b2, center, top left
command-board = Show your game here again
command-resign = Give up your game here, or withdraw your challenge
command-draw = Offer a draw, or accept the one you're offered
command-help = See what I can do and how to play
command-help-topic = What to read about; leave it out for all in short
command-about = See what I am and what I keep
command-games = List the games being played in this server
command-watch = Follow a game here, or watch me play myself
command-watch-game = The number of the game to follow here
command-watch-x = Or watch me play myself: how well I play X
command-watch-o = And how well I play O
command-watch-board = The board for me against myself
command-unwatch = Stop following a game here, or stop an exhibition
command-unwatch-game = Its number; leave it out to stop everything you asked for
command-replay = Step through a finished game
command-replay-game = Its number; use /history to find it
command-history = List finished games, newest first
command-history-member = Whose games; leave it out for everybody's
command-hint = See your best squares (only you see this)
command-explain = See what every square is worth, with the minimax tree
command-explain-what = A board such as O.XX.X.OO or a game's number; leave it out for your game here
command-explain-form = Pick a picture of the minimax tree, or minimax step by step
command-explain-scores = What a win counts in the picture
command-preferences = See or change your games' look, how I tell you it's your turn, and where you're listed
command-preferences-look = How the games you start show O: bold is a blue disc, classic a red ring
command-preferences-notices = When it's your turn: only if a game you offered is accepted, never, in the channel or by DM
command-privacy = See what I keep about you, why and for how long
command-forget = Have your name and id erased from everything I keep
command-export = Get a copy of everything I keep about you (only you see this)
command-preferences-leaderboards = Where you may be listed: in the servers you play in, everywhere, or nowhere
command-preferences-after = How long your turn waits before I tell you; only for channel and dm

about =
    I'm tictactoe-bot { $version }. I find my moves by minimax: unbeatable never loses a game it can save, and easy gives you a chance.
    I keep who played where, the moves, the results and your preferences; nothing else you write. Use /privacy to see the details, and /help to see what I can do.

restarting = I'm restarting, and your game is safe. Try again in a moment.
store-away = I can't reach my database right now. Your game is safe; try again in a minute.
old-button = That button no longer works. See /help.
commands-changed = My commands were just updated. Try again in a minute.
unknown-command = I didn't catch that. Try /help.
broken = Something broke on my side, but your game is safe. Try again; if it keeps happening, report reference { $reference }.
# In the channel, if a typed command was answered by a direct message.
sent-in-private = I've sent you a DM.
may-not-speak = I can't write in <#{ $channel }>. Use slash commands there, such as /play, or try another channel.
