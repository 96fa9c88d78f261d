### 月度冠军：发当月榜单，给第一名身份组。

champions-title = { $month } · { $board }
champions-is = **{ $player }** 是月度冠军。
champions-gets = **{ $player }** 是月度冠军，获得 <@&{ $role }>。
champions-not-given = 我没能给出身份组 <@&{ $role }>：它在我的上面，或者已被删除，或者我不再能管理身份组。管理员可以用 /champion here 重新选一个。
champions-more = 完整榜单：`/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] 每月一号，我会在这里发上个月的榜单。要停止，请用 /champion stop。
       *[other] 每月一号，我会在这里发上个月的榜单，第一名获得 <@&{ $role }>。要停止，请用 /champion stop。
    }
champions-stopped = 我不再发月度榜单了。想重新开始，请用 /champion here。

champions-managers-only = 只有能管理这个服务器的成员才可以。榜单用 /leaderboard 看。
champions-servers-only = 我只能在服务器里发月度榜单。想看榜单，用 /leaderboard。
champions-cannot-post = 我没法在这里发月度榜单。请在你我都能查看、都能发送消息的频道里用 /champion here。
champions-not-posted = 我没有在这个服务器里发月度榜单。想开始，请在一个频道里用 /champion here。
champions-no-such-action = 我没看懂。试试 /champion 加 here 或 stop。
champions-no-such-role = 我在这里找不到那个身份组，或者它属于某个应用，谁都没法给。请用 /champion here 选别的。
champions-no-right = 我不能在这里给身份组。请给我“管理身份组”权限，再用 /champion here。
champions-too-high = 那个身份组不在我的下面，所以我给不了。请在服务器设置里把我的移到它上面，或者用 /champion here 选别的。
champions-above-you = 那个身份组你自己也给不了，所以我不能替你给。请用 /champion here 选别的，或者请有权限的人来。

topic-champions = 月度冠军
topic-champions-text =
    如果你管理服务器，`/champion here` 会在每月一号（UTC）把上个月的榜单发到频道里，列出那个月在那里下过计等级分对局的人。
    加上 `role:`，第一名会得到那个身份组，直到有新的冠军。它必须在我的下面，而且是你自己也能给的。
    `/champion stop` 停止。以前的月份也可以用 `/leaderboard` 看。

command-champion = 发月度榜单，并给第一名一个身份组
command-champion-here = 每月一号在这个频道发（服务器管理员用）
command-champion-here-role = 月度冠军的身份组，直到有新的冠军
command-champion-stop = 停止发月度榜单（服务器管理员用）

champions-server-none = 月度榜单：没有发布。`/champion here` 把它发到频道里。
champions-server =
    { $role ->
        [none] 月度榜单：每月一号发到 <#{ $channel }>。`/champion here` 修改，`/champion stop` 停止。
       *[other] 月度榜单：每月一号发到 <#{ $channel }>，冠军获得 <@&{ $role }>。`/champion here` 修改，`/champion stop` 停止。
    }
