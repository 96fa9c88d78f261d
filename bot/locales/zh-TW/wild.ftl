variant-wild = 任選記號
choice-wild = 任選記號
rules-wild = 任選記號：兩種記號隨你放，三個一樣的連成一線就贏。
placing = 任選記號：現在按格子會放 { $mark }。三個一樣的連成一線就贏。
button-place = 放 { $mark }
move-with-mark = { $square }（{ $mark }）
topic-wild = 任選記號
topic-wild-text =
    每一步你都可以放 X **或** O，隨你高興。
    誰讓三個一樣的記號連成一線，誰就贏，其他的是誰放的都沒關係。
    想放另一種記號，先按它的按鈕再按格子，或用 `/move` 加 `5 o`。棋盤是 3x3。
