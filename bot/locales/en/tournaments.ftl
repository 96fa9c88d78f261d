# Tournaments. $first, $second, $player, $owner: names. $board: 4x4. Points are written out: 1½.

tournaments-round-robin = Round robin
tournaments-knockout = Knockout
tournaments-title = { $form } on { $board }
tournaments-title-round = { $form } on { $board }: round { $round } of { $rounds }
tournaments-title-won = 🏆 { $player } wins
tournaments-title-over = The tournament is over: nobody came
tournaments-title-cancelled = Tournament cancelled
# How it is played. $hours: how long a round may take.
tournaments-how =
    { $form ->
        [knockout] Each match is two games, one with each mark. If it's level, you play two more; if it's still level, the better seed goes on.
       *[round_robin] Everybody plays everybody: two games, one with each mark.
    }
tournaments-hours =
    { $hours ->
        [one] A round takes an hour at most.
       *[other] A round takes { $hours } hours at most.
    }
tournaments-open = Press Join to take part. { $owner } or a moderator starts it.
# The member who opened it is forgotten.
tournaments-open-unowned = Press Join to take part. A moderator starts it.
tournaments-entrants =
    { $count ->
        [0] Nobody has joined yet. It takes { $least } to { $most } players.
        [one] 1 player of { $least } to { $most }: { $names }
       *[other] { $count } players of { $least } to { $most }: { $names }
    }
tournaments-deadline = The round ends <t:{ $deadline }:R>.
tournaments-to-round = [Matches of this round]({ $link })
tournaments-of-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
tournaments-is-on = Your games that are running go on as ordinary games.
tournaments-unnamed = Names the picture can't show: { $names }
tournaments-moved = This tournament is shown further down now: { $link }
tournaments-link = Go to it

# The message of a round. $users: mentions.
tournaments-round = Round { $round }: { $users }
tournaments-round-title = Round { $round } of { $rounds }
tournaments-round-how = Press Play for each of your games, here in this channel; a Rematch doesn't count. You have until <t:{ $deadline }:f>. If you don't come, you lose by walkover. A press while you're in another game here doesn't count as coming.
tournaments-round-over = This round is over.

# A match of a round. $score: 1½ – ½, or a dash.
tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) rests
tournaments-rest-on = { $first } ({ $first_seed }) goes on without a match
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, level: the better seed goes on
tournaments-match-walkover = { $match }, by walkover
tournaments-match-nobody = { $match }, nobody came
tournaments-match-nobody-on = { $match }, nobody came: the better seed goes on
tournaments-match-time = { $match }, time was up
tournaments-match-running = { $match }, game { $game } is on
tournaments-play = Play: { $first } – { $second }

# The table, if it goes in words, and what a picture shows.
tournaments-points = Pts
tournaments-berger = SB
tournaments-player = Player
tournaments-words-table = Standings, points in brackets: { $lines }
tournaments-words-bracket = Bracket: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = Round { $round }: { $matches }

tournaments-button-leave = Leave
tournaments-button-start = Start
tournaments-button-cancel = Cancel
tournaments-button-quit = Leave for good
tournaments-button-end = Cancel the tournament

# Questions, and what their answers turn them into.
tournaments-ask-leave = Leave the tournament? You'd lose the rest of your matches by walkover.
tournaments-ask-cancel = Cancel the tournament? Games that are running go on as ordinary games.
tournaments-done-leave = You've left the tournament.
tournaments-done-cancel = The tournament is cancelled.

# The command and its options, as Discord's picker shows them.
command-tournament = Play a tournament in this channel: knockout or round robin
command-tournament-create = Open a tournament in this channel
command-tournament-join = Join the tournament in this channel
command-tournament-leave = Leave the tournament in this channel
command-tournament-start = Start the tournament in this channel, if you opened it
command-tournament-cancel = Cancel the tournament in this channel, if you opened it
command-tournament-show = Show the tournament in this channel
command-tournament-create-form = Lose and you're out, or everybody plays everybody
command-tournament-create-board = Its size; the number after the slash is how many in a row win
command-tournament-create-hours = How many hours a round may take
# Said to who typed or used a slash command.
tournaments-joined = You're in. I'll mention you when the first round begins.
tournaments-left = You've left the tournament.
tournaments-started = The tournament has started. I'll post the first round in a moment.

# Refusals.
tournaments-none-here = There's no tournament here. Use /tournament create to open one.
tournaments-on-here = There's already a tournament in this channel. Use /tournament show to see it.
tournaments-not-here = Tournaments need a server channel where I can post. Use /tournament create in one.
tournaments-already-joined = You're already in. I'll mention you when the first round begins.
tournaments-not-joined = You're not in that tournament. Use /tournament show to see who is.
tournaments-too-late = That tournament has started, so it's too late to join. Use /tournament create for another when it's over.
tournaments-already-started = That tournament has already started. Use /tournament show to see it.
tournaments-full =
    { $most ->
        [one] That tournament is full: 1 player.
       *[other] That tournament is full: { $most } players.
    }
tournaments-too-few =
    { $least ->
        [one] It takes at least 1 player to start. Ask somebody to press Join.
       *[other] It takes at least { $least } players to start. Ask somebody to press Join.
    }
tournaments-over = That tournament is over. Use /tournament create to open another.
tournaments-not-yours = Only { $user } or a moderator can do that.
tournaments-moderators-only = Only a moderator can do that. Ask one of them.
tournaments-not-your-match = Only { $players } can start that game. Use /tournament show to find your own match.
tournaments-match-over = That match is decided. Use /tournament show to see how things stand.
tournaments-not-your-question = Somebody else was asked that. Use /tournament leave to leave yourself.
tournaments-not-understood = I need an action (create, join, leave, start, cancel, show), a form (knockout, round robin), a board (4x4) or hours (1h to 72h).

# A topic of help.
topic-tournaments = Tournaments
topic-tournaments-text =
    `/tournament create` opens a knockout (2 to 32 players) or a round robin (3 to 12). Press Join to take part. Whoever opened it, or a moderator, presses Start within 7 days.
    Seeds go by rating. A match is two games, one with each mark: press Play for each before the round ends. A Rematch doesn't count.
    A win is 1 point, a draw half. Ties in a table go by Sonneborn-Berger: points against strong players count more.
    A level knockout match gets two more games; if it's still level, the better seed goes on.
    If you don't come, you lose by walkover: when time is up and only one of you has pressed Play since your last game, that player gets the points that are left. A press counts if you're in no other game here. If both of you pressed, or neither did, your points so far count; a level knockout match goes to the better seed.
    `/tournament show` posts it again, `/tournament leave` takes you out.
