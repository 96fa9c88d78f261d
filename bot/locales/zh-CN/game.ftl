### 挑战和对局，玩家看到的话。

challenge = { $asked }，{ $asker } 向你挑战井字棋。
challenge-open = { $asker } 在找人下井字棋。点“加入”就能开始。
challenge-first = 你执 { $mark }，先走。
challenge-second = 你执 { $mark }，{ $asker } 先走。
challenge-clock = 到期：<t:{ $deadline }:R>
challenge-late = { $asked }，有人向你挑战。
challenge-declined = { $asked } 拒绝了 { $asker } 的挑战。
challenge-withdrawn = { $asker } 的挑战已撤回。
challenge-expired = { $asker } 的挑战已到期。想再约，请用 /play。

rules-larger = { $board }：{ $count } 个连成一线就赢。

draw-offered = { $player } 提和。{ $other }，同意就点下面的按钮；直接走下一步就是拒绝。
against = 对手：{ $player }
last-move = { $player } 下在 { $square }。
last-moves = { $player } 下在 { $square }，{ $other } 下在 { $answer }。
answered = 你下 { $yours }，我下 { $mine }。
began = 我下 { $mine }。
press-a-mark = 想要提示、提和或认输，点任意一个有子的格子。
clock = 下一步限时：<t:{ $deadline }:R>
number = { $game } 号对局
first-game = 你的第一局是中等难度；想要更难，用 `/play hard`。

headline-won = { $winner } 获胜！
headline-lost = 这局我赢了
headline-draw = 平局
headline-nobody = 没有人获胜
headline-called-off = 还没开始就取消了

end-line = { $moves } 步，{ $row } 子连线。
praise-sure = 和我下，没有比这更好的结果了。
praise = 守得漂亮，我可是尽了全力。
end-agreement =
    { $moves ->
        [0] 还没走就议和了。
       *[other] 走了 { $moves } 步，双方议和。
    }
end-resignation = 走了 { $moves } 步，{ $loser } 认输。
end-time = 走了 { $moves } 步，{ $loser } 超时。
end-nobody = 双方都走过之前，时间就到了。
end-stop =
    { $moves ->
        [0] 还没走，对局就停止了。
       *[other] 走了 { $moves } 步，对局停止。
    }

hinted =
    { $count ->
       *[other] 不计等级分：{ $names } 用了提示。
    }
rematch-offered = { $player } 想再来一局。{ $other }，点“再来一局”就开始。

resign-sure = 要认输 { $game } 号对局吗？那样 { $winner } 获胜。
resign-sure-bot = 要认输 { $game } 号对局吗？那样就是我赢了。
resign-sure-uncounted = 要取消 { $game } 号对局吗？还没开始，所以对谁都不算。
resigned-game = { $game } 号对局，你认输了。
kept-playing = { $game } 号对局继续。
menu = { $game } 号对局，你想做什么？
draw-offer-made = 你在 { $game } 号对局里提和了。
draw-agreed = 你同意了 { $game } 号对局的和局。
challenge-withdrawn-by-you = 你撤回了挑战。
rematch = 再来一局：{ $game } 号对局。

folded = -# { $game } 号对局的后续：{ $link }
folded-over = -# { $game } 号对局的结果：{ $link }
link-here = 这里

topic-play = 开始一局
topic-play-text =
    `/play` 和我开一局。可以选难度、棋盘和谁先走。
    选一个对手，就是向对方挑战。对方点“接受”，对局就开始。
    加上 `open`，这里谁都可以加入。
    下完以后点“再来一局”，双方互换标记再下。
topic-move = 落子
topic-move-text =
    点一格，或者用 `/move` 加格子的编号或名称。
    编号从左上角数起。名称是列加行：`a1` 是左上角，`b2` 是再往里一格。
    `center`、`top left`、`bottom right` 也行。
topic-levels = 难度
topic-levels-text =
    `easy` 看到能赢就赢，其余时候随便下。
    `medium` 还会堵你的线。
    `hard` 会往前算几步。
    `unbeatable` 守得住的对局从不输。
topic-boards = 更大的棋盘
topic-boards-text =
    斜杠后面的数字表示几个连成一线算赢。
    `4x4` 要四个，`4x4/3` 要三个。
    `5x5` 要四个，`5x5/5` 要五个。
topic-ending = 和局与认输
topic-ending-text =
    `/draw` 提和，或者接受对方的提和。对局快结束、我又赢不了的时候，我会同意。
    `/resign` 认输，或者撤回你的挑战。
    棋盘上写着下一步的限时；和我下的时候，快到时间才会写。超时算输。
topic-typing = 打字输入命令
topic-typing-text =
    每个命令都可以打字输入：`{ $prefix }play hard 4x4`、`{ $prefix }resign`。
    简写：`{ $prefix }m5` 走一步，`{ $prefix }b` 看棋盘。
    也可以提及我：`@bot play`。
topic-typing-untyped =
    提及我再加命令：`@bot play hard 4x4`、`@bot resign`。
    简写：`@bot m5` 走一步，`@bot b` 看棋盘。
