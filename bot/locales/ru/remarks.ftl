### Одна строка о ходе, под полем, за которым следят или которое пересматривают.

remark-blocks = { $mover } закрывает линию.
remark-misses-win =
    { $moves ->
        [one] { $mover } упускает победу за { $moves } ход: { $squares }.
        [few] { $mover } упускает победу за { $moves } хода: { $squares }.
        [many] { $mover } упускает победу за { $moves } ходов: { $squares }.
       *[other] { $mover } упускает победу за { $moves } хода: { $squares }.
    }
remark-loses-draw = { $mover } ошибается. Ничью удерживает { $squares }.
remark-slower =
    { $moves ->
        [one] { $mover } всё равно побеждает, но с { $squares } было бы быстрее: за { $moves } ход.
        [few] { $mover } всё равно побеждает, но с { $squares } было бы быстрее: за { $moves } хода.
        [many] { $mover } всё равно побеждает, но с { $squares } было бы быстрее: за { $moves } ходов.
       *[other] { $mover } всё равно побеждает, но с { $squares } было бы быстрее: за { $moves } хода.
    }
remark-sooner = { $mover } торопит проигрыш: с { $squares } можно было держаться дольше.
remark-forks = { $mover } грозит сразу на { $squares }, а { $other } закроет только одну.
remark-forces = { $other } теперь обязан закрыть { $squares }.
remark-winning = { $mover } идёт к победе.
remark-losing = Для { $mover } всё потеряно.
remark-holds =
    { $others ->
        [0] Для { $other } любой ответ удерживает ничью.
       *[other] { $count ->
            [1] Ничью для { $other } удерживает только { $squares }.
           *[other] { $other } удерживает ничью с { $squares }.
        }
    }
