### 成员的战绩。

stats-title = { $name }：{ $games } 局
stats-score = { $win } { $won } 胜（{ $share }%） · { $draw } { $drawn } 平 · { $loss } { $lost } 负
stats-streak = 现在 **{ $current }** 连胜，最多 **{ $best }** 连胜。
stats-best-streak = 最多：**{ $best }** 连胜
stats-opening = 最爱的第一步：{ $board } 上的 **{ $square }**，执 X 的 { $all } 局里有 { $games } 局
stats-accuracy = 3x3 准确率：{ $moves } 步里 **{ $share }%**
stats-opponents = 对手
stats-boards = 棋盘
stats-won = 胜
stats-drawn = 平
stats-lost = 负
stats-rated = 等级分
stats-people = 玩家
stats-rating = 等级分：**{ $rating }**
stats-you-against = 你对 { $second }
stats-against = { $first } 对 { $second }
stats-duel = { $win } { $won } 胜 · { $draw } { $drawn } 平 · { $loss } { $lost } 负
stats-latest =
    { $count ->
        [1] 最近一局：{ $results }
       *[other] 最近 { $count } 局（从新到旧）：{ $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
       *[other] { $first } { $won } – { $lost } { $other }，{ $drawn } 平
    }
stats-changed = { $name } 的等级分：{ $rating }（{ $points }）
stats-first-win = 🎉 { $name } 首次战胜 { $bot }！
stats-hundred = 🎉 { $name } 在这里下到第 100 局了。
stats-you-no-duel = 你和 { $second } 在这里还没下完过一局。用 /play 来一局吧。
stats-no-duel = 两人在这里还没下完过一局。用 /play 来一局吧。
stats-empty = 你在这里还没下完过一局。下一局，战绩就有了。
stats-empty-member = { $name } 在这里还没下完过一局。用 /play 去挑战吧。
stats-member = 这位成员

stats-button-play = 来一局：{ $kind }
stats-button-rating = 等级分
stats-button-openings = 开局

stats-rating-title = { $name }，{ $board }
stats-rating-now =
    { $games ->
        [1] 下了 1 局计分对局，现在 **{ $rating }**。
       *[other] 下了 { $games } 局计分对局，现在 **{ $rating }**，曾在 { $least } 和 { $most } 之间。
    }
stats-rating-picture =
    { $games ->
        [1] { $board } 的等级分：1 局后 { $rating }。
       *[other] { $board } 的等级分，{ $games } 局每局后一个点：从 { $first } 到 { $rating }，在 { $least } 和 { $most } 之间。
    }

stats-openings-title = { $name }，{ $board }：执 X { $games } 局
stats-openings-move = { $square }：{ $games } 局，胜率 { $share }%
stats-openings-key = 怎么看
stats-openings-legend = 数字是第一步下在那里的比例。色条是那些对局的结果：蓝色胜，灰色平，橙色负。
stats-openings-picture = { $board } 的第一步：{ $squares }。
stats-openings-square = { $square } 占 { $share }%（胜率 { $won }%）

stats-are-yours = 私信里我只显示你自己的战绩。想看别人的，请在服务器里用 /stats。
stats-against-yourself = 没有人和自己下。请指定两个不同的成员。
stats-not-of-bots = 机器人没有战绩。用 /stats 看你对我各难度的成绩。
stats-not-rated-yet = 还没有计等级分的对局。用 /play 不用提示下完一局，就有等级分了。
stats-no-openings-yet = 这里还没有执 X 下完的对局。用 /play 选谁先走。

topic-stats = 战绩
topic-stats-text =
    `/stats` 显示你的胜负、等级分、连胜和准确率。指定成员就看那位成员的。
    再指定第二个成员，就看两人之间的战绩。
    “等级分”和“开局”会画图。第二步之前就结束的对局不算。

command-stats = 看你或某个成员的成绩、连胜和准确率
command-stats-member = 看谁的战绩；不填就看自己的
command-stats-against = 和这个成员的对战成绩
