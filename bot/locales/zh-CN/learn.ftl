### 提示、讲解，以及机器人找走法所用的极小化极大算法的课程。

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] 下 **{ $squares }**，马上就赢。
       *[other] 下 **{ $squares }**：不管对方怎么应，你 { $moves } 步就赢。
    }
learn-hint-draw =
    { $worse_count ->
        [0] 每一格都一样好：谁都不失误就是平局。
       *[other] 下 **{ $squares }** 可以守和；{ $worse } 会输。
    }
learn-hint-loss =
    { $count ->
       *[other] 你要输了，不过这样能撑得最久：**{ $squares }**。
    }
learn-hint-tricky = 让对方最难应的是：{ $square }。
learn-hint-after =
    { $kind ->
        [forks] 你下 { $square }，就同时威胁 { $squares }。
        [forces] 你下 { $square }，{ $other } 必须在 { $squares } 堵住。
       *[holds] { $count ->
            [1] 你下 { $square }，只有 { $squares } 能救 { $other }。
           *[other] 你下 { $square }，{ $other } 用 { $squares } 就没事。
        }
    }
learn-explain-counts = 你看了得分，所以你的对局只有输了才计等级分。
learn-hint-counts = 你用了提示，所以这局只有输了才计等级分。
learn-unsure = 我没能算到底。
learn-hint-estimate = 换我会下 **{ $squares }**：你的胜算约 { $chance }%。我往前算了 { $depth } 步，没有算到底。
learn-explain-estimate = { $mark } 最好下 { $squares }：胜算约 { $chance }%。我往前算了 { $depth } 步，没有算到底。

learn-explain-win =
    { $plies ->
        [1] { $mark } 下 { $squares }，现在就赢。
       *[other] { $mark } 下 { $squares }，{ $moves } 步就赢。
    }
learn-explain-draw =
    { $choice ->
        [any] 下哪一格都是平局。
       *[other] { $mark } 下 { $squares } 是平局。
    }
learn-explain-loss = { $mark } 即使下 { $squares }，也会在 { $moves } 步内输。
learn-squares-win =
    { $sign } { $moves ->
        [0] 赢（就我能看到的）
       *[other] { $moves } 步赢
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] 平局（就我能看到的）
       *[other] 平局
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] 输（就我能看到的）
       *[other] { $moves } 步输
    }
learn-squares = { $worth }：**{ $squares }**
learn-squares-scored = { $worth }，极小化极大 { $score }：**{ $squares }**
learn-explain-too-large = 我看了 { $positions } 个局面。普通的极小化极大在这里要算太久。
learn-explain-minimax = 普通的极小化极大在这个棋盘上要调用 { $calls } 次，下 { $square }；我看了 { $positions } 个局面。
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win = 普通的极小化极大下 { $square }，{ $plain_moves } 步赢：在它看来，赢就是赢，多晚都行。我会下 { $best }，{ $moves } 步赢。
learn-explain-slower-loss = 普通的极小化极大下 { $square }，{ $plain_moves } 步输：在它看来，输就是输，多早都一样。我会下 { $best }，撑到 { $moves } 步。
learn-indices-squares =
    { $count ->
        [1] 你的列表从 0 数起：索引 { $indices } 是第 { $squares } 格。
       *[other] 你的列表从 0 数起：索引 { $indices } 依次是第 { $squares } 格。
    }
learn-explain-effort = 调用次数：普通 { $plain }，用 α-β 剪枝 { $alpha_beta }，用记忆 { $memory }。
learn-explain-maximiser = { $mark } 是极大方，{ $other } 是极小方：{ $mark } 赢是 { $win }，输是 { $loss }，平局是 0。这是零和：一方赢多少，另一方就输多少。
learn-unreached = 没有对局会走到这个棋盘又轮到 { $mark }，不过极小化极大照样能给它打分。

learn-tree = { $board } 的极小化极大树，轮到 { $mark }，{ $positions } 个局面。第一层：{ $scores }。最好的得分：{ $score }。选中的走法：{ $line }。
learn-tree-square = 第 { $square } 格得 { $score }

learn-lesson =
    第 { $step } 步，共 { $steps } 步：调用 { $call }，{ $depth ->
        [0] 根
       *[other] 在 { $squares } 之后
    }
learn-lesson-asks =
    { $goal ->
        [min] 轮到 { $mark }。它是极小方，想要**最低**的得分。空格：{ $squares }。
       *[max] 轮到 { $mark }。它是极大方，想要**最高**的得分。空格：{ $squares }。
    }
learn-lesson-recursion = 极小化极大会逐个去试：放下标记，对那个棋盘调用极小化极大，再拿回标记。函数像这样调用自己，就叫递归。
learn-lesson-next = 接下来 { $mark } 试 **{ $square }**。
learn-lesson-back = 回到前一个棋盘：{ $square } 上的标记拿回来了。它得 **{ $score }**。
learn-lesson-results = 目前的结果：{ $scores }。
learn-lesson-result = { $square }：{ $score }
learn-lesson-bounds = alpha 是 { $alpha }，beta 是 { $beta }。
learn-lesson-skips = alpha 已经达到 beta：对方在别处有更好的走法，不会让棋走到这个棋盘。所以不用再试 { $squares }。
learn-lesson-returns =
    { $goal ->
        [min] { $mark } 留下最低的：这次调用返回 **{ $score }**。
       *[max] { $mark } 留下最高的：这次调用返回 **{ $score }**。
    }
learn-lesson-limit = ≤ 是“最多”，≥ 是“至少”：上面的调用知道这些就够了。
learn-lesson-terminal =
    { $other } 赢了吗？{ $winner ->
        [min] 是。
        [max] 否。{ $mark } 赢了吗？是。
       *[none] 否。{ $mark } 赢了吗？否。棋盘满了吗？是。
    }这是终止状态：没有可试的了，这次调用返回 **{ $score }**。
learn-lesson-plays =
    { $count ->
        [1] 极小化极大下 { $square }。
       *[other] { $squares } 得分相同，留下第一个：极小化极大下 { $square }。
    }

topic-hint = 提示
topic-hint-text =
    `/hint` 告诉你最好的格子和原因。只有你能看到。
    你用过提示的对局，只有输了才计等级分。
topic-minimax = 我是怎么想的
topic-minimax-text =
    我把每种走法都试到对局结束，留下最好的。这叫极小化极大。
    `/explain` 用你的对局或 `O.XX.X.OO` 这样的棋盘来演示：每一格值多少，还有一张树的图。
    选 `steps`，可以一次次调用地看过去。
    `/learn` 从头教起：十二节短课，点着按钮边玩边学。

learn-picture-max = 极大
learn-picture-min = 极小
learn-picture-to-move = 轮到 { $mover }

learn-picture-cut = 剪掉

learn-picture-more = 下面还有 { $calls }

learn-picture-legend =
    得分是从 { $maximiser } 的角度算的。
    粗线是极小化极大走的路。
    { $form ->
        [cut] 灰色：没有看。≤ 和 ≥：最多，至少。
        [bounds] ≤ 和 ≥：最多，至少。
       *[plain] {""}
    }

learn-tree-too-large = 我最多能画 { $most } 个空格的树，这个棋盘有 { $free } 个。
learn-too-many-calls = 在这个棋盘上，α-β 剪枝也要超过 { $most } 次调用。试一个空格少一点的。
learn-position-over = 那个棋盘已经分出结果了。试一个还有空格、还没人赢的。
learn-standard-rules-only = 分步和 α-β 剪枝只适用于标准规则。
learn-too-many-steps = 分步讲解的棋盘最多 { $most } 个空格。这个棋盘请用 /explain 而不加 steps。

command-hint = 看你最好的格子（只有你能看到）
command-explain = 看每一格值多少，附极小化极大树
command-explain-what = 棋盘（O.XX.X.OO）或对局编号；不填就用你的对局
command-explain-form = 看极小化极大树还是分步，普通还是 α-β 剪枝
command-explain-scores = 赢算多少分
command-explain-turn = 轮到谁；想从另一方来看时填
command-explain-maximiser = 谁赢算正分（默认：轮到的一方）
command-learn = 用十二节短课学我是怎么想的（只有你能看到）
command-learn-lesson = 第几课，1 到 12；不填就从上次的地方继续

learn-course-title =
    第 { $lesson } 课，共 { $last } 课：{ $title }{ $questions ->
        [1] {""}
       *[other] （{ $question }/{ $questions }）
    }
learn-course-hello = 这门课讲程序怎样找到最好的走法。不需要懂编程，代码可以跳过。
learn-course-welcome = 欢迎回来。上次到这里。
learn-course-over =
    恭喜，**课程学完了**。现在你懂极小化极大了；我找到的是同样的走法，只是更快。
    可以选任意一课重读，用 `/explain what:O.XX.X.OO` 试试你自己的棋盘，或者和我下一局。
learn-course-lessons = 所有课程
learn-course-button-next = 下一步
learn-course-button-lesson = 下一课
learn-course-button-play = 真正下一局
learn-course-changed = 这条消息之后课程有改动。用 /learn 继续。
learn-no-such-lesson = 课程是第 1 到 { $last } 课。用 /learn 加其中一个，或者不加数字继续学。

learn-course-board = 棋盘是一个列表
learn-course-board-text =
    程序看不见棋盘。它有的是一个**列表**：九样东西，从左上角读起。里面 ❌ 是 "X"，🔵 是 "O"，空格里则是它自己在列表中的号码，也就是**索引**：
    `{ $list }`
    列表从 0 数起，所以号码比格子上的少一。
learn-course-board-code = Python 是一种写程序的语言，里面用 `def` 开始一个函数，也就是一段有名字的程序。下面这个函数留下数字（`int`），去掉标记：
learn-course-index-ask = **哪一格的索引是 4**？请点它。
learn-course-index-right = 对：第 { $chosen } 格的索引是 { $index }。总是少一。
learn-course-index-wrong = 不是这一格：列表从 0 数起，所以第 { $chosen } 格的索引是 { $index }。再试试。
learn-course-free-ask = **有几个空格？**
learn-course-free-right = 对：列表里还剩的索引是 { $indices }，也就是第 { $squares } 格。
learn-course-free-wrong = 不是 { $chosen }。找找列表里还剩的数字：`{ $list }`

learn-course-lines = 八条线
learn-course-lines-text = 有八条线能赢：三行、三列、两条对角线。要知道谁赢了，程序就逐条去看：三格都是同一种标记吗？
learn-course-lines-code = 在 Python 里，一条线就是三个索引。`board[at]` 是其中一处的内容，`marks` 把它们收集起来，相同的只留一个。如果只有 `mark`，它就赢了：
learn-course-line-ask = 轮到 { $mark }。**下哪一格能让 { $mark } 三子连线？**
learn-course-line-right = 对：{ $line } 现在都是 { $mark }，所以 { $mark } 赢了。
learn-course-line-wrong = 把 { $mark } 放在 { $chosen }，没有哪条线有三个 { $mark }。找一条有两个 { $mark } 和一个空格的线。
learn-course-most-ask = 现在看空棋盘。**经过哪一格的线最多？**
learn-course-most-right = 对：八条线里有 { $lines } 条经过第 { $chosen } 格。所以中间很强。
learn-course-most-wrong = 经过第 { $chosen } 格的线有 { $lines } 条。另有一格有 { $most } 条。

learn-course-scores = 得分
learn-course-scores-text =
    下完的对局有一个**得分**，总是从 ❌ 的角度算：❌ 赢了是 +10，🔵 赢了是 -10，平局是 0。
    一方赢多少，另一方就输多少。这叫**零和**，所以双方用一个数字就够了。
learn-course-scores-code = 在 Python 里，`return` 结束函数，并把答案交回去：
learn-course-final-ask = 这局下完了。**得分是多少？**
learn-course-final-right =
    { $winner ->
        [X] 对：❌ 三子连线，就是 +10。
        [O] 对：🔵 三子连线，就是 -10。
       *[none] 对：棋盘满了，谁都没有三子连线。平局是 0。
    }
learn-course-final-wrong =
    { $winner ->
        [X] 不是 { $chosen }：❌ 三子连线。这该算多少？
        [O] 不是 { $chosen }：🔵 三子连线。这该算多少？
       *[none] 不是 { $chosen }：谁都没有三子连线。这该算多少？
    }

learn-course-worse =
    { $why ->
        [equal] 第 { $chosen } 格的得分也是 { $score }，不过 { $first } 排在前面。
        [loses] 如果 { $mark } 下 { $chosen }，{ $other } 就在 { $reply } 赢：得分是 { $score }。
       *[worse] { $mover ->
            [X] 第 { $chosen } 格的得分是 { $score }，而 { $first } 是 { $best }。{ $mark } 要最高的。
           *[O] 第 { $chosen } 格的得分是 { $score }，而 { $first } 是 { $best }。{ $mark } 要最低的。
        }
    }

learn-course-turns = 一方要高，一方要低
learn-course-turns-text =
    ❌ 和 🔵 轮流走。❌ 要最高的得分，所以是**极大方**；🔵 要最低的得分，所以是**极小方**。
    双方都选能带来最好得分的格子。这些得分从哪里来，第 5 课会讲。
learn-course-turns-code = 在 Python 里，`other` 告诉我们下一步轮到谁，`best` 从列表里选最高或最低的：
learn-course-turn-ask = 轮到 { $mark }，各格带来的得分是：{ $scores }。**{ $mark } 选哪一格？**
learn-course-turn-right =
    { $mover ->
        [X] 对：{ $scores } 里最高的是 { $best }。
       *[O] 对：{ $scores } 里最低的是 { $best }。
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = 现在假设这个棋盘轮到 { $mark }（是另一局，🔵 先走）。这时的得分是：{ $scores }。**{ $mark } 选哪一格？**
learn-course-turned-right =
    { $mover ->
        [X] 对：{ $scores } 里最高的是 { $best }。格子一样，得分却不同：下一步轮到谁很要紧。
       *[O] 对：{ $scores } 里最低的是 { $best }。格子一样，得分却不同：下一步轮到谁很要紧。
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = 调用与递归
learn-course-calls-text =
    得分从哪里来？程序试一格，然后问得到的棋盘值多少。为此，它在那个棋盘上再做一遍同样的事：它运行自己。这就是**递归**，每运行一次就是一次**调用**。
    对这个棋盘的第一次调用是**根**：其他的调用像树一样从它分叉出去。
learn-course-calls-code = 在 Python 里，`scores` 放下标记，做一次调用，再拿回标记；`minimax` 在第 7 课出现：
learn-course-below-ask = 轮到 { $mark }。**根自己要做几次调用？**
learn-course-below-right = 对：每个空格一次，也就是 { $squares }。之后再拿回标记。
learn-course-below-wrong = 不是 { $chosen }。根对每个空格做一次调用。
learn-course-calls-ask = 根的每次调用又会做自己的调用，直到对局结束。**连根在内，一共有几次调用？**
learn-course-calls-right = 对：一步步往树下数，就是 { $levels } = { $chosen }。`/explain what:O.XX.X.OO` 会把它画出来。
learn-course-calls-wrong = 不是 { $chosen }。根是 1 次调用，又做 3 次。再从这 3 次各自数下去：能赢的格子让对局到此结束，其他的格子对剩下的每一格做一次调用。

learn-course-ends = 调用在哪里结束
learn-course-ends-text =
    一次调用如果发现对局已经结束，就不再做调用。它的棋盘是**终止状态**，返回得分。
    它按这个顺序问：对方赢了吗，我方赢了吗，棋盘满了吗？这里我方是 ❌。棋盘来自第 5 课的那棵树。
learn-course-ends-code = 在 Python 里，`or` 只有在前一个问题的答案是否时，才问下一个：
learn-course-end-ask = **在这个棋盘上，调用会发现什么？**
learn-course-choice-theirs = 🔵 赢了
learn-course-choice-ours = ❌ 赢了
learn-course-choice-full = 棋盘满了
learn-course-choice-open = 还没结束
learn-course-end-right =
    { $right ->
        [theirs] 对：🔵 三子连线，所以这次调用返回 -10。
        [ours] 对：❌ 三子连线，所以这次调用返回 +10。棋盘也满了，不过那是最后才问的。
        [full] 对：谁都没有三子连线，也没有空格了。这次调用返回 0。
       *[open] 对：谁都没有三子连线，还有 { $free } 个空格。它对每个空格做一次调用。
    }
learn-course-end-wrong =
    { $winner ->
        [X] 不对。这里 ❌ 三子连线，🔵 没有，而这比其他的先问。
        [O] 不对。这里 🔵 三子连线，而这是最先问的。
       *[none] 不对。这里谁都没有三子连线，还有 { $free } 个空格。
    }

learn-course-back = 沿着树往回走
learn-course-back-text = 一次调用等它下面所有的调用，然后返回一个得分：轮到 ❌，就是 **max**，最高的；轮到 🔵，就是 **min**，最低的。这样，得分就从终止状态一路传回到根。min 和 max，minimax（极小化极大）这个名字就是这么来的。
learn-course-back-code = 在 Python 里，极小化极大就这么多，用到前几课的 `is_over`、`score`、`scores` 和 `best`：
learn-course-returned-ask = 轮到 { $mark }，下面的调用返回了 { $scores }。**这次调用返回什么？**
learn-course-returned-right =
    { $mover ->
        [X] 对：{ $mark } 选最高的得分，就是 { $best }。
       *[O] 对：{ $mark } 选最低的得分，就是 { $best }。
    }
learn-course-returned-wrong =
    { $mover ->
        [X] 不是 { $chosen }：{ $mark } 会选 { $scores } 里最高的。
       *[O] 不是 { $chosen }：{ $mark } 会选 { $scores } 里最低的。
    }

learn-course-choice = 选出走法
learn-course-choice-text =
    在根上，光有得分不够：程序得走棋。所以它记住最好的得分来自哪一格。
    如果有两格一样好，大多数程序留下**第一个**：后面的必须更好，一样好还不行。
learn-course-choice-code = 在 Python 里，`found.index(top)` 告诉我们列表里第一个 `top` 在哪里：
learn-course-first-ask = 轮到 { $mark }，调用返回了 { $scores }。**程序下哪一格？**
learn-course-first-right = 对：{ $chosen } 是第一个得 { $best } 的格子。
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = 深度：越快越好
learn-course-depth-text =
    到现在为止，赢就是赢，多晚都行，大多数教程也就讲到这里。于是程序可能明明能赢，却一直拖着不赢。
    解决的办法是**深度**：从根算起放了几个标记。赢的得分是 `10 - depth`，输是 `depth - 10`。这样程序就会快快地赢，慢慢地输。
learn-course-depth-code = 在 Python 里，每次调用交给下一次的深度多一：
learn-course-late-ask = 先不算深度：轮到 { $mark }，调用返回了 { $scores }。**程序下哪一格？**
learn-course-late-right = 对，尽管另一格马上就能赢：第 { $chosen } 格的得分也是 { $best }，而且排在前面。程序觉得，赢不用着急。
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = 如果 { $mark } 下 { $late }，{ $mark } 会在第 { $late_depth } 个标记时赢：❌ 下 { $late }，然后 🔵，然后 ❌。**算上深度，第 { $late } 格的得分是多少？**
learn-course-depth-right = 对：10 - { $late_depth } = { $late_score }。而马上就能赢的第 { $soon } 格得 10 - { $soon_depth } = { $soon_score }。
learn-course-depth-wrong = 不是 { $chosen }。深度是 { $late_depth }，赢的得分是 `10 - depth`。
learn-course-soonest-ask = 算上深度，调用返回 { $scores }。**程序现在下哪一格？**
learn-course-soonest-right = 对：{ $chosen } 的得分是 { $best }，马上就赢。我也是这样下的。
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = α-β 剪枝：什么不用看
learn-course-cuts-text =
    假设 ❌ 已经有一格能保证 0，又去试另一格。在那里，🔵 的第一格返回了 -10。不管 🔵 的其他格返回什么，❌ 都不会去那里，所以它们被**剪掉**：谁都不用看。
    ❌ 能保证的得分是 **alpha**，🔵 能保证的得分是 **beta**。一旦 alpha 达到 beta，剩下的就剪掉。
learn-course-cuts-code = 在 Python 里，`alpha` 和 `beta` 一开始宽得什么都剪不掉，`break` 跳出循环：
learn-course-cut-ask = 前面有一格让 ❌ 保证了 { $alpha }。现在 ❌ 试了第 { $tried } 格，在那里 🔵 的格子返回了 { $scores }。**🔵 的哪一格被剪掉？**
learn-course-cut-right = 对，{ $chosen } 被剪掉。在第 { $tried } 格，🔵 能把 ❌ 压到 { $held } 或更低，而 ❌ 反正已经保证了 { $alpha }。不管 { $chosen } 返回什么，第 { $tried } 格对 ❌ 都没有好处。
learn-course-cut-wrong = 不是 { $chosen }：程序看它的时候，还不知道 ❌ 不会去那里。看完 { $scores } 之后才知道。

learn-course-memory = 记忆、对称、更大的棋盘
learn-course-memory-text =
    从空棋盘开始，普通的极小化极大要调用 549,946 次，α-β 剪枝要 18,297 次。可是棋盘总共只有 5,478 种：有**记忆**的程序每种只看一次。转一转、翻一翻的棋盘价值相同，这样只剩 765 种。
    更大的棋盘，比如 4x4，就算这样也太多了。程序会在某个深度停下来，**估计**得分，比如数一数双方还能连成几条线。
learn-course-memory-code = 在 Python 里，`memory` 用一个键保存每个棋盘的得分：
learn-course-like-ask = 把棋盘转一转或翻一翻。**第一步下哪一格，和下第 2 格是一样的？**
learn-course-like-right = 对：转一转或翻一翻，第 { $chosen } 格就成了 2，四条边都是这样。所以程序只看其中一个。
learn-course-like-wrong =
    { $same ->
        [True] 那就是第 2 格本身。点别的格子。
       *[False] 经过第 { $chosen } 格的线有 { $lines } 条，经过第 2 格的有 { $own } 条。不管怎么转，一个都变不成另一个。
    }
learn-course-kinds-ask = **那么，真正不同的第一步有几种？**
learn-course-kinds-right = 对：角、边的中间、棋盘的中心。
learn-course-kinds-wrong = 不是 { $chosen }。不管怎么转，角还是角。还有哪些种类的格子？

learn-course-play = 像极小化极大那样下
learn-course-play-text = 现在你就是程序。你是 ❌，我是 🔵，下得像个新手。每一步请点普通的极小化极大会下的那一格：最好的里面的第一个。
learn-course-play-ask = 调用返回了 { $scores }。**你下哪一格？**
learn-course-play-right = 对，{ $chosen }。我下 { $reply }。
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = 现在自己算得分：下一步谁能赢？**你下哪一格？**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] 对，{ $chosen }：赢了。普通的极小化极大就是这样下的。
       *[none] 对，{ $chosen }：平局。普通的极小化极大就是这样下的。
    }
    { $left ->
        [0] { learn-course-over }
       *[other] 还有 { $left } 课没学完。用 /learn 继续。
    }
