### ヒント、解説、そしてボットが手を決める方法「ミニマックス法」の講座。

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] **{ $squares }**に打てば、すぐに勝ちです。
       *[other] **{ $squares }**に打てば、相手がどう受けても{ $moves }手で勝ちです。
    }
learn-hint-draw =
    { $worse_count ->
        [0] どのマスも同じ価値です。お互いにミスがなければ引き分けです。
       *[other] **{ $squares }**なら引き分けを守れます。{ $worse }だと負けです。
    }
learn-hint-loss =
    { $count ->
       *[other] 負けそうですが、いちばん長く粘れるのは**{ $squares }**です。
    }
learn-hint-tricky = 相手が受けを間違えやすいのは{ $square }です。
learn-hint-after =
    { $kind ->
        [forks] { $square }に打てば、{ $squares }のダブルリーチです。
        [forces] { $square }に打てば、{ $other } は{ $squares }で止めるしかありません。
       *[holds] { $count ->
            [1] { $square }に打てば、{ $other } が助かるのは{ $squares }だけです。
           *[other] { $square }に打つと、{ $other } は{ $squares }で助かります。
        }
    }
learn-explain-counts = 評価値を見たので、あなたの対局は負けたときだけレート対象になります。
learn-hint-counts = ヒントを見たので、この対局は負けたときだけレート対象になります。
learn-unsure = 最後までは読みきれませんでした。
learn-hint-estimate = 私なら**{ $squares }**に打ちます。あなたの見込みは約{ $chance }%です。{ $depth }手先まで読みましたが、最後までではありません。
learn-explain-estimate = { $mark } の最善は{ $squares }で、見込みは約{ $chance }%です。{ $depth }手先まで読みましたが、最後までではありません。

learn-explain-win =
    { $plies ->
        [1] { $mark } は{ $squares }で、いますぐ勝ちです。
       *[other] { $mark } は{ $squares }から{ $moves }手で勝ちです。
    }
learn-explain-draw =
    { $choice ->
        [any] どのマスでも引き分けです。
       *[other] { $mark } は{ $squares }で引き分けです。
    }
learn-explain-loss = { $mark } は{ $squares }でも{ $moves }手で負けです。
learn-squares-win =
    { $sign } { $moves ->
        [0] 勝ち（読めた範囲では）
       *[other] { $moves }手で勝ち
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] 引き分け（読めた範囲では）
       *[other] 引き分け
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] 負け（読めた範囲では）
       *[other] { $moves }手で負け
    }
learn-squares = { $worth }：**{ $squares }**
learn-squares-scored = { $worth }、ミニマックス { $score }：**{ $squares }**
learn-explain-too-large = { $positions }局面を調べました。ただのミニマックス法では、ここは時間がかかりすぎます。
learn-explain-minimax = ただのミニマックス法は、この盤で{ $calls }回呼び出しをして{ $square }に打ちます。私が調べたのは{ $positions }局面です。
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win = ただのミニマックス法は{ $square }に打ち、{ $plain_moves }手で勝ちます。どんなに遅くても、勝ちは勝ちだからです。私なら{ $best }に打って{ $moves }手で勝ちます。
learn-explain-slower-loss = ただのミニマックス法は{ $square }に打ち、{ $plain_moves }手で負けます。どんなに早くても、負けは負けだからです。私なら{ $best }に打って{ $moves }手まで粘ります。
learn-indices-squares =
    { $count ->
        [1] あなたの書き方は0から数えています：インデックス{ $indices }はマス{ $squares }です。
       *[other] あなたの書き方は0から数えています：インデックス{ $indices }は、順にマス{ $squares }です。
    }
learn-explain-effort = 呼び出しの回数：そのままで{ $plain }、アルファベータで{ $alpha_beta }、記憶を使うと{ $memory }。
learn-explain-maximiser = { $mark } が最大化側、{ $other } が最小化側です。{ $mark } の勝ちは{ $win }、負けは{ $loss }、引き分けは0。片方の得がもう片方の損になる、ゼロサムです。
learn-unreached = { $mark } の番でこの盤になる対局はありませんが、ミニマックス法で評価することはできます。

learn-tree = { $board }のミニマックスの木、{ $mark } の番、{ $positions }局面。1段目：{ $scores }。最善の評価値：{ $score }。選んだ手順：{ $line }。
learn-tree-square = マス{ $square }は{ $score }

learn-lesson =
    ステップ{ $step }/{ $steps }：呼び出し{ $call }、{ $depth ->
        [0] ルート
       *[other] { $squares }のあと
    }
learn-lesson-asks =
    { $goal ->
        [min] { $mark } の番です。最小化側なので、**いちばん低い**評価値がほしいところです。空きマス：{ $squares }。
       *[max] { $mark } の番です。最大化側なので、**いちばん高い**評価値がほしいところです。空きマス：{ $squares }。
    }
learn-lesson-recursion = ミニマックス法は、空きマスを一つずつ試します。印を置き、その盤でミニマックス法を呼び出し、印を取り除きます。このように、関数が自分自身を呼び出すことを再帰と言います。
learn-lesson-next = 次に { $mark } は**{ $square }**を試します。
learn-lesson-back = 一つ前の盤に戻り、{ $square }の印を取り除きます。評価値は**{ $score }**でした。
learn-lesson-results = ここまでの結果：{ $scores }。
learn-lesson-result = { $square }：{ $score }
learn-lesson-bounds = アルファは{ $alpha }、ベータは{ $beta }です。
learn-lesson-skips = アルファがベータに届きました。相手にはほかにもっと良い手があり、この盤にはさせてくれません。だから{ $squares }は試さなくてかまいません。
learn-lesson-returns =
    { $goal ->
        [min] { $mark } はいちばん低い値を取ります。この呼び出しは**{ $score }**を返します。
       *[max] { $mark } はいちばん高い値を取ります。この呼び出しは**{ $score }**を返します。
    }
learn-lesson-limit = ≤ は「以下」、≥ は「以上」です。上の呼び出しには、それだけわかれば十分です。
learn-lesson-terminal =
    { $other } は勝った？{ $winner ->
        [min] はい。
        [max] いいえ。{ $mark } は勝った？はい。
       *[none] いいえ。{ $mark } は勝った？いいえ。盤は埋まった？はい。
    }これは終端状態です。もう試すものがないので、この呼び出しは**{ $score }**を返します。
learn-lesson-plays =
    { $count ->
        [1] ミニマックス法は{ $square }に打ちます。
       *[other] { $squares }は同じ評価値です。最初のものを残すので、ミニマックス法は{ $square }に打ちます。
    }

topic-hint = ヒント
topic-hint-text =
    `/hint` は、おすすめのマスとその理由を教えます。見えるのはあなただけです。
    ヒントを使った対局は、負けたときだけレート対象になります。
topic-minimax = 私の考え方
topic-minimax-text =
    どの手も対局の終わりまで試して、いちばん良いものを選びます。これをミニマックス法と言います。
    `/explain` は、あなたの対局や、`O.XX.X.OO` のような盤でそれを見せます。各マスの価値と、木の図が出ます。
    `steps` を選ぶと、呼び出しを一つずつたどれます。
    `/learn` は、ボタンを押して遊びながら一から学べる、全12回の短い講座です。

learn-picture-max = 最大
learn-picture-min = 最小
learn-picture-to-move = { $mover } の番

learn-picture-cut = 枝刈り

learn-picture-more = 下にあと{ $calls }

learn-picture-legend =
    評価値は { $maximiser } から見たものです。
    太い線が、ミニマックス法の打つ手順です。
    { $form ->
        [cut] 灰色：調べていない。≤ と ≥：以下、以上。
        [bounds] ≤ と ≥：以下、以上。
       *[plain] {""}
    }

learn-tree-too-large = 木を描けるのは空きマスが{ $most }個までですが、この盤には{ $free }個あります。
learn-too-many-calls = この盤は、アルファベータでも{ $most }回を超える呼び出しが必要です。空きマスの少ない盤で試してください。
learn-position-over = その盤はもう決着しています。空きマスがあり、まだ勝者のいない盤で試してください。
learn-standard-rules-only = ステップとアルファベータは、標準のルールだけです。
learn-too-many-steps = ステップで見るには、空きマスが{ $most }個までの盤が必要です。この盤は、/explain を steps なしで使ってください。

command-hint = おすすめのマスを見る（自分にだけ表示）
command-explain = 各マスの価値を、ミニマックスの木とともに見る
command-explain-what = 盤（O.XX.X.OO）か対局の番号。省くと自分の対局
command-explain-form = ミニマックスの木かステップか、そのままかアルファベータか
command-explain-scores = 勝ちを何点と数えるか
command-explain-turn = 相手側から見たいときに、どちらの番か
command-explain-maximiser = どちらの勝ちをプラスとするか（省くと手番の側）
command-learn = 私の考え方を短い12のレッスンで学ぶ（自分にだけ表示）
command-learn-lesson = どのレッスンか（1～12）。省くと前回の続きから

learn-course-title =
    レッスン{ $lesson }/{ $last }：{ $title }{ $questions ->
        [1] {""}
       *[other] （{ $question }/{ $questions }）
    }
learn-course-hello = この講座では、プログラムがいちばん良い手を見つける方法を紹介します。プログラミングの知識はいりません。コードは飛ばしてもかまいません。
learn-course-welcome = おかえりなさい。前回はここまででした。
learn-course-over =
    おめでとうございます、**講座は修了です**。これでミニマックス法がわかりましたね。私も同じ手を、もっと速く見つけているだけです。
    レッスンを選んで読み返すのも、`/explain what:O.XX.X.OO` のように自分の盤で試すのも、私と対局するのもご自由に。
learn-course-lessons = すべてのレッスン
learn-course-button-next = 次へ
learn-course-button-lesson = 次のレッスン
learn-course-button-play = 本番の対局
learn-course-changed = このメッセージのあとに講座が新しくなりました。/learn で続けられます。
learn-no-such-lesson = レッスンは1から{ $last }までです。/learn にその番号を付けるか、番号なしで続きからどうぞ。

learn-course-board = 盤はリスト
learn-course-board-text =
    プログラムには盤が見えません。代わりに**リスト**を持っています。左上から順に読んだ、9個の並びです。その中では ❌ は "X"、🔵 は "O" で、空きマスにはリストの中での自分の番号、つまり**インデックス**が入っています：
    `{ $list }`
    リストは0から数えるので、番号はマスのものより1つ小さくなります。
learn-course-board-code = プログラム用の言語Pythonでは、`def` から関数が始まります。関数とは、名前の付いたプログラムの一部分です。次の関数は数（`int`）だけを残し、印を除きます：
learn-course-index-ask = **インデックスが4のマスはどれでしょう**？押してください。
learn-course-index-right = そうです。マス{ $chosen }のインデックスは{ $index }。いつも1つ小さくなります。
learn-course-index-wrong = それではありません。リストは0から数えるので、マス{ $chosen }のインデックスは{ $index }です。もう一度どうぞ。
learn-course-free-ask = **空きマスはいくつあるでしょう？**
learn-course-free-right = そうです。リストに残っているインデックスは{ $indices }、マスで言うと{ $squares }です。
learn-course-free-wrong = { $chosen }ではありません。リストに残っている数を探してみてください：`{ $list }`

learn-course-lines = 8本のライン
learn-course-lines-text = 勝ちになるラインは8本あります。横3本、縦3本、斜め2本です。だれが勝ったかを知るために、プログラムは1本ずつ見ていきます。3つとも同じ印でしょうか？
learn-course-lines-code = Pythonでは、ラインは3つのインデックスです。`board[at]` はそこにあるもので、`marks` はそれを集めます。同じ印は一つにまとめます。`mark` だけになったら、その印の勝ちです：
learn-course-line-ask = { $mark } の番です。**どのマスに置けば { $mark } が3つ並ぶでしょう？**
learn-course-line-right = そうです。{ $line }が全部 { $mark } になったので、{ $mark } の勝ちです。
learn-course-line-wrong = { $mark } を{ $chosen }に置いても、{ $mark } が3つ並ぶラインはできません。{ $mark } が2つと空きマスが1つのラインを探してください。
learn-course-most-ask = 今度は何もない盤です。**いちばん多くのラインが通るマスはどれでしょう？**
learn-course-most-right = そうです。マス{ $chosen }には8本のうち{ $lines }本が通ります。だから真ん中は強いのです。
learn-course-most-wrong = マス{ $chosen }を通るのは{ $lines }本です。{ $most }本通るマスがあります。

learn-course-scores = 評価値
learn-course-scores-text =
    終わった対局には、いつも ❌ から見た**評価値**が付きます。❌ の勝ちなら +10、🔵 の勝ちなら -10、引き分けなら 0 です。
    片方の得は、もう片方の損です。これを**ゼロサム**と言い、だから数が一つあれば両方に足ります。
learn-course-scores-code = Pythonでは、`return` で関数が終わり、答えを返します：
learn-course-final-ask = この対局は終わっています。**評価値はいくつでしょう？**
learn-course-final-right =
    { $winner ->
        [X] そうです。❌ が3つ並んだので +10 です。
        [O] そうです。🔵 が3つ並んだので -10 です。
       *[none] そうです。盤が埋まり、だれも3つ並んでいません。引き分けは 0 です。
    }
learn-course-final-wrong =
    { $winner ->
        [X] { $chosen }ではありません。❌ が3つ並んでいます。それはいくつと数えるのでしたか？
        [O] { $chosen }ではありません。🔵 が3つ並んでいます。それはいくつと数えるのでしたか？
       *[none] { $chosen }ではありません。だれも3つ並んでいません。それはいくつと数えるのでしたか？
    }

learn-course-worse =
    { $why ->
        [equal] マス{ $chosen }の評価値も{ $score }ですが、{ $first }のほうが先に来ます。
        [loses] { $mark } が{ $chosen }に置くと、{ $other } が{ $reply }で勝ちます。評価値は{ $score }です。
       *[worse] { $mover ->
            [X] マス{ $chosen }の評価値は{ $score }ですが、{ $first }なら{ $best }です。{ $mark } はいちばん高い値を選びます。
           *[O] マス{ $chosen }の評価値は{ $score }ですが、{ $first }なら{ $best }です。{ $mark } はいちばん低い値を選びます。
        }
    }

learn-course-turns = 高いほうと低いほう
learn-course-turns-text =
    ❌ と 🔵 は交互に打ちます。❌ はいちばん高い評価値がほしいので**最大化側**、🔵 はいちばん低い評価値がほしいので**最小化側**です。
    どちらも、自分にとっていちばん良い評価値になるマスを選びます。その評価値がどこから来るかは、レッスン5で説明します。
learn-course-turns-code = Pythonでは、`other` が次の番を教え、`best` がリストからいちばん高い、または低い値を選びます：
learn-course-turn-ask = { $mark } の番で、各マスの評価値はこうなります：{ $scores }。**{ $mark } はどのマスを選ぶでしょう？**
learn-course-turn-right =
    { $mover ->
        [X] そうです。{ $scores } のうち、いちばん高いのは{ $best }です。
       *[O] そうです。{ $scores } のうち、いちばん低いのは{ $best }です。
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = 今度は、同じ盤で { $mark } の番だと思ってください（🔵 が先手の別の対局です）。すると評価値はこうなります：{ $scores }。**{ $mark } はどのマスを選ぶでしょう？**
learn-course-turned-right =
    { $mover ->
        [X] そうです。{ $scores } のうち、いちばん高いのは{ $best }です。同じマスでも評価値が違います。次がだれの番かが大事なのです。
       *[O] そうです。{ $scores } のうち、いちばん低いのは{ $best }です。同じマスでも評価値が違います。次がだれの番かが大事なのです。
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = 呼び出しと再帰
learn-course-calls-text =
    評価値はどこから来るのでしょう？プログラムはマスを一つ試し、できた盤の価値を尋ねます。そのために、その盤でまた同じことをします。つまり自分自身を動かすのです。これが**再帰**で、動かす1回1回が**呼び出し**です。
    この盤での最初の呼び出しが**ルート**（根）です。ほかの呼び出しは、そこから木のように枝分かれします。
learn-course-calls-code = Pythonでは、`scores` が印を置き、呼び出しをして、印を取り除きます。`minimax` はレッスン7に出てきます：
learn-course-below-ask = { $mark } の番です。**ルート自身は呼び出しを何回するでしょう？**
learn-course-below-right = そうです。空きマス{ $squares }に1回ずつ。そのたびに印を取り除きます。
learn-course-below-wrong = { $chosen }ではありません。ルートは空きマス1つにつき1回呼び出します。
learn-course-calls-ask = ルートからの呼び出しも、対局が終わるまで、それぞれ呼び出しをします。**ルートも入れて、全部で何回でしょう？**
learn-course-calls-right = そうです。木を一手ずつ下りると、{ $levels } = { $chosen } 回です。`/explain what:O.XX.X.OO` で図が見られます。
learn-course-calls-wrong = { $chosen }ではありません。ルートが1回で、そこから3回呼び出します。その一つひとつから続けて数えてください。勝ちになるマスならそこで終わり、そうでなければ残りのマスに1回ずつ呼び出します。

learn-course-ends = 呼び出しの終わり
learn-course-ends-text =
    対局が終わっているとわかった呼び出しは、もう呼び出しをしません。その盤が**終端状態**で、評価値を返します。
    尋ねる順番はこうです：相手が勝ったか、自分が勝ったか、盤が埋まったか。ここでは自分が ❌ です。盤はレッスン5の木のものです。
learn-course-ends-code = Pythonでは、`or` は前の答えが「いいえ」のときだけ次を尋ねます：
learn-course-end-ask = **この盤での呼び出しは、何を見つけるでしょう？**
learn-course-choice-theirs = 🔵 の勝ち
learn-course-choice-ours = ❌ の勝ち
learn-course-choice-full = 埋まった
learn-course-choice-open = まだ続く
learn-course-end-right =
    { $right ->
        [theirs] そうです。🔵 が3つ並んだので、この呼び出しは -10 を返します。
        [ours] そうです。❌ が3つ並んだので、この呼び出しは +10 を返します。盤も埋まっていますが、それを尋ねるのは最後です。
        [full] そうです。だれも3つ並んでおらず、空きマスもありません。この呼び出しは 0 を返します。
       *[open] そうです。だれも3つ並んでおらず、空きマスが{ $free }個あります。その一つひとつで呼び出しをします。
    }
learn-course-end-wrong =
    { $winner ->
        [X] それではありません。ここでは ❌ が3つ並び、🔵 は並んでいません。それはほかより先に尋ねます。
        [O] それではありません。ここでは 🔵 が3つ並んでいて、それを最初に尋ねます。
       *[none] それではありません。ここではだれも3つ並んでおらず、空きマスが{ $free }個あります。
    }

learn-course-back = 木をさかのぼる
learn-course-back-text = 呼び出しは、その下の呼び出しが全部終わるのを待ち、それから評価値を一つ返します。❌ の番ならいちばん高い値（**max**）、🔵 の番ならいちばん低い値（**min**）です。こうして評価値は、終端状態からルートまで上っていきます。min と max、これがミニマックスという名前の由来です。
learn-course-back-code = Pythonでは、ミニマックス法はこれだけです。`is_over`、`score`、`scores`、`best` はこれまでのレッスンのものです：
learn-course-returned-ask = { $mark } の番で、下の呼び出しは { $scores } を返しました。**この呼び出しは何を返すでしょう？**
learn-course-returned-right =
    { $mover ->
        [X] そうです。{ $mark } はいちばん高い値を選ぶので、{ $best }です。
       *[O] そうです。{ $mark } はいちばん低い値を選ぶので、{ $best }です。
    }
learn-course-returned-wrong =
    { $mover ->
        [X] { $chosen }ではありません。{ $mark } が選ぶのは、{ $scores } のうちいちばん高い値です。
       *[O] { $chosen }ではありません。{ $mark } が選ぶのは、{ $scores } のうちいちばん低い値です。
    }

learn-course-choice = 手を選ぶ
learn-course-choice-text =
    ルートでは、評価値だけでは足りません。プログラムは手を打たなければならないからです。そこで、いちばん良い評価値がどのマスから来たかも覚えておきます。
    同じくらい良いマスが二つあれば、たいていのプログラムは**最初**のものを残します。あとのマスは、同点ではだめで、もっと良くなければ選ばれません。
learn-course-choice-code = Pythonでは、`found.index(top)` が、リストの中で最初の `top` の場所を教えます：
learn-course-first-ask = { $mark } の番で、呼び出しは { $scores } を返しました。**プログラムはどのマスに打つでしょう？**
learn-course-first-right = そうです。{ $best }の最初のマスは{ $chosen }です。
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = 深さ：早いほど良い
learn-course-depth-text =
    ここまでは、どんなに遅くても勝ちは勝ちでした。たいていの入門書はそこで終わりです。だから、勝てるのにいつまでも勝とうとしないプログラムができてしまいます。
    それを直すのが**深さ**、つまりルートから置いた印の数です。勝ちは `10 - depth`、負けは `depth - 10` とします。するとプログラムは、勝ちは急ぎ、負けは先延ばしにします。
learn-course-depth-code = Pythonでは、呼び出しは次の呼び出しに、1つ大きい深さを渡します：
learn-course-late-ask = まずは深さなしで。{ $mark } の番で、呼び出しは { $scores } を返しました。**プログラムはどのマスに打つでしょう？**
learn-course-late-right = そうです。すぐに勝てるマスがほかにあるのに、です。マス{ $chosen }も評価値は{ $best }で、先に来るからです。勝ちはあとでもいい、とプログラムは考えます。
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = { $mark } が{ $late }に打つと、{ $late_depth }個目の印で { $mark } が勝ちます。❌ が{ $late }、次に 🔵、そして ❌ です。**深さを数えると、マス{ $late }の評価値はいくつでしょう？**
learn-course-depth-right = そうです。10 - { $late_depth } = { $late_score } です。すぐに勝てるマス{ $soon }は 10 - { $soon_depth } = { $soon_score } です。
learn-course-depth-wrong = { $chosen }ではありません。深さは{ $late_depth }で、勝ちは `10 - depth` です。
learn-course-soonest-ask = 深さを数えると、呼び出しは { $scores } を返します。**今度はプログラムはどのマスに打つでしょう？**
learn-course-soonest-right = そうです。{ $chosen }の評価値は{ $best }で、すぐに勝てます。私もこう打ちます。
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = アルファベータ：見なくていいもの
learn-course-cuts-text =
    ❌ が、必ず 0 になるマスをすでに見つけていて、別のマスを試しているとします。そこで 🔵 の最初のマスが -10 を返しました。🔵 のほかのマスが何を返しても、❌ はもうそこには打ちません。だから残りは**枝刈り**、つまり見ないで済ませます。
    ❌ が確保している評価値が**アルファ**、🔵 が確保している評価値が**ベータ**です。アルファがベータ以上になったら、残りを刈ります。
learn-course-cuts-code = Pythonでは、`alpha` と `beta` は何も刈らないほど広い幅から始まり、`break` で繰り返しを抜けます：
learn-course-cut-ask = 前に試したマスで、❌ は{ $alpha }を確保しています。いま ❌ はマス{ $tried }を試し、そこで 🔵 のマスが { $scores } を返しました。**🔵 のどのマスが刈られるでしょう？**
learn-course-cut-right = そうです、刈られるのは{ $chosen }です。マス{ $tried }では、🔵 は ❌ を{ $held }以下に抑えられますが、❌ はもう{ $alpha }を確保しています。{ $chosen }が何を返しても、マス{ $tried }は ❌ の得になりません。
learn-course-cut-wrong = { $chosen }ではありません。プログラムがそこを見たときには、❌ がここに打たないことはまだわかりませんでした。わかるのは { $scores } のあとです。

learn-course-memory = 記憶、対称、大きな盤
learn-course-memory-text =
    何もない盤から、ただのミニマックス法は549,946回、アルファベータでも18,297回呼び出しをします。ところが盤は5,478種類しかありません。**記憶**のあるプログラムは、どの盤も一度見れば済みます。回したり裏返したりした盤は同じ価値なので、それをまとめると765種類です。
    それでも4x4のような大きな盤では多すぎます。そこではある深さで止めて、評価値を**推定**します。たとえば、両者がまだそろえられるラインの数を数えます。
learn-course-memory-code = Pythonでは、`memory` が盤ごとの評価値をキーと一緒に覚えておきます：
learn-course-like-ask = 盤を回したり裏返したりしてみてください。**初手として、マス2と同じになるマスはどれでしょう？**
learn-course-like-right = そうです。回したり裏返したりすると、マス{ $chosen }は2になります。四つの辺はみんなそうです。だからプログラムは、そのうち一つだけ見れば済みます。
learn-course-like-wrong =
    { $same ->
        [True] それはマス2そのものです。別のマスを押してください。
       *[False] マス{ $chosen }には{ $lines }本、マス2には{ $own }本のラインが通ります。盤をどう回しても、一方がもう一方になることはありません。
    }
learn-course-kinds-ask = **では、本当に違う初手は何通りでしょう？**
learn-course-kinds-right = そうです。角、辺の真ん中、盤の中央です。
learn-course-kinds-wrong = { $chosen }ではありません。盤をどう回しても、角は角のままです。ほかにどんな種類のマスがあるでしょう？

learn-course-play = ミニマックスになって打つ
learn-course-play-text = 今度はあなたがプログラムです。あなたは ❌、私は 🔵 で、初心者のように打ちます。毎回、ただのミニマックス法が打つマスを押してください。いちばん良いもののうち、最初のマスです。
learn-course-play-ask = 呼び出しは { $scores } を返しました。**どのマスに打ちますか？**
learn-course-play-right = そうです、{ $chosen }です。私は{ $reply }に打ちます。
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = 今度は評価値を自分で考えてください。次に勝てるのはだれでしょう？**どのマスに打ちますか？**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] そうです、{ $chosen }で勝ちです。これが、ただのミニマックス法の打ち方です。
       *[none] そうです、{ $chosen }で引き分けです。これが、ただのミニマックス法の打ち方です。
    }
    { $left ->
        [0] { learn-course-over }
       *[other] まだ終えていないレッスンが{ $left }つあります。/learn で続けられます。
    }
