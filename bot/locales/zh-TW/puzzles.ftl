### 謎題：只有一格正確的棋盤。

puzzles-title = 謎題 #{ $number }
puzzles-practice-title = 練習題 { $number }
puzzles-question =
    { $outcome ->
        [win] 輪到 { $mark }：**只有一格會贏**。是哪一格？
       *[draw] 輪到 { $mark }：**只有一格能守和**。是哪一格？
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] 昨天：只有 **{ $square }** 會贏。
           *[other] 昨天：只有 **{ $square }** 會贏；{ $answered } 人中有 { $solved } 人找到。
        }
       *[draw] { $answered ->
            [0] 昨天：只有 **{ $square }** 能守和。
           *[other] 昨天：只有 **{ $square }** 能守和；{ $answered } 人中有 { $solved } 人找到。
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] 每天 { $zone } 午夜過後，我會在這裡發一道新謎題。想停止就用 /puzzle stop。
       *[other] 每天 { $zone } { $hour }:00 過後，我會在這裡發一道新謎題。想停止就用 /puzzle stop。
    }
puzzles-stopped = 我不再在這裡發每日謎題了。想重新開始就用 /puzzle here。
puzzles-public = 按一格：你有三次機會，結果只有你看得到。
puzzles-tries =
    { $left ->
        [1] 要保住連續天數，還剩一次機會。
        [2] 要保住連續天數，還剩兩次機會。等級分只算第一次。
       *[3] 你有三次機會，等級分算第一次。
    }
puzzles-practice-of = **{ $user }**，結果只有你看得到。別人按的話，會拿到自己的題目。

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] 你的謎題等級分：**{ $rating }?**，還只是估計。
           *[other] 你的謎題等級分：**{ $rating }?**（{ $points }），還只是估計。
        }
       *[False] { $points ->
            [none] 你的謎題等級分：**{ $rating }**。
           *[other] 你的謎題等級分：**{ $rating }**（{ $points }）。
        }
    }
puzzles-right = 解開了
puzzles-wrong = 這次沒解開
puzzles-answered = 今天的謎題你已經答過了。下一題在 { $zone } 午夜推出。
puzzles-shared-now = 已分享到這個頻道的名單。
puzzles-ten-days = 連續十天，這是你的第一次。明天見。
puzzles-solution =
    { $outcome ->
        [win] { $sign } 只有 **{ $square }** 會贏。
       *[draw] { $sign } 只有 **{ $square }** 能守和。
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** 只能平手。
       *[False] { $sign } **{ $square }** 會輸。
    }
puzzles-others-lose = 其他格都會輸。
puzzles-completes = 這樣就連成一線，當場算輸。
puzzles-line = { $mark } 的贏法：{ $moves }
puzzles-streak =
    { $days ->
        [0] 最長連續：{ $best } 天。
       *[other] 🔥 連續 **{ $days } 天**（最長：{ $best } 天）。
    }
puzzles-tally =
    { $answered ->
        [1] 今天你是第一個來試的。
       *[other] 今天 { $answered } 人中有 { $solved } 人解開。
    }
puzzles-over =
    { $outcome ->
        [win] 謎題 #{ $number } 已結束：只有 **{ $square }** 會贏。
       *[draw] 謎題 #{ $number } 已結束：只有 **{ $square }** 能守和。
    }
puzzles-practice-over = 這題你已經答過了。按「下一題」再來一題。
puzzles-list = **井字遊戲 #{ $number }**
puzzles-others = 其他 { $count } 人

puzzles-button-solve = 解題
puzzles-button-share = 分享
puzzles-button-practice = 練習
puzzles-button-next = 下一題
puzzles-button-today = 今天的謎題

puzzles-not-out = 那道謎題還沒推出。今天的請用 /puzzle。
puzzles-not-answered = 那道謎題你還沒答完，沒有東西可以分享。今天的請用 /puzzle。
puzzles-shared = 你已經在這裡分享過了。
puzzles-managers-only = 只有能管理這個伺服器的成員才可以。今天的謎題請用 /puzzle。
puzzles-servers-only = 我只能在伺服器裡發每日謎題。在這裡用 /puzzle 也能拿到今天的。
puzzles-cannot-post = 我沒辦法在這裡發謎題。請在你我都能檢視、都能傳送訊息的頻道用 /puzzle here。
puzzles-not-posted = 我沒有在這個伺服器發每日謎題。想開始就在頻道裡用 /puzzle here。
puzzles-no-such-hour = 小時是 0 到 23 的數字，以伺服器的時區計。試試 /puzzle here 加 18。
puzzles-no-such-action = 我看不懂。試試 /puzzle 加 today、practice、here 或 stop。

topic-puzzles = 謎題
topic-puzzles-text =
    `/puzzle` 是每日謎題，大家都一樣：找出唯一會贏、或唯一能守和的那一格。
    你有三次機會：🟩 正確，🟨 只能平手，🟥 會輸。按**分享**，你的結果會列在頻道的名單上，但不會透露格子。每天解開一題，就能保持連續天數。
    謎題等級分只算你的第一次，練習算四分之一。一天最多變動 60 分；答滿五題之前只是估計（`?`）。
    `/puzzle practice` 給你更多題目，想解多少都行。
    如果你管理伺服器，`/puzzle here` 會每天在你選的時間把謎題發到頻道，`/puzzle stop` 則會停止。

command-puzzle = 解每日謎題，或用其他題目練習
command-puzzle-today = 解每日謎題（只有你看得到）
command-puzzle-practice = 一題接一題解下去（只有你看得到）
command-puzzle-here = 每天在這個頻道發謎題（伺服器管理員用）
command-puzzle-here-hour = 幾點，0 到 23，以伺服器的時區計
command-puzzle-stop = 停止每天發謎題（伺服器管理員用）
