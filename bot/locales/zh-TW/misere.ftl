variant-misere = 反井字遊戲
choice-misere = 反井字遊戲
rules-misere = 反井字遊戲：誰三個連成一線，誰就輸。
end-misere = { $loser } 三個連成一線，依規則算輸。
topic-misere = 反井字遊戲
topic-misere-text =
    三個連成一線就**輸**。想辦法讓對方連成一線。
    棋盤是 3x3。
