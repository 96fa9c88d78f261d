### Что не так с полем или ходом.

board-unreadable = Не могу прочесть такое поле. Напишите строки x столбцы / сколько в ряд, например 3x3/3.
board-empty = На поле нужны хотя бы одна строка и один столбец.
board-too-large = На поле { $board } клеток { $squares }, а я могу играть не больше чем на { $most }.
board-wrong-length = { $longest ->
    [1] На поле { $board } для победы может хватить только { $longest } в ряд.
   *[other] На поле { $board } для победы может требоваться от 1 до { $longest } в ряд.
}

position-unknown-mark = { $mark } — не знак. Пишите X, O и точку на месте каждой свободной клетки.
position-two-ways = Свободные клетки записаны и как { $first }, и как { $second }. Пишите все одинаково.
position-wrong-number = Число на клетке { $square } должно быть таким: { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, если считать от 0, или { $square }, если считать от 1
}.
position-zero = На клетке { $square } стоит цифра 0. Если это нолик, напишите букву O.
position-two-counts = Одни числа считаются от 0, другие от 1. Напишите { $from_zero } или { $from_one }.
position-two-readings = Это можно прочитать как { $first } или как { $second }; напишите то, что имеете в виду.
position-wrong-count = Клеток на этом поле: { $squares }, а у вас: { $given ->
    [0] ни одной
   *[other] { $given }
}. На каждую напишите X, O или точку.
position-wrong-rows = { $columns ->
    [one] В каждой строке этого поля { $columns } клетка.
    [few] В каждой строке этого поля { $columns } клетки.
    [many] В каждой строке этого поля { $columns } клеток.
   *[other] В каждой строке этого поля { $columns } клетки.
}
position-wrong-marks = X на поле { $x }, O на поле { $o }. Начинает X, поэтому X должно быть столько же, сколько O, или на один больше.
position-wrong-turn = X на поле { $x }, O на поле { $o }, поэтому { $mover } сейчас ходить не может.
position-two-winners = У обеих сторон готовая линия, но партия кончается на первой.
position-winner-to-move = У { $mover } уже готовая линия, поэтому { $mover } сейчас ходить не может.
position-two-lines = У { $winner } две готовые линии, но партия кончается на первой.

move-no-such-square = { $squares ->
    [1] На этом поле только одна клетка.
   *[other] На этом поле клетки от 1 до { $squares }.
}
move-square-taken = Клетка { $square } занята. Выберите свободную.
game-over = Партия окончена, ходить больше некуда.
