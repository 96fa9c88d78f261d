### Sebaris komentar tentang satu langkah, di bawah papan yang ditonton atau diputar ulang.

remark-blocks = { $mover } memblokir.
remark-misses-win = { $mover } melewatkan kemenangan: { $squares } bisa menang dalam { $moves } langkah.
remark-loses-draw = { $mover } terpeleset: { $squares } bisa menahan seri.
remark-slower = { $mover } tetap menang, tapi { $squares } bisa menang dalam { $moves } langkah.
remark-sooner = { $mover } bisa bertahan lebih lama dengan { $squares }.
remark-forks = { $mover } mengancam { $squares } sekaligus, dan { $other } hanya bisa memblokir satu.
remark-forces = { $other } harus memblokir di { $squares }.
remark-winning = { $mover } sedang menuju kemenangan.
remark-losing = { $mover } sudah pasti kalah.
remark-holds =
    { $others ->
        [0] Balasan mana pun menahan seri untuk { $other }.
       *[other] { $count ->
            [1] Hanya { $squares } yang menahan seri untuk { $other }.
           *[other] { $other } menahan seri dengan { $squares }.
        }
    }
