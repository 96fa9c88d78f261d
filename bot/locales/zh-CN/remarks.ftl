### 观看或回放时，棋盘下面对一步棋的一句话。

remark-blocks = { $mover } 堵住了。
remark-misses-win = { $mover } 错过了赢棋：{ $squares } 只要 { $moves } 步就能赢。
remark-loses-draw = { $mover } 失误：{ $squares } 本可守和。
remark-slower = { $mover } 还是能赢，不过 { $squares } 只要 { $moves } 步就能赢。
remark-sooner = { $mover } 下 { $squares } 本可撑得更久。
remark-forks = { $mover } 同时威胁 { $squares }，{ $other } 只能堵一个。
remark-forces = { $other } 必须在 { $squares } 堵住。
remark-winning = { $mover } 胜利在望。
remark-losing = { $mover } 已经守不住了。
remark-holds =
    { $others ->
        [0] { $other } 怎么应都能守和。
       *[other] { $count ->
            [1] 只有 { $squares } 能让 { $other } 守和。
           *[other] { $other } 下 { $squares } 都能守和。
        }
    }
