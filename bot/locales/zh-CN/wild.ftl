variant-wild = 任选标记
choice-wild = 任选标记
rules-wild = 任选标记：两种标记随便放，三个相同的连成一线就赢。
placing = 任选标记：现在点格子放的是 { $mark }。三个相同的连成一线就赢。
button-place = 放 { $mark }
move-with-mark = { $square }（{ $mark }）
topic-wild = 任选标记
topic-wild-text =
    每一步你都可以放 X **或** O，随你喜欢。
    谁让三个相同的标记连成一线谁赢，其余的是谁放的都不要紧。
    要放另一种标记，先点它的按钮再点格子，或者用 `/move` 加 `5 o`。棋盘是 3x3。
