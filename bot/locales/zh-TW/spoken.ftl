### 「文字」外觀，給使用螢幕閱讀器的人：用句子描述棋盤，不用表情符號。

spoken-row = 第 { $row } 列：{ $squares }。
spoken-board = { $row } 號棋盤：{ $squares }。
spoken-between = { "，" }
spoken-square =
    { $state ->
        [free] 空格 { $square }
        [win] { $square } 贏
        [draw] { $square } 平手
        [loss] { $square } 輸
        [right] { $square } 正確
        [wrong] { $square } 錯誤
        [goes] 下一個消失的 { $mark }
       *[taken] { $mark }
    }
spoken-last = 上一步：{ $mark } 在 { $square }。
spoken-line = 連成一線：{ $mark } 在 { $squares }。
spoken-button-square =
    { $state ->
        [free] { $square }，空格
        [win] { $square }，贏
        [draw] { $square }，平手
        [loss] { $square }，輸
        [right] { $square }，正確
        [wrong] { $square }，錯誤
        [line] { $square }，{ $mark }，已下，連成一線
        [goes] { $square }，{ $mark }，已下，下一個消失
       *[taken] { $square }，{ $mark }，已下
    }
spoken-done = 已完成：
spoken-sign =
    { $sign ->
        [right] 正確
        [wrong] 錯誤
        [win] 勝
        [draw] 平
        [loss] 負
        [allowed] 已允許：
        [missing] 缺少：
       *[streak] 連續
    }
