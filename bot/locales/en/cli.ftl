# The command line: its help, and why it ends.

cli-description = A tic-tac-toe bot for Discord.
cli-commands = commands
cli-run = run the bot (the default)
cli-demo = play in your browser, without a Discord account
cli-demo-port = the page's port (default: 8765, or any free one if that's taken)
cli-demo-no-browser = only print the address
cli-check = check settings, database, token, intents and permissions
cli-invite = print the link that adds the bot to a server
cli-ratings = manage player ratings
cli-actions = actions
cli-ratings-rebuild = recompute all ratings from the games; with SQLite, stop the bot first
cli-ratings-counted =
    { $games ->
        [one] 1 game counted
       *[other] { $games } games counted
    }
cli-ratings-rebuilt =
    { $games ->
        [one] Recomputed all ratings from 1 game.
       *[other] Recomputed all ratings from { $games } games.
    }
cli-privacy = print the privacy policy, filled in from the settings
cli-terms = print the terms of service, filled in from the settings

cli-no-token =
    I need a token to sign in to Discord, and DISCORD_TOKEN isn't set.
    1. Open https://discord.com/developers/applications and press New Application.
    2. On its Bot page, press Reset Token and copy the token.
    3. Write DISCORD_TOKEN=<the token> into a file named .env in this folder, and start me again.
    No Discord account? Run `python -m bot demo` to try me in your browser.
cli-token-refused = Discord doesn't accept DISCORD_TOKEN. Get a new one: https://discord.com/developers/applications, your application, Bot, Reset Token.
cli-connection-closed = Discord closed the connection for good, with code { $code }. Check SHARD_COUNT and SHARD_IDS, or update me.
cli-discord-unreachable = I can't reach Discord: { $reason }. Check your network and try again.
cli-stopped = I had to stop: { $reason }. Run `python -m bot check` to find out more.
# $reason is one of database.ftl.
cli-database-unusable = I can't use the database: { $reason }
cli-demo-missing = The demo needs one more package. Run pip install ".[demo]" here, or make demo.
cli-analyse = value every move on a board

# `python -m bot check`: one line for each thing it looks at, after a tick or a cross.

check-settings = Settings: they all work.
# $reason is one of database.ftl.
check-database-unusable = Database: { $reason }
check-database = Database: it opens, it's up to date, and I can write to it.
check-token-missing = Token: DISCORD_TOKEN isn't set. Run `python -m bot` to see how to get one.
check-token-refused = Token: { cli-token-refused }
check-token-unknown = Token: { cli-discord-unreachable }
check-token = Token: signed in as { $name }.
check-intents-off = Intents: I need none, because TYPED_COMMANDS is off.
check-intents = Intents: I can read typed commands.
check-intents-missing = Intents: I can't read typed commands such as { $prefix }move 4. Switch on Message Content Intent on your application's Bot page, or set TYPED_COMMANDS=off.
check-gateway = Gateway: Discord didn't let me connect. Try again in a minute.
# $missing is a list of the names of permissions.
check-permissions-missing = Permissions in { $server }: I'm missing { $missing }. Allow that in my role there.
check-permissions =
    { $servers ->
        [0] Permissions: I'm in no server yet. The link below adds me to one.
        [one] Permissions: I have all I need in your server.
       *[other] Permissions: I have all I need in your { $servers } servers.
    }
check-invite = Invite: { $link }
