### Що не так із полем чи ходом.

board-unreadable = Не можу прочитати таке поле. Напишіть рядки x стовпчики / скільки в ряд, наприклад 3x3/3.
board-empty = На полі потрібні принаймні один рядок і один стовпчик.
board-too-large = На полі { $board } клітинок { $squares }, а я можу грати не більше ніж на { $most }.
board-wrong-length = { $longest ->
    [1] На полі { $board } для перемоги може вистачити лише { $longest } в ряд.
   *[other] На полі { $board } для перемоги може бути потрібно від 1 до { $longest } в ряд.
}

position-unknown-mark = { $mark } — не знак. Пишіть X, O і крапку на місці кожної вільної клітинки.
position-two-ways = Вільні клітинки записані і як { $first }, і як { $second }. Пишіть усі однаково.
position-wrong-number = Число на клітинці { $square } має бути таким: { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, якщо рахувати від 0, або { $square }, якщо рахувати від 1
}.
position-zero = На клітинці { $square } стоїть цифра 0. Якщо це нулик, напишіть літеру O.
position-two-counts = Одні числа рахуються від 0, інші від 1. Напишіть { $from_zero } або { $from_one }.
position-two-readings = Це можна прочитати як { $first } або як { $second }; напишіть те, що маєте на увазі.
position-wrong-count = Клітинок на цьому полі: { $squares }, а у вас: { $given ->
    [0] жодної
   *[other] { $given }
}. Для кожної напишіть X, O або крапку.
position-wrong-rows = { $columns ->
    [one] У кожному рядку цього поля { $columns } клітинка.
    [few] У кожному рядку цього поля { $columns } клітинки.
    [many] У кожному рядку цього поля { $columns } клітинок.
   *[other] У кожному рядку цього поля { $columns } клітинки.
}
position-wrong-marks = X на полі { $x }, O на полі { $o }. Починає X, тому X має бути стільки ж, скільки O, або на один більше.
position-wrong-turn = X на полі { $x }, O на полі { $o }, тому { $mover } зараз ходити не може.
position-two-winners = Обидві сторони мають готову лінію, але партія закінчується на першій.
position-winner-to-move = { $mover } вже має готову лінію, тому { $mover } зараз ходити не може.
position-two-lines = { $winner } має дві готові лінії, але партія закінчується на першій.

move-no-such-square = { $squares ->
    [1] На цьому полі лише одна клітинка.
   *[other] На цьому полі клітинки від 1 до { $squares }.
}
move-square-taken = Клітинка { $square } зайнята. Виберіть вільну.
game-over = Партію закінчено, ходити більше нікуди.
