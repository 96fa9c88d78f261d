### Вид «словами», для экранных дикторов: поле фразами.

spoken-row = Ряд { $row }: { $squares }.
spoken-board = Поле { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] свободно { $square }
        [win] { $square } побеждает
        [draw] { $square } даёт ничью
        [loss] { $square } проигрывает
        [right] { $square } верно
        [wrong] { $square } неверно
        [goes] { $mark } исчезнет следующим
       *[taken] { $mark }
    }
spoken-last = Последний ход: { $mark } на { $square }.
spoken-line = Готовая линия: { $mark } на { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, свободно
        [win] { $square }, побеждает
        [draw] { $square }, даёт ничью
        [loss] { $square }, проигрывает
        [right] { $square }, верно
        [wrong] { $square }, неверно
        [line] { $square }, { $mark }, занято, готовая линия
        [goes] { $square }, { $mark }, занято, исчезнет следующим
       *[taken] { $square }, { $mark }, занято
    }
spoken-done = Пройдено:
spoken-sign =
    { $sign ->
        [right] верно
        [wrong] неверно
        [win] победа
        [draw] ничья
        [loss] поражение
        [allowed] Разрешено:
        [missing] Нет:
       *[streak] серия
    }
