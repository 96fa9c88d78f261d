### 問題：正解のマスが一つだけの盤。

puzzles-title = 問題 #{ $number }
puzzles-practice-title = 練習問題 { $number }
puzzles-question =
    { $outcome ->
        [win] { $mark } の番です。**勝てるマスは一つだけ**。どこでしょう？
       *[draw] { $mark } の番です。**引き分けに持ち込めるマスは一つだけ**。どこでしょう？
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] 昨日の答え：勝てるマスは**{ $square }**だけでした。
           *[other] 昨日の答え：勝てるマスは**{ $square }**だけでした。{ $answered }人中{ $solved }人が正解。
        }
       *[draw] { $answered ->
            [0] 昨日の答え：引き分けに持ち込めるマスは**{ $square }**だけでした。
           *[other] 昨日の答え：引き分けに持ち込めるマスは**{ $square }**だけでした。{ $answered }人中{ $solved }人が正解。
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] 毎日{ $zone }の0時過ぎに、新しい問題をここに投稿します。やめるときは /puzzle stop をどうぞ。
       *[other] 毎日{ $zone }の{ $hour }時過ぎに、新しい問題をここに投稿します。やめるときは /puzzle stop をどうぞ。
    }
puzzles-stopped = 今日の問題をここに投稿するのをやめました。再開するときは /puzzle here をどうぞ。
puzzles-public = マスを押してください。3回まで挑戦でき、結果はあなただけに見えます。
puzzles-tries =
    { $left ->
        [1] 連続記録がかかったチャンスはあと1回です。
        [2] 連続記録がかかったチャンスはあと2回です。レーティングに入るのは1回目だけです。
       *[3] 3回まで挑戦できます。レーティングに入るのは1回目です。
    }
puzzles-practice-of = **{ $user }**、結果はあなただけに見えます。ほかの人が押すと、その人用の問題が出ます。

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] 問題のレーティング：**{ $rating }?**（まだ推定）
           *[other] 問題のレーティング：**{ $rating }?**（{ $points }、まだ推定）
        }
       *[False] { $points ->
            [none] 問題のレーティング：**{ $rating }**
           *[other] 問題のレーティング：**{ $rating }**（{ $points }）
        }
    }
puzzles-right = 正解
puzzles-wrong = 残念
puzzles-answered = 今日の問題はもう解答済みです。次の問題は{ $zone }の0時に出ます。
puzzles-shared-now = このチャンネルの一覧に載せました。
puzzles-ten-days = 10日連続、初の快挙です。また明日お会いしましょう。
puzzles-solution =
    { $outcome ->
        [win] { $sign } 勝てるマスは**{ $square }**だけです。
       *[draw] { $sign } 引き分けに持ち込めるマスは**{ $square }**だけです。
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }**だと引き分け止まりです。
       *[False] { $sign } **{ $square }**だと負けです。
    }
puzzles-others-lose = ほかのマスはどれも負けです。
puzzles-completes = 3つ並んでしまい、その場で負けになります。
puzzles-line = { $mark } の勝ち方：{ $moves }
puzzles-streak =
    { $days ->
        [0] 連続記録の最高：{ $best }日
       *[other] 🔥 連続記録：**{ $days }日**（最高：{ $best }日）
    }
puzzles-tally =
    { $answered ->
        [1] 今日はあなたが一番乗りです。
       *[other] 今日は{ $answered }人中{ $solved }人が解きました。
    }
puzzles-over =
    { $outcome ->
        [win] 問題 #{ $number } は終了しました。勝てるマスは**{ $square }**だけでした。
       *[draw] 問題 #{ $number } は終了しました。引き分けに持ち込めるマスは**{ $square }**だけでした。
    }
puzzles-practice-over = その問題は解答済みです。「次へ」を押すと新しい問題が出ます。
puzzles-list = **三目並べ #{ $number }**
puzzles-others = ほか{ $count }人

puzzles-button-solve = 解く
puzzles-button-share = 共有
puzzles-button-practice = 練習
puzzles-button-next = 次へ
puzzles-button-today = 今日の問題

puzzles-not-out = その問題はまだ出ていません。今日の問題は /puzzle でどうぞ。
puzzles-not-answered = その問題はまだ解き終わっていないので、共有するものがありません。今日の問題は /puzzle でどうぞ。
puzzles-shared = ここにはもう共有しています。
puzzles-managers-only = それができるのは、このサーバーを管理できるメンバーだけです。今日の問題は /puzzle でどうぞ。
puzzles-servers-only = 毎日の投稿ができるのはサーバーだけです。今日の問題はここでも /puzzle で解けます。
puzzles-cannot-post = ここには問題を投稿できません。あなたも私も見られてメッセージを送れるチャンネルで /puzzle here を使ってください。
puzzles-not-posted = このサーバーでは今日の問題を投稿していません。始めるときは、チャンネルで /puzzle here を使ってください。
puzzles-no-such-hour = 時刻は0から23までの数（サーバーのタイムゾーン）です。/puzzle here に18のように付けてみてください。
puzzles-no-such-action = うまく読み取れませんでした。/puzzle に today、practice、here、stop のどれかを付けてみてください。

topic-puzzles = 問題
topic-puzzles-text =
    `/puzzle` は今日の問題です。全員同じ問題で、勝てる（または引き分けに持ち込める）ただ一つのマスを探します。
    3回まで挑戦できます。🟩 は正解、🟨 は引き分け止まり、🟥 は負けです。**共有**を押すと、マスを伏せたままチャンネルの一覧に結果が載ります。毎日一つ解けば連続記録が続きます。
    問題のレーティングに入るのは1回目だけで、練習の重みは4分の1です。動くのは1日に最大60点で、5問目までは推定値（`?`）です。
    `/puzzle practice` では、好きなだけ解けます。
    サーバーの管理者は、`/puzzle here` で毎日好きな時刻にチャンネルへ問題を投稿でき、`/puzzle stop` でやめられます。

command-puzzle = 今日の問題を解く、またはほかの問題で練習する
command-puzzle-today = 今日の問題を解く（自分にだけ表示）
command-puzzle-practice = 問題を次々に解く（自分にだけ表示）
command-puzzle-here = このチャンネルに毎日問題を投稿する（サーバー管理者用）
command-puzzle-here-hour = 投稿する時刻（サーバーのタイムゾーンで0～23時）
command-puzzle-stop = 毎日の問題の投稿をやめる（サーバー管理者用）
