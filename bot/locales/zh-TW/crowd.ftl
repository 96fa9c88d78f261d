### 整個頻道一起投票，跟機器人下的對局。

crowd-button-square = { $square }，空格，{ $count } 票
crowd-how = 按一格就是投票，票數最多的勝出；同票就抽籤。
crowd-waits = 第一票之後 { $seconds } 秒截止；上一輪投過的人都投完，也會提早截止。
crowd-lead =
    { $leaders ->
        [1] **目前 { $count } 票**：{ $squares } 以 { $most } 票領先。
       *[other] **目前 { $count } 票**：{ $squares } 各有 { $most } 票，並列領先。
    }
crowd-clock = 投票截止：<t:{ $deadline }:R>。想改票就按別格。
topic-play-crowd = 加上 `crowd`，這個頻道的人就一起投票，一步一步跟我下。
crowd-about = 發起人：{ $owner }
crowd-unwatch = 發起人：{ $owner }。想停止就用 /unwatch { $game }。
crowd-voted = 共有 { $count } 人投票。
crowd-record = 頻道隊：{ $won } 勝 { $lost } 敗 { $drawn } 和。
crowd-button-again = 再來一局
crowd-button-close = 現在就下

crowd-running = 這個頻道正一起下第 { $game_id } 號對局。用 /board 看棋盤、投票。
crowd-same-vote = 你已經投給 { $cell } 了。想改票就按別格。
crowd-not-yours = 只有 { $user } 能提早截止投票。時間到會自動截止。
crowd-no-votes = 還沒有人投票，先按一格吧。
crowd-not-votable = 頻道不能用投票來下 { $word }。請選別的棋盤或別的規則。
