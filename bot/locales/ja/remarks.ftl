### 観戦中やリプレイ中の盤の下に出る、手についての一言。

remark-blocks = { $mover } が止めました。
remark-misses-win = { $mover } は勝ちを逃しました。{ $squares }なら{ $moves }手で勝ちでした。
remark-loses-draw = { $mover } のミス。{ $squares }なら引き分けを守れました。
remark-slower = { $mover } の勝ちは動きませんが、{ $squares }なら{ $moves }手で勝ちでした。
remark-sooner = { $mover } は{ $squares }ならもっと粘れました。
remark-forks = { $mover } のダブルリーチ。{ $squares }を同時に狙われ、{ $other } は片方しか止められません。
remark-forces = { $other } は{ $squares }で止めるしかありません。
remark-winning = { $mover } の勝ちが見えています。
remark-losing = { $mover } はもう負けが避けられません。
remark-holds =
    { $others ->
        [0] { $other } はどう受けても引き分けを守れます。
       *[other] { $count ->
            [1] { $other } が引き分けを守れるのは{ $squares }だけです。
           *[other] { $other } は{ $squares }なら引き分けを守れます。
        }
    }
