### Jeden řádek k tahu, pod plochou, kterou někdo sleduje.

remark-blocks = { $mover } blokuje.
remark-misses-win =
    { $moves ->
        [one] { $mover } pouští výhru: { $squares } vyhrávalo za 1 tah.
        [few] { $mover } pouští výhru: { $squares } vyhrávalo za { $moves } tahy.
       *[other] { $mover } pouští výhru: { $squares } vyhrávalo za { $moves } tahů.
    }
remark-loses-draw = { $mover } chybuje: remízu drželo { $squares }.
remark-slower =
    { $moves ->
        [one] { $mover } pořád vyhrává, ale { $squares } vyhrávalo za 1 tah.
        [few] { $mover } pořád vyhrává, ale { $squares } vyhrávalo za { $moves } tahy.
       *[other] { $mover } pořád vyhrává, ale { $squares } vyhrávalo za { $moves } tahů.
    }
remark-sooner = { $mover } si to zkracuje: déle se bránilo { $squares }.
remark-forks = { $mover } hrozí na { $squares } najednou a { $other } zablokuje jen jedno.
remark-forces = { $other } musí blokovat na { $squares }.
remark-winning = { $mover } míří k výhře.
remark-losing = { $mover } už to neudrží.
remark-holds =
    { $others ->
        [0] { $other } udrží remízu jakoukoli odpovědí.
       *[other] { $count ->
            [1] { $other } udrží remízu jen přes { $squares }.
           *[other] { $other } udrží remízu přes { $squares }.
        }
    }
