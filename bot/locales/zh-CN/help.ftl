### 帮助：分三栏的概览。

help-title = 井字棋
help-typed =
    三个连成一线就赢（也叫圈叉棋）。
    也可以输入 `{ $prefix }play` 或 `{ $prefix }move 5`。
help-untyped =
    三个连成一线就赢（也叫圈叉棋）。
    也可以输入 `@bot play` 或 `@bot move 5`。
help-play = 下棋
help-play-text =
    `/play` 和我下，和朋友下，和任何人下，或者全频道一起下。
    点一格，或输入 `/move`。
    `/board` 重新显示你的对局。
    `/tournament` 办一场淘汰赛或循环赛。
    `/draw` 和 `/resign` 结束对局。
    `/preferences` 设置棋盘的外观（也有供屏幕阅读器用的文字）、我通知你什么、谁可以挑战你。
help-watch = 观看
help-watch-text =
    `/games` 列出正在进行的对局。
    `/watch` 在这里跟着看一局。
    `/history` 列出下完的对局。
    `/replay` 一步步回看一局。
help-learn = 学习
help-learn-text =
    `/learn` 是一门课：我是怎么想的。
    `/hint` 告诉你最好的格子。
    `/explain` 告诉你每一格值多少。
    `/puzzle` 每天一道新题。
    `/stats` 看你的战绩。
    `/leaderboard` 看谁最强。
    `/privacy` 看我保存了什么。
help-manage = 管理
help-manage-text =
    `/settings` 设置我在这个服务器里怎么运作。
    `/permissions` 显示我在这里可以做什么，以及在哪里改。
    `/puzzle here` 每天在这里发谜题。

help-button-play = 来一局：{ $kind }
help-button-challenge = 挑战
help-button-watch = 观看

help-menu-topics = 了解更多…
help-menu-whom = 选一个对手
help-challenge-whom = 你想挑战谁？

help-about =
    我是 tictactoe-bot { $version }，用极小化极大算法找走法：unbeatable 守得住的对局从不输，easy 会给你机会。
    我保存谁在哪里下过、每一步、结果和你的偏好设置，你写的其他内容一概不留。用 /privacy 看细节，用 /help 看我会什么。

help-no-such-topic = 这个主题没有帮助。试试 /help 加 { $names }。

command-help = 看看我会什么、怎么玩
command-help-topic = 想看哪个主题；不填就看全部概要
command-about = 看看我是什么、保存了什么
