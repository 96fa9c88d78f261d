### İzlenen bir tahtanın altında, bir hamle üzerine tek satır.

remark-blocks = { $mover } engelledi.
remark-misses-win = { $mover } galibiyeti kaçırdı: { $squares } ile { $moves } hamlede kazanırdı.
remark-loses-draw = { $mover } hata yaptı: { $squares } beraberliği korurdu.
remark-slower = { $mover } hâlâ kazanıyor, ama { $squares } ile { $moves } hamlede kazanırdı.
remark-sooner = { $mover }, { $squares } ile daha uzun dayanabilirdi.
remark-forks = { $mover } aynı anda { $squares } ile tehdit ediyor; { $other } yalnızca birini engelleyebilir.
remark-forces = { $other } engellemek zorunda: { $squares }.
remark-winning = { $mover } galibiyete gidiyor.
remark-losing = { $mover } artık kaybediyor.
remark-holds =
    { $others ->
        [0] { $other } ne oynarsa oynasın beraberlik korunur.
       *[other] { $count ->
            [1] { $other } için beraberliği yalnızca { $squares } korur.
           *[other] { $other } beraberliği { $squares } ile korur.
        }
    }
