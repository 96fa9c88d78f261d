### Giao diện “bằng lời”, cho người dùng trình đọc màn hình.

spoken-row = Hàng { $row }: { $squares }.
spoken-board = Bàn { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] { $square } trống
        [win] { $square } thắng
        [draw] { $square } hoà
        [loss] { $square } thua
        [right] { $square } đúng
        [wrong] { $square } sai
        [goes] { $mark } sẽ biến mất tiếp theo
       *[taken] { $mark }
    }
spoken-last = Nước vừa đi: { $mark } vào { $square }.
spoken-line = Hàng hoàn chỉnh: { $mark } ở { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, trống
        [win] { $square }, thắng
        [draw] { $square }, hoà
        [loss] { $square }, thua
        [right] { $square }, đúng
        [wrong] { $square }, sai
        [line] { $square }, { $mark }, đã đi, hàng hoàn chỉnh
        [goes] { $square }, { $mark }, đã đi, sẽ biến mất tiếp theo
       *[taken] { $square }, { $mark }, đã đi
    }
spoken-done = Đã xong:
spoken-sign =
    { $sign ->
        [right] đúng
        [wrong] sai
        [win] thắng
        [draw] hoà
        [loss] thua
        [allowed] Được phép:
        [missing] Thiếu:
       *[streak] chuỗi
    }
