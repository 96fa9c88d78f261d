### 运营服务器的人所做的设置：卡片、表单、命令说明。

settings-title = 这个服务器的设置
settings-about = 对局或成员没有另外指定时，我在这里就这样做。
settings-saved = ✅ 已保存：
settings-same = 没有变化。
settings-games = 对局
settings-limits = 限制
settings-chat = 语言和外观
settings-posts = 发布
settings-line = { $name }（`{ $word }`）：{ $value }
settings-line-set = { $name }（`{ $word }`）：**{ $value }**
settings-hosts = { $value }（默认）
settings-level-last = 每位玩家上次用的
settings-games-default = 不限
settings-language-default = 跟随 Discord（默认）
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $zone } { $hour }:00
settings-puzzle-default = 没有发布
settings-champion-default = 没有发布
settings-role-default = 无
settings-first-me = 发起对局的人
settings-first-them = 发起人的对手
settings-look-crisp = 清晰（我自己的标记）
settings-look-bold = 醒目（❌ 和 🔵）
settings-look-classic = 经典（❌ 和 ⭕）
settings-look-letters = 字母（X 和 O）
settings-look-contrast = 高对比度
settings-look-words = 文字（供屏幕阅读器用）
settings-notices-accepted = 有人接受挑战或想再来一局时
settings-notices-off = 从不
settings-notices-channel = 每次轮到时，在频道里
settings-notices-dm = 每次轮到时，发私信
settings-time-minute = { $count } 分钟
settings-time-hour = { $count } 小时
settings-time-day = { $count } 天
settings-time-second = { $count } 秒

settings-name-level = 难度
settings-name-board = 棋盘
settings-name-rules = 规则
settings-name-first = 先走
settings-name-threads = 每局一个子区
settings-name-challenge = 挑战有效期
settings-name-idle = 每步限时
settings-name-games = 一个频道同时几局
settings-name-language = 语言
settings-name-prefix = 前缀
settings-name-look = 外观
settings-name-notices = 轮到时的通知
settings-name-puzzle = 每日谜题
settings-name-hour = 谜题的时间
settings-name-champion = 月度榜单
settings-name-role = 冠军的身份组
settings-name-zone = 时区
settings-about-rules = 标准以外的规则都要用 3x3 棋盘。
settings-about-threads = 对局开始时我会创建，结束后归档。
settings-about-idle = 超时算输。正在走的这一步仍按原来的时间。
settings-about-language = 棋盘和所有人都看的内容用的语言。
settings-about-prefix = 符号，或字母后面加符号。留空就是 { $prefix }
settings-about-look = 发起人没选外观的对局用这个。
settings-about-notices = 用于没有自己选过的成员。
settings-about-puzzle = 每天在下面的时间发布。留空就不发布。
settings-about-champion = 每月一号发布。留空就不发布。
settings-about-role = 月度冠军的身份组，直到有新的冠军。
settings-about-zone = 谜题的时间和月底都按它算。写出那个时区里的一个城市。

settings-servers-only = 设置是服务器的事。请在你管理的服务器里用 /settings。
settings-managers-only = 只有能管理这个服务器的成员才能改设置。
settings-no-such-name = 没有“{ $word }”这项设置。请输入{ $names }，再加上值：`level hard`；用 `level default` 恢复默认。
settings-no-such-value = { $word } 请选 { $names }。
settings-both = 这些规则要用 3x3 棋盘，而 { $word } 的设置不合适。请两项一起改：`{ $command }`。
settings-no-channel = { $word } 还没有发布。请同时选一个频道。
settings-no-such-channel = { $word } 请选这个服务器的文字频道，或 `off`。
settings-cannot-post = 我没法在那个频道发布。请选一个你我都能查看、都能发送消息的频道。
settings-no-such-role = { $word } 请选这个服务器的身份组，或 `off`。
settings-fixed-role = 谁都没法给那个身份组：它属于某个应用，或者属于所有人。请选别的。
settings-no-right = 我不能在这里给身份组。请给我“管理身份组”权限，再用 /settings。
settings-too-high = 那个身份组不在我的下面，所以我给不了。请在服务器设置里把我的移到它上面，或者用 /settings 选别的。
settings-above-you = 那个身份组你自己也给不了，所以我不能替你给。请用 /settings 选别的，或者请有权限的人来。
settings-discord-away = 无法向 Discord 核实，所以什么都没改。请一分钟后再试。
settings-no-such-prefix =
    { $most ->
        [1] 前缀是一个符号，比如 `?` 或 `$`。Discord 自己用的符号，比如 `/` 和 `*`，不能用。
       *[other] 前缀是 1 到 { $most } 个字母、数字和符号，以符号结尾：`?`、`t!`。Discord 自己用的符号，比如 `/` 和 `*`，不能用。
    }

topic-settings = 服务器的设置
topic-settings-text =
    如果你管理服务器，`/settings` 显示那里的设置，并有按钮可改：没有指明时的难度、棋盘和规则，挑战和每步的限时，一个频道同时几局，语言、前缀和外观。还有：每局一个子区，以及每日谜题和月度榜单发在哪里。
    也可以直接改：`/settings level:hard`，或输入 `{ $prefix }settings prefix ? level hard`。
    `default` 恢复默认：`/settings level:default`。

command-settings = 查看或修改这个服务器的设置（服务器管理员用）
command-settings-language = 棋盘和所有人都看的内容用的语言
command-settings-prefix = 打字输入命令时的前缀，比如 ? 或 t!；填 default 恢复默认
command-settings-level = 没有指明难度时，我下得多好
command-settings-board = 没有指明时用的棋盘
command-settings-rules = 没有指明时用的规则
command-settings-first = 没有指明时谁先走
command-settings-challenge = 挑战等待回应多久
command-settings-idle = 对局等待下一步多久
command-settings-games = 一个频道里最多同时几局
command-settings-look = 发起人没选时对局的外观
command-settings-notices = 成员没有自己选时，轮到时怎样通知
command-settings-threads = 要不要每局一个子区
command-settings-puzzle = 发布每日谜题的频道
command-settings-hour = 几点，0 到 23，按服务器的时区
command-settings-champion = 每月一号发布月度榜单的频道
command-settings-role = 月度冠军的身份组，直到有新的冠军
command-settings-stop = 要停止什么：发布，或者冠军的身份组
command-settings-zone = 这里的时间、日期和月份的时区：写出其中的一个城市
