# Help: an overview in three fields. Its topics are in the files of their features. $prefix: of typed commands, such as "!".
# A line on a command that isn't there is left out.

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
    `/move` plays a square, or press it.
    `/board` shows your game again.
    `/tournament` plays a knockout or a round robin.
    `/draw` or `/resign` ends it.
    `/preferences` sets its look, and how you hear it's your turn.
help-watch = Watch
help-watch-text =
    `/games` lists what's being played.
    `/watch` follows a game here.
    `/history` lists finished games.
    `/replay` steps through one.
help-learn = Learn
help-learn-text =
    `/hint` shows your best squares.
    `/explain` shows what each is worth.
    `/puzzle` is new every day.
    `/stats` shows how you're doing.
    `/leaderboard` shows who's best.
    `/privacy` shows what I keep.

# $kind: a level, a board such as 4x4, or rules.
button-play = Play { $kind }
button-challenge = Challenge
button-watch = Watch
kind-misere = misere
kind-wild = wild
# Menus.
menu-topics = More about…
menu-whom = Pick an opponent
challenge-whom = Who do you want to challenge?

# What a mistyped command was surely meant to be. $command: `!move 5`.
did-you-mean = Did you mean `{ $command }`?
