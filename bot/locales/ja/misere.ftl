variant-misere = ミゼール
choice-misere = ミゼール
rules-misere = ミゼール：3つ並べたほうが負けです。
end-misere = { $loser } が3つ並べてしまい、負けです。
topic-misere = ミゼール
topic-misere-text =
    3つ並べたら**負け**です。相手に並べさせましょう。
    盤は3x3です。
