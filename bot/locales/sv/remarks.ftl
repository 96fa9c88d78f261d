### En rad om ett drag, under en spelplan som folk tittar på.

remark-blocks = { $mover } blockerar.
remark-misses-win =
    { $moves ->
        [one] { $mover } missar en vinst: { $squares } hade vunnit på 1 drag.
       *[other] { $mover } missar en vinst: { $squares } hade vunnit på { $moves } drag.
    }
remark-loses-draw = { $mover } gör ett misstag: { $squares } hade hållit oavgjort.
remark-slower =
    { $moves ->
        [one] { $mover } vinner ändå, men { $squares } hade vunnit på 1 drag.
       *[other] { $mover } vinner ändå, men { $squares } hade vunnit på { $moves } drag.
    }
remark-sooner = { $mover } hade hållit ut längre med { $squares }.
remark-forks = { $mover } hotar { $squares } på en gång, och { $other } kan bara blockera en.
remark-forces = { $other } måste blockera på { $squares }.
remark-winning = { $mover } är på väg mot vinst.
remark-losing = Nu är det kört för { $mover }.
remark-holds =
    { $others ->
        [0] Alla svar håller oavgjort för { $other }.
       *[other] { $count ->
            [1] Bara { $squares } håller oavgjort för { $other }.
           *[other] { $other } håller oavgjort med { $squares }.
        }
    }
