### The month's champion: a post with the month's table, and a role for its first.

# $month: "October 2026". $board: "3x3", or "3x3 misere".
champions-title = { $month } · { $board }
champions-is = **{ $player }** is the month's champion.
# $role: its id, which Discord shows as its name.
champions-gets = **{ $player }** is the month's champion and gets <@&{ $role }>.
champions-not-given = I couldn't give the role <@&{ $role }>: it's above mine, it's gone, or I may no longer manage roles. A manager can use /settings to pick one again.
# $month: such as 2026-10.
champions-more = The whole list: `/leaderboard period:{ $month }`

## A topic of help.

topic-champions = The month's champion
topic-champions-text =
    If you manage a server, `/settings champion:` posts the month's table in a channel on the first of each month. It lists who played rated games there in that month.
    With `role:` whoever is first gets that role until there's a new champion. It has to be below mine, and one that you could give yourself.
    `/settings stop:champion` ends that. `/leaderboard` shows past months, too.
