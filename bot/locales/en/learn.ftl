### Hints, explanations and the course on minimax, the method by which the bot finds its moves. $mark, $other: ❌ or 🔵.
### $square: "5"; $squares: a list of them. $moves: how many moves of its own the winning side needs. Scores are numbers
### such as +10. maximiser, minimiser, alpha, beta, root, call, terminal state: use the words of your language's textbooks.

## /hint, and the first lines of /explain.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
# $plies: 1 if the move itself wins. By misere rules the other side's forced reply can.
learn-hint-win =
    { $plies ->
        [1] Play **{ $squares }** to win right away.
       *[other] Play **{ $squares }**: you win in { $moves ->
            [one] 1 move
           *[other] { $moves } moves
        }, whatever the reply.
    }
# $count: how many $squares are. $worse: the other squares, a list; $worse_count: how many they are.
learn-hint-draw =
    { $worse_count ->
        [0] No square is better than another: it's a draw if nobody slips.
       *[other] Play **{ $squares }** to keep the draw; { $worse } would lose.
    }
learn-hint-loss =
    { $count ->
        [one] You're losing, but this holds out longest: **{ $squares }**.
       *[other] You're losing, but these hold out longest: **{ $squares }**.
    }
# Follows that all squares are equally good. $square: one after which some replies lose.
learn-hint-tricky = Tricky to answer: { $square }.
# $kind: forks if the move makes two threats at once. $count: how many replies of the other side would not lose.
learn-hint-after =
    { $kind ->
        [forks] If you take { $square }, you threaten { $squares } at once.
        [forces] If you take { $square }, { $other } must block at { $squares }.
       *[holds] { $count ->
            [1] If you take { $square }, only { $squares } saves { $other }.
           *[other] If you take { $square }, { $other } is safe with { $squares }.
        }
    }
learn-explain-counts = Because you looked at its scores, your game is rated only if you lose.
learn-hint-counts = Because you took a hint, this game is rated only if you lose.
learn-unsure = I couldn't search it to the end.
# A board that can't be searched to the end. $chance: of the side to move, per cent. $depth: moves of both sides.
learn-hint-estimate = I'd play **{ $squares }**: about { $chance }% for you. I looked { $depth } moves ahead, not to the end.
learn-explain-estimate = { $mark } does best with { $squares }: about { $chance }%. I looked { $depth } moves ahead, not to the end.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } wins now with { $squares }.
           *[other] { $mark } wins in 1 move with { $squares }.
        }
       *[other] { $mark } wins in { $moves } moves with { $squares }.
    }
# $choice: "any" if there are several squares and all are equally good, else empty.
learn-explain-draw =
    { $choice ->
        [any] Any square draws.
       *[other] { $mark } draws with { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } loses in 1 move, even with { $squares }.
       *[other] { $mark } loses in { $moves } moves, even with { $squares }.
    }
# What some squares are all worth, before a colon and the squares. $moves: 0 if the outcome is a guess.
learn-squares-win =
    { $sign } { $moves ->
        [0] Win, as far as I can see
        [one] Win in 1 move
       *[other] Win in { $moves } moves
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Draw, as far as I can see
       *[other] Draw
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Loss, as far as I can see
        [one] Loss in 1 move
       *[other] Loss in { $moves } moves
    }
# $worth: one of the lines above. $squares: a list. $score: what plain minimax gives each of them.
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] I looked at 1 position. Plain minimax would take far too long here.
       *[other] I looked at { $positions } positions. Plain minimax would take far too long here.
    }
# $calls: how often plain minimax calls itself. $positions: how many boards the bot looked at.
learn-explain-minimax =
    Plain minimax makes { $calls ->
        [one] 1 call
       *[other] { $calls } calls
    } for this board and plays { $square }; I looked at { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }.
# If plain minimax wins later, or loses sooner, than it could. $square: what it plays; $best: what the bot would play.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    Plain minimax plays { $square } and wins in { $plain_moves ->
        [one] 1 move
       *[other] { $plain_moves } moves
    }: to it a win is a win, however late. I'd play { $best } and win in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
learn-explain-slower-loss =
    Plain minimax plays { $square } and loses in { $plain_moves ->
        [one] 1 move
       *[other] { $plain_moves } moves
    }: to it a loss is a loss, however soon. I'd play { $best } and last { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
# $indices: a list, as Python counts; $squares: the same squares as people do. $count: how many.
learn-indices-squares =
    { $count ->
        [1] Your list counts from 0: index { $indices } is square { $squares }.
       *[other] Your list counts from 0: indices { $indices } are squares { $squares }.
    }
# Calls of plain minimax, with alpha-beta, and with a memory of the positions it has seen.
learn-explain-effort = Calls: { $plain } plain, { $alpha_beta } with alpha-beta, { $memory } with a memory.
learn-explain-maximiser =
    { $mark } is the maximiser, { $other } the minimiser: { $win } is a win for { $mark }, { $loss } a loss, 0 a draw. It's zero-sum: what one side wins, the other loses.
# $mark: who is to move, though no game gets there.
learn-unreached = No game gets to this board with { $mark } to move, but minimax can score it all the same.

# The minimax tree for those who don't see its picture. $mark: X or O.
learn-tree =
    { $positions ->
        [one] Minimax tree of { $board }, { $mark } to move, 1 position.
       *[other] Minimax tree of { $board }, { $mark } to move, { $positions } positions.
    } First level: { $scores }. Best score: { $score }. Chosen line: { $line }.
learn-tree-square = square { $square } scores { $score }

## Minimax step by step, a page for each step.

# The page's title. $depth: how many moves were made since the board that was asked about; $squares: which.
learn-lesson =
    Step { $step } of { $steps }: call { $call }, { $depth ->
        [0] the root
       *[other] after { $squares }
    }
# $goal: "max" if the call wants the highest score, "min" if it wants the lowest.
learn-lesson-asks =
    { $goal ->
        [min] { $mark } is to move. It's the minimiser and wants the **lowest** score. Free squares: { $squares }.
       *[max] { $mark } is to move. It's the maximiser and wants the **highest** score. Free squares: { $squares }.
    }
learn-lesson-recursion =
    Minimax tries each one: place the mark, call minimax for that board, take the mark back. A function that calls itself like this is called recursion.
learn-lesson-next = Next { $mark } tries **{ $square }**.
learn-lesson-back = Back to the board before: the mark on { $square } is taken back. It scored **{ $score }**.
learn-lesson-results = Results so far: { $scores }.
# A line of that list: what a square scored.
learn-lesson-result = { $square }: { $score }
# The maximiser is sure of alpha, the minimiser of beta.
learn-lesson-bounds = Alpha is { $alpha }, beta is { $beta }.
# $squares: a list, $count squares.
learn-lesson-skips =
    Alpha has reached beta: the other side has something better elsewhere and won't let it come to this board. So { $squares } needn't be tried.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } keeps the lowest: this call returns **{ $score }**.
       *[max] { $mark } keeps the highest: this call returns **{ $score }**.
    }
learn-lesson-limit = ≤ means at most and ≥ at least: that's all the call above needs to know.
# $winner: "min", "max", or "none" if the board is full. $mark: the maximiser, $other: the minimiser.
learn-lesson-terminal =
    Has { $other } won? { $winner ->
        [min] Yes.
        [max] No. Has { $mark } won? Yes.
       *[none] No. Has { $mark } won? No. Is the board full? Yes.
    } That's a terminal state: nothing is left to try, and this call returns **{ $score }**.
# $count: how many squares are equally good; $squares: which.
learn-lesson-plays =
    { $count ->
        [one] Minimax plays { $square }.
       *[other] { $squares } score the same, and the first is kept: minimax plays { $square }.
    }

## Topics of help.

topic-hint = Hints
topic-hint-text =
    `/hint` shows your best squares, and why. Only you see it.
    A game in which you took a hint is rated only if you lose it.
topic-minimax = How I think
topic-minimax-text =
    I try every move to the end of the game and keep the best. That's called minimax.
    `/explain` shows it for your game, or for a board such as `O.XX.X.OO`: what every square is worth, with a picture of the tree.
    Pick `steps` to go through it call by call.
    `/learn` teaches it from the start, in twelve short lessons that you play by pressing buttons.

## The words in the picture of a minimax tree. There's little room: it's as wide as a phone. MAX and MIN: at most 5
## characters; the rest some 20.

# Who is to move, and whether they choose the highest score or the lowest.
learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = { $mover } to move

# Below a board that alpha-beta skips.
learn-picture-cut = cut

# Under the boards of a level: how much of the tree isn't drawn. $calls: a number of calls.
learn-picture-more = and { $calls } more below

# Under the picture; keep the lines. $maximiser: X or O. $form: "bounds" of a tree with alpha-beta, "cut" if it shows what
# that skips.
learn-picture-legend =
    Scores are for { $maximiser }.
    The thick line is the one minimax plays.
    { $form ->
        [cut] Grey: not looked at. ≤ and ≥: at most, at least.
        [bounds] ≤ and ≥: at most, at least.
       *[plain] {""}
    }

## Why it can't be done.

learn-tree-too-large = I can draw a tree for up to { $most } free squares, and this board has { $free }.
# $most: how many calls, some thousands.
learn-too-many-calls = Alpha-beta takes more than { $most } calls on this board. Try one with fewer free squares.
learn-position-over = That board is already decided. Try one with a free square and no winner.
# Comes before no-such-position: "Try one like ...".
learn-standard-rules-only = Steps and alpha-beta are for the standard rules only.
learn-too-many-steps =
    { $most ->
        [one] A lesson needs a board with at most 1 free square. Use /explain without steps for this one.
       *[other] A lesson needs a board with at most { $most } free squares. Use /explain without steps for this one.
    }

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-hint = See your best squares (only you see this)
command-explain = See what every square is worth, with the minimax tree
command-explain-what = A board (O.XX.X.OO) or a game's number; leave it out for your game
command-explain-form = Pick the minimax tree or its steps, plain or with alpha-beta
command-explain-scores = What a win counts
command-explain-turn = Whose turn it is, if you'd like to see the other side's view
command-explain-maximiser = Whose win counts as plus (default: the side to move)
command-learn = Learn in twelve short lessons how I think (only you see it)
command-learn-lesson = Which lesson, 1 to 12; leave it out to go on where you left off

## The course. Of each lesson a title and a text; of each question what it asks, and what a right and a wrong answer are
## told. $mark: ❌ or 🔵, whose turn it is; $other: the other. $chosen: the answer, a square or what a button says.

# $question of $questions: of the lesson. $left: how many lessons aren't done yet.
learn-course-title =
    Lesson { $lesson } of { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = This course shows you how a program finds the best move. You needn't know any programming; skip the code if you like.
learn-course-welcome = Welcome back. You were here.
learn-course-over =
    You've **finished the course**. Now you know minimax; I find the same moves, only sooner.
    Pick any lesson to read it again, try `/explain what:O.XX.X.OO` with a board of your own, or play me.
learn-course-lessons = All lessons
learn-course-button-next = Next
learn-course-button-lesson = Next lesson
learn-course-button-play = Play a real game
learn-course-changed = The course has changed since that message. Use /learn to go on.
learn-no-such-lesson = There are lessons 1 to { $last }. Use /learn with one of those, or without a number to go on.

# $list: the board as Python writes it. $index: of the square that was pressed. $indices, $squares: of the free ones.
learn-course-board = The board is a list
learn-course-board-text =
    A program can't see a board. It keeps a **list**: nine things, read from the top left. ❌ is "X" in it, 🔵 is "O", and a free square holds its own number in the list, its **index**:
    `{ $list }`
    A list counts from 0, so its numbers are one less than those on the squares.
learn-course-board-code = In Python, a language for programs, `def` begins a function: a piece of program with a name. This one keeps the numbers (`int`) and leaves out the marks:
learn-course-index-ask = **Which square has index 4?** Press it.
learn-course-index-right = Yes: square { $chosen } has index { $index }. It's always one less.
learn-course-index-wrong = Not that one: square { $chosen } has index { $index }, as the list counts from 0. Try again.
learn-course-free-ask = **How many squares are free?**
learn-course-free-right = Yes: the indices still in the list are { $indices }, which are squares { $squares }.
learn-course-free-wrong = It isn't { $chosen }. Look for the numbers still in the list: `{ $list }`

# $line: the squares that were filled. $lines: how many go through a square; $most: through another one.
learn-course-lines = Eight lines
learn-course-lines-text = Eight lines can win: three rows, three columns and two diagonals. To see who has won, the program looks at each of them: do all three have the same mark?
learn-course-lines-code = In Python, a line is three indices. `board[at]` is what stands at one of them, and `marks` gathers that, each mark once. If `mark` is the only one, it has won:
learn-course-line-ask = { $mark } is to move. **Which square gives { $mark } three in a row?**
learn-course-line-right = Yes: { $line } all have { $mark } now, so { $mark } has won.
learn-course-line-wrong = With { $mark } on { $chosen }, no line has three { $mark }. Look for one with two { $mark } and a free square.
learn-course-most-ask = Now on an empty board. **Which square is on the most lines?**
learn-course-most-right = Yes: { $lines } of the eight lines go through square { $chosen }. That's why the middle is strong.
learn-course-most-wrong = Square { $chosen } is on { $lines } lines. Another one is on { $most }.

# $winner: X, O or none.
learn-course-scores = Scores
learn-course-scores-text =
    A finished game gets a **score**, always as ❌ sees it: +10 if ❌ has won, -10 if 🔵 has won, 0 for a draw.
    What one side wins, the other loses. That's called **zero-sum**, and it's why one number is enough for both.
learn-course-scores-code = In Python, `return` ends a function and hands its answer back:
learn-course-final-ask = This game is over. **What's its score?**
learn-course-final-right =
    { $winner ->
        [X] Yes: ❌ has three in a row, and that's +10.
        [O] Yes: 🔵 has three in a row, and that's -10.
       *[none] Yes: the board is full, and nobody has three in a row. A draw is 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] It isn't { $chosen }: ❌ has three in a row. What do we count for that?
        [O] It isn't { $chosen }: 🔵 has three in a row. What do we count for that?
       *[none] It isn't { $chosen }: nobody has three in a row. What do we count for that?
    }

# Why a square isn't right. $score: its score. $why: a win for the other side at $reply, or as good as $first, or worse.
# $mover: X wants the highest score, O the lowest.
learn-course-worse =
    { $why ->
        [equal] Square { $chosen } scores { $score } as well, but { $first } comes first.
        [loses] If { $mark } takes { $chosen }, { $other } wins at { $reply }: that scores { $score }.
       *[worse] { $mover ->
            [X] Square { $chosen } scores { $score }, but { $first } scores { $best }. { $mark } wants the highest.
           *[O] Square { $chosen } scores { $score }, but { $first } scores { $best }. { $mark } wants the lowest.
        }
    }

learn-course-turns = One wants high, one wants low
learn-course-turns-text =
    ❌ and 🔵 take turns. ❌ wants the highest score, so ❌ is the **maximiser**. 🔵 wants the lowest: 🔵 is the **minimiser**.
    Each takes the square that leads to the best score. Lesson 5 tells where such scores come from.
learn-course-turns-code = In Python, `other` tells who moves next, and `best` picks the highest or lowest of a list:
# $scores: a list such as "2 → -10, 5 → +10 and 7 → -10". $best: the best of them, which $mover, X or O, wants.
learn-course-turn-ask = { $mark } is to move, and the squares lead to these scores: { $scores }. **Which square does { $mark } take?**
learn-course-turn-right =
    { $mover ->
        [X] Yes: { $best } is the highest of { $scores }.
       *[O] Yes: { $best } is the lowest of { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Now imagine that it's { $mark }'s turn on this board (another game, in which 🔵 began). The scores are { $scores } then. **Which square does { $mark } take?**
learn-course-turned-right =
    { $mover ->
        [X] Yes: { $best } is the highest of { $scores }. Same squares, other scores: it matters who moves next.
       *[O] Yes: { $best } is the lowest of { $scores }. Same squares, other scores: it matters who moves next.
    }
learn-course-turned-wrong = { learn-course-worse }

# $levels: a sum, such as "1 + 3 + 4 + 1".
learn-course-calls = Calls and recursion
learn-course-calls-text =
    Where do scores come from? The program tries a square, and then asks what the board is worth that it gets. For that it does the same again there: it runs itself. That's **recursion**, and each run is a **call**.
    The first call, for this board, is the **root**: the others branch off from it like a tree.
learn-course-calls-code = In Python, `scores` puts the mark, makes a call and takes the mark back; `minimax` comes in lesson 7:
learn-course-below-ask = { $mark } is to move. **How many calls does the root itself make?**
learn-course-below-right = Yes: one for each free square, { $squares }. Then it takes its mark back.
learn-course-below-wrong = It isn't { $chosen }. The root makes one call for each free square.
learn-course-calls-ask = Each of the root's calls makes calls of its own, until a game is over. **How many calls are there in all, with the root?**
learn-course-calls-right = Yes: move by move down the tree that's { $levels } = { $chosen }. `/explain what:O.XX.X.OO` draws it.
learn-course-calls-wrong = It isn't { $chosen }. The root is 1 call and makes 3. Go on from each of them: a square that wins ends the game there, any other makes a call for each square that's left.

# $right: which of the four answers is right. $free: how many squares are.
learn-course-ends = Where the calls end
learn-course-ends-text =
    A call that finds the game over makes no more calls. Its board is a **terminal state**, and it returns the score.
    It asks in this order: has the opponent won, have we won, is the board full? We play ❌ here. The boards are from the tree of lesson 5.
learn-course-ends-code = In Python, `or` asks the next question only if the one before it was a no:
learn-course-end-ask = **What does the call on this board find?**
learn-course-choice-theirs = 🔵 has won
learn-course-choice-ours = ❌ has won
learn-course-choice-full = It's full
learn-course-choice-open = It goes on
learn-course-end-right =
    { $right ->
        [theirs] Yes: 🔵 has three in a row, so this call returns -10.
        [ours] Yes: ❌ has three in a row, so this call returns +10. The board is full as well, but that's asked last.
        [full] Yes: nobody has three in a row, and no square is free. This call returns 0.
       *[open] Yes: nobody has three in a row, and { $free } squares are free. It makes a call for each.
    }
learn-course-end-wrong =
    { $winner ->
        [X] Not that. ❌ has three in a row here, 🔵 hasn't, and that's asked before the rest.
        [O] Not that. 🔵 has three in a row here, and that's what is asked first.
       *[none] Not that. Nobody has three in a row here, and { $free } squares are free.
    }

learn-course-back = Back up the tree
learn-course-back-text = A call waits for all the calls below it. Then it returns one score: the **max**, which is the highest, if ❌ is to move; the **min**, the lowest, if 🔵 is. So the scores travel up from the terminal states to the root. Min and max: that's where minimax has its name from.
learn-course-back-code = In Python that's all of minimax, with `is_over`, `score`, `scores` and `best` from the lessons before:
learn-course-returned-ask = { $mark } is to move, and the calls below returned { $scores }. **What does this call return?**
learn-course-returned-right =
    { $mover ->
        [X] Yes: { $mark } picks the highest score, and that's { $best }.
       *[O] Yes: { $mark } picks the lowest score, and that's { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Not { $chosen }: the highest of { $scores } is what { $mark } would pick.
       *[O] Not { $chosen }: the lowest of { $scores } is what { $mark } would pick.
    }

learn-course-choice = Choosing the move
learn-course-choice-text =
    At the root a score isn't enough: the program has to play. So it keeps the square that the best score came from.
    If two squares are equally good, most programs keep the **first**: a later one has to be better, not just as good.
learn-course-choice-code = In Python, `found.index(top)` tells where the first `top` is in a list:
learn-course-first-ask = { $mark } is to move, and the calls returned { $scores }. **Which square does the program play?**
learn-course-first-right = Yes: { $chosen } is the first square with { $best }.
learn-course-first-wrong = { learn-course-worse }

# $late, $soon: the square that plain minimax plays, and the one that wins at once; with their depths and scores.
learn-course-depth = Depth: sooner is better
learn-course-depth-text =
    So far a win is a win, however late, and most tutorials leave it at that. So a program may play with its prey for ever.
    What mends that is **depth**: how many marks were placed since the root. A win scores `10 - depth` and a loss `depth - 10`. Now the program hurries to win and takes its time to lose.
learn-course-depth-code = In Python, each call hands the next one a depth that's one more:
learn-course-late-ask = First without depth: { $mark } is to move, and the calls returned { $scores }. **Which square does the program play?**
learn-course-late-right = Yes, although another square wins at once: square { $chosen } scores { $best } too, and comes first. The win can wait, the program thinks.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = If { $mark } plays { $late }, { $mark } wins with mark number { $late_depth }: ❌ on { $late }, then 🔵, then ❌. **What does square { $late } score if depth counts?**
learn-course-depth-right = Yes: 10 - { $late_depth } = { $late_score }. And square { $soon }, which wins at once, scores 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = It isn't { $chosen }. The depth is { $late_depth }, and a win scores `10 - depth`.
learn-course-soonest-ask = With depth the calls return { $scores }. **Which square does the program play now?**
learn-course-soonest-right = Yes: { $chosen } scores { $best }, so it wins at once. That's also how I play.
learn-course-soonest-wrong = { learn-course-worse }

# $alpha: what X is sure of. $tried: the square it tried now. $scores: of O's answers so far; $held: the lowest of them.
learn-course-cuts = Alpha-beta: what not to look at
learn-course-cuts-text =
    Say ❌ has a square that's sure of 0, and tries another. There 🔵's first square returns -10. Whatever 🔵's other squares return, ❌ won't go there, so they're **cut**: nobody looks at them.
    The score that ❌ is sure of is **alpha**, the one that 🔵 is sure of is **beta**. Once alpha is as high as beta, the rest is cut.
learn-course-cuts-code = In Python, `alpha` and `beta` start so wide that nothing is cut, and `break` leaves the loop:
learn-course-cut-ask = An earlier square made ❌ sure of { $alpha }. Now ❌ has tried square { $tried }, and there 🔵's squares returned { $scores }. **Which square of 🔵's is cut?**
learn-course-cut-right = Yes, { $chosen } is cut. On square { $tried }, 🔵 can hold ❌ to { $held } or less, and ❌ is sure of { $alpha } anyway. Square { $tried } gains ❌ nothing, whatever { $chosen } returns.
learn-course-cut-wrong = Not { $chosen }: when the program looked at it, it couldn't know yet that ❌ won't go there. After { $scores } it knows.

learn-course-memory = Memory, symmetry, larger boards
learn-course-memory-text =
    From the empty board plain minimax makes 549,946 calls, and alpha-beta 18,297. But there are only 5,478 boards: a program with a **memory** looks at each once. A board that is turned or mirrored is worth the same, and that leaves 765.
    Larger boards, such as 4x4, have far too many even so. There a program stops at some depth and **guesses** the score, say by counting the lines that each side can still fill.
learn-course-memory-code = In Python, `memory` keeps each board's score under a key:
# $lines: through the square that was pressed. $own: through square 2.
learn-course-like-ask = Turn or mirror the board. **Which square is the same first move as square 2?**
learn-course-like-right = Yes: turned or mirrored, square { $chosen } becomes 2, as all four sides do. So the program looks at only one of them.
learn-course-like-wrong =
    { $same ->
        [True] That's square 2 itself. Press another one.
       *[False] { $lines } lines go through square { $chosen }, and { $own } through square 2. However you turn the board, one never becomes the other.
    }
learn-course-kinds-ask = **How many first moves are really different, then?**
learn-course-kinds-right = Yes: a corner, the middle of a side, or the middle of the board.
learn-course-kinds-wrong = It isn't { $chosen }. However you turn the board, a corner stays a corner. What other kinds of square are there?

# $reply: what the bot played. $winner: X or none.
learn-course-play = Play as plain minimax
learn-course-play-text = Now you're the program. You're ❌, I'm 🔵 and play like a beginner. Each turn, press the square that plain minimax plays: the first of the best.
learn-course-play-ask = The calls returned { $scores }. **Which square do you play?**
learn-course-play-right = Yes, { $chosen }. I take { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Now work out the scores yourself: who can win next? **Which square do you play?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Yes, { $chosen }: that wins. That's how plain minimax plays.
       *[none] Yes, { $chosen }: a draw. That's how plain minimax plays.
    }
    { $left ->
        [0] { learn-course-over }
        [one] One lesson isn't done yet. Use /learn to go on with it.
       *[other] { $left } lessons aren't done yet. Use /learn to go on with them.
    }
