### 판이나 수에서 무엇이 잘못됐는지.

board-unreadable = 판을 읽을 수 없어요. 가로줄 x 세로줄 / 이기는 데 필요한 한 줄의 개수를 3x3/3처럼 써 주세요.
board-empty = 판에는 가로줄과 세로줄이 적어도 하나씩 있어야 해요.
board-too-large = { $board } 판은 { $squares }칸인데, 저는 { $most }칸까지 둘 수 있어요.
board-wrong-length = { $longest ->
    [1] { $board } 판에서 한 줄의 개수는 1개만 돼요.
   *[other] { $board } 판에서 한 줄의 개수는 1개부터 { $longest }개까지 돼요.
}

position-unknown-mark = { $mark } 표시는 없어요. X, O, 그리고 빈 칸마다 점을 써 주세요.
position-two-ways = 빈 칸이 { $first } 표시로도 { $second } 표시로도 쓰여 있어요. 한 가지로만 써 주세요.
position-wrong-number = { $square }번째 칸에 들어갈 번호: { $base ->
    [0] { $index }
    [1] { $square }
   *[other] 0부터 세면 { $index }, 1부터 세면 { $square }
}.
position-zero = { $square }번째 칸에 0이 있어요. 동그라미라면 글자 O를 써 주세요.
position-two-counts = 어떤 번호는 0부터, 어떤 번호는 1부터 셌어요. { $from_zero } 또는 { $from_one } 중 하나로 써 주세요.
position-two-readings = { $first } 또는 { $second }(으)로 읽을 수 있으니 원하는 쪽을 그대로 써 주세요.
position-wrong-count = 이 판은 { $squares }칸인데, { $given ->
    [0] 하나도 쓰지 않으셨어요
   *[other] { $given }개를 쓰셨어요
}. 칸마다 X, O 또는 점을 써 주세요.
position-wrong-rows = 이 판은 가로줄마다 { $columns }칸이에요.
position-wrong-marks = X는 { $x }개, O는 { $o }개예요. X가 먼저 두니까 X는 O와 같거나 하나 더 많아야 해요.
position-wrong-turn = X는 { $x }개, O는 { $o }개라서 { $mover } 차례일 수 없어요.
position-two-winners = 양쪽 모두 줄을 완성했는데, 게임은 첫 줄에서 끝나요.
position-winner-to-move = { $mover } 쪽이 줄을 완성해서 { $mover } 차례일 수 없어요.
position-two-lines = { $winner } 쪽이 줄을 두 개 완성했는데, 게임은 첫 줄에서 끝나요.

move-no-such-square = { $squares ->
    [1] 이 판에는 칸이 하나뿐이에요.
   *[other] 이 판의 칸은 1부터 { $squares }까지예요.
}
move-square-taken = { $square }에는 이미 표시가 있어요. 빈 칸을 고르세요.
game-over = 게임이 끝나서 더 둘 곳이 없어요.
