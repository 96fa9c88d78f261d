### 棋盘或走法有什么不对，多半是对 /explain 的回复。

board-unreadable = 这个棋盘我看不懂。请写成“行数x列数/几个连线算赢”，比如 3x3/3。
board-empty = 棋盘至少要有一行一列。
board-too-large = { $board } 的棋盘有 { $squares } 格，我最多只能下 { $most } 格的。
board-wrong-length =
    { $longest ->
        [1] { $board } 的棋盘上，只能是 1 个算赢。
       *[other] { $board } 的棋盘上，可以是 1 到 { $longest } 个连线算赢。
    }

position-unknown-mark = { $mark } 不是标记。请写 X、O，空格写英文句点。
position-two-ways = 这里的空格既写成 { $first }，又写成 { $second }。请统一用一种。
position-wrong-number =
    { $base ->
        [0] 第 { $square } 格里的数字应该是 { $index }。
        [1] 第 { $square } 格里的数字应该是 { $square }。
       *[other] 第 { $square } 格里的数字应该是 { $index }（从 0 数起）或 { $square }（从 1 数起）。
    }
position-zero = 第 { $square } 格里是数字 0。如果你指的是圈，请写字母 O。
position-two-counts = 有的数字从 0 数起，有的从 1 数起。请写 { $from_zero } 或 { $from_one }。
position-two-readings = 这可以读作 { $first } 或 { $second }；请写出你要的那一个。
position-wrong-count =
    { $given ->
        [0] 这个棋盘有 { $squares } 格，你却一格都没写。每格请写 X、O 或句点。
       *[other] 这个棋盘有 { $squares } 格，你写了 { $given } 格。每格请写 X、O 或句点。
    }
position-wrong-rows = 这个棋盘每行有 { $columns } 格。
position-wrong-marks = X 有 { $x } 个，O 有 { $o } 个。X 先走，所以 X 要么和 O 一样多，要么多一个。
position-wrong-turn = X 有 { $x } 个，O 有 { $o } 个，所以不可能轮到 { $mover }。
position-two-winners = 双方都连成了一线，可是有一方连成时对局就结束了。
position-winner-to-move = { $mover } 已经连成一线，所以不可能轮到 { $mover }。
position-two-lines = { $winner } 连成了两条线，可是连成第一条时对局就结束了。

move-no-such-square =
    { $squares ->
        [1] 这个棋盘只有一格。
       *[other] 这个棋盘的格子是 1 到 { $squares }。
    }
move-square-taken = 第 { $square } 格已经有子了，请选一个空格。
game-over = 这局已经结束，没有可下的了。
