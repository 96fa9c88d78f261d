### For hosts. Lines of the log that a host waits for or must act on.

# $outcome: what became of the slash commands and menus at this start. $known: how many Discord has, or "unknown".
# $refused: those that Discord doesn't take, as a list, or "none".
log-commands =
    { $outcome ->
        [sent] Commands sent
        [refused] Commands refused, as the warning above says
        [failed] Commands not sent, as the warning above says
       *[unchanged] Commands unchanged
    }{ $refused ->
        [none] { "" }
        [all] { "" }
       *[other] { " " }without { $refused }
    }: { $known ->
        [unknown] Discord didn't say how many it has
        [0] Discord has none
       *[other] Discord has { $known }
    }.
log-ready =
    { $servers ->
        [one] Ready in one server
       *[other] Ready in { $servers } servers
    }. { log-commands } Invite: { $invite }
# $url: what the developer portal has under Interactions Endpoint URL.
log-endpoint-set = Discord sends slash commands and button presses to { $url }, not to me. Empty Interactions Endpoint URL on your application's General Information page: https://discord.com/developers/applications
# $fault: the place and the kind of an error, such as state.py:814: KeyError.
log-event-lost = I couldn't read an event from Discord and left it out: { $fault }. Nothing else is lost.
packet-unreadable = I couldn't read what Discord sent: { $fault }
log-intent-refused = Discord refused the message content intent, so I can't read typed commands such as { $prefix }move 4. Slash commands, buttons and mentions still work. To switch on Message Content Intent, run `python -m bot setup` and restart me. To silence this line: TYPED_COMMANDS=off.

# $role, $server: Discord's ids. $reason: Discord's own words.
log-role-kept = I can't take the role { $role } in server { $server } from somebody who is no longer champion: { $reason }. I'll try again each day; give me Manage Roles and a role above it, or take it yourself.
log-emoji-ready = Boards are drawn with my own emoji: { $looks }.
# $reason is Discord's own words.
log-emoji-refused = Discord didn't take my own emoji: { $reason }. Until I've tried again, in about half an hour, boards are drawn with Unicode's, which looks plainer and plays the same.
log-emoji-gone = Some of my own emoji are no longer at Discord, so boards are drawn with Unicode's. The next start uploads them again.
log-commands-refused = Discord didn't take my slash commands: { $reason }. I'll try again at the next start.
log-commands-not-taken = Discord didn't take my slash commands: { $reason }
# $place: where, such as "/play level autocomplete". $reason: Discord's own words.
log-command-refused = Discord refused { $place }: { $reason }
# $refused: a list of commands, or "all".
log-commands-left-out =
    { $refused ->
        [all] Discord refuses my slash commands
       *[other] Discord refuses { $refused }, so members have the older ones or none
    }. I won't send the same again: update me, or run `python -m bot setup` and restart me.
# $reason is the driver's own words.
log-database-away = I can't use the database: { $reason }. I'll try again with each request; if that lasts, run: python -m bot check.
log-database-back = I can use the database again.
# $seconds: how far, negative if backwards.
log-clock-jumped = This machine's clock was set by { $seconds } seconds. All that is pending moves with it: each game keeps the time that it had left.
# $constraint is a name in the database.
log-database-refused = The database refused a row because of { $constraint }. Nothing was written. Please report this, with the lines around it.
# $table is a name in the database.
log-database-numbered = PostgreSQL gave a number in { $table } that a row had already: its sequence was behind, as after a restore of data alone. I've set it right; nothing was lost.
# $before and $after: such as 0009 and 0014.
log-database-upgraded = Upgraded the database from migration { $before } to { $after }.
log-database-copied = Copied the database to { $file } before upgrading it. I keep the last three such copies, for 30 days.
log-database-copy-dropped = Deleted { $file }: it's more than 30 days old.
# $reason is the system's own words.
log-database-copy-stays = I can't delete { $file }, an old copy of the database: { $reason }. Delete it yourself.
log-database-no-copy = Upgrading the tables without a copy: on PostgreSQL that's yours to make, with pg_dump.
# While the bot starts. $reason is the driver's or the system's own words, or one of reasons.ftl.
log-database-not-up = I can't use the database yet: { $reason }. I'll keep trying.
log-database-still-not-up = I still can't use the database: { $reason }. I'll keep trying.
# $time is one of reasons.ftl, as below.
log-database-up = The database is there now. That took { $time }.
log-discord-not-up = I can't reach Discord yet: { $reason }. I'll keep trying.
log-discord-still-not-up = I still can't reach Discord: { $reason }. I'll keep trying.
log-discord-limited = Discord wants fewer requests from this address (status 429). I'll wait { $time } and try again; leave me running, for a restart only makes it longer.
log-discord-up = Discord answers now. That took { $time }.
# $proxy: its address, without a password. $used: False if it's none that HTTP goes by.
log-proxy = { $used ->
        [True] I reach Discord by the proxy { $proxy }, which the environment names.
       *[other] The environment names the proxy { $proxy }, but I can only use one that speaks HTTP. I try without: name another in HTTPS_PROXY, or add discord.com and discord.gg to NO_PROXY.
    }
# $shards: how many this process is to hold, "all" if Discord says.
log-started = tictactoe-bot { $version } on Python { $python } with { $database }. Shards: { $shards ->
        [all] as many as Discord recommends
       *[other] { $shards }
    }. Health: { $health ->
        [off] off
       *[other] { $health }
    }.
# $shard: its number, from 0. $connected: how many of this process are connected. $count: how many it is to hold.
log-shard-connected = Shard { $shard } is connected: { $connected } of { $count }.
log-stopping = Stopping: finishing what's under way.
# $lines: how many.
log-dropped =
    { $lines ->
        [one] One log line was dropped, because whatever reads my log is too slow.
       *[other] { $lines } log lines were dropped, because whatever reads my log is too slow.
    }
# $error: the name of what went wrong, such as TypeError.
log-unreadable = A log line couldn't be made: { $error }.
log-undelivered = Discord didn't take every answer in time. No saved move is lost; any button brings its board up to date.
log-change-unheard = Game { $game } has changed, but something that follows changes failed.
# $count: how many answers with status 401, 403 or 429 in ten minutes.
log-refused = Discord refused { $count } of my requests in ten minutes, and blocks an address after 10,000. Check my permissions with: python -m bot check.
# $page: a link to what is new.
log-update = Version { $version } is out; this is { $ours }. What's new, and what to do before updating: { $page }
