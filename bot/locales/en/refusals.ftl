### Why something can't be done, and what to do instead. $game_id: a game's number. $user, $player, $seat, $one, $other:
### names. $most: how many are possible at once. $free: a list of squares.

no-game = You're not playing here right now. Use /play to start a game.
# $channel: its id, which Discord shows as a link.
no-game-here = You're not playing in this channel. Your game is in <#{ $channel }>.
vote-instead = This channel is playing game { $game_id } together. Use /board to see it, and press a square to vote.
time-ran-out = Time ran out in game { $game_id }. Use /play to start a new one.
no-such-game = That game is no longer open. Use /play to start a new one.
unknown-game = I can't show game { $game_id } here. Use /games or /history to find one.
already-over = Game { $game_id } is over. Use /replay { $game_id } to step through it.
# Follows a sentence that says what is wrong with a board.
no-such-position = Try one like `O.XX.X.OO`.
still-explaining = I'm still working on your last one. Try again in a moment.
too-many-explanations = I'm already explaining as much as I can at once. Try again in a moment.
not-yours = Only { $user } or a moderator can stop that.
# $user: who started it.
exhibition-running = Game { $game_id } is already on show here. { $user } or a moderator can stop it with /unwatch { $game_id }.
# $running: games in this channel. $most: as many as its server allows.
too-many-games =
    { $running ->
        [one] 1 game is running in this channel, and this server allows no more at once. Play in another channel, or wait for its end.
       *[other] { $running } games are running in this channel, and this server allows { $most } at once. Play in another channel, or wait until one of /games ends.
    }
too-many-exhibitions =
    { $most ->
        [one] I'm already showing 1 exhibition in this server. Stop one with /unwatch to make room.
       *[other] I'm already showing { $most } exhibitions or channel games in this server. Stop one with /unwatch to make room.
    }
cannot-follow-here = I can't keep a board up to date here. Try a channel where we can both see and send messages.
# $is_asker: 1 if it is the one who asks.
already-playing =
    { $is_asker ->
        [1] You already have a game here. Finish it first.
       *[other] { $player } is already playing here. Ask again when that game is over.
    }
# To the one who accepts a challenge.
asker-is-playing = { $player } has started another game. Press Accept again when it's over.
rematch-running = Your rematch is game { $game_id }. Use /board to see it.
already-challenged = You're still waiting for { $user }. Withdraw that challenge to make another.
pick-one = Pick one: an opponent, anyone (open) or everybody at once (crowd).
pick-open = Pick one: an opponent or anyone (open).
no-channel-games = I can't play a whole channel at once. Use /play with a member, or with open to let anyone join.
own-challenge = That's your own challenge. Wait for somebody to join, or withdraw it with /resign.
# Also to who has been blocked by the member who offers the seat, and can't tell.
seats-taken = That seat is taken. Use /play to start a game of your own.
still-open = Your open challenge here is still waiting. Withdraw it to make another.
# $until: seconds since 1970; Discord shows "in 5 minutes".
declined = { $player } just declined. You can ask again <t:{ $until }:R>.
# $player: they take no challenges, or have blocked the reader, who can't tell which.
no-challenges = { $player } doesn't take challenges right now. Play against me, or let anyone in the channel join.
too-many-blocked =
    { $most ->
        [one] You can block 1 member. Unblock them first.
       *[other] You can block { $most } members at most. Unblock some first.
    }
too-fast =
    { $wait_s ->
        [one] You're too fast for me. Try again in 1 second.
       *[other] You're too fast for me. Try again in { $wait_s } seconds.
    }
channel-busy = I can't keep up with this channel, so I'm skipping commands that have waited too long. They change nothing; buttons and slash commands don't wait.
own-offer = You've already asked. { $seat } hasn't answered yet.
not-your-button = That button isn't yours. Use /play to start a game of your own.
# To "!challenge" alone.
no-opponent = Who do you want to play? Mention them after the command, or let anyone join.
# $players: "Ada or Bob", the-bot or the-crowd.
not-for-you = Only { $players } can do that. Use /play to start a game of your own.
not-your-turn = It's { $seat }'s turn. Yours comes next.
square-taken = Square { $cell } is taken. Still free: { $free }.
# $last: the last square's name, such as c3.
no-such-square = Squares are 1 to { $cells }, or a1 to { $last }. Still free: { $free }.
# In direct messages, during a game. $free: as above.
unknown-in-game = I didn't catch that, but your game is on. Pick a free square: { $free }.
# $names: boards, "3x3, 4x4 or 5x5".
no-such-board = Pick { $names }. The number after the slash is how many in a row win.
no-such-rules = Other rules than standard need the 3x3 board. Pick 3x3, or leave the rules out.
draw-refused = I'd rather play on. Your game goes on; use /resign to give up.
opponent-is-you = You can't challenge yourself. Use /play without a name to play against me.
opponent-is-a-bot = Other bots can't answer challenges. Use /play without a name to play against me.
not-a-member = I can't find that member in this server. Mention somebody with @.
# Several members have the name that was typed. $players: these.
which-member = That could be { $players }. Type the one you mean, or mention them with @.
nobody-else-here = Nobody else can join a game here. Use /play on its own to play against me.
# The words in brackets, "anyone" and "crowd" are typed and stay English. $boards, $rules: lists of what may be typed.
not-understood = I didn't catch that. Use /play with a member, anyone, crowd, a level (easy, medium, hard, unbeatable), a board ({ $boards }) or rules ({ $rules }).
# To a command that has no words of its own for this.
words-not-understood = I didn't catch that. See /help.
no-such-number = That isn't a game's number. Use /games or /history to find one.
opponent-forgotten = That player isn't here to play again. Use /play to start a new game.
# In the channel, to a command that was typed.
no-direct-messages = That answer is private and your DMs are closed to me. Use the slash command.
# $word: what was typed, a plain word. $command: a whole one: `!play hard`.
unknown-word = I don't know "{ $word }". Did you mean `{ $command }`?
# After a menu on a message.
no-board-there = That message shows no game of mine. Try it on a board with buttons.
no-rematch = You haven't finished a game here yet. Use /play to start one.
# $names: of zones that may be meant.
no-such-zone = I can't tell which time zone that is. Name a city in it, such as { $names }.
