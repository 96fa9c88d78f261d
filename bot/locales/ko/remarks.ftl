### 관전하거나 다시 보는 판 아래, 한 수에 붙는 한마디.

remark-blocks = { $mover } 쪽이 막았어요.
remark-misses-win = { $mover } 쪽이 승리를 놓쳤어요. { $squares }에 뒀으면 { $moves }수 만에 이겼어요.
remark-loses-draw = { $mover } 쪽의 실수예요. { $squares }에 뒀으면 무승부를 지켰어요.
remark-slower = { $mover } 쪽이 여전히 이기지만, { $squares }에 뒀으면 { $moves }수 만에 끝났어요.
remark-sooner = { $squares }에 뒀으면 { $mover } 쪽이 더 오래 버텼어요.
remark-forks = { $mover } 쪽이 { $squares } 자리를 한꺼번에 노려요. { $other } 쪽은 하나밖에 못 막아요.
remark-forces = { $other } 쪽은 { $squares }에 꼭 막아야 해요.
remark-winning = { $mover } 쪽이 이기는 길로 가고 있어요.
remark-losing = { $mover } 쪽은 이제 졌어요.
remark-holds =
    { $others ->
        [0] { $other } 쪽은 어디에 둬도 무승부를 지켜요.
       *[other] { $count ->
            [1] { $other } 쪽은 { $squares }에 둬야만 무승부를 지켜요.
           *[other] { $other } 쪽은 { $squares }에 두면 무승부를 지켜요.
        }
    }
