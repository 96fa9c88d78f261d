### The look "words", for people with screen readers: a board in sentences. No message here may hold an emoji.

# A row of the board, from the top. $squares: spoken-square for each, with spoken-between between them.
spoken-row = Row { $row }: { $squares }.
# The same of one small board among nine.
spoken-board = Board { $row }: { $squares }.
spoken-between = { ", " }
# A square in a row. $square: its number or name. $mark: X or O. win, draw, loss: what playing there leads to. right,
# wrong: an answer that was given. goes: the mark that its player's next move takes off the board.
spoken-square =
    { $state ->
        [free] free { $square }
        [win] { $square } wins
        [draw] { $square } draws
        [loss] { $square } loses
        [right] { $square } is right
        [wrong] { $square } is wrong
        [goes] { $mark } vanishes next
       *[taken] { $mark }
    }
spoken-last = Last move: { $mark } on { $square }.
# The line that ends the game. $squares: a list.
spoken-line = A full line: { $mark } on { $squares }.
# The button of a square, at most 80 characters. line: a part of the line that ends the game.
spoken-button-square =
    { $state ->
        [free] { $square }, free
        [win] { $square }, wins
        [draw] { $square }, draws
        [loss] { $square }, loses
        [right] { $square }, right
        [wrong] { $square }, wrong
        [line] { $square }, { $mark }, taken, full line
        [goes] { $square }, { $mark }, taken, vanishes next
       *[taken] { $square }, { $mark }, taken
    }
# Before the title of a lesson that is done.
spoken-done = Done:
# A sign that stands alone: an answer, how a game ended, days in a row, whether the bot has a permission.
spoken-sign =
    { $sign ->
        [right] right
        [wrong] wrong
        [win] win
        [draw] draw
        [loss] loss
        [allowed] Allowed:
        [missing] Missing:
       *[streak] streak
    }
