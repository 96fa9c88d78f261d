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
# $choice: "any" if there are several squares and all are equally good.
explain-draw =
    { $choice ->
        [any] { $mark } to move: **a draw** by playing any square.
       *[other] { $mark } to move: **a draw** by playing { $squares }.
    }
explain-loss =
    { $moves ->
        [one] { $mark } to move: **a loss in 1 move**, even by playing { $squares }.
       *[other] { $mark } to move: **a loss in { $moves } moves**, even by playing { $squares }.
    }
# What some squares are all worth. $moves: 0 if the outcome is a guess.
squares-win =
    { $sign } { $moves ->
        [0] Win, as far as I can see
        [one] Win in 1 move
       *[other] Win in { $moves } moves
    }
squares-draw =
    { $sign } { $moves ->
        [0] Draw, as far as I can see
       *[other] Draw
    }
squares-loss =
    { $sign } { $moves ->
        [0] Loss, as far as I can see
        [one] Loss in 1 move
       *[other] Loss in { $moves } moves
    }
# $worth: one of the lines above. $squares: a list. $score: what plain minimax gives each of them.
squares = { $worth }: **{ $squares }**
squares-scored = { $worth }, minimax { $score }: **{ $squares }**
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
# If plain minimax wins later, or loses sooner, than it could. $square: what it plays; $best: what the bot would play.
explain-slower =
    { $outcome ->
        [win] { explain-slower-win }
       *[loss] { explain-slower-loss }
    }
explain-slower-win =
    Plain minimax plays { $square } and wins in { $plain_moves ->
        [one] 1 move
       *[other] { $plain_moves } moves
    }: to it a win is a win, however late. I'd play { $best } and win in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
explain-slower-loss =
    Plain minimax plays { $square } and loses in { $plain_moves ->
        [one] 1 move
       *[other] { $plain_moves } moves
    }: to it a loss is a loss, however soon. I'd play { $best } and last { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
explain-maximiser = { $mark } is the maximiser: { $win } is a win for { $mark }, { $loss } a loss, 0 a draw.

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

# Topics of help.
topic-hint = Hints
topic-hint-text =
    `/hint` shows your best squares, and why. Only you see it.
    Your game then counts as played with hints.
topic-minimax = How I think
topic-minimax-text =
    I try every move to the end of the game and keep the best. That's called minimax.
    `/explain` shows it for your game, or for a board such as `O.XX.X.OO`: what every square is worth, with a picture of the tree.
    Pick `steps` to go through it call by call.
