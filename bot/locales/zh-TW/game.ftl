### 挑戰與對局，玩家看到的話。

challenge = { $asked }，{ $asker } 向你下戰帖：來一局井字遊戲。
challenge-open = { $asker } 在找人下井字遊戲。按「加入」就開始。
challenge-first = 你是 { $mark }，由你先下。
challenge-second = 你是 { $mark }，由 { $asker } 先下。
challenge-clock = 期限：<t:{ $deadline }:R>
challenge-late = { $asked }，有人挑戰你。
challenge-declined = { $asked } 拒絕了 { $asker } 的挑戰。
challenge-withdrawn = { $asker } 的挑戰已撤回。
challenge-expired = { $asker } 的挑戰過期了。想再約就用 /play。

rules-larger = { $board }：{ $count } 個連成一線就贏。

draw-offered = { $player } 提議和局。{ $other }，同意就按下面的按鈕；直接繼續下就是拒絕。
against = 對手：{ $player }
last-move = { $player } 下在 { $square }。
last-moves = { $player } 下在 { $square }，{ $other } 下在 { $answer }。
answered = 你下 { $yours }，我下 { $mine }。
began = 我下 { $mine }。
press-a-mark = 想要提示、和局或認輸，就按任何一個有記號的格子。
clock = 下一步的期限：<t:{ $deadline }:R>
number = 第 { $game } 號對局
first-game = 你的第一局是中等難度；想更難就用 `/play hard`。

headline-won = { $winner } 獲勝！
headline-lost = 這局我贏了
headline-draw = 平手
headline-nobody = 沒有人贏
headline-called-off = 還沒下就取消了

end-line = { $moves } 步，{ $row } 個連成一線。
praise-sure = 跟我下，沒有比這更好的結果了。
praise = 守得真好，我可是使出全力了。
end-agreement =
    { $moves ->
        [0] 還沒下，雙方就同意和局。
       *[other] 下了 { $moves } 步，雙方同意和局。
    }
end-resignation = 下了 { $moves } 步，{ $loser } 認輸。
end-time = 下了 { $moves } 步，{ $loser } 超過時間。
end-nobody = 雙方都還沒下過，時間就到了。
end-stop =
    { $moves ->
        [0] 還沒下，對局就中止了。
       *[other] 下了 { $moves } 步，對局中止。
    }

hinted =
    { $count ->
       *[other] 不計等級分：{ $names } 用了提示。
    }
rematch-offered = { $player } 想再戰一局。{ $other }，按「再戰一局」就開始。

resign-sure = 第 { $game } 號對局要認輸嗎？那就是 { $winner } 獲勝。
resign-sure-bot = 第 { $game } 號對局要認輸嗎？那就是我贏了。
resign-sure-uncounted = 要取消第 { $game } 號對局嗎？還沒開始，所以誰都不算。
resigned-game = 第 { $game } 號對局，你認輸了。
kept-playing = 第 { $game } 號對局繼續。
menu = 第 { $game } 號對局，你想做什麼？
draw-offer-made = 你在第 { $game } 號對局提議和局。
draw-agreed = 你同意了第 { $game } 號對局的和局。
challenge-withdrawn-by-you = 你撤回了挑戰。
rematch = 再戰一局：第 { $game } 號對局。

folded = -# 第 { $game } 號對局的後續：{ $link }
folded-over = -# 第 { $game } 號對局的結果：{ $link }
link-here = 這裡

topic-play = 開始一局
topic-play-text =
    `/play` 會跟我開一局。你可以選難度、棋盤，還有誰先下。
    選一位對手就是挑戰對方。對方按「接受」，對局就開始。
    加上 `open`，這裡的任何人都能加入。
    下完之後按「再戰一局」，雙方交換記號再下。
topic-move = 怎麼下
topic-move-text =
    按一格，或用 `/move` 加格子的編號或名稱。
    編號從左上角數起。名稱是直行加橫列：`a1` 是左上角，`b2` 是再往內一格。
    `center`、`top left`、`bottom right` 也可以。
topic-levels = 難度
topic-levels-text =
    `easy` 看到能贏就贏，其他時候隨便下。
    `medium` 還會擋你的線。
    `hard` 會往後想幾步。
    `unbeatable` 守得住的對局絕不會輸。
topic-boards = 更大的棋盤
topic-boards-text =
    斜線後面的數字是幾個連成一線算贏。
    `4x4` 要四個，`4x4/3` 要三個。
    `5x5` 要四個，`5x5/5` 要五個。
topic-ending = 和局與認輸
topic-ending-text =
    `/draw` 提議和局，或接受對方的提議。到了後段、我又贏不了的時候，我就會同意。
    `/resign` 認輸，或撤回你的挑戰。
    棋盤上會寫下一步的期限；跟我下的話，快到期限才會寫。超過時間就輸了。
topic-typing = 用打字下指令
topic-typing-text =
    每個指令都能用打的：`{ $prefix }play hard 4x4`、`{ $prefix }resign`。
    簡寫：`{ $prefix }m5` 下第 5 格，`{ $prefix }b` 看棋盤。
    也可以提及我：`@bot play`。
topic-typing-untyped =
    提及我再加指令：`@bot play hard 4x4`、`@bot resign`。
    簡寫：`@bot m5` 下第 5 格，`@bot b` 看棋盤。
