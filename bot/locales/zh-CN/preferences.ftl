### 成员的偏好设置：句子和表单。

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = 已保存。
preferences-language =
    { $language_by ->
        [discord] 我用你 Discord 的语言回复你（discord）。
       *[other] 我用 { $language } 回复你（{ $language_by }）。
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look }这一项由各服务器决定。
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices }这一项由各服务器决定。
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] 你不接受挑战（nobody）。你仍然可以挑战别人。
       *[anyone] 谁都可以挑战你（anyone）。
    }
preferences-blocked =
    { $blocked ->
        [0] 没有屏蔽任何人。
       *[other] 已屏蔽：{ $members }。被屏蔽的人不能挑战你，我也不会告诉他们。
    }
preferences-voice =
    { $voice ->
        [quiet] 下棋时我不说话（quiet）。
       *[chatty] 下棋时我偶尔说两句（chatty）。
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] 任何排行榜都不列出你（hidden）。
        [everywhere] 排行榜可以列出你：你玩的服务器里，以及所有服务器的总榜（everywhere）。
       *[server] 只有你玩的服务器里的排行榜会列出你（server）。
    }
preferences-look =
    { $look ->
        [bold] 你发起的对局用 ❌ 和 🔵（bold）。
        [classic] 你发起的对局用 ❌ 和 ⭕（classic）。
        [letters] 你发起的对局用字母 X 和 O（letters）。
        [contrast] 你发起的对局用高对比度的黑白标记（contrast）。
        [words] 你发起的对局，以及只有你能看到的回复，都用文字写出，供屏幕阅读器使用（words）。
       *[crisp] 你发起的对局用我自己的标记（crisp）。
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] 轮到你时我从不通知（off）。
           *[other] 轮到你时我从不通知（off）。{ $minutes } 分钟只在选 channel 或 dm 时有效。
        }
        [channel] { $minutes ->
            [0] 一轮到你，我就在频道里提及你（channel）。
           *[other] 轮到你 { $minutes } 分钟后，我在频道里提及你（channel）。
        }
        [dm] { $minutes ->
            [0] 一轮到你，我就发私信；私信关着的话，就在频道里提及你（dm）。
           *[other] 轮到你 { $minutes } 分钟后，我发私信；私信关着的话，就在频道里提及你（dm）。
        }
       *[accepted] { $minutes ->
            [0] 只在有人接受你的挑战或想再来一局时通知（accepted）。
           *[other] 只在有人接受你的挑战或想再来一局时通知（accepted）。{ $minutes } 分钟只在选 channel 或 dm 时有效。
        }
    }

preferences-unknown = 我不认识“{ $word }”。可以用 `classic`、`dm`、`15 minutes`、`hidden` 或 `quiet` 这样的词，或者只用 /preferences。
preferences-no-such = 同一类里选了两个。外观、通知等每类只选一个；用 /preferences 看有哪些可选。
preferences-block-whom = 请用 `/preferences block:@Bob` 或 `/preferences unblock:@Bob`，只有你能看到。如果在这里输入，请在这个词后面提及成员，他们会收到通知。
preferences-yourself = 不能屏蔽自己，请选别的成员。

preferences-form = 你的偏好设置
preferences-title-look = 外观和语言
preferences-title-notices = 通知和排行榜
preferences-title-challenges = 挑战
preferences-form-language = 回复我的语言
preferences-language-discord = 我 Discord 的语言
preferences-form-look = 我发起的对局的外观
preferences-look-server = 由服务器决定
preferences-look-crisp = 清晰：机器人自己的标记
preferences-look-bold = 醒目：❌ 和 🔵
preferences-look-classic = 经典：❌ 和 ⭕
preferences-look-letters = 字母：X 和 O
preferences-look-contrast = 高对比度：黑、白、黄
preferences-look-words = 文字：供屏幕阅读器用，没有表情符号
preferences-form-notices = 通知我
preferences-notices-server = 由服务器决定
preferences-notices-accepted = 只在有人接受挑战或想再来一局时
preferences-notices-off = 从不
preferences-notices-channel = 轮到我时，在频道里
preferences-notices-dm = 轮到我时，发私信
preferences-form-after = 轮到我多久后通知
preferences-after-0 = 立刻
preferences-after-5 = 5 分钟后
preferences-after-15 = 15 分钟后
preferences-after-60 = 1 小时后
preferences-form-leaderboards = 排行榜可以列出我
preferences-leaderboards-server = 在我玩的服务器里
preferences-leaderboards-everywhere = 所有地方
preferences-leaderboards-hidden = 哪里都不行
preferences-form-remarks = 下棋时说两句
preferences-remarks-chatty = 偶尔
preferences-remarks-quiet = 从不
preferences-form-challenges = 谁可以挑战我
preferences-challenges-anyone = 任何人
preferences-challenges-nobody = 谁都不行
preferences-form-blocked =
    { $left ->
        [0] 屏蔽：这些人不能挑战我
       *[other] 已屏蔽的成员（{ $count } 人中的 { $shown } 人）
    }

command-preferences = 查看或修改你的外观、语言、通知和挑战设置
command-preferences-language = 我用什么语言回复你（discord：你 Discord 的语言）
command-preferences-look = 你发起的对局是什么外观；文字供屏幕阅读器使用
command-preferences-notices = 轮到你时要不要通知你、在哪里通知
command-preferences-leaderboards = 在哪里列出你：你玩的服务器、所有地方，或哪里都不列
command-preferences-after = 轮到你多久后通知；只对频道和私信有效
command-preferences-remarks = 下棋时我要不要偶尔说两句
command-preferences-challenges = 谁可以挑战你：没被你屏蔽的任何人，或谁都不行
command-preferences-block = 不能再挑战你的成员；我不会告诉对方
command-preferences-unblock = 又可以挑战你的成员
