### 盤や手のおかしなところ。ほとんどは /explain への返事。

board-unreadable = 盤の大きさが読み取れません。「行x列/並べる数」の形で、たとえば 3x3/3 のように書いてください。
board-empty = 盤には少なくとも1行1列が必要です。
board-too-large = { $board }の盤は{ $squares }マスあります。私が扱えるのは{ $most }マスまでです。
board-wrong-length =
    { $longest ->
        [1] { $board }の盤では、並べる数は1だけです。
       *[other] { $board }の盤では、並べる数は1から{ $longest }までです。
    }

position-unknown-mark = { $mark } は印ではありません。X と O、空きマスには「.」を書いてください。
position-two-ways = 空きマスの書き方に { $first } と { $second } が混ざっています。どちらかにそろえてください。
position-wrong-number =
    { $base ->
        [0] マス{ $square }に書ける数字は{ $index }です。
        [1] マス{ $square }に書ける数字は{ $square }です。
       *[other] マス{ $square }に書ける数字は、0から数えて{ $index }か、1から数えて{ $square }です。
    }
position-zero = マス{ $square }が数字の0になっています。マルのつもりなら、英字の O を書いてください。
position-two-counts = 0から数えた番号と1から数えた番号が混ざっています。{ $from_zero } か { $from_one } のどちらかにしてください。
position-two-readings = { $first } とも { $second } とも読めるので、どちらかをそのまま書いてください。
position-wrong-count =
    { $given ->
        [0] この盤は{ $squares }マスですが、何も書かれていません。1マスごとに X、O、「.」のどれかを書いてください。
       *[other] この盤は{ $squares }マスですが、書かれているのは{ $given }マスです。1マスごとに X、O、「.」のどれかを書いてください。
    }
position-wrong-rows = この盤は、どの行も{ $columns }マスです。
position-wrong-marks = X が{ $x }個、O が{ $o }個あります。先手は X なので、X は O と同じ数か、1つ多くなければいけません。
position-wrong-turn = X が{ $x }個、O が{ $o }個なので、{ $mover } の番にはなりません。
position-two-winners = 両方ともそろっています。先にそろったところで対局は終わるはずです。
position-winner-to-move = { $mover } がもうそろっているので、{ $mover } の番にはなりません。
position-two-lines = { $winner } が2か所でそろっています。先にそろったところで対局は終わるはずです。

move-no-such-square =
    { $squares ->
        [1] この盤は1マスだけです。
       *[other] この盤のマスは1から{ $squares }までです。
    }
move-square-taken = マス{ $square }は埋まっています。空いているマスを選んでください。
game-over = 対局は終わっています。もう打つところはありません。
