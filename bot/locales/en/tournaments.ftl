# Tournaments. $first, $second, $player, $owner: names. $board: 4x4. Points are written out: 1½.

cup-round-robin = Round robin
cup-knockout = Knockout
cup-title = { $form } on { $board }
cup-title-round = { $form } on { $board }: round { $round } of { $rounds }
cup-title-won = 🏆 { $player } wins
cup-title-over = The tournament is over: nobody came
cup-title-cancelled = Tournament cancelled
# How it is played. $hours: how long a round may take.
cup-how =
    { $form ->
        [knockout] Each match is two games, one with each mark. If it's level, you play two more; if it's still level, the better seed goes on.
       *[round_robin] Everybody plays everybody: two games, one with each mark.
    }
cup-hours =
    { $hours ->
        [one] A round takes an hour at most.
       *[other] A round takes { $hours } hours at most.
    }
cup-open = Press Join to take part. { $owner } or a moderator starts it.
# The member who opened it is forgotten.
cup-open-unowned = Press Join to take part. A moderator starts it.
cup-entrants =
    { $count ->
        [0] Nobody has joined yet. It takes { $least } to { $most } players.
        [one] 1 player of { $least } to { $most }: { $names }
       *[other] { $count } players of { $least } to { $most }: { $names }
    }
cup-deadline = The round ends <t:{ $deadline }:R>.
cup-to-round = [Matches of this round]({ $link })
cup-of-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
cup-is-on = Your games that are running go on as ordinary games.
cup-unnamed = Names the picture can't show: { $names }
cup-moved = This tournament is shown further down now: { $link }
cup-link = Go to it

# The message of a round. $users: mentions.
cup-round = Round { $round }: { $users }
cup-round-title = Round { $round } of { $rounds }
cup-round-how = Press Play for each of your games, here in this channel; a Rematch doesn't count. You have until <t:{ $deadline }:f>. If you don't come, you lose by walkover.
cup-round-over = This round is over.

# A match of a round. $score: 1½ – ½, or a dash.
cup-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
cup-rest = { $first } ({ $first_seed }) rests
cup-rest-on = { $first } ({ $first_seed }) goes on without a match
cup-match-games = { $match }
cup-match-seed = { $match }, level: the better seed goes on
cup-match-walkover = { $match }, by walkover
cup-match-nobody = { $match }, nobody came
cup-match-nobody-on = { $match }, nobody came: the better seed goes on
cup-match-time = { $match }, time was up
cup-match-running = { $match }, game { $game } is on
cup-play = Play: { $first } – { $second }

# The table, if it goes in words, and what a picture shows.
cup-points = Pts
cup-berger = SB
cup-player = Player
cup-words-table = Standings, points in brackets: { $lines }
cup-words-bracket = Bracket: { $lines }
cup-words-line = { $place }. { $player } ({ $points })
cup-words-round = Round { $round }: { $matches }

button-leave = Leave
button-start = Start
button-cancel = Cancel
button-quit = Leave for good
button-end = Cancel the tournament

# Questions, and what their answers turn them into.
cup-ask-leave = Leave the tournament? You'd lose the rest of your matches by walkover.
cup-ask-cancel = Cancel the tournament? Games that are running go on as ordinary games.
cup-done-leave = You've left the tournament.
cup-done-cancel = The tournament is cancelled.
# Said to who typed or used a slash command.
tournament-joined = You're in. I'll mention you when the first round begins.
tournament-left = You've left the tournament.
tournament-started = The tournament has started. I'll post the first round in a moment.

# Refusals.
no-tournament = There's no tournament here. Use /tournament create to open one.
tournament-on-here = There's already a tournament in this channel. Use /tournament show to see it.
no-tournaments-here = Tournaments need a server channel where I can post. Use /tournament create in one.
already-joined = You're already in. I'll mention you when the first round begins.
not-joined = You're not in that tournament. Use /tournament show to see who is.
joined-too-late = That tournament has started, so it's too late to join. Use /tournament create for another when it's over.
already-started = That tournament has already started. Use /tournament show to see it.
tournament-full =
    { $most ->
        [one] That tournament is full: 1 player.
       *[other] That tournament is full: { $most } players.
    }
too-few-entrants =
    { $least ->
        [one] It takes at least 1 player to start. Ask somebody to press Join.
       *[other] It takes at least { $least } players to start. Ask somebody to press Join.
    }
tournament-over = That tournament is over. Use /tournament create to open another.
not-your-tournament = Only { $user } or a moderator can do that.
moderators-only = Only a moderator can do that. Ask one of them.
not-your-match = Only { $players } can start that game. Use /tournament show to find your own match.
match-over = That match is decided. Use /tournament show to see how things stand.
not-your-question = Somebody else was asked that. Use /tournament leave to leave yourself.
not-a-tournament = I need an action (create, join, leave, start, cancel, show), a form (knockout, round robin), a board (4x4) or hours (1h to 72h).

# A topic of help.
topic-tournaments = Tournaments
topic-tournaments-text =
    `/tournament create` opens a knockout (2 to 32 players) or a round robin (3 to 12). Press Join to take part. Whoever opened it, or a moderator, presses Start within 7 days.
    Seeds go by rating. A match is two games, one with each mark: press Play for each before the round ends. A Rematch doesn't count.
    A win is 1 point, a draw half. Ties in a table go by Sonneborn-Berger: points against strong players count more.
    A level knockout match gets two more games; if it's still level, the better seed goes on. If you don't come, you lose by walkover.
    `/tournament show` posts it again, `/tournament leave` takes you out.
