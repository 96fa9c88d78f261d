### Вигляд «словами», для екранних дикторів: поле фразами.

spoken-row = Рядок { $row }: { $squares }.
spoken-board = Поле { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] вільно { $square }
        [win] { $square } перемагає
        [draw] { $square } дає нічию
        [loss] { $square } програє
        [right] { $square } правильно
        [wrong] { $square } неправильно
        [goes] { $mark } зникне наступним
       *[taken] { $mark }
    }
spoken-last = Останній хід: { $mark } на { $square }.
spoken-line = Готова лінія: { $mark } на { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, вільно
        [win] { $square }, перемагає
        [draw] { $square }, дає нічию
        [loss] { $square }, програє
        [right] { $square }, правильно
        [wrong] { $square }, неправильно
        [line] { $square }, { $mark }, зайнято, готова лінія
        [goes] { $square }, { $mark }, зайнято, зникне наступним
       *[taken] { $square }, { $mark }, зайнято
    }
spoken-done = Пройдено:
spoken-sign =
    { $sign ->
        [right] правильно
        [wrong] неправильно
        [win] перемога
        [draw] нічия
        [loss] поразка
        [allowed] Дозволено:
        [missing] Бракує:
       *[streak] серія
    }
