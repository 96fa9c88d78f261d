### 錦標賽。

tournaments-round-robin = 循環賽
tournaments-knockout = 淘汰賽
tournaments-bot = 機器人（困難）
tournaments-title = { $form }（{ $board }）
tournaments-title-round = { $form }（{ $board }）：{ $round }
tournaments-title-won = 🏆 { $player } 奪冠
tournaments-title-over = 沒有人來，所以沒有冠軍
tournaments-title-cancelled = 錦標賽已取消
tournaments-champion = { $user }，冠軍是你的了。下得漂亮！
tournaments-how =
    { $form ->
        [knockout] 一場對戰下兩局，雙方交換記號。如果打平就再下兩局，抽籤決定誰先下。還是平手，就由種子序較前的人晉級。
       *[round_robin] 每個人都跟其他所有人對戰：一場兩局，雙方交換記號。
    }
tournaments-hours = 每一輪有 { $hours } 小時。
tournaments-open = 按「加入」就能參加。由 { $owner } 或版主開始。
tournaments-open-unowned = 按「加入」就能參加。由版主開始。
tournaments-entrants =
    { $count ->
        [0] 還沒有人參加。要 { $least } 人才能開始（最多 { $most } 人）。
       *[other] { $missing ->
            [0] 已有 { $count } 人參加（最多 { $most } 人）：{ $names }
           *[other] { $names } 已參加。還差 { $missing } 人才能開始（最多 { $most } 人）。
        }
    }
tournaments-deadline = 這一輪的期限：<t:{ $deadline }:R>
tournaments-to-round = [去下你的對戰]({ $link })
tournaments-of-players = { $count } 人
tournaments-is-on = 正在下的對局會當成一般對局繼續。
tournaments-unnamed = 圖片顯示不出來的名字：{ $names }
tournaments-moved = 這場錦標賽移到下面了：{ $link }
tournaments-link = 過去看看

tournaments-round = { $round }：{ $users }
tournaments-round-title =
    { $left ->
        [0] 決賽
        [1] 準決賽
       *[other] 第 { $round } 輪（共 { $rounds } 輪）
    }
tournaments-round-how = 共兩局，請在 <t:{ $deadline }:f> 前下完。兩人都到了就按「開始」。如果只來了一個人，就由那個人獲勝。
tournaments-round-over = 這一輪結束了。

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) 這一輪休息
tournaments-rest-on = { $first } ({ $first_seed }) 輪空晉級
tournaments-match-games = { $match }
tournaments-match-seed = { $match }，打平：種子序較前的晉級
tournaments-match-walkover = { $match }，不戰而勝
tournaments-match-nobody = { $match }，沒有人來
tournaments-match-nobody-on = { $match }，沒有人來：種子序較前的晉級
tournaments-match-time = { $match }，時間到
tournaments-match-running = { $match }，第 { $game } 號對局進行中
tournaments-match-awaited = { $match }。{ $player }，準備好就按「開始」。
tournaments-play = 開始：{ $first } – { $second }

tournaments-game-on = 第 { $game } 號對局正在進行，棋盤在{ $link }；/board 可以再發一次。

tournaments-next = 下一局（{ $score }）
tournaments-so-far = 這場對戰：{ $match }。下一局由 { $player } 先下。

tournaments-points = 積分
tournaments-berger = SB
tournaments-player = 玩家
tournaments-words-table = 積分榜（括號裡是積分）：{ $lines }
tournaments-words-bracket = 對戰表：{ $lines }
tournaments-words-line = { $place }. { $player }（{ $points }）
tournaments-words-round = { $round }：{ $matches }

tournaments-button-leave = 退出
tournaments-button-start = 開始
tournaments-button-fill = 用機器人補滿並開始
tournaments-button-cancel = 取消
tournaments-button-again = 再辦一場
tournaments-button-quit = 確定退出
tournaments-button-end = 取消錦標賽

tournaments-ask-leave = 要退出錦標賽嗎？你剩下的對戰會判為棄權敗。
tournaments-ask-cancel = 要取消錦標賽嗎？正在下的對局會當成一般對局繼續。
tournaments-done-leave = 你已退出錦標賽。
tournaments-done-cancel = 錦標賽已取消。
tournaments-done-join = 你加入了。第一輪開始時我會提及你。
tournaments-done-start = 開始了！接下來是第一輪。
tournaments-done-fill = 開始了！空位都由機器人補上，接下來是第一輪。

command-tournament = 在這個頻道辦錦標賽：淘汰賽或循環賽
command-tournament-create = 在這個頻道開一場錦標賽
command-tournament-join = 加入這個頻道的錦標賽
command-tournament-leave = 退出這個頻道的錦標賽
command-tournament-start = 開始你在這個頻道開的錦標賽
command-tournament-fill = 用機器人補滿空位，開始你開的錦標賽
command-tournament-cancel = 取消你在這個頻道開的錦標賽
command-tournament-show = 顯示這個頻道的錦標賽
command-tournament-create-form = 輸了就出局，還是大家都互相對戰
command-tournament-create-board = 棋盤大小；斜線後面的數字是幾個連成一線算贏
command-tournament-create-hours = 一輪有幾小時

tournaments-none-here = 這裡還沒有錦標賽。用 /tournament create 開一場吧。
tournaments-on-here = 這個頻道已經有一場錦標賽了。用 /tournament show 看看。
tournaments-not-here = 錦標賽要在我能發言的伺服器頻道辦。請在那裡用 /tournament create。
tournaments-already-joined = 你已經加入了。第一輪開始時我會提及你。
tournaments-not-joined = 你沒有參加那場錦標賽。用 /tournament show 看誰參加了。
tournaments-too-late = 那場錦標賽已經開始，你來晚了。等它結束再用 /tournament create 開一場。
tournaments-already-started = 那場錦標賽已經開始了。用 /tournament show 看看。
tournaments-full = 那場錦標賽額滿了：最多 { $most } 人。
tournaments-too-few = 至少要 { $least } 人才能開始。找人來按「加入」吧。
tournaments-over = 那場錦標賽已經結束。用 /tournament create 再開一場。
tournaments-not-yours = 只有 { $user } 或版主可以這麼做。
tournaments-moderators-only = 只有版主可以這麼做，去找一位版主吧。
tournaments-not-your-match = 那是 { $players } 的對戰。用 /tournament show 找你的。
tournaments-match-over = 那場對戰已經分出結果。用 /tournament show 看目前的情況。
tournaments-not-your-question = 這是在問別人。自己想退出，請用 /tournament leave。
tournaments-not-understood = 我需要一個動作（create、join、leave、start、fill、cancel、show）、賽制（knockout、round robin）、棋盤（4x4）或小時數（1h 到 72h）。
tournaments-no-help = 這局屬於對戰，得靠你自己：下完之前沒有提示。
tournaments-no-rematch = 這局屬於對戰：下一局請在這一輪的訊息裡按「開始」。用 /tournament show 可以找到它。

topic-tournaments = 錦標賽
topic-tournaments-text =
    `/tournament create` 開一場淘汰賽（2 到 32 人）或循環賽（3 到 12 人），你會自動參加，其他人按「加入」。你或版主要在 7 天內按「開始」；**用機器人補滿並開始**會用我的困難級補滿空位。
    種子序依等級分排。一場對戰兩局，雙方交換記號：先按「開始」，之後按棋盤下面的**下一局**。對戰中沒有提示。
    贏一局 1 分，平手半分。積分榜同分時看 SB（Sonneborn-Berger）：從強的玩家那裡拿到的分更有分量。
    淘汰賽打平就再下兩局，抽籤決定誰先下。還是平手，就由種子序較前的人晉級。
    不來就判為棄權敗：時間到時，如果從你們上一局之後只有一個人按過「開始」，剩下的分都歸那個人。按的時候在這裡沒有別的對局才算數。如果兩人都按了，或都沒按，就以目前的積分計算；淘汰賽打平的，由種子序較前的人晉級。
    `/tournament show` 再發一次，`/tournament leave` 讓你退出。
