variant-ultimate = 終極井字遊戲
choice-ultimate = 終極井字遊戲（九個棋盤）
rules-ultimate = 終極井字遊戲：你下的格是幾號，對方就下幾號棋盤。三個連成一線就贏下棋盤，三個棋盤連成一線就贏下整局。
ultimate-here = 請下在 { $board } 號棋盤。
ultimate-any =
    { $count ->
        [0] 任選一個棋盤開始。
       *[other] { $sent } 號棋盤已經結束：任選一個棋盤。
    }
ultimate-chosen = { $board } 號棋盤：選一格。
ultimate-button-back = 其他棋盤
ultimate-wrong-board = 你必須下在 { $active } 號棋盤。那裡空著的：{ $free }。
ultimate-board-finished = { $number } 號棋盤已經結束。還空著的：{ $free }。
ultimate-no-such-square = 請寫出棋盤和格，例如 5.3。還空著的：{ $free }。
ultimate-unreadable = 我沒辦法把它讀成終極井字遊戲的局面。
end-ultimate = { $moves } 步，三個棋盤連成一線。
topic-ultimate = 終極井字遊戲
topic-ultimate-text =
    九個小棋盤組成一個大棋盤。三個連成一線就贏下小棋盤，三個小棋盤連成一線就贏下整局。
    你下的格決定對方要下哪裡：你下右上角的格，對方就下右上角的棋盤。
    如果那個棋盤已經結束，對方可以任選棋盤。下滿卻沒有連線的棋盤不算任何一方的。
    按一格，或用 `/move` 加棋盤和格：`5.3` 是 5 號棋盤的第 3 格。`/play board:ultimate` 會開一局。
    我每一步大約算一秒，不會算到底。在這裡連 `unbeatable` 也可能輸。
