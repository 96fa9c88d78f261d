variant-ultimate = ultimate
choice-ultimate = ultimate (девять полей)
rules-ultimate = Ultimate: занятая клетка указывает поле следующего хода. Побеждают три поля в ряд.
ultimate-here = Ходите на поле { $board }.
ultimate-any =
    { $count ->
        [0] Начните на любом поле.
       *[other] Поле { $sent } уже доиграно: выберите любое.
    }
ultimate-chosen = Поле { $board }: выберите клетку.
ultimate-button-back = Другие поля
ultimate-wrong-board = Ходить нужно на поле { $active }. Там свободно: { $free }.
ultimate-board-finished = Поле { $number } уже доиграно. Ещё свободно: { $free }.
ultimate-no-such-square = Укажите поле и клетку, например 5.3. Ещё свободно: { $free }.
ultimate-unreadable = Не получается прочитать это как позицию ultimate.
end-ultimate =
    Три поля в ряд за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }.
topic-ultimate = Ultimate
topic-ultimate-text =
    Девять малых полей составляют одно большое. Малое поле выигрывают тремя знаками в ряд, а партию — тремя малыми полями в ряд.
    Занятая клетка указывает, где ходит соперник: после правой верхней клетки — на правом верхнем поле.
    Если это поле уже доиграно, можно выбрать любое. Заполненное поле без линии не достаётся никому.
    Нажмите клетку или введите `/move` с полем и клеткой: `5.3` — это клетка 3 поля 5. `/play board:ultimate` начинает партию.
    Я считаю около секунды, а не до конца. Здесь можно победить даже `unbeatable`.
