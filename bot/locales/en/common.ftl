### What several kinds of pages share: names, levels, buttons.
###
### For translators, of all files:
### - A name ($player, $user, $winner, $name ...) is put in as it is: no ending can be added, and nobody knows whether it
###   is a man's or a woman's. Use the present tense, a noun or a colon ("Resigned: Ada") if your language needs more; that
###   goes for "you" as well. The bot says "I".
### - $mark, $mover, $other, $sign, $meter are emoji. Squares come as a list: "1, 3 or 7".
### - Any variable with a number may choose between plural forms, even if English has but one there.
### - Commands (/play, /puzzle stop), and words that are typed (`hard`, `4x4`, `misere`), stay English.
### - A message may use the variables of the English one, and those that its comment names.

# This language, in itself, as a menu of languages shows it.
language-name = English
# Who alone may press a button, in "Only the bot can do that.": follows "Only".
the-bot = the bot
# The bot by its level: the name of a player, wherever it stands ("Hard bot vs Ada"). At most 20 characters.
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-unbeatable = Unbeatable bot
# The same of a channel that plays together: "Only the channel can do that."
the-crowd = the channel
# A whole channel as the name of a player: "The channel vs Hard bot".
player-crowd = The channel
# The heading of a game that a channel has won.
headline-crowd = The channel wins!
# In place of a name that was deleted: "somebody vs Hard bot".
somebody = somebody
# Levels, in lists and on buttons ("Play easy", "easy 1169"). What is typed stays English.
level-easy = easy
level-medium = medium
level-hard = hard
level-unbeatable = unbeatable
# The players of a game: "❌ Ada vs 🔵 Hard bot".
versus = { $x } vs { $o }
# A heading. $player: a mark and a name.
to-move = { $player } to move

# The end of a list of squares that is cut short: "1, 3, 7 and 2 others".
others =
    { $count ->
        [one] 1 other
       *[other] { $count } others
    }
# Between two sentences of a paragraph: a blank, or nothing.
between-sentences = { " " }

## Buttons: at most 34 characters each, for a phone shows no more; in English 26.

# Of a challenge.
button-accept = Accept
button-play = Play
button-play-me = Play against me
button-show = Show it
button-anyone = Let anyone join
button-help = Help
# What a mistyped command was meant to be. $command: `!move 5`.
button-do = { $command }
# What a button does when you have a game, or a challenge, here: gives it up, or withdraws it, and starts the new one.
button-give-up-and-start = Give up and start this one
button-withdraw-and-start = Withdraw it and start this
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
button-rematch = Rematch
# $level: one up or down, such as level-easy.
button-easier = Rematch on { $level }
# After the end of a game: step through it.
button-review = Review
button-replay = Replay
button-stop = Stop
# These four turn pages, or step through the moves of a game.
button-first = First
button-back = Back
button-forward = Forward
button-last = Last
button-newer = Newer
button-older = Older
