### 為什麼不行，以及可以怎麼辦。

no-game = 你現在沒有在這裡下棋。用 /play 開一局吧。
no-game-here = 你沒有在這個頻道下棋。你的對局在 <#{ $channel }>。
vote-instead = 這個頻道正一起下第 { $game_id } 號對局。用 /board 看棋盤，按一格投票。
time-ran-out = 第 { $game_id } 號對局時間到了。用 /play 開新的一局吧。
no-such-game = 那一局已經結束了。用 /play 開新的一局吧。
unknown-game = 我沒辦法在這裡顯示第 { $game_id } 號對局。用 /games 或 /history 找找看。
already-over = 第 { $game_id } 號對局已經結束。用 /replay { $game_id } 一步一步重看。
no-such-position = 試試 `O.XX.X.OO` 這樣的。
still-explaining = 我還在算你上一個。等一下再試試看。
too-many-explanations = 我同時能解說的已經排滿了。等一下再試試看。
not-yours = 只有 { $user } 或版主能停止它。
exhibition-running = 第 { $game_id } 號對局已經在這裡展示了。{ $user } 或版主可以用 /unwatch { $game_id } 停止它。
too-many-games = 這個頻道有 { $running } 局正在下，這個伺服器最多同時 { $most } 局。換個頻道下，或等 /games 裡有一局結束。
too-many-exhibitions = 我已經在這個伺服器進行 { $most } 局表演賽或頻道對局了。用 /unwatch 停掉一局，騰出位置。
cannot-follow-here = 我沒辦法在這裡更新棋盤。換一個你我都能檢視、都能傳送訊息的頻道吧。
already-playing =
    { $is_asker ->
        [1] 你在這裡已經有一局了，先把它下完吧。
       *[other] { $player } 正在這裡下棋。等那局結束再約吧。
    }
asker-is-playing = { $player } 開了另一局。等那局結束再按「接受」。
rematch-running = 你們的新一局是第 { $game_id } 號對局。用 /board 看棋盤。
already-challenged = 你還在等 { $user } 回應。撤回那個挑戰，才能再發新的。
pick-one = 只能選一個：某位對手、任何人（open）或整個頻道一起（crowd）。
pick-open = 只能選一個：某位對手或任何人（open）。
no-channel-games = 我沒辦法一次跟整個頻道下。請用 /play 加一位成員，或加 open 讓任何人加入。
own-challenge = 那是你自己的挑戰。等別人加入，或用 /resign 撤回。
seats-taken = 那個位置已經有人了。用 /play 開你自己的一局吧。
still-open = 你在這裡的公開挑戰還在等人。撤回它，才能再發新的。
declined = { $player } 剛剛拒絕。可以再約的時間：<t:{ $until }:R>。
no-challenges = { $player } 現在不接受挑戰。跟我下，或讓頻道裡的人加入吧。
too-many-blocked = 最多只能封鎖 { $most } 人。先解除幾個吧。
too-fast = 太快了，我跟不上。{ $wait_s } 秒後再試試看。
channel-busy = 這個頻道的訊息太多，我跟不上，等太久的指令會被略過。略過的指令不會改變任何東西；按鈕和斜線指令不用等。
own-offer = 你已經提過了，{ $seat } 還沒回應。
not-your-button = 那不是你的按鈕。用 /play 開你自己的一局吧。
no-opponent = 你想跟誰下？在指令後面提及對方，或讓任何人加入。
not-for-you = 只有 { $players } 可以這麼做。用 /play 開你自己的一局吧。
not-your-turn = 現在輪到 { $seat }，接著才是你。
square-taken = { $cell } 已經有人下了。還空著的：{ $free }。
no-such-square = 格子是 1 到 { $cells }，或 a1 到 { $last }。還空著的：{ $free }。
unknown-in-game = 我沒看懂，不過你的對局還在進行。請選一個空格：{ $free }。
no-such-board = 請選 { $names }。斜線後面的數字是幾個連成一線算贏。
no-such-rules = 標準以外的規則都要用 3x3 棋盤。請選 3x3，或不要寫規則。
draw-refused = 我還想繼續下，對局繼續。想認輸就用 /resign。
opponent-is-you = 你不能挑戰自己。用 /play 不加名字，就是跟我下。
opponent-is-a-bot = 別的機器人沒辦法回應挑戰。用 /play 不加名字，就是跟我下。
not-a-member = 我在這個伺服器找不到這位成員。請用 @ 提及對方。
which-member = 可能是 { $players }。請輸入你要找的人，或用 @ 提及。
nobody-else-here = 這裡沒有別人能加入。只用 /play 就是跟我下。
not-understood = 我看不懂。請用 /play 加成員、anyone、crowd、難度（easy、medium、hard、unbeatable）、棋盤（{ $boards }）或規則（{ $rules }）。
words-not-understood = 我看不懂，看看 /help 吧。
no-such-number = 那不是對局編號。用 /games 或 /history 找找看。
opponent-forgotten = 那位玩家已經不在，沒辦法再戰。用 /play 開新的一局吧。
no-direct-messages = 那個回覆只給你看，可是你沒有對我開放私人訊息。請用斜線指令。
unknown-word = 我不認得「{ $word }」。你是要輸入 `{ $command }` 嗎？
no-board-there = 那則訊息裡沒有我的對局。請在有按鈕的棋盤上試試看。
no-rematch = 你在這裡還沒下完過一局。用 /play 開一局吧。
no-such-zone = 我不知道這是哪個時區。寫出那個時區裡的一個城市，例如 { $names }。
