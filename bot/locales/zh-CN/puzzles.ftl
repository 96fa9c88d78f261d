### 谜题：只有一格正确的棋盘。

puzzles-title = 谜题 #{ $number }
puzzles-practice-title = 练习题 { $number }
puzzles-question =
    { $outcome ->
        [win] 轮到 { $mark }：**只有一格能赢**。是哪一格？
       *[draw] 轮到 { $mark }：**只有一格能守和**。是哪一格？
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] 昨天：只有 **{ $square }** 能赢。
           *[other] 昨天：只有 **{ $square }** 能赢；{ $answered } 人里有 { $solved } 人找到了。
        }
       *[draw] { $answered ->
            [0] 昨天：只有 **{ $square }** 能守和。
           *[other] 昨天：只有 **{ $square }** 能守和；{ $answered } 人里有 { $solved } 人找到了。
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] 每天 { $zone } 零点之后，我会在这里发一道新谜题。要停止，请用 /puzzle stop。
       *[other] 每天 { $zone } { $hour }:00 之后，我会在这里发一道新谜题。要停止，请用 /puzzle stop。
    }
puzzles-stopped = 我不再在这里发每日谜题了。想重新开始，请用 /puzzle here。
puzzles-public = 点一格：你有三次机会，结果只有你能看到。
puzzles-tries =
    { $left ->
        [1] 要保住连续天数，还剩一次机会。
        [2] 要保住连续天数，还剩两次机会。等级分只算第一次。
       *[3] 你有三次机会，等级分算第一次。
    }
puzzles-practice-of = **{ $user }**，结果只有你能看到。别人点的话，会得到自己的一道题。

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] 你的谜题等级分：**{ $rating }?**，还只是估计。
           *[other] 你的谜题等级分：**{ $rating }?**（{ $points }），还只是估计。
        }
       *[False] { $points ->
            [none] 你的谜题等级分：**{ $rating }**。
           *[other] 你的谜题等级分：**{ $rating }**（{ $points }）。
        }
    }
puzzles-right = 解出来了
puzzles-wrong = 这次没解出来
puzzles-answered = 今天的谜题你已经答过了。下一道在 { $zone } 零点出。
puzzles-shared-now = 已分享到这个频道的列表里。
puzzles-ten-days = 连续十天，这是你的第一次。明天见。
puzzles-solution =
    { $outcome ->
        [win] { $sign } 只有 **{ $square }** 能赢。
       *[draw] { $sign } 只有 **{ $square }** 能守和。
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** 只能下和。
       *[False] { $sign } **{ $square }** 会输。
    }
puzzles-others-lose = 其他格子都会输。
puzzles-completes = 这样就连成一线，当场算输。
puzzles-line = { $mark } 的赢法：{ $moves }
puzzles-streak =
    { $days ->
        [0] 最长连续：{ $best } 天。
       *[other] 🔥 连续 **{ $days } 天**（最长：{ $best } 天）。
    }
puzzles-tally =
    { $answered ->
        [1] 今天你是第一个来试的。
       *[other] 今天 { $answered } 人里有 { $solved } 人解出来了。
    }
puzzles-over =
    { $outcome ->
        [win] 谜题 #{ $number } 已结束：只有 **{ $square }** 能赢。
       *[draw] 谜题 #{ $number } 已结束：只有 **{ $square }** 能守和。
    }
puzzles-practice-over = 这道题你已经答过了。点“下一道”再来一道。
puzzles-list = **井字棋 #{ $number }**
puzzles-others = 另外 { $count } 人

puzzles-button-solve = 解题
puzzles-button-share = 分享
puzzles-button-practice = 练习
puzzles-button-next = 下一道
puzzles-button-today = 今天的谜题

puzzles-not-out = 那道谜题还没出。今天的用 /puzzle 看。
puzzles-not-answered = 那道谜题你还没答完，没有可分享的。今天的用 /puzzle 看。
puzzles-shared = 你已经在这里分享过了。
puzzles-managers-only = 只有能管理这个服务器的成员才可以。今天的谜题用 /puzzle 看。
puzzles-servers-only = 我只能在服务器里发每日谜题。在这里用 /puzzle 也能拿到今天的。
puzzles-cannot-post = 我没法在这里发谜题。请在你我都能查看、都能发送消息的频道里用 /puzzle here。
puzzles-not-posted = 我没有在这个服务器里发每日谜题。想开始，请在一个频道里用 /puzzle here。
puzzles-no-such-hour = 小时是 0 到 23 的数字，按服务器的时区算。试试 /puzzle here 加 18。
puzzles-no-such-action = 我没看懂。试试 /puzzle 加 today、practice、here 或 stop。

topic-puzzles = 谜题
topic-puzzles-text =
    `/puzzle` 是每日谜题，所有人都一样：找出唯一能赢、或者唯一能守和的那一格。
    你有三次机会：🟩 正确，🟨 只能下和，🟥 会输。点**分享**，你的结果会列在频道里，但不显示格子。每天解出一道，就能保持连续天数。
    谜题等级分只算你的第一次，练习按四分之一算。一天最多变动 60 分；答满五道之前只是估计（`?`）。
    `/puzzle practice` 给你更多题，想做多少都行。
    如果你管理服务器，`/puzzle here` 每天在你选的钟点把谜题发到频道里，`/puzzle stop` 停止。

command-puzzle = 解每日谜题，或做别的题练习
command-puzzle-today = 解每日谜题（只有你能看到）
command-puzzle-practice = 一道接一道地解题（只有你能看到）
command-puzzle-here = 每天在这个频道发谜题（服务器管理员用）
command-puzzle-here-hour = 几点，0 到 23，按服务器的时区
command-puzzle-stop = 停止每天发谜题（服务器管理员用）
