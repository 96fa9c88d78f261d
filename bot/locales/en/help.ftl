### Help: an overview in three fields. Its topics are in the files of their features. $prefix: of typed commands, such as "!".
### Keep the lines as they are: one on a command that isn't there is left out.

help-title = Tic-tac-toe
help-typed =
    Get three in a row to win.
    You can also type `{ $prefix }play` or `{ $prefix }move 5`.
# If the bot doesn't read typed commands.
help-untyped =
    Get three in a row to win.
    You can also type `@bot play` or `@bot move 5`.
help-play = Play
help-play-text =
    `/play` against me, a friend or anyone, or as a whole channel.
    Press a square, or type `/move`.
    `/board` shows your game again.
    `/tournament` plays a knockout or a round robin.
    `/draw` and `/resign` end a game.
    `/preferences` sets how boards look (words for screen readers, too), what I tell you and who may challenge you.
help-watch = Watch
help-watch-text =
    `/games` lists what's being played.
    `/watch` follows a game here.
    `/history` lists finished games.
    `/replay` steps through one.
help-learn = Learn
help-learn-text =
    `/learn` is a course: how I think.
    `/hint` shows your best squares.
    `/explain` shows what each is worth.
    `/puzzle` is new every day.
    `/stats` shows how you're doing.
    `/leaderboard` shows who's best.
    `/privacy` shows what I keep.
# To those who manage the server.
help-manage = Manage
help-manage-text =
    `/settings` sets how I work in this server.
    `/permissions` shows what I may do here, and where to change it.
    `/puzzle here` posts the puzzle here every day.

# $kind: a level (level-easy), a board such as 4x4, or rules (variant-misere). With it some 26 characters.
help-button-play = Play { $kind }
help-button-challenge = Challenge
help-button-watch = Watch

## Menus: what stands in the empty one.

help-menu-topics = More about…
help-menu-whom = Pick an opponent
help-challenge-whom = Who do you want to challenge?

# The answer to /about. $version: 0.9.0.
help-about =
    I'm tictactoe-bot { $version }. I find my moves by minimax: unbeatable never loses a game it can save, and easy gives you a chance.
    I keep who played where, the moves, the results and your preferences; nothing else you write. Use /privacy to see the details, and /help to see what I can do.

# $names: a list of topics, as they are typed in English: "play, move or levels".
help-no-such-topic = I have no help on that. Try /help with { $names }.

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-help = See what I can do and how to play
command-help-topic = What to read about; leave it out for all in short
command-about = See what I am and what I keep
