### “文字”外观，供使用屏幕阅读器的人：用句子描述棋盘，不用表情符号。

spoken-row = 第 { $row } 行：{ $squares }。
spoken-board = { $row } 号棋盘：{ $squares }。
spoken-between = { "，" }
spoken-square =
    { $state ->
        [free] 空 { $square }
        [win] { $square } 赢
        [draw] { $square } 和
        [loss] { $square } 输
        [right] { $square } 正确
        [wrong] { $square } 错误
        [goes] 下一个消失的 { $mark }
       *[taken] { $mark }
    }
spoken-last = 上一步：{ $mark } 在 { $square }。
spoken-line = 连成一线：{ $mark } 在 { $squares }。
spoken-button-square =
    { $state ->
        [free] { $square }，空
        [win] { $square }，赢
        [draw] { $square }，和
        [loss] { $square }，输
        [right] { $square }，正确
        [wrong] { $square }，错误
        [line] { $square }，{ $mark }，有子，连成一线
        [goes] { $square }，{ $mark }，有子，下一个消失
       *[taken] { $square }，{ $mark }，有子
    }
spoken-done = 已完成：
spoken-sign =
    { $sign ->
        [right] 正确
        [wrong] 错误
        [win] 胜
        [draw] 平
        [loss] 负
        [allowed] 已允许：
        [missing] 缺少：
       *[streak] 连续
    }
