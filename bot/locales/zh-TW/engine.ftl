### 棋盤或下法哪裡不對，大多是對 /explain 的回覆。

board-unreadable = 我看不懂這個棋盤。請寫成「列數x欄數/幾個連線算贏」，例如 3x3/3。
board-empty = 棋盤至少要有一列一欄。
board-too-large = { $board } 的棋盤有 { $squares } 格，我最多只能下 { $most } 格。
board-wrong-length =
    { $longest ->
        [1] 在 { $board } 的棋盤上，只能 1 個就算贏。
       *[other] 在 { $board } 的棋盤上，可以是 1 到 { $longest } 個連線算贏。
    }

position-unknown-mark = { $mark } 不是記號。請寫 X、O，空格寫半形句點。
position-two-ways = 這裡的空格有的寫成 { $first }，有的寫成 { $second }。請統一用一種。
position-wrong-number =
    { $base ->
        [0] 第 { $square } 格的數字應該是 { $index }。
        [1] 第 { $square } 格的數字應該是 { $square }。
       *[other] 第 { $square } 格的數字應該是 { $index }（從 0 數起）或 { $square }（從 1 數起）。
    }
position-zero = 第 { $square } 格是數字 0。如果你是指圈，請寫字母 O。
position-two-counts = 有些數字從 0 數起，有些從 1 數起。請寫 { $from_zero } 或 { $from_one }。
position-two-readings = 這可以讀作 { $first } 或 { $second }；請寫出你要的那一個。
position-wrong-count =
    { $given ->
        [0] 這個棋盤有 { $squares } 格，你卻一格都沒寫。每格請寫 X、O 或句點。
       *[other] 這個棋盤有 { $squares } 格，你卻寫了 { $given } 格。每格請寫 X、O 或句點。
    }
position-wrong-rows = 這個棋盤每列有 { $columns } 格。
position-wrong-marks = X 有 { $x } 個，O 有 { $o } 個。X 先下，所以 X 要跟 O 一樣多，或多一個。
position-wrong-turn = X 有 { $x } 個，O 有 { $o } 個，所以不可能輪到 { $mover }。
position-two-winners = 雙方都連成一線了，可是有一方連成時對局就結束了。
position-winner-to-move = { $mover } 已經連成一線，所以不可能輪到 { $mover }。
position-two-lines = { $winner } 連成了兩條線，可是連成第一條時對局就結束了。

move-no-such-square =
    { $squares ->
        [1] 這個棋盤只有一格。
       *[other] 這個棋盤的格子是 1 到 { $squares }。
    }
move-square-taken = 第 { $square } 格已經有人下了，請選空格。
game-over = 這局已經結束，沒得下了。
