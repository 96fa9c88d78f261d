### 給觀看者的對局：跟著看、表演賽、重播、清單。

watch-followed = 第 { $game } 號對局，在這裡跟到結束。想停止就用 /unwatch { $game }。
watch-followed-over = 這就是第 { $game } 號對局。用 /replay { $game } 一步一步重看。
watch-link-players = 玩家的棋盤
watch-followed-stopped = 我不再在這裡跟第 { $game } 號對局了。想繼續看就用 /watch { $game }。
watch-followed-moved = 我在下面繼續跟第 { $game } 號對局。
watch-comments-later = 玩家看得到這個頻道，所以講評等對局結束再說。
watch-decided-draw = 第 { $number } 步決定了勝負：{ $player } 下 { $square }。{ $count ->
        [1] 只有 { $better } 守得住。
       *[other] { $better } 本來守得住。
    }
watch-decided-win = 第 { $number } 步決定了勝負：{ $player } 下 { $square }。{ $better } 本來會贏。
watch-aside-fork = 漂亮的雙重威脅。
watch-aside-block = 這步我早就看出來了。
watch-hidden = 這局我不能再在這裡顯示了：這裡有人看不到它的頻道。

watch-exhibition = 第 { $game } 號對局，{ $owner } 點的表演賽。下一步幾秒後就來。
watch-exhibition-over = 第 { $game } 號對局，{ $owner } 點的表演賽。
watch-button-another = 再來一局
watch-exhibition-stopped = 我停止了表演賽（第 { $game } 號對局）。
watch-crowd-stopped = 我停止了頻道一起下的第 { $game } 號對局。用 /play 加 crowd 再開一局。
watch-unwatched =
    { $count ->
       *[other] 我不再在這裡跟第 { $games } 號對局了。想繼續看就用 /watch 加編號。
    }

watch-replay = { $versus }。第 { $game } 號對局。
watch-replay-start = 空棋盤，全局共 { $moves } 步
watch-replay-move = 第 { $number } 步，共 { $moves } 步：{ $player } 下在 { $square }
watch-accuracy-one = 準確率：{ $player } { $share }%
watch-accuracy-both = 準確率：{ $player } { $share }%，{ $other } { $other_share }%

watch-meter-draw = { $meter } 都不失誤就是平手。
watch-meter-unclear = { $meter } 現在還看不出誰會贏。
watch-meter-estimate = { $meter } { $mark } 看起來占優勢：勝算約 { $chance }%。我還看不到結局。
watch-meter-win = { $meter } 雙方都下最好的話，{ $mark } { $moves } 步內獲勝。

watch-live-empty = 這裡沒有正在下的對局。用 /play 開一局吧。
watch-live-more = 有些較舊的對局沒有列出來。
watch-live-use = 按編號可以過去看，或用 /watch 加編號在這裡跟著看。
watch-live-total = 正在下的有 { $games } 局
watch-live-total-more = 正在下的超過 { $games } 局

watch-list-moves =
    { $moves ->
        [0] 還沒下
       *[other] { $moves } 步
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = 這裡還沒有人下完過一局。用 /play 開一局吧。
watch-history-empty-member = 這位成員在這裡還沒下完過一局。用 /history 看所有人的。
watch-history-menu = 選一局來重播
watch-history-total = 下完的有 { $games } 局
watch-history-total-more = 下完的超過 { $games } 局
watch-history-total-member = 下完的有 { $games } 局：{ $won } 勝 { $lost } 敗 { $drawn } 和
watch-history-line = { $winner } 擊敗 { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } 與 { $loser } 平手
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } 對 { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = 認輸
watch-how-time = 超過時間
watch-how-agreement = 同意和局
watch-how-repetition = 局面重複
watch-how-nobody = 時間到，不分勝負
watch-how-stop = 已中止

topic-watch = 觀看對局
topic-watch-text =
    `/games` 列出正在下的對局。
    `/watch` 加對局編號，就在這裡跟著看。加兩個難度，我就自己跟自己下。
    `/unwatch` 會停止。
topic-replay = 歷史紀錄與重播
topic-replay-text =
    `/history` 列出下完的對局，也可以只看某位成員的。
    `/replay` 加對局編號，一步一步重看，並指出每一步丟掉了什麼。

watch-not-begun = 第 { $game_id } 號對局一步都沒下就結束了。用 /history 找別的。
watch-still-running = 第 { $game_id } 號對局還在下。用 /watch { $game_id } 跟著看。
watch-nothing-to-stop =
    { $is_any ->
        [1] 我沒有在這裡跟任何對局。
       *[other] 我沒有在這裡跟那一局。請用 /watch 加它的編號。
    }
watch-too-many-boards = 我在這裡已經跟了 { $most } 局。用 /unwatch 騰出位置。
watch-too-many-followers = 第 { $game_id } 號對局已經有 { $most } 個地方在跟。用 /games 找別的。
watch-not-shown = 我需要一個對局編號，或兩個難度（easy、medium、hard、unbeatable）。編號可以用 /games 查。
watch-not-your-list = 那份清單是別人要的。想看自己的，請用 /history。

command-games = 列出這個伺服器正在下的對局
command-watch = 在這裡跟著看一局，或看我自己跟自己下
command-watch-game = 要在這裡跟著看的對局；全部不填就從清單選
command-watch-x = 或看我自己跟自己下：我用 X 下得多強
command-watch-o = 還有我用 O 下得多強
command-watch-board = 我自己跟自己下的棋盤
command-unwatch = 停止在這裡跟著看，或停止表演賽
command-unwatch-game = 它的編號；不填就停止你要的全部
command-replay = 一步一步重看下完的對局
command-replay-game = 哪一局；不填就從最近的裡面選
command-history = 列出下完的對局，最新的在前
command-history-member = 誰的對局；不填就看所有人的
