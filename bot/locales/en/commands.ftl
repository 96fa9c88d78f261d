### The core's commands: what Discord's picker says of them, and what some of them answer.

## Discord's "Apps" menu of a member or a message: at most 32 characters.

menu-challenge = Challenge to tic-tac-toe
menu-stats = Tic-tac-toe stats
menu-explain = Explain this game
menu-replay = Replay this game
menu-watch = Watch this game
menu-end = End this game

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-play = Play tic-tac-toe against me, a member, anyone or as a whole channel
command-play-opponent = Who to challenge; leave it out to play against me
command-play-level = How well I play; not used against a member
command-play-first = Who makes the first move
# "4x4/3" is four by four squares, of which three in a row win.
command-play-board = Its size; the number after the slash is how many in a row win
command-play-rules = Other rules, on the 3x3 board
command-play-open = Let anyone in this channel join you; nobody is pinged
command-play-crowd = Play against me as a whole channel: everybody votes
command-move = Place your mark on a square
# "b2", "center" and "top left" are typed in English.
command-move-square = Its number from the top left, or its name: b2, center, top left
command-board = Show your game here again
command-resign = Give up your game here, or withdraw your challenge
command-draw = Offer a draw, or accept the one you're offered

## Choices of options.

# What the options of commands may be; at most 40 characters. Typed, they stay English: "easy", "misere".
choice-easy = easy
choice-medium = medium
choice-hard = hard
choice-unbeatable = unbeatable
choice-me = you
choice-them = your opponent
choice-random = random
choice-standard = standard
choice-tree = tree
choice-steps = steps
choice-alpha-beta = alpha-beta
choice-alpha-beta-steps = alpha-beta steps
choice-knockout = knockout
choice-round-robin = round robin
choice-all = all
choice-month = this month
choice-here = here
choice-everywhere = everywhere
choice-off = off
choice-at-once = at once
choice-5-minutes = 5 minutes
choice-15-minutes = 15 minutes
choice-60-minutes = 60 minutes
choice-default = default
choice-on = on
choice-1-minute = 1 minute
choice-10-minutes = 10 minutes
choice-1-hour = 1 hour
choice-6-hours = 6 hours
choice-1-day = 1 day
choice-3-days = 3 days
choice-7-days = 7 days
choice-30-days = 30 days

## Answers.

restarting = I'm restarting, and your game is safe. Try again in a moment.
store-away = I can't reach my database right now. Your game is safe; try again in a minute.
old-button = That button no longer works. See /help.
commands-changed = My commands were just updated. Try again in a minute.
# What a mistyped command was surely meant to be. $command: `!move 5`.
did-you-mean = Did you mean `{ $command }`?
# After a command was edited, with a button that runs it if that's possible. $command: `!move 5`.
edited-command = I don't run edited messages. Send `{ $command }` again if you mean it.
unknown-command = Hi. Fancy a game? Press Play, or see what else I can do.
# $reference: a code, such as 3f9a.
broken = Something broke on my side, but your game is safe. Try again; if it keeps happening, report reference { $reference }.
# In the channel, if a typed command was answered by a direct message.
sent-in-private = I've sent you a DM.
may-not-speak = I can't write in <#{ $channel }>. Use slash commands there, such as /play, or try another channel.

## A menu of games: "12 · Ada vs Bob" and below it "4x4 · 5 minutes ago".

pick-game = Which game?
# In the empty menu: at most 70 characters in English, 150 in any language.
pick-menu = Pick a game
pick-versus = { $game } · { $x } vs { $o }
pick-age-now = just now
pick-age-minutes =
    { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
pick-age-hours =
    { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
pick-age-days =
    { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }
