### 机器人保存的个人数据、副本，以及怎样删除。这是承诺，要译得准确。

privacy-title = 你的数据
privacy-what = 我保存什么
privacy-what-text =
    • 你的 Discord ID 和名字：在你下过、跟看过、结束过或拿来展示过的对局里。
    • 每局在哪里下、每一步、谁用了提示、怎样结束。
    • 由对局产生的：等级分、锦标赛、谜题答案、投票，以及哪个服务器让你当了月度冠军。
    • 你用 `/preferences` 设置的内容，以及 `/learn` 学到了哪里。
    你写的其他内容，我一概不保存。
privacy-why = 为什么
privacy-why-text =
    为了让对局在重启后还在、棋盘保持最新，并且有历史、战绩和排行榜。对局只给能看到它所在频道的人看，不把任何东西给其他人。
privacy-long = 保存多久
privacy-long-games =
    { $days ->
        [0] 下完的对局会一直保留；/forget 会把你的名字和 ID 从里面去掉。
       *[other] 下完的对局 { $days } 天后删除。
    }
privacy-long-servers = 属于某个服务器的内容，在我离开它 { $days } 天后删除。
privacy-yours = 你的选择
privacy-yours-text =
    • `/export` 给你一份全部内容的副本。
    • `/forget` 把你的名字和 ID 从所有内容里去掉。
    • `/preferences` 里的排行榜一项决定可以在哪里列出你。
privacy-host = 谁在运行我
privacy-host-contact = { $name }：{ $contact }
privacy-somebody = 托管我的人，没有留下名字

privacy-forget-sure =
    要从我保存的所有内容里、在所有服务器中，抹去你的名字和 ID 吗？这无法撤销。
    你正在下的对局会按认输结束。想先要一份副本，请用 `/export`。
privacy-button-keep = 保留
privacy-button-erase = 全部抹去
privacy-forget-kept = 一切都按原样保留着。
privacy-forget-nothing = 我没有以你的名字或 ID 保存任何内容。
privacy-forget-done =
    好了。你的名字和 ID 已从我保存的所有内容里去掉，你的偏好设置、投票、课程进度和以前的谜题答案也一并删除。
    你下过的每一步会保留，但不带名字。你的等级分、练习题和最近的谜题答案也会保留，用一个代码代替你的 ID；你再来玩的话，它们又归你所有。如果有人屏蔽了你，这一点也会以同一代码保留。
    我已经发出的消息会留着，直到有人删除。

privacy-copy =
    { $games ->
        [0] 这是我保存的关于你的全部内容。
       *[other] 这是我保存的关于你的全部内容，包括 { $games } 局对局。
    }

topic-privacy = 你的数据
topic-privacy-text =
    `/privacy` 说明我保存什么、为什么、保存多久。
    `/export` 给你发一份我保存的关于你的全部内容。
    `/forget` 在所有服务器里，把你的名字和 ID 从所有内容里去掉。动手之前我会先问你。
    `/preferences` 里的排行榜一项决定可以在哪里列出你。

privacy-not-yours-to-forget = 这是在问别人。想让我忘掉你，请用 /forget。
privacy-question-too-old = 这个问题太旧，不能再回答了。请重新用 /forget。
privacy-copied-just-now = 你刚拿到一份副本。再要一份：<t:{ $until }:R>。

command-privacy = 看看我保存了你的什么、为什么、保存多久
command-forget = 从我保存的所有内容里抹去你的名字和 ID
command-export = 拿一份我保存的关于你的全部内容（只有你能看到）
