### Один рядок про хід, під полем, за яким стежать або яке переглядають.

remark-blocks = { $mover } закриває лінію.
remark-misses-win =
    { $moves ->
        [one] { $mover } проґавлює перемогу за { $moves } хід: { $squares }.
        [few] { $mover } проґавлює перемогу за { $moves } ходи: { $squares }.
        [many] { $mover } проґавлює перемогу за { $moves } ходів: { $squares }.
       *[other] { $mover } проґавлює перемогу за { $moves } ходу: { $squares }.
    }
remark-loses-draw = { $mover } помиляється. Нічию втримує { $squares }.
remark-slower =
    { $moves ->
        [one] { $mover } все одно перемагає, але швидше, за { $moves } хід: { $squares }.
        [few] { $mover } все одно перемагає, але швидше, за { $moves } ходи: { $squares }.
        [many] { $mover } все одно перемагає, але швидше, за { $moves } ходів: { $squares }.
       *[other] { $mover } все одно перемагає, але швидше, за { $moves } ходу: { $squares }.
    }
remark-sooner = { $mover } тримається довше з { $squares }.
remark-forks = { $mover } загрожує одразу на { $squares }, а { $other } закриє лише одну.
remark-forces = { $other } тепер мусить закрити { $squares }.
remark-winning = { $mover } йде до перемоги.
remark-losing = Для { $mover } все втрачено.
remark-holds =
    { $others ->
        [0] Для { $other } будь-яка відповідь утримує нічию.
       *[other] { $count ->
            [1] Нічию для { $other } втримує лише { $squares }.
           *[other] { $other } втримує нічию з { $squares }.
        }
    }
