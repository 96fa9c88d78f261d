# What several kinds of pages share. $mark, $mover, $other, $sign, $meter: emoji. Squares come as a list ("1, 3 or 7").

the-bot = the bot
# The bot by its level: the name of a player, wherever it stands.
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-unbeatable = Unbeatable bot
# A whole channel as a player, in the middle of a sentence: "the channel played 5".
the-crowd = the channel
# The same as the name of a player.
player-crowd = The channel
# The heading of a game that a channel has won.
headline-crowd = The channel wins!
# Who played, if they wanted to be forgotten.
somebody = somebody
level-easy = easy
level-medium = medium
level-hard = hard
level-unbeatable = unbeatable
versus = { $x } vs { $o }
to-move = { $player } to move

# A move by wild rules: the square, and the mark that is placed there.
move-with-mark = { $square } with { $mark }
# The end of a list of squares that is cut short.
others =
    { $count ->
        [one] 1 other
       *[other] { $count } others
    }

# Buttons. At most 80 characters each; phones show some 20.
button-accept = Accept
button-play = Play
button-play-me = Play against me
button-show = Show it
button-anyone = Let anyone join
button-help = Help
# What a mistyped command was meant to be. $command: `!move 5`.
button-do = { $command }
button-give-up-and-start = Give it up and start this one
button-withdraw-and-start = Withdraw it and start this one
# $player: a name.
button-withdraw-and-challenge = Withdraw it and challenge { $player }
button-join = Join
button-decline = Decline
button-withdraw = Withdraw
button-resign = Resign
button-keep-playing = Keep playing
button-hint = Hint
button-offer = Offer draw
button-draw = Agree to a draw
# Of a board that both see. $player: who may agree.
button-draw-of = { $player }: agree to a draw
button-place = Place { $mark }
button-rematch = Rematch
button-easier = Rematch on { $level }
button-review = Review
button-replay = Replay
button-stop = Stop
button-first = First
button-back = Back
button-forward = Forward
button-last = Last
button-newer = Newer
button-older = Older
