# The help: an overview in three fields, and its topics. $prefix: of typed commands, such as "!".

help-title = Tic-tac-toe
help-typed =
    Get three in a row to win.
    You can also type `{ $prefix }play` or `{ $prefix }move 5`.
# If typed commands aren't heard.
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
    `/stats` shows how you're doing, `/leaderboard` who's best, `/privacy` what I keep.

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

topic-play = Starting a game
topic-play-text =
    `/play` starts a game with me. You can pick a level, a board and who goes first.
    Pick an opponent to challenge them. The game starts when they press Accept.
    With `open`, anyone here can join you. With `crowd`, everybody in this channel votes on each move against me.
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
topic-misere = Misere
topic-misere-text =
    Three in a row **loses**. Make the other player complete a line.
    It's played on 3x3.
topic-wild = Wild
topic-wild-text =
    On every turn you place X **or** O, whichever you like.
    Whoever completes three equal marks in a row wins, no matter who placed the others.
    To place the other mark, press its button before the square, or use `/move` with `5 o`. It's played on 3x3.
topic-ending = Draws and resigning
topic-ending-text =
    `/draw` offers a draw, or accepts the one you're offered. I accept late in a game that I can't win.
    `/resign` gives up, or withdraws your challenge.
    The board tells when the next move is due. If you run out of time, you lose.
topic-watch = Watching games
topic-watch-text =
    `/games` lists what's being played.
    `/watch` with a game's number follows it here. With two levels, I play myself.
    `/unwatch` stops that.
topic-replay = History and replays
topic-replay-text =
    `/history` lists finished games, or those of one member.
    `/replay` with a game's number steps through it, move by move.
topic-hint = Hints
topic-hint-text =
    `/hint` shows your best squares, and why. Only you see it.
    Your game then counts as played with hints.
topic-ratings = Ratings and the leaderboard
topic-ratings-text =
    Everybody starts at 1500. Winning against strong players gains you the most (the method is Glicko-2), and who moves first is taken into account.
    A `?` means I'm not sure of it yet; a dozen games against players near your rating make it go away. `±80` means it's right to within 80 points, most likely.
    Every finished game counts, against me too. Not counted: games with hints, games over before both of you moved, games of a whole channel, and my games against myself. After 10 games in a day against the same player, further ones count less and less.
    `/leaderboard` lists this server's players, and my levels as 🤖. You're on the list for everywhere only if you agree in `/preferences`.
topic-minimax = How I think
topic-minimax-text =
    I try every move to the end of the game and keep the best. That's called minimax.
    `/explain` shows it for your game, or for a board such as `O.XX.X.OO`: what every square is worth, with a picture of the tree.
    Pick `steps` to go through it call by call.
topic-puzzles = Puzzles
topic-puzzles-text =
    `/puzzle` shows the puzzle of the day, the same for everybody: find the only square that wins, or keeps the draw.
    The first square you press counts. Come back every day to keep your streak. Each answer changes your puzzle rating; practice counts a quarter.
    `/puzzle practice` gives you more, as many as you like.
    If you manage a server, `/puzzle here` posts the puzzle in a channel every day, and `/puzzle stop` ends that.
topic-stats = Statistics
topic-stats-text =
    `/stats` shows what you won, your streaks and your accuracy. With a member, it shows theirs.
    Name a second member to see how the two did against each other.
    Rating and Openings under it draw a chart. Games that ended before the second move don't count.
topic-tournaments = Tournaments
topic-tournaments-text =
    `/tournament create` opens a knockout (2 to 32 players) or a round robin (3 to 12). Press Join to take part. Whoever opened it, or a moderator, presses Start within 7 days.
    Seeds go by rating. A match is two games, one with each mark: press Play for each before the round ends. A Rematch doesn't count.
    A win is 1 point, a draw half. Ties in a table go by Sonneborn-Berger: points against strong players count more.
    A level knockout match gets two more games; if it's still level, the better seed goes on. If you don't come, you lose by walkover.
    `/tournament show` posts it again, `/tournament leave` takes you out.
topic-typing = Typed commands
topic-typing-text =
    Every command can be typed: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Short forms: `{ $prefix }m5` for a move, `{ $prefix }b` for your board.
    Or mention me: `@bot play`.
topic-privacy = Your data
topic-privacy-text =
    `/privacy` shows what I keep, why and how long.
    `/export` sends you a copy of everything I keep about you.
    `/forget` takes your name and id out of everything, in all servers. I ask before I do it.
    `/preferences` with leaderboards decides where you may be listed.
# If typed commands aren't heard.
topic-typing-untyped =
    Mention me with a command: `@bot play hard 4x4`, `@bot resign`.
    Short forms: `@bot m5` for a move, `@bot b` for your board.
