variant-ultimate = 终极井字棋
choice-ultimate = 终极井字棋（九个棋盘）
rules-ultimate = 终极井字棋：你下的格是几号，对方就下几号棋盘。三子连线就赢下棋盘，三个棋盘连成一线就赢下整局。
ultimate-here = 请下在 { $board } 号棋盘。
ultimate-any =
    { $count ->
        [0] 任选一个棋盘开局。
       *[other] { $sent } 号棋盘已经结束：任选一个棋盘。
    }
ultimate-chosen = { $board } 号棋盘：选一格。
ultimate-button-back = 其他棋盘
ultimate-wrong-board = 你必须下在 { $active } 号棋盘。那里空着的：{ $free }。
ultimate-board-finished = { $number } 号棋盘已经结束。还空着：{ $free }。
ultimate-no-such-square = 请写明棋盘和格，例如 5.3。还空着：{ $free }。
ultimate-unreadable = 我没法把它读成终极井字棋的局面。
end-ultimate = { $moves } 步，三个棋盘连成一线。
topic-ultimate = 终极井字棋
topic-ultimate-text =
    九个小棋盘组成一个大棋盘。三子连线就赢下小棋盘，三个小棋盘连成一线就赢下整局。
    你下的格决定对方下在哪里：你下右上角的格，对方就下右上角的棋盘。
    如果那个棋盘已经结束，对方任选棋盘。下满却没有连线的棋盘不算任何一方的。
    点一格，或者用 `/move` 加棋盘和格：`5.3` 是 5 号棋盘的第 3 格。`/play board:ultimate` 开一局。
    我每步大约算一秒，不会算到底。在这里连 `unbeatable` 也可能输。
