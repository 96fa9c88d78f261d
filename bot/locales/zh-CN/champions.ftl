### 月度冠军：发当月榜单，给第一名身份组。

champions-title = { $month } · { $board }
champions-is = **{ $player }** 是月度冠军。
champions-gets = **{ $player }** 是月度冠军，获得 <@&{ $role }>。
champions-not-given = 我没能给出身份组 <@&{ $role }>：它在我的上面，或者已被删除，或者我不再能管理身份组。管理员可以用 /settings 重新选一个。
champions-more = 完整榜单：`/leaderboard period:{ $month }`

topic-champions = 月度冠军
topic-champions-text =
    如果你管理服务器，`/settings champion:` 会在每月一号把上个月的榜单发到频道里，列出那个月在那里下过计等级分对局的人。
    加上 `role:`，第一名会得到那个身份组，直到有新的冠军。它必须在我的下面，而且是你自己也能给的。
    `/settings stop:champion` 停止。以前的月份也可以用 `/leaderboard` 看。
