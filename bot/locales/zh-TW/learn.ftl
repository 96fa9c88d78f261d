### 提示、解說，以及機器人找下法所用的極小化極大演算法的課程。

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] 下 **{ $squares }**，馬上就贏。
       *[other] 下 **{ $squares }**：不管對方怎麼應，你 { $moves } 步就贏。
    }
learn-hint-draw =
    { $worse_count ->
        [0] 每一格都一樣好：大家都不失誤就是平手。
       *[other] 下 **{ $squares }** 可以守和；{ $worse } 會輸。
    }
learn-hint-loss =
    { $count ->
       *[other] 你快輸了，不過這樣撐得最久：**{ $squares }**。
    }
learn-hint-tricky = 讓對方最難應付的是：{ $square }。
learn-hint-after =
    { $kind ->
        [forks] 你下 { $square }，就同時威脅 { $squares }。
        [forces] 你下 { $square }，{ $other } 一定要在 { $squares } 擋住。
       *[holds] { $count ->
            [1] 你下 { $square }，只有 { $squares } 救得了 { $other }。
           *[other] 你下 { $square }，{ $other } 靠 { $squares } 就沒事。
        }
    }
learn-explain-counts = 你看了分數，所以你的對局只有輸了才計等級分。
learn-hint-counts = 你用了提示，所以這局只有輸了才計等級分。
learn-unsure = 我沒辦法算到底。
learn-hint-estimate = 換作是我會下 **{ $squares }**：你的勝算約 { $chance }%。我往前算了 { $depth } 步，沒有算到底。
learn-explain-estimate = { $mark } 最好下 { $squares }：勝算約 { $chance }%。我往前算了 { $depth } 步，沒有算到底。

learn-explain-win =
    { $plies ->
        [1] { $mark } 下 { $squares }，現在就贏。
       *[other] { $mark } 下 { $squares }，{ $moves } 步就贏。
    }
learn-explain-draw =
    { $choice ->
        [any] 下哪一格都是平手。
       *[other] { $mark } 下 { $squares } 是平手。
    }
learn-explain-loss = { $mark } 就算下 { $squares }，也會在 { $moves } 步內輸。
learn-squares-win =
    { $sign } { $moves ->
        [0] 贏（就我看得到的）
       *[other] { $moves } 步贏
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] 平手（就我看得到的）
       *[other] 平手
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] 輸（就我看得到的）
       *[other] { $moves } 步輸
    }
learn-squares = { $worth }：**{ $squares }**
learn-squares-scored = { $worth }，極小化極大 { $score }：**{ $squares }**
learn-explain-too-large = 我看了 { $positions } 個局面。一般的極小化極大在這裡要算太久。
learn-explain-minimax = 一般的極小化極大在這個棋盤要呼叫 { $calls } 次，下 { $square }；我看了 { $positions } 個局面。
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win = 一般的極小化極大下 { $square }，{ $plain_moves } 步贏：對它來說，贏就是贏，多晚都行。我會下 { $best }，{ $moves } 步贏。
learn-explain-slower-loss = 一般的極小化極大下 { $square }，{ $plain_moves } 步輸：對它來說，輸就是輸，多早都一樣。我會下 { $best }，撐到 { $moves } 步。
learn-indices-squares =
    { $count ->
        [1] 你的串列從 0 數起：索引 { $indices } 是第 { $squares } 格。
       *[other] 你的串列從 0 數起：索引 { $indices } 依序是第 { $squares } 格。
    }
learn-explain-effort = 呼叫次數：一般 { $plain }，用 α-β 剪枝 { $alpha_beta }，用記憶 { $memory }。
learn-explain-maximiser = { $mark } 是極大方，{ $other } 是極小方：{ $mark } 贏是 { $win }，輸是 { $loss }，平手是 0。這叫零和：一方贏多少，另一方就輸多少。
learn-unreached = 沒有對局會走到這個棋盤又輪到 { $mark }，不過極小化極大照樣能給它分數。

learn-tree = { $board } 的極小化極大樹，輪到 { $mark }，{ $positions } 個局面。第一層：{ $scores }。最好的分數：{ $score }。選到的下法：{ $line }。
learn-tree-square = 第 { $square } 格得 { $score }

learn-lesson =
    第 { $step } 步，共 { $steps } 步：呼叫 { $call }，{ $depth ->
        [0] 根
       *[other] 在 { $squares } 之後
    }
learn-lesson-asks =
    { $goal ->
        [min] 輪到 { $mark }。它是極小方，想要**最低**的分數。空格：{ $squares }。
       *[max] 輪到 { $mark }。它是極大方，想要**最高**的分數。空格：{ $squares }。
    }
learn-lesson-recursion = 極小化極大會一格一格試：放下記號，對那個棋盤呼叫極小化極大，再把記號拿回來。函式像這樣呼叫自己，就叫遞迴。
learn-lesson-next = 接下來 { $mark } 試 **{ $square }**。
learn-lesson-back = 回到前一個棋盤：{ $square } 的記號拿回來了。它得到 **{ $score }**。
learn-lesson-results = 目前的結果：{ $scores }。
learn-lesson-result = { $square }：{ $score }
learn-lesson-bounds = alpha 是 { $alpha }，beta 是 { $beta }。
learn-lesson-skips = alpha 已經到達 beta：對方在別處有更好的下法，不會讓棋走到這個棋盤。所以 { $squares } 不用試了。
learn-lesson-returns =
    { $goal ->
        [min] { $mark } 留下最低的：這次呼叫回傳 **{ $score }**。
       *[max] { $mark } 留下最高的：這次呼叫回傳 **{ $score }**。
    }
learn-lesson-limit = ≤ 是「最多」，≥ 是「至少」：上面的呼叫知道這樣就夠了。
learn-lesson-terminal =
    { $other } 贏了嗎？{ $winner ->
        [min] 是。
        [max] 否。{ $mark } 贏了嗎？是。
       *[none] 否。{ $mark } 贏了嗎？否。棋盤滿了嗎？是。
    }這是終止狀態：沒有東西可以試了，這次呼叫回傳 **{ $score }**。
learn-lesson-plays =
    { $count ->
        [1] 極小化極大下 { $square }。
       *[other] { $squares } 分數相同，留下第一個：極小化極大下 { $square }。
    }

topic-hint = 提示
topic-hint-text =
    `/hint` 告訴你最好的格子和原因。只有你看得到。
    你用過提示的對局，只有輸了才計等級分。
topic-minimax = 我是怎麼想的
topic-minimax-text =
    我把每一種下法都試到對局結束，留下最好的。這叫極小化極大。
    `/explain` 用你的對局或 `O.XX.X.OO` 這樣的棋盤來示範：每一格值多少，還有一張樹狀圖。
    選 `steps` 可以一次一次呼叫看下去。
    `/learn` 從頭教起：十二堂短課，按按鈕邊玩邊學。

learn-picture-max = 極大
learn-picture-min = 極小
learn-picture-to-move = 輪到 { $mover }

learn-picture-cut = 剪掉

learn-picture-more = 下面還有 { $calls }

learn-picture-legend =
    分數是從 { $maximiser } 的角度算的。
    粗線是極小化極大走的路。
    { $form ->
        [cut] 灰色：沒有看。≤ 和 ≥：最多、至少。
        [bounds] ≤ 和 ≥：最多、至少。
       *[plain] {""}
    }

learn-tree-too-large = 我最多能畫 { $most } 個空格的樹，這個棋盤有 { $free } 個。
learn-too-many-calls = 在這個棋盤，α-β 剪枝也要超過 { $most } 次呼叫。試試空格少一點的。
learn-position-over = 那個棋盤已經分出結果了。試試還有空格、還沒有人贏的。
learn-standard-rules-only = 逐步和 α-β 剪枝只適用於標準規則。
learn-too-many-steps = 逐步講解的棋盤最多 { $most } 個空格。這個棋盤請用 /explain，不要加 steps。

command-hint = 看你最好的格子（只有你看得到）
command-explain = 看每一格值多少，附極小化極大樹
command-explain-what = 棋盤（O.XX.X.OO）或對局編號；不填就用你的對局
command-explain-form = 看極小化極大樹還是逐步，一般還是 α-β 剪枝
command-explain-scores = 贏算幾分
command-explain-turn = 輪到誰；想從另一方來看時填
command-explain-maximiser = 誰贏算正分（預設：輪到的一方）
command-learn = 用十二堂短課學我是怎麼想的（只有你看得到）
command-learn-lesson = 第幾課，1 到 12；不填就從上次的地方繼續

learn-course-title =
    第 { $lesson } 課，共 { $last } 課：{ $title }{ $questions ->
        [1] {""}
       *[other] （{ $question }/{ $questions }）
    }
learn-course-hello = 這門課會告訴你程式怎麼找到最好的下法。不用懂程式設計，程式碼可以跳過。
learn-course-welcome = 歡迎回來。上次到這裡。
learn-course-over =
    恭喜，**課程上完了**。現在你懂極小化極大了；我找到的是一樣的下法，只是更快。
    你可以選任何一課重讀，用 `/explain what:O.XX.X.OO` 試試自己的棋盤，或跟我下一局。
learn-course-lessons = 所有課程
learn-course-button-next = 繼續
learn-course-button-lesson = 下一課
learn-course-button-play = 真的來下一局
learn-course-changed = 這則訊息之後課程有更動。用 /learn 繼續。
learn-no-such-lesson = 課程是第 1 到 { $last } 課。用 /learn 加其中一個，或不加數字接著上。

learn-course-board = 棋盤是一個串列
learn-course-board-text =
    程式看不到棋盤。它有的是一個**串列**：九樣東西，從左上角讀起。裡面 ❌ 是 "X"，🔵 是 "O"，空格裡則是它自己在串列中的號碼，也就是**索引**：
    `{ $list }`
    串列從 0 數起，所以號碼比格子上的少一。
learn-course-board-code = Python 是一種寫程式的語言，裡面用 `def` 開始一個函式，也就是一段有名字的程式。下面這個函式會留下數字（`int`），去掉記號：
learn-course-index-ask = **哪一格的索引是 4**？請按它。
learn-course-index-right = 對：第 { $chosen } 格的索引是 { $index }。總是少一。
learn-course-index-wrong = 不是那格：串列從 0 數起，所以第 { $chosen } 格的索引是 { $index }。再試試看。
learn-course-free-ask = **有幾個空格？**
learn-course-free-right = 對：串列裡還剩的索引是 { $indices }，也就是第 { $squares } 格。
learn-course-free-wrong = 不是 { $chosen }。找找串列裡還剩的數字：`{ $list }`

learn-course-lines = 八條線
learn-course-lines-text = 有八條線能贏：三條橫列、三條直行、兩條對角線。想知道誰贏了，程式就一條一條看：三格都是同一種記號嗎？
learn-course-lines-code = 在 Python 裡，一條線就是三個索引。`board[at]` 是其中一處的內容，`marks` 把它們收集起來，一樣的只留一個。如果只剩 `mark`，它就贏了：
learn-course-line-ask = 輪到 { $mark }。**下哪一格能讓三個 { $mark } 連成一線？**
learn-course-line-right = 對：{ $line } 現在都是 { $mark }，所以 { $mark } 贏了。
learn-course-line-wrong = 把 { $mark } 放在 { $chosen }，沒有哪條線有三個 { $mark }。找一條有兩個 { $mark } 和一個空格的線。
learn-course-most-ask = 現在看空棋盤。**經過哪一格的線最多？**
learn-course-most-right = 對：八條線裡有 { $lines } 條經過第 { $chosen } 格。所以正中央很強。
learn-course-most-wrong = 經過第 { $chosen } 格的線有 { $lines } 條。另有一格有 { $most } 條。

learn-course-scores = 分數
learn-course-scores-text =
    下完的對局有一個**分數**，一律從 ❌ 的角度算：❌ 贏了是 +10，🔵 贏了是 -10，平手是 0。
    一方贏多少，另一方就輸多少。這叫**零和**，所以雙方用一個數字就夠了。
learn-course-scores-code = 在 Python 裡，`return` 會結束函式，並把答案交回去：
learn-course-final-ask = 這局下完了。**分數是多少？**
learn-course-final-right =
    { $winner ->
        [X] 對：❌ 三個連成一線，就是 +10。
        [O] 對：🔵 三個連成一線，就是 -10。
       *[none] 對：棋盤滿了，誰都沒有三個連成一線。平手是 0。
    }
learn-course-final-wrong =
    { $winner ->
        [X] 不是 { $chosen }：❌ 三個連成一線。這要算多少？
        [O] 不是 { $chosen }：🔵 三個連成一線。這要算多少？
       *[none] 不是 { $chosen }：誰都沒有三個連成一線。這要算多少？
    }

learn-course-worse =
    { $why ->
        [equal] 第 { $chosen } 格的分數也是 { $score }，不過 { $first } 排在前面。
        [loses] 如果 { $mark } 下 { $chosen }，{ $other } 就在 { $reply } 贏：分數是 { $score }。
       *[worse] { $mover ->
            [X] 第 { $chosen } 格的分數是 { $score }，而 { $first } 是 { $best }。{ $mark } 要最高的。
           *[O] 第 { $chosen } 格的分數是 { $score }，而 { $first } 是 { $best }。{ $mark } 要最低的。
        }
    }

learn-course-turns = 一方要高，一方要低
learn-course-turns-text =
    ❌ 和 🔵 輪流下。❌ 要最高的分數，所以是**極大方**；🔵 要最低的分數，所以是**極小方**。
    雙方都選能帶來最好分數的格子。這些分數從哪裡來，第 5 課會講。
learn-course-turns-code = 在 Python 裡，`other` 告訴我們下一步輪到誰，`best` 從串列裡選最高或最低的：
learn-course-turn-ask = 輪到 { $mark }，各格帶來的分數是：{ $scores }。**{ $mark } 選哪一格？**
learn-course-turn-right =
    { $mover ->
        [X] 對：{ $scores } 裡最高的是 { $best }。
       *[O] 對：{ $scores } 裡最低的是 { $best }。
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = 現在假設這個棋盤輪到 { $mark }（是另一局，由 🔵 先下）。這時的分數是：{ $scores }。**{ $mark } 選哪一格？**
learn-course-turned-right =
    { $mover ->
        [X] 對：{ $scores } 裡最高的是 { $best }。格子一樣，分數卻不同：下一步輪到誰很重要。
       *[O] 對：{ $scores } 裡最低的是 { $best }。格子一樣，分數卻不同：下一步輪到誰很重要。
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = 呼叫與遞迴
learn-course-calls-text =
    分數從哪裡來？程式試一格，再問得到的棋盤值多少。為了回答，它在那個棋盤上再做一遍同樣的事：它執行自己。這就是**遞迴**，每執行一次就是一次**呼叫**。
    對這個棋盤的第一次呼叫是**根**：其他的呼叫像樹一樣從它分枝出去。
learn-course-calls-code = 在 Python 裡，`scores` 放下記號，做一次呼叫，再把記號拿回來；`minimax` 在第 7 課出現：
learn-course-below-ask = 輪到 { $mark }。**根自己要做幾次呼叫？**
learn-course-below-right = 對：每個空格一次，也就是 { $squares }。之後再把記號拿回來。
learn-course-below-wrong = 不是 { $chosen }。根對每個空格做一次呼叫。
learn-course-calls-ask = 根的每次呼叫又會做自己的呼叫，直到對局結束。**連根在內，總共有幾次呼叫？**
learn-course-calls-right = 對：一步一步往樹下數，就是 { $levels } = { $chosen }。`/explain what:O.XX.X.OO` 會把它畫出來。
learn-course-calls-wrong = 不是 { $chosen }。根是 1 次呼叫，又做 3 次。再從這 3 次分別數下去：會贏的格子讓對局到此結束，其他的格子對剩下的每一格做一次呼叫。

learn-course-ends = 呼叫在哪裡結束
learn-course-ends-text =
    一次呼叫如果發現對局已經結束，就不再做呼叫。它的棋盤是**終止狀態**，回傳分數。
    它照這個順序問：對方贏了嗎，我方贏了嗎，棋盤滿了嗎？這裡我方是 ❌。棋盤來自第 5 課的那棵樹。
learn-course-ends-code = 在 Python 裡，`or` 只有在前一個問題的答案是「否」時，才會問下一個：
learn-course-end-ask = **在這個棋盤上，呼叫會發現什麼？**
learn-course-choice-theirs = 🔵 贏了
learn-course-choice-ours = ❌ 贏了
learn-course-choice-full = 棋盤滿了
learn-course-choice-open = 還沒結束
learn-course-end-right =
    { $right ->
        [theirs] 對：🔵 三個連成一線，所以這次呼叫回傳 -10。
        [ours] 對：❌ 三個連成一線，所以這次呼叫回傳 +10。棋盤也滿了，不過那是最後才問的。
        [full] 對：誰都沒有三個連成一線，也沒有空格了。這次呼叫回傳 0。
       *[open] 對：誰都沒有三個連成一線，還有 { $free } 個空格。它對每個空格做一次呼叫。
    }
learn-course-end-wrong =
    { $winner ->
        [X] 不對。這裡 ❌ 三個連成一線，🔵 沒有，而且這比其他的先問。
        [O] 不對。這裡 🔵 三個連成一線，而且這是最先問的。
       *[none] 不對。這裡誰都沒有三個連成一線，還有 { $free } 個空格。
    }

learn-course-back = 沿著樹往回走
learn-course-back-text = 一次呼叫會等它下面所有的呼叫，然後回傳一個分數：輪到 ❌ 就是 **max**，最高的；輪到 🔵 就是 **min**，最低的。這樣，分數就從終止狀態一路傳回根。min 和 max，minimax（極小化極大）的名字就是這麼來的。
learn-course-back-code = 在 Python 裡，極小化極大就這麼多，用到前幾課的 `is_over`、`score`、`scores` 和 `best`：
learn-course-returned-ask = 輪到 { $mark }，下面的呼叫回傳了 { $scores }。**這次呼叫回傳什麼？**
learn-course-returned-right =
    { $mover ->
        [X] 對：{ $mark } 選最高的分數，就是 { $best }。
       *[O] 對：{ $mark } 選最低的分數，就是 { $best }。
    }
learn-course-returned-wrong =
    { $mover ->
        [X] 不是 { $chosen }：{ $mark } 會選 { $scores } 裡最高的。
       *[O] 不是 { $chosen }：{ $mark } 會選 { $scores } 裡最低的。
    }

learn-course-choice = 選出下法
learn-course-choice-text =
    在根上，光有分數不夠：程式得下一步棋。所以它會記住最好的分數來自哪一格。
    如果有兩格一樣好，大多數程式會留下**第一個**：後面的必須更好，一樣好還不行。
learn-course-choice-code = 在 Python 裡，`found.index(top)` 告訴我們串列裡第一個 `top` 在哪裡：
learn-course-first-ask = 輪到 { $mark }，呼叫回傳了 { $scores }。**程式下哪一格？**
learn-course-first-right = 對：{ $chosen } 是第一個得到 { $best } 的格子。
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = 深度：越快越好
learn-course-depth-text =
    到目前為止，贏就是贏，多晚都行，大多數教學也就講到這裡。於是程式可能明明能贏，卻一直拖著不贏。
    解決的辦法是**深度**：從根算起放了幾個記號。贏的分數是 `10 - depth`，輸是 `depth - 10`。這樣程式就會快快贏，慢慢輸。
learn-course-depth-code = 在 Python 裡，每次呼叫交給下一次的深度多一：
learn-course-late-ask = 先不算深度：輪到 { $mark }，呼叫回傳了 { $scores }。**程式下哪一格？**
learn-course-late-right = 對，雖然另一格馬上就能贏：第 { $chosen } 格的分數也是 { $best }，而且排在前面。程式覺得，贏不用急。
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = 如果 { $mark } 下 { $late }，{ $mark } 會在第 { $late_depth } 個記號時贏：❌ 下 { $late }，然後 🔵，然後 ❌。**算上深度，第 { $late } 格的分數是多少？**
learn-course-depth-right = 對：10 - { $late_depth } = { $late_score }。而馬上就能贏的第 { $soon } 格是 10 - { $soon_depth } = { $soon_score }。
learn-course-depth-wrong = 不是 { $chosen }。深度是 { $late_depth }，贏的分數是 `10 - depth`。
learn-course-soonest-ask = 算上深度，呼叫會回傳 { $scores }。**程式現在下哪一格？**
learn-course-soonest-right = 對：{ $chosen } 的分數是 { $best }，馬上就贏。我也是這樣下的。
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = α-β 剪枝：什麼不用看
learn-course-cuts-text =
    假設 ❌ 已經有一格能保證 0，又去試另一格。在那裡，🔵 的第一格回傳了 -10。不管 🔵 的其他格回傳什麼，❌ 都不會去那裡，所以它們被**剪掉**：根本不用看。
    ❌ 能保證的分數是 **alpha**，🔵 能保證的分數是 **beta**。一旦 alpha 到達 beta，剩下的就剪掉。
learn-course-cuts-code = 在 Python 裡，`alpha` 和 `beta` 一開始寬到什麼都剪不掉，`break` 會跳出迴圈：
learn-course-cut-ask = 前面有一格讓 ❌ 保證了 { $alpha }。現在 ❌ 試了第 { $tried } 格，在那裡 🔵 的格子回傳了 { $scores }。**🔵 的哪一格被剪掉？**
learn-course-cut-right = 對，{ $chosen } 被剪掉。在第 { $tried } 格，🔵 能把 ❌ 壓到 { $held } 或更低，而 ❌ 反正已經保證了 { $alpha }。不管 { $chosen } 回傳什麼，第 { $tried } 格對 ❌ 都沒有好處。
learn-course-cut-wrong = 不是 { $chosen }：程式看它的時候，還不知道 ❌ 不會去那裡。看完 { $scores } 之後才知道。

learn-course-memory = 記憶、對稱、更大的棋盤
learn-course-memory-text =
    從空棋盤開始，一般的極小化極大要呼叫 549,946 次，α-β 剪枝要 18,297 次。可是棋盤總共只有 5,478 種：有**記憶**的程式每種只看一次。轉一轉、翻一翻的棋盤價值相同，這樣只剩 765 種。
    更大的棋盤，例如 4x4，就算這樣也太多了。程式會在某個深度停下來，**估計**分數，例如數一數雙方還能連成幾條線。
learn-course-memory-code = 在 Python 裡，`memory` 用一個鍵保存每個棋盤的分數：
learn-course-like-ask = 把棋盤轉一轉或翻一翻。**第一步下哪一格，跟下第 2 格是一樣的？**
learn-course-like-right = 對：轉一轉或翻一翻，第 { $chosen } 格就變成 2，四個邊都是這樣。所以程式只看其中一個。
learn-course-like-wrong =
    { $same ->
        [True] 那就是第 2 格本身。按別格吧。
       *[False] 經過第 { $chosen } 格的線有 { $lines } 條，經過第 2 格的有 { $own } 條。不管怎麼轉，一個都變不成另一個。
    }
learn-course-kinds-ask = **那麼，真正不同的第一步有幾種？**
learn-course-kinds-right = 對：角、邊的中間、棋盤的正中央。
learn-course-kinds-wrong = 不是 { $chosen }。不管怎麼轉，角還是角。還有哪些種類的格子？

learn-course-play = 像極小化極大那樣下
learn-course-play-text = 現在你就是程式。你是 ❌，我是 🔵，下得像個新手。每一步請按一般的極小化極大會下的那一格：最好的裡面的第一個。
learn-course-play-ask = 呼叫回傳了 { $scores }。**你下哪一格？**
learn-course-play-right = 對，{ $chosen }。我下 { $reply }。
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = 現在自己算分數：下一步誰能贏？**你下哪一格？**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] 對，{ $chosen }：贏了。一般的極小化極大就是這樣下的。
       *[none] 對，{ $chosen }：平手。一般的極小化極大就是這樣下的。
    }
    { $left ->
        [0] { learn-course-over }
       *[other] 還有 { $left } 課沒上完。用 /learn 繼續。
    }
