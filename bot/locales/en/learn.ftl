# Why a move is good. $moves: how many moves of its own the winning side needs.

hint =
    { $outcome ->
        [win] { hint-win }
        [draw] { hint-draw }
       *[loss] { hint-loss }
    }
# $plies: 1 if the move itself wins. By misere rules the other side's forced reply can.
hint-win =
    { $plies ->
        [1] Play **{ $squares }** to win right away.
       *[other] Play **{ $squares }**: you win in { $moves ->
            [one] 1 move
           *[other] { $moves } moves
        }, whatever the reply.
    }
# $worse: the other squares, a list; $worse_count: how many they are.
hint-draw =
    { $worse_count ->
        [0] Every square is equally good: best play leads to a draw.
       *[other] Play **{ $squares }** to keep the draw; { $worse } would lose.
    }
hint-loss =
    { $count ->
        [one] You're losing, but this holds out longest: **{ $squares }**.
       *[other] You're losing, but these hold out longest: **{ $squares }**.
    }
hint-after = After { $square }: { $remark }
hint-counts = This game now counts as played with hints.
unsure = I couldn't search it to the end.

explain-win =
    { $moves ->
        [one] { $mark } to move: **a win in 1 move** by playing { $squares }.
       *[other] { $mark } to move: **a win in { $moves } moves** by playing { $squares }.
    }
explain-draw = { $mark } to move: **a draw** by playing { $squares }.
explain-loss =
    { $moves ->
        [one] { $mark } to move: **a loss in 1 move**, even by playing { $squares }.
       *[other] { $mark } to move: **a loss in { $moves } moves**, even by playing { $squares }.
    }
# $moves: 0 if the outcome is a guess.
square-win =
    { $square } { $sign } { $moves ->
        [0] win, as far as I can see
        [one] win in 1 move
       *[other] win in { $moves } moves
    }
square-draw =
    { $square } { $sign } { $moves ->
        [0] draw, as far as I can see
       *[other] draw
    }
square-loss =
    { $square } { $sign } { $moves ->
        [0] loss, as far as I can see
        [one] loss in 1 move
       *[other] loss in { $moves } moves
    }
# $square: one of the lines above.
square-scored = { $square }, minimax { $score }
explain-too-large =
    { $positions ->
        [one] I looked at 1 position. Plain minimax would take far too long here.
       *[other] I looked at { $positions } positions. Plain minimax would take far too long here.
    }
explain-minimax =
    Plain minimax makes { $calls ->
        [one] 1 call
       *[other] { $calls } calls
    } for this board and plays { $square }; I looked at { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }.
    { $mark } is the maximiser: { $win } is a win for { $mark }, { $loss } a loss, 0 a draw.

# The minimax tree for those who don't see its picture. $mark: X or O.
tree =
    { $positions ->
        [one] Minimax tree of { $board }, { $mark } to move, 1 position.
       *[other] Minimax tree of { $board }, { $mark } to move, { $positions } positions.
    } First level: { $scores }. Best score: { $score }. Chosen line: { $line }.
tree-square = square { $square } scores { $score }

# $depth: how many moves were made since the board that was asked about; $squares: which.
lesson =
    Step { $step } of { $steps }: call { $call }, { $depth ->
        [0] on the board you asked about.
       *[other] after { $squares }.
    }
# $goal: "max" if the call wants the highest score, "min" if it wants the lowest.
lesson-asks =
    { $mark } is to move and wants the { $goal ->
        [min] **lowest**
       *[max] **highest**
    } score. It calls minimax for each free square: { $squares }.
lesson-returns =
    The squares came back as { $scores }. { $mark } takes the { $goal ->
        [min] lowest
       *[max] highest
    }: this call returns **{ $score }**.
lesson-line = { $mark } has a full line. This call returns **{ $score }**.
lesson-full = The board is full and nobody has won. This call returns **{ $score }**.
lesson-plays = Minimax plays { $square }.
