variant-ultimate = ultimate
choice-ultimate = ultimate (дев’ять полів)
rules-ultimate = Ultimate: зайнята клітинка вказує поле наступного ходу. Перемагають три поля в ряд.
ultimate-here = Ходіть на полі { $board }.
ultimate-any =
    { $count ->
        [0] Почніть на будь-якому полі.
       *[other] Поле { $sent } дограно: виберіть будь-яке.
    }
ultimate-chosen = Поле { $board }: виберіть клітинку.
ultimate-button-back = Інші поля
ultimate-wrong-board = Ходити треба на полі { $active }. Там вільно: { $free }.
ultimate-board-finished = Поле { $number } дограно. Ще вільно: { $free }.
ultimate-no-such-square = Укажіть поле й клітинку, наприклад 5.3. Ще вільно: { $free }.
ultimate-unreadable = Не виходить прочитати це як позицію ultimate.
end-ultimate =
    Три поля в ряд за { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }.
topic-ultimate = Ultimate
topic-ultimate-text =
    Дев’ять малих полів складають одне велике. Мале поле виграють трьома знаками в ряд, а партію — трьома малими полями в ряд.
    Зайнята клітинка вказує, де ходить суперник: після правої верхньої клітинки — на правому верхньому полі.
    Якщо це поле вже дограно, можна вибрати будь-яке. Заповнене поле без лінії не дістається нікому.
    Натисніть клітинку або введіть `/move` з полем і клітинкою: `5.3` — це клітинка 3 поля 5. `/play board:ultimate` починає партію.
    Я рахую близько секунди, а не до кінця. Тут можна перемогти навіть `unbeatable`.
