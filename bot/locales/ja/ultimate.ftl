variant-ultimate = アルティメット
choice-ultimate = アルティメット（9つの盤）
rules-ultimate = アルティメット：打ったマスと同じ番号の盤に、相手が打ちます。3つ並べると盤が取れ、盤を3つ並べて取ったら勝ちです。
ultimate-here = { $board }番の盤に打ってください。
ultimate-any =
    { $count ->
        [0] 好きな盤から始めてください。
       *[other] { $sent }番の盤は終わっています。好きな盤を選んでください。
    }
ultimate-chosen = { $board }番の盤：マスを選んでください。
ultimate-button-back = ほかの盤
ultimate-wrong-board = 打てるのは{ $active }番の盤だけです。そこで空いているのは{ $free }です。
ultimate-board-finished = { $number }番の盤は終わっています。空いているのは{ $free }です。
ultimate-no-such-square = 5.3 のように、盤とマスを書いてください。空いているのは{ $free }です。
ultimate-unreadable = アルティメットの局面として読み取れませんでした。
end-ultimate = { $moves }手で盤が3つ並びました。
topic-ultimate = アルティメット
topic-ultimate-text =
    9つの小さな盤で、1つの大きな盤になります。3つ並べると小さな盤が取れ、小さな盤を3つ並べて取ったら勝ちです。
    打ったマスで、相手の盤が決まります。右上のマスに打てば、相手は右上の盤に打ちます。
    その盤が終わっていれば、相手は好きな盤を選べます。3つ並ばずに埋まった盤は、だれのものにもなりません。
    マスを押すか、`/move` に盤とマスを付けます。`5.3` は5番の盤のマス3です。`/play board:ultimate` で始められます。
    私が読むのは1秒ほどで、最後までは読みません。ここでは `unbeatable` も負けることがあります。
