### 全频道一起投票、和机器人下的对局。

crowd-button-square = { $square }，空，{ $count } 票
crowd-how = 点一格来投票，票多的格子当选；票数相同就抽签。
crowd-waits = 第一票投出 { $seconds } 秒后截止；上一轮投过票的人都投完，也会提前截止。
crowd-lead =
    { $leaders ->
        [1] **目前 { $count } 票**：{ $squares } 以 { $most } 票领先。
       *[other] **目前 { $count } 票**：{ $squares } 各得 { $most } 票，并列领先。
    }
crowd-clock = 投票截止：<t:{ $deadline }:R>。点别的格子可以改票。
topic-play-crowd = 加上 `crowd`，这个频道里的人就一起投票，一步步和我下。
crowd-about = 发起人：{ $owner }
crowd-unwatch = 发起人：{ $owner }。要停止，请用 /unwatch { $game }。
crowd-voted = 共有 { $count } 人投票。
crowd-record = 频道队：{ $won } 胜 { $lost } 负 { $drawn } 平。
crowd-button-again = 再来一局
crowd-button-close = 现在就走

crowd-running = 这个频道正在一起下 { $game_id } 号对局。用 /board 看棋盘并投票。
crowd-same-vote = 你已经投给了 { $cell }。点别的格子可以改票。
crowd-not-yours = 只有 { $user } 能提前截止投票。到时间会自动截止。
crowd-no-votes = 还没有人投票，先点一格吧。
crowd-not-votable = 频道不能用投票来下 { $word }。请选别的棋盘或别的规则。
