# What is wrong with a setting, and what to put there. $variable names it; $given shows what it holds, in quotes.

setting-choice = { $variable } is { $given }. Choose { $allowed }.
setting-whole-number = { $variable } is { $given }. Use a whole number from { $low } to { $high }.
setting-seconds = { $variable } is { $given }. Use a number of seconds from { $low } to { $high }, such as 1.5.
setting-prefix = { $variable } is { $given }. Use 1 to { $most } characters, not only spaces.
setting-line = { $variable } is too long or has line breaks. Use one line of at most { $most } characters.
setting-address = { $variable } is { $given }. Use the address of a network interface, such as 127.0.0.1, or 0.0.0.0 for all.
setting-url = { $variable } isn't an address that I can use. Write it like { $example }, without a user or a query.
setting-url-or-off = { $variable } is neither off nor an address that I can ask. Use off, or an address such as https://api.github.com/repos/OWNER/NAME/releases/latest.
setting-public-key = { $variable } isn't a public key. Copy its 64 digits from the developer portal, under General Information.
setting-public-key-other = { $variable } is the key of another application than DISCORD_TOKEN. Remove it, and I'll ask Discord for the right one.
setting-http-missing = { $variable } is set, but the package that checks Discord's signatures isn't installed. Run pip install ".[http]" here, or with Docker add http to EXTRAS and rebuild the image.
# $reason is the operating system's own words.
setting-port-unusable = I can't listen at { $host }, port { $port }, which { $variable } asks for: { $reason }. Choose another port or address, or stop what listens there.
setting-no-way-in = { $variable } is off and INTERACTIONS_PORT isn't set, so nothing could reach me. Set INTERACTIONS_PORT, or remove GATEWAY=off.
setting-shards = { $variable } is { $given }. Count shards from 0, for example 0-3 or 0,2.
setting-shards-without-count = { $variable } needs SHARD_COUNT, the number of shards in all processes together.
setting-shard-beyond-count = { $variable } goes up to { $highest }, but SHARD_COUNT is { $count }. The last shard is { $last }.

setting-token-empty = { $variable } is set but empty. Put your bot's token there; it's in the developer portal, under Bot -> Reset Token.
setting-token-is-secret = { $variable } looks like a client secret. Copy the token from the developer portal, under Bot -> Reset Token.
setting-token-malformed = { $variable } doesn't look like a bot's token, which has three parts joined by dots. Copy it from the developer portal, under Bot -> Reset Token.
setting-token-twice = { $variable } and DISCORD_TOKEN_FILE are both set. Keep only one of them.
setting-token-file-unreadable = { $variable } names a file that I can't read. Check its path and permissions.
setting-token-file-empty = { $variable } names an empty file. Put your bot's token in it.

setting-database-scheme = { $variable } starts with { $scheme }://. Write postgresql+asyncpg:// instead.
setting-database-malformed = I can't read the address in { $variable }. Write postgresql+asyncpg://user:password@host:5432/database, with %40 for an @ in the password.
setting-database-sslmode = { $variable } has sslmode=, which asyncpg doesn't know. Write ssl= instead.
setting-database-unknown = { $variable } names no database that I can use. Write sqlite:///file or postgresql+asyncpg://user:password@host/database.

# Here $variable is the name of the file of settings.
setting-file-missing = There's no file { $variable }. Check the path after --env-file.
setting-file-unreadable = I can't read { $variable }. Check its permissions.
setting-file-encoding = { $variable } isn't UTF-8 text. Save it as UTF-8.
