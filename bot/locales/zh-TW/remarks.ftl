### 觀看或重播時，棋盤下面對一步棋的一句話。

remark-blocks = { $mover } 擋住了。
remark-misses-win = { $mover } 錯過了勝利：{ $squares } 只要 { $moves } 步就能贏。
remark-loses-draw = { $mover } 失誤：{ $squares } 本來可以守和。
remark-slower = { $mover } 還是會贏，不過 { $squares } 只要 { $moves } 步就能贏。
remark-sooner = { $mover } 下 { $squares } 本來可以撐更久。
remark-forks = { $mover } 同時威脅 { $squares }，{ $other } 只能擋一個。
remark-forces = { $other } 一定要在 { $squares } 擋住。
remark-winning = { $mover } 勝利在望。
remark-losing = { $mover } 已經守不住了。
remark-holds =
    { $others ->
        [0] { $other } 怎麼應都能守和。
       *[other] { $count ->
            [1] 只有 { $squares } 能讓 { $other } 守和。
           *[other] { $other } 下 { $squares } 都能守和。
        }
    }
