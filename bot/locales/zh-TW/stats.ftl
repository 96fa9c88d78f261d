### 成員的戰績。

stats-title = { $name }：{ $games } 局
stats-score = { $win } { $won } 勝（{ $share }%） · { $draw } { $drawn } 和 · { $loss } { $lost } 敗
stats-streak = 目前 **{ $current }** 連勝，最佳紀錄是 **{ $best }** 連勝。
stats-best-streak = 最佳紀錄：**{ $best }** 連勝
stats-opening = 最愛的第一步：{ $board } 的 **{ $square }**，用 X 的 { $all } 局裡有 { $games } 局
stats-accuracy = 3x3 的準確率：{ $moves } 步裡 **{ $share }%**
stats-opponents = 對手
stats-boards = 棋盤
stats-won = 勝
stats-drawn = 和
stats-lost = 敗
stats-rated = 等級分
stats-people = 玩家
stats-rating = 等級分：**{ $rating }**
stats-you-against = 你對 { $second }
stats-against = { $first } 對 { $second }
stats-duel = { $win } { $won } 勝 · { $draw } { $drawn } 和 · { $loss } { $lost } 敗
stats-latest =
    { $count ->
        [1] 最近一局：{ $results }
       *[other] 最近 { $count } 局（從新到舊）：{ $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
       *[other] { $first } { $won } – { $lost } { $other }，{ $drawn } 和
    }
stats-changed = { $name } 的等級分：{ $rating }（{ $points }）
stats-first-win = 🎉 { $name } 第一次打敗 { $bot }！
stats-hundred = 🎉 { $name } 在這裡下到第 100 局了。
stats-you-no-duel = 你和 { $second } 在這裡還沒下完過一局。用 /play 來一局吧。
stats-no-duel = 這兩位在這裡還沒下完過一局。用 /play 來一局吧。
stats-empty = 你在這裡還沒下完過一局。下一局，就會有戰績了。
stats-empty-member = { $name } 在這裡還沒下完過一局。用 /play 去挑戰吧。
stats-member = 這位成員

stats-button-play = { $kind }來一局
stats-button-rating = 等級分
stats-button-openings = 開局

stats-rating-title = { $name }，{ $board }
stats-rating-now =
    { $games ->
        [1] 下了 1 局計等級分的對局，現在 **{ $rating }**。
       *[other] 下了 { $games } 局計等級分的對局，現在 **{ $rating }**，曾在 { $least } 到 { $most } 之間。
    }
stats-rating-picture =
    { $games ->
        [1] { $board } 的等級分：1 局後 { $rating }。
       *[other] { $board } 的等級分，{ $games } 局每局後一個點：從 { $first } 到 { $rating }，在 { $least } 到 { $most } 之間。
    }

stats-openings-title = { $name }，{ $board }：用 X { $games } 局
stats-openings-move = { $square }：{ $games } 局，勝率 { $share }%
stats-openings-key = 怎麼看
stats-openings-legend = 數字是第一步下在那裡的比例。長條是那些對局的結果：藍色勝，灰色和，橘色敗。
stats-openings-picture = { $board } 的第一步：{ $squares }。
stats-openings-square = { $square } 占 { $share }%（勝率 { $won }%）

stats-are-yours = 在私人訊息裡我只顯示你自己的戰績。想看別人的，請在伺服器用 /stats。
stats-against-yourself = 沒有人跟自己下。請指定兩位不同的成員。
stats-not-of-bots = 機器人沒有戰績。用 /stats 看你對我各個難度的成績。
stats-not-rated-yet = 還沒有計等級分的對局。用 /play 不用提示下完一局，就會有等級分。
stats-no-openings-yet = 這裡還沒有用 X 下完的對局。用 /play 選誰先下。

topic-stats = 戰績
topic-stats-text =
    `/stats` 顯示你的勝敗、等級分、連勝和準確率。指定成員就看那位成員的。
    再指定第二位成員，就看兩人之間的戰績。
    「等級分」和「開局」會畫成圖。第二步之前就結束的對局不算。

command-stats = 看你或某位成員的成績、連勝和準確率
command-stats-member = 看誰的戰績；不填就看自己的
command-stats-against = 跟這位成員的對戰成績
