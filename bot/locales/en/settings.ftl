### What those who run a server set for it: a card, its forms, the command's picker.

## The card, with a button for each part.

settings-title = Settings of this server
settings-about = What I do here unless a game or a member chooses otherwise.
settings-saved = ✅ Saved:
settings-same = Nothing has changed.
# The parts: headings of the card, buttons (26 characters in English) and titles of forms.
settings-games = Games
settings-limits = Limits
settings-chat = Language and looks
settings-posts = Posts
# A setting and what it is by default: "Level (`level`): hard". $word: what is typed for it.
settings-line = { $name } (`{ $word }`): { $value }
# A setting and what the server has set.
settings-line-set = { $name } (`{ $word }`): **{ $value }**
# What holds because the server has not set it. $value: "5 minutes", "hard".
settings-hosts = { $value } (default)
settings-level-last = the one each player had last
settings-games-default = as many as you like
settings-language-default = as Discord says (default)
# $prefix: what stands before a typed command, such as "!".
settings-prefix-is = `{ $prefix }`
# $hour: of the day, from 0 to 23. $zone: "UTC" or "(Europe/Berlin)".
settings-hour-is = { $hour }:00 { $zone }
# What is posted, the puzzle or the table; and the champion's role.
settings-puzzle-default = not posted
settings-champion-default = not posted
settings-role-default = none
settings-first-me = whoever starts the game
settings-first-them = their opponent
settings-look-crisp = crisp (my own marks)
settings-look-bold = bold (❌ and 🔵)
settings-look-classic = classic (❌ and ⭕)
settings-look-letters = letters (X and O)
settings-look-contrast = high contrast
settings-look-words = words, for screen readers
settings-notices-accepted = when someone accepts or wants a rematch
settings-notices-off = never
settings-notices-channel = at every turn, in the channel
settings-notices-dm = at every turn, by DM
settings-time-minute =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
settings-time-hour =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
settings-time-day =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
settings-time-second =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }

## The forms: at most 34 characters in English, 45 in any language.

settings-name-level = Level
settings-name-board = Board
settings-name-rules = Rules
settings-name-first = First move
settings-name-threads = A thread for each game
settings-name-challenge = Challenges expire after
settings-name-idle = Time for a move
settings-name-games = Games at once in a channel
settings-name-language = Language
settings-name-prefix = Prefix
settings-name-look = Look
settings-name-notices = Turn notices
settings-name-puzzle = Daily puzzle
settings-name-hour = Hour of the puzzle
settings-name-champion = Month's table
settings-name-role = The champion's role
settings-name-zone = Time zone
# Below the name: at most 70 characters in English, 100 in any language.
settings-about-rules = All but standard need the 3x3 board.
settings-about-threads = I make it when the game starts, and archive it when it's over.
settings-about-idle = Whoever lets it pass loses. A move under way keeps the time it has.
settings-about-language = Of boards and of all that everybody reads.
settings-about-prefix = Signs, or letters and then a sign. Leave it empty for { $prefix }
settings-about-look = Of games whose starter has not chosen a look.
settings-about-notices = Of members who have not chosen.
settings-about-puzzle = Every day at the hour below. Leave it empty for none.
settings-about-champion = On the first of each month. Leave it empty for none.
settings-about-role = The role of the month's champion, until there is a new one.
settings-about-zone = The puzzle's hour and the month's end go by it. Name a city in it.

## Refusals.

settings-servers-only = Settings belong to a server. Use /settings in one that you manage.
settings-managers-only = Only members who can manage this server can change its settings.
# $word: what was typed. $names: of all settings.
settings-no-such-name = I don't know the setting "{ $word }". Type { $names }, and a value: `level hard`, or `level default` to give it back.
# $word: the name of a setting, which is typed, here and below. $names: what it may be.
settings-no-such-value = For { $word } pick { $names }.
# $command: what changes both settings.
settings-both = Those rules need the 3x3 board, and { $word } stands in the way. Set both: `{ $command }`.
settings-no-channel = Nothing is posted for { $word } yet. Pick a channel for it too.
settings-no-such-channel = For { $word } pick a text channel of this server, or `off`.
settings-cannot-post = I can't post in that channel. Pick one where we can both see and send messages.
settings-no-such-role = For { $word } pick a role of this server, or `off`.
settings-fixed-role = Nobody can give that role: it belongs to an app, or to everyone. Pick another one.
settings-no-right = I may not give roles here. Give me the permission Manage Roles, then use /settings again.
settings-too-high = That role isn't below mine, so I can't give it. Move mine above it in the server's settings, or use /settings with another one.
settings-above-you = You can't give that role yourself, so I can't for you. Use /settings with another one, or ask someone who can.
settings-discord-away = I couldn't check that with Discord, so nothing has changed. Try again in a minute.
# $most: characters.
settings-no-such-prefix =
    { $most ->
        [one] A prefix is 1 sign such as `?` or `$`. Signs of Discord's own, such as `/` and `*`, don't work.
       *[other] A prefix is 1 to { $most } letters, digits and signs, and ends with a sign: `?`, `t!`. Signs of Discord's own, such as `/` and `*`, don't work.
    }

## Help.

topic-settings = Settings of a server
topic-settings-text =
    If you manage a server, `/settings` shows what holds there, with buttons to change it: level, board and rules of a game that names none, how long challenges and moves may take, how many games a channel has at once, language, prefix and looks. There, too: a thread for each game, and where I post the daily puzzle and the month's table.
    Or change things at once: `/settings level:hard`, or typed `{ $prefix }settings prefix ? level hard`.
    `default` takes a setting back: `/settings level:default`.

# What Discord's picker says of the command: at most 70 characters in English, 100 in any language.
command-settings = See or change this server's settings (for server managers)
command-settings-language = Of boards and of all that everybody reads
command-settings-prefix = Before typed commands: ? or t!, for example; default for the host's
command-settings-level = How well I play if a game doesn't say
command-settings-board = The board of games that don't say
command-settings-rules = The rules of games that don't say
command-settings-first = Who goes first in games that don't say
command-settings-challenge = How long a challenge waits for an answer
command-settings-idle = How long a game waits for a move
command-settings-games = How many games may run in a channel at once
command-settings-look = The look of games if their starter hasn't chosen
command-settings-notices = How members hear it's their turn if they haven't chosen
command-settings-threads = Whether each game gets a thread of its own
command-settings-puzzle = The channel for the daily puzzle
command-settings-hour = At which hour, 0 to 23, in this server's time zone
command-settings-champion = The channel for the month's table, on the first of each month
command-settings-role = The role of the month's champion, until there is a new one
command-settings-stop = What to stop: the posts, or the champion's role
command-settings-zone = The time zone of hours, days and months here: name a city in it
