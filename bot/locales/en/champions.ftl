### The month's champion: a post with the month's table, and a role for its first.

# $month: "October 2026". $board: "3x3", or "3x3 misere".
champions-title = { $month } · { $board }
champions-is = **{ $player }** is the month's champion.
# $role: its id, which Discord shows as its name.
champions-gets = **{ $player }** is the month's champion and gets <@&{ $role }>.
champions-not-given = I couldn't give the role <@&{ $role }>: it's above mine, it's gone, or I may no longer manage roles. A manager can use /champion here to pick one again.
# $month: such as 2026-10.
champions-more = The whole list: `/leaderboard period:{ $month }`
# $role: its id; "none" if there is none.
champions-posted =
    { $role ->
        [none] On the first of each month I'll post the month's table here. Use /champion stop to end that.
       *[other] On the first of each month I'll post the month's table here, and whoever is first gets <@&{ $role }>. Use /champion stop to end that.
    }
champions-stopped = I've stopped posting the month's table. Use /champion here to start again.

## Why it can't be done. "here" and "stop" are typed and stay English, as the names of commands do.

champions-managers-only = Only members who can manage this server can do that. Use /leaderboard to see the table.
champions-servers-only = I can only post the month's table in servers. Use /leaderboard to see one.
champions-cannot-post = I can't post the month's table here. Use /champion here in a channel where we can both see and send messages.
champions-not-posted = I'm not posting the month's table in this server. Use /champion here in a channel to start.
champions-no-such-action = I didn't catch that. Try /champion with here or stop.
champions-no-such-role = I can't find that role here, or nobody can give it because it belongs to an app. Use /champion here and pick another one.
champions-no-right = I may not give roles here. Give me the permission Manage Roles, then use /champion here again.
champions-too-high = That role isn't below mine, so I can't give it. Move mine above it in the server's settings, or use /champion here with another one.
champions-above-you = You can't give that role yourself, so I can't for you. Use /champion here with another one, or ask someone who can.

## A topic of help.

topic-champions = The month's champion
topic-champions-text =
    If you manage a server, `/champion here` posts the month's table in a channel on the first of each month (UTC). It lists who played rated games there in that month.
    With `role:` whoever is first gets that role until there's a new champion. It has to be below mine, and one that you could give yourself.
    `/champion stop` ends that. `/leaderboard` shows past months, too.

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-champion = Post the month's table, with a role for whoever is first
command-champion-here = Post it in this channel on the first of each month (for managers)
command-champion-here-role = The role of the month's champion, until there is a new one
command-champion-stop = Stop posting the month's table (for server managers)

## In the card of /settings, which shows commands as they are typed.

champions-server-none = Month's table: not posted. `/champion here` posts it in a channel.
# $channel: its id. $role: the id of the role that the champion gets, or none.
champions-server =
    { $role ->
        [none] Month's table: in <#{ $channel }> on the first. `/champion here` changes that, `/champion stop` ends it.
       *[other] Month's table: in <#{ $channel }> on the first, and <@&{ $role }> for its champion. `/champion here` changes that, `/champion stop` ends it.
    }
