### Three marks each. $mark, $first, $second: a mark and its square, such as "❌ 5".

variant-three = 3 marks
choice-three = three (a fourth takes the oldest)
rules-three = Three marks each: your fourth takes your oldest away. Three in a row wins.
# The marks that go with the next moves; on the board the first of them is faded.
three-next = Vanishes next: { $first }, then { $second }.
# Of a puzzle. $x, $o: squares of ❌ and of 🔵, as a list; the first goes first.
three-order = From oldest to newest: ❌ { $x }; 🔵 { $o }.
# A move to the square of the mark that the same move would take away. $square: that square. $free: a list.
three-square-going = Your mark on { $square } goes only after your move. Still free: { $free }.
three-again = This position has come up twice. A third time makes it a draw.
end-repetition = The same position came up three times: a draw.
topic-three = Three marks
topic-three-text =
    Each player has three marks. A fourth takes your oldest away; that one is faded on the board.
    Three in a row win, and the square of the faded mark is free only after your move.
    If the same position comes up three times, with the same marks in the same order, it's a draw.
    I know every position: starting on 2, 4, 6 or 8 wins in 7 moves with best play. It's played on 3x3.
# A board that is typed without the order of its marks, or in one that no game can have.
position-wrong-order = The order matters here. Write the marks from the oldest to the newest, such as X5 O1 X9: X goes first, then in turn, at most three each, no square twice.
