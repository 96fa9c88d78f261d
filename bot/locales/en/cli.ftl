### For hosts. The command line: its help, and why it ends.

cli-description = A tic-tac-toe bot for Discord.
cli-commands = commands
cli-env-file = read the settings from this file instead of .env; relative paths in it start at its folder
cli-run = run the bot (the default)
cli-demo = play in your browser, without a Discord account
cli-demo-port = the page's port (default: 8765, or any free one if that's taken)
cli-demo-no-browser = only print the address
cli-check = check settings, database, token, intents and permissions
cli-setup = set up your application at Discord: typed commands, install links, description, tags, picture
cli-setup-yes = don't ask first
cli-invite = print the link that adds the bot to a server
cli-backup = copy the database to a file, whether the bot runs or not
cli-backup-file = the file to write, or with --keep a folder
cli-backup-force = replace the file if it exists
cli-backup-keep = write a dated copy into that folder and keep only the newest ones (1 to 30)
cli-restore = put a backup in the place of the database; stop the bot first
cli-restore-file = a file that backup made
cli-restore-force = go on even if the database holds games; they stay in a file beside it
cli-database = upgrade or copy the database
cli-database-upgrade = bring its tables up to date, as a start does
cli-database-no-copy = don't copy a SQLite file before that
cli-database-copy = copy everything from one database to another, such as SQLite to PostgreSQL
cli-database-from = the address to copy from, as in DATABASE_URL; - is DATABASE_URL itself
cli-database-to = the address of an empty database
cli-ratings = manage player ratings
cli-actions = actions
cli-ratings-rebuild = recompute all ratings from the games; with SQLite, stop the bot first
cli-health = ask the running bot whether it's alive (it listens at HEALTH_PORT)
cli-health-ready = ask whether it's ready for work instead
cli-privacy = print the privacy policy, filled in from the settings
cli-terms = print the terms of service, filled in from the settings

# $word: a command or an option.
cli-meant = Did you mean { $word }?
cli-no-token =
    I need a token to sign in to Discord, and DISCORD_TOKEN isn't set.
    1. Open https://discord.com/developers/applications and press New Application.
    2. On its Bot page, press Reset Token and copy the token.
    3. Write DISCORD_TOKEN=<the token> into a file named .env in this folder, run `python -m bot setup`, and start me again.
    No Discord account? Run `python -m bot demo` to try me in your browser.
cli-token-refused = Discord doesn't accept DISCORD_TOKEN. Get a new one: https://discord.com/developers/applications, your application, Bot, Reset Token.
cli-connection-closed = Discord closed the connection for good, with code { $code }. Check SHARD_COUNT and SHARD_IDS, or update me.
cli-intents-refused = Discord refused the intents that I ask for, even without message content. Check your application's Bot page, or update me.
# $reason: which features, and what both of them claim, as developers know it.
cli-feature-broken = I can't start: the feature { $name } can't be loaded. Mend it, or remove it from FEATURES in bot/features/__init__.py.
cli-features-clash = I can't start: { $reason }. Rename it in one of them, or remove one from FEATURES in bot/features/__init__.py.
# $reason is in Discord's own words.
cli-discord-refuses = Discord doesn't take what I send: { $reason }. Check DISCORD_API_URL, or update me.
cli-discord-unreachable = I can't reach Discord: { $reason }. Check your network and try again.
cli-stopped = I had to stop: { $reason }. Run `python -m bot check` to find out more.
# $reason is one of database.ftl.
cli-database-unusable = I can't use the database: { $reason }
# $place: checkout, or wheel if the lock files aren't in this folder.
cli-demo-missing = The demo needs one more package. { $place ->
        [checkout] Run pip install -r requirements/demo.lock here, or make demo.
       *[wheel] Install simcord[preview] beside me.
    }
cli-analyse = value every move on a board

## `python -m bot check`: one line for each thing it looks at, after a tick, a cross, or an exclamation mark.

cli-check-gateway = connect to Discord's gateway too: one shard, for a moment; costs one of a day's 1,000 sign-ins
check-settings = Settings: they all work.
# $problem: a sentence of environment.ftl.
check-setting-gone = Settings: { $problem }
# $name: a variable that is no setting, $nearest: the setting that was probably meant.
check-setting-near = Settings: { $name } isn't one of mine, so I don't read it. Did you mean { $nearest }?
# $told: log-proxy.
check-network = Network: { $told }
# $path: a file that holds a token, or the database.
check-file-open = Secrets: every user of this machine can read { $path }. Run: chmod o-rwx { $path }
check-setting-unknown = Settings: { $name } in .env isn't one of mine, so I don't read it.
# $reason is one of database.ftl.
check-database-unusable = Database: { $reason }
check-database = Database: it opens, it's up to date, and I can write to it.
# $path: where the file will be.
check-database-missing = Database: there's none yet. The first start makes { $path }, and I may write there.
check-database-empty = Database: it opens, I can write to it, and it's empty. The first start makes my tables.
# $at, $needed: numbers of migrations.
check-database-upgrade = Database: it needs an upgrade, { $at } -> { $needed }. The next start does that, and then no older version of me can use it. Make a backup first: python -m bot backup FILE.
check-token-missing = Token: DISCORD_TOKEN isn't set. Run `python -m bot` to see how to get one.
check-token-refused = Token: { cli-token-refused }
# $reason is one of reasons.ftl, or the system's own words.
check-token-unknown = Token: I can't reach Discord: { $reason }.
check-token = Token: signed in as { $name }.
check-intents-off = Intents: I need none, because this process hears no typed commands.
check-intents = Intents: I can read typed commands.
check-intents-missing = Intents: I can't read typed commands such as { $prefix }move 4. Run `python -m bot setup` to switch on Message Content Intent, or set TYPED_COMMANDS=off.
# $problem: log-endpoint-set.
check-endpoint = Interactions: { $problem }
# $refused: a list of commands, or "all".
check-commands-refused = Commands: Discord refused { $refused ->
        [all] all I have
       *[other] { $refused }
    } at the last upload. The log of that start says why. I won't send the same again: update me, or run `python -m bot setup` and restart me.
check-shards-few = Shards: SHARD_COUNT is { $count }, and Discord recommends { $recommended } or more. Raise it, or remove it and I'll ask Discord.
# $left, $total: sign-ins of a day.
check-sign-ins = Gateway: { $left } of { $total } sign-ins are left today. { $recommended ->
        [one] Discord recommends 1 shard.
       *[other] Discord recommends { $recommended } shards.
    }
check-sign-ins-spent = Gateway: this process needs { $needed } sign-ins to start, and { $left } are left today. Don't start or restart me for { $time }.
check-gateway-spared = Gateway: I didn't connect, so that the bot itself still can.
check-gateway = Gateway: it let one shard in.
check-gateway-unreachable = Gateway: I couldn't connect: { $reason }.
check-gateway-silent = Gateway: Discord didn't let me in for half a minute. Try again in a while.
check-interrupted = Discord: I couldn't look at everything: { $reason }.
# $server: a server's name. $missing: names of permissions.
check-permissions-missing = Permissions in { $server }: I'm missing { $missing }. Allow that in my role there.
# $kind: category, or the kind of a channel. $place: its name. $role: a role's name, if $whose is role.
check-permissions-overwrite = Permissions in { $server }: my role allows all I need, but no channel does. In the { $kind ->
        [category] category
       *[channel] channel
    } { $place } the permissions { $whose ->
        [everyone] of @everyone deny { $missing }. Add my role there and allow that.
        [me] for me alone deny { $missing }. Allow that there, or remove me from the list.
       *[role] of the role { $role } deny { $missing }. Add my role there and allow that.
    }
check-permissions-roles = Permissions: I looked at my roles only. With more than { $most } servers I don't look at channels.
check-permissions =
    { $servers ->
        [0] Permissions: I'm in no server yet. The link below adds me to one.
        [one] Permissions: I have all I need in your server.
       *[other] Permissions: I have all I need in { $servers } servers.
    }
# $looked: how many servers were looked at.
check-permissions-bounded = Permissions: I looked at { $looked } of { $servers } servers.
check-invite = Invite: { $link }
