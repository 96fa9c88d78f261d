### Tournaments. $first, $second, $player, $owner: names; $names: a list of them. $board: 4x4. Points are written out: 1½.
### Use the words of chess clubs: round robin (everybody against everybody), knockout, seed (place in the draw, by
### rating), bye (a round without a match), walkover (a win because nobody came).

tournaments-round-robin = Round robin
tournaments-knockout = Knockout
# A bot that takes a free place: as bot-hard is translated. At most 14 characters.
tournaments-bot = Hard bot
tournaments-title = { $form } on { $board }
# $round: as tournaments-round-title says it.
tournaments-title-round = { $form } on { $board }: { $round }
tournaments-title-won = 🏆 { $player } wins
tournaments-title-over = Nobody came, so nobody won
tournaments-title-cancelled = Tournament cancelled
# The message that says so for the first time. $user: a mention.
tournaments-champion = { $user }, the tournament is yours. Well played!
# How it is played. $hours: how long a round may take.
tournaments-how =
    { $form ->
        [knockout] A match is two games, one with each mark. If it's level, you play two more, and a lot decides who goes first. If it's still level, the better seed goes on.
       *[round_robin] Everybody plays everybody: two games, one with each mark.
    }
tournaments-hours =
    { $hours ->
        [one] You have an hour for each round.
       *[other] You have { $hours } hours for each round.
    }
tournaments-open = Press Join to play too. { $owner } or a moderator starts it.
# The member who opened it is forgotten.
tournaments-open-unowned = Press Join to play too. A moderator starts it.
# $missing: how many more it takes to start.
tournaments-entrants =
    { $count ->
        [0] Nobody is in yet. It takes { $least } to start ({ $most } at most).
        [one] { $names } is in. { $missing } more to start ({ $most } at most).
       *[other] { $missing ->
            [0] { $count } are in ({ $most } at most): { $names }
           *[other] { $names } are in. { $missing } more to start ({ $most } at most).
        }
    }
tournaments-deadline = The round ends <t:{ $deadline }:R>.
tournaments-to-round = [Play your match]({ $link })
# Follows the title and a dot: "Knockout on 3x3 · 8 players".
tournaments-of-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
tournaments-is-on = Games that are running go on, as ordinary ones.
tournaments-unnamed = Names the picture can't show: { $names }
tournaments-moved = This tournament has moved down: { $link }
tournaments-link = Go to it

# The message of a round. $round: as tournaments-round-title says it. $users: mentions.
tournaments-round = { $round }: { $users }
# $left: how many rounds follow in a knockout.
tournaments-round-title =
    { $left ->
        [0] Final
        [1] Semi-finals
       *[other] Round { $round } of { $rounds }
    }
tournaments-round-how = Two games, by <t:{ $deadline }:f>. Press Play when you're both here. If only one of you shows up, that one wins.
tournaments-round-over = This round is over.

# A match of a round: "Ada (1) 1½ – ½ Bob (4)". $score: 1½ – ½, or a dash. $first_seed, $second_seed: numbers.
tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) sits this round out
tournaments-rest-on = { $first } ({ $first_seed }) has a bye
# How a match was decided. $match: as tournaments-match says it, at the front.
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, level: the better seed goes on
tournaments-match-walkover = { $match }, by walkover
tournaments-match-nobody = { $match }, nobody came
tournaments-match-nobody-on = { $match }, nobody came: the better seed goes on
tournaments-match-time = { $match }, time was up
tournaments-match-running = { $match }, game { $game } is on
tournaments-match-awaited = { $match }. { $player }, press Play when you're ready.
# A button. Each name has at most 14 characters.
tournaments-play = Play: { $first } – { $second }

# To who presses Play when the game has a board. $link: "here", as a link to it.
tournaments-game-on = Game { $game } is on. Its board is { $link }; /board posts it again.

# A button under the board after a game of a match that goes on. $score: 1 – 0.
tournaments-next = Next game ({ $score })
# There, too. $match: as tournaments-match says it. $player: who plays X next.
tournaments-so-far = This match: { $match }. { $player } goes first in the next game.

# The heads of a table, Pts and SB at most 5 characters. SB: points by Sonneborn-Berger, as chess has it.
tournaments-points = Pts
tournaments-berger = SB
tournaments-player = Player
# What a picture shows, for those who don't see it. $lines: tournaments-words-line or -round, with commas between.
tournaments-words-table = Standings, points in brackets: { $lines }
tournaments-words-bracket = Bracket: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

## Buttons: at most 34 characters, in English 26.

tournaments-button-leave = Leave
tournaments-button-start = Start
tournaments-button-fill = Fill with bots and start
tournaments-button-cancel = Cancel
# Another tournament of the same kind.
tournaments-button-again = Again
tournaments-button-quit = Leave for good
tournaments-button-end = Cancel the tournament

## Questions, and what their answers turn them into.

tournaments-ask-leave = Leave the tournament? You'd lose the rest of your matches by walkover.
tournaments-ask-cancel = Cancel the tournament? Games that are running go on, as ordinary ones.
tournaments-done-leave = You've left the tournament.
tournaments-done-cancel = The tournament is cancelled.
# Said to who typed or used a slash command.
tournaments-done-join = You're in. I'll mention you when the first round begins.
tournaments-done-start = It's on! The first round is next.
tournaments-done-fill = It's on, with a bot in each free place. The first round is next.

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-tournament = Play a tournament in this channel: knockout or round robin
command-tournament-create = Open a tournament in this channel
command-tournament-join = Join the tournament in this channel
command-tournament-leave = Leave the tournament in this channel
command-tournament-start = Start the tournament in this channel, if you opened it
command-tournament-fill = Fill the free places with bots and start, if you opened it
command-tournament-cancel = Cancel the tournament in this channel, if you opened it
command-tournament-show = Show the tournament in this channel
command-tournament-create-form = Lose and you're out, or everybody plays everybody
command-tournament-create-board = Its size; the number after the slash is how many in a row win
command-tournament-create-hours = How many hours a round may take

## Refusals.

tournaments-none-here = There's no tournament here yet. Use /tournament create to open one.
tournaments-on-here = This channel already has a tournament. Use /tournament show to see it.
tournaments-not-here = Tournaments need a server channel where I can post. Use /tournament create in one.
tournaments-already-joined = You're already in. I'll mention you when the first round begins.
tournaments-not-joined = You're not in that tournament. Use /tournament show to see who is.
tournaments-too-late = That tournament has started without you. Use /tournament create for another when it's over.
tournaments-already-started = That tournament has already started. Use /tournament show to see it.
tournaments-full =
    { $most ->
        [one] That tournament is full: it takes 1 player.
       *[other] That tournament is full: it takes { $most } players.
    }
tournaments-too-few =
    { $least ->
        [one] It takes at least 1 player to start. Ask somebody to press Join.
       *[other] It takes at least { $least } players to start. Ask somebody to press Join.
    }
tournaments-over = That tournament is over. Use /tournament create to open another.
tournaments-not-yours = Only { $user } or a moderator can do that.
tournaments-moderators-only = Only a moderator can do that. Ask one of them.
tournaments-not-your-match = That match is for { $players }. Use /tournament show to find yours.
tournaments-match-over = That match is decided. Use /tournament show to see how things stand.
tournaments-not-your-question = I asked somebody else that. Use /tournament leave to leave yourself.
# The words in brackets are typed and stay English.
tournaments-not-understood = I need an action (create, join, leave, start, fill, cancel, show), a form (knockout, round robin), a board (4x4) or hours (1h to 72h).
# Asked of a game of a match that goes on.
tournaments-no-help = This game belongs to a match, so you're on your own: no hints until it's over.
tournaments-no-rematch = This game belongs to a match: press Play in the round's message for its next game. Use /tournament show to find it.

## A topic of help.

topic-tournaments = Tournaments
topic-tournaments-text =
    `/tournament create` opens a knockout (2 to 32 players) or a round robin (3 to 12), and you're in. The others press Join. You or a moderator press Start within 7 days; **Fill with bots and start** puts my hard level into free places.
    Seeds go by rating. A match is two games, one with each mark: press Play, then **Next game** under the board. There are no hints in a match.
    A win is 1 point, a draw half. Ties in a table go by Sonneborn-Berger: points against strong players count more.
    A level knockout match gets two more games, and a lot decides who goes first. If it's still level, the better seed goes on.
    If you don't come, you lose by walkover: when time is up and only one of you has pressed Play since your last game, that player gets the points that are left. A press counts if you're in no other game here. If both of you pressed, or neither did, your points so far count; a level knockout match goes to the better seed.
    `/tournament show` posts it again, `/tournament leave` takes you out.
