### For hosts. What is wrong with a setting, and what to put there. $variable names it; $given shows what it holds, in quotes.

setting-choice = { $variable } is { $given }. Choose { $allowed }.
setting-whole-number = { $variable } is { $given }. Use a whole number from { $low } to { $high }.
setting-seconds = { $variable } is { $given }. Use a number of seconds from { $low } to { $high }, such as 1.5.
setting-prefix = { $variable } is { $given }. Use 1 to 10 characters, not only spaces.
setting-line = { $variable } is too long or has line breaks. Use one line: at most 100 characters for a name, 200 for a contact.
setting-address = { $variable } is { $given }. Use the address of a network interface, such as 127.0.0.1, or 0.0.0.0 for all.
setting-url = { $variable } isn't an address that I can use. Write it like { $example }, without a user or a query.
setting-url-or-off = { $variable } is neither off nor an address that I can ask. Use off, or an address such as https://api.github.com/repos/OWNER/NAME/releases/latest.
# $reason is the operating system's own words.
setting-port-unusable = I can't listen at { $host }, port { $port }, which { $variable } asks for: { $reason }. Choose another port or address, or stop what listens there.
setting-gateway-off = { $variable } is off, but the gateway is my only way in now. Remove that line, and empty Interactions Endpoint URL on your application's General Information page.
setting-gone = { $variable } is no longer a setting: the gateway is my only way in now. Remove that line.
extra-gone = { $variable } names http, which is gone. Remove that word.
setting-shards = { $variable } is { $given }. Count shards from 0, for example 0-3 or 0,2.
setting-shards-without-count = { $variable } needs SHARD_COUNT, the number of shards in all processes together.
setting-shard-beyond-count = { $variable } goes up to { $highest }, but SHARD_COUNT is { $count }. The last shard is { $last }.

setting-token-empty = { $variable } is set but empty. Put your bot's token there; it's in the developer portal, under Bot -> Reset Token.
setting-token-is-secret = { $variable } looks like a client secret. Copy the token from the developer portal, under Bot -> Reset Token.
setting-token-malformed = { $variable } doesn't look like a bot's token, which has three parts joined by dots. Copy it from the developer portal, under Bot -> Reset Token.
setting-token-twice = { $variable } and DISCORD_TOKEN_FILE are both set. Keep only one of them.
setting-token-file-unreadable = { $variable } names a file that I can't read. Check its path and permissions.
setting-token-file-empty = { $variable } names an empty file. Put your bot's token in it.

setting-database-malformed = I can't read the address in { $variable }. Write postgresql+asyncpg://user:password@host:5432/database, with %40 for an @ in the password.
setting-database-unknown = { $variable } names no database that I can use. Write sqlite:///file or postgresql+asyncpg://user:password@host/database.
# $option: a word after the ? of an address.
setting-database-option = { $variable } has the option { $option }, which I don't know. Take it out, or correct its name.
setting-database-sslmode = { $variable } has an sslmode that PostgreSQL doesn't have. Choose disable, allow, prefer, require, verify-ca or verify-full.
setting-database-file = { $variable } names a file by { $option } that I can't read. Check its path and permissions.
setting-database-home = { $variable } begins with the home folder of a user that this machine doesn't have. Write the whole path.
# $options: a list of such words.
setting-database-ignored = { $variable } has { $options }, which I don't need. You may leave it there.

# Here $variable is the name of the file of settings.
setting-file-line = Line { $line } of { $variable } isn't NAME=value. Write it so, or put a # in front of it.
setting-file-missing = There's no file { $variable }. Check the path after --env-file.
setting-file-unreadable = I can't read { $variable }. Check its permissions.
setting-file-encoding = { $variable } isn't UTF-8 text. Save it as UTF-8.

## What each setting is for, env-<name>. `python -m scripts.settings` writes them into .env.example, and the first sentence
## of each into docs/hosting.md. A line break here is a blank there.

env-discord-token = The bot's token, from the developer portal under Bot -> Reset Token. Keep it to yourself.
env-discord-token-file = A file that holds the token, as Docker's secrets do. Then remove DISCORD_TOKEN.
env-database-url =
    Where the games are kept: one SQLite file, or PostgreSQL as postgresql+asyncpg://user:password@host:5432/database.
    Three slashes: a path from where the bot is started, or from this file's folder if --env-file names it; four: from the
    root. In the container /data/tictactoe.db is set already and this line stays commented.
env-command-prefix = What stands before a typed command, 1 to 10 characters. A mention of the bot always works as well.
env-typed-commands =
    on or off; off: typed commands such as !move 4 are not read, and the message-content intent is not asked for. Slash
    commands, buttons and mentions work either way.
env-default-level = How well the bot plays if a player doesn't say: easy, medium, hard or unbeatable; by default as in their last game, and medium in their first
env-challenge-expires-s = How long a challenge or an invitation to a rematch can be accepted, in seconds: 10 to 86400 (a day).
env-game-expires-s = How long a game waits for a move, in seconds: 60 to 2592000 (30 days). Then the side to move has lost.
env-search-workers =
    How many searches run at once, 1 to 64; by default one less than the machine's cores. They run in threads on 3x3, in
    processes of 25 to 100 MB each on larger boards.
env-search-time-s =
    How long the bot may think about a move on boards larger than 3x3, in seconds: 0.1 to 10. Explanations and exhibitions
    get half of it; if many searches wait, each gets less.
env-retention-days =
    After how many days a game that has ended is deleted, 1 to 36500; 0: never. /forget takes names and ids out either way.
env-server-retention-days = After how many days everything about a server that the bot has left is deleted, 1 to 36500.
env-host-name =
    Who runs this bot. Shown by /privacy, and in the documents that `python -m bot privacy` and `python -m bot terms` print:
    Discord asks every bot for a privacy policy.
env-host-contact = How people reach the host: an email address or a link. Shown beside HOST_NAME.
env-discord-api-url = Where your proxy for Discord's API is, if there is one, such as http://localhost:7979/api/v10.
env-discord-gateway-url = Where your proxy for Discord's gateway is, if there is one.
env-shard-count = How many shards there are in all processes together; unset: Discord says how many are needed.
env-shard-ids = The shards of this process, as 0-3 or 0,2; unset: all of them.
env-health-port =
    The port of /healthz, /readyz and /metrics, 1 to 65535; unset: none. Keep it to yourself: who can read it sees how the
    bot does.
env-health-host = The address that HEALTH_PORT listens at.
env-update-notice =
    off, or the address of a project's latest release, such as https://api.github.com/repos/OWNER/NAME/releases/latest.
    GitHub, Gitea and Forgejo have one. It is asked once a day, and the log says if that is newer.
env-log-level = How much is logged: DEBUG, INFO, WARNING or ERROR.
env-log-format = How it is logged: text for people, json for machines (one object a line).
