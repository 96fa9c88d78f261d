# Lines of the log that a host waits for or must act on.

# $commands: have Discord's slash commands been updated at this start, or are they unchanged?
log-ready =
    { $servers ->
        [one] Ready in one server
       *[other] Ready in { $servers } servers
    }, commands { $commands ->
        [updated] updated
       *[unchanged] unchanged
    }. Invite: { $invite }
log-intent-refused = Discord refused the message content intent, so I can't read typed commands such as { $prefix }move 4. Slash commands, buttons and mentions still work. To switch it on: https://discord.com/developers/applications, your application, Bot, Message Content Intent. To silence this line: TYPED_COMMANDS=off.
log-commands-refused = Discord didn't take my slash commands: { $reason }. I'll try again at the next start.
# $reason is the driver's own words.
log-database-away = I can't use the database: { $reason }. I'll try again with each request.
log-database-back = I can use the database again.
log-stopping = Stopping: finishing what's under way.
log-undelivered = Discord didn't take every answer in time. No saved move is lost; any button brings its board up to date.
log-change-unheard = Game { $game } has changed, but something that follows changes failed.
# $count: how many answers with status 401, 403 or 429 in ten minutes.
log-slowed-down = Discord refused { $count } of my requests in ten minutes, and blocks an address after 10,000. Until it refuses fewer I'll send one a second; clicks and slash commands are answered as fast as ever. Check my permissions with: python -m bot check.
log-slowed-no-more = Discord refuses few of my requests now. I'm back at full speed.
