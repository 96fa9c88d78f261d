### スクリーンリーダーを使う人のための見た目「文章」：盤を言葉で表す。絵文字は使わない。

spoken-row = { $row }行目：{ $squares }。
spoken-board = { $row }番の盤：{ $squares }。
spoken-between = { "、" }
spoken-square =
    { $state ->
        [free] 空き{ $square }
        [win] { $square }は勝ち
        [draw] { $square }は引き分け
        [loss] { $square }は負け
        [right] { $square }は正解
        [wrong] { $square }は不正解
        [goes] 次に消える{ $mark }
       *[taken] { $mark }
    }
spoken-last = 直前の手：{ $square }に { $mark }。
spoken-line = そろったところ：{ $squares }に { $mark }。
spoken-button-square =
    { $state ->
        [free] { $square }、空き
        [win] { $square }、勝ち
        [draw] { $square }、引き分け
        [loss] { $square }、負け
        [right] { $square }、正解
        [wrong] { $square }、不正解
        [line] { $square }、{ $mark }、埋まり、そろったところ
        [goes] { $square }、{ $mark }、埋まり、次に消える
       *[taken] { $square }、{ $mark }、埋まり
    }
spoken-done = 完了：
spoken-sign =
    { $sign ->
        [right] 正解
        [wrong] 不正解
        [win] 勝ち
        [draw] 引き分け
        [loss] 負け
        [allowed] 許可あり:
        [missing] 許可なし:
       *[streak] 連続
    }
