variant-wild = ワイルド
choice-wild = ワイルド
rules-wild = ワイルド：どちらの印を置いてもかまいません。同じ印を3つ並べたら勝ちです。
placing = ワイルド：いまマスを押すと { $mark } を置きます。同じ印を3つ並べたら勝ちです。
button-place = { $mark } を置く
move-with-mark = { $square }（{ $mark }）
topic-wild = ワイルド
topic-wild-text =
    毎回、X **でも** O でも、好きなほうを置けます。
    同じ印を3つ並べて完成させた人の勝ち。ほかの印をだれが置いたかは関係ありません。
    もう一方の印を置くには、マスの前にその印のボタンを押すか、`/move` に `5 o` を付けます。盤は3x3です。
