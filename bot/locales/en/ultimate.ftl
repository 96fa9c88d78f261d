### Ultimate: nine small boards. $board, $sent, $active, $number: of a small board. $free: a list of moves, such as 5.3.

variant-ultimate = ultimate
choice-ultimate = ultimate (nine boards)
rules-ultimate = Ultimate: your square sends the other player to the board of that number. Three in a row win a board, three boards in a row win the game.
ultimate-here = Play on board { $board }.
# $count: 0 if it's the first move, which nothing sends anywhere.
ultimate-any =
    { $count ->
        [0] Pick any board to start on.
       *[other] Board { $sent } is finished: pick any board.
    }
ultimate-chosen = Board { $board }: pick a square.
ultimate-button-back = Other boards
ultimate-wrong-board = You have to play on board { $active }. Free there: { $free }.
ultimate-board-finished = Board { $number } is finished. Still free: { $free }.
ultimate-no-such-square = Name the board and the square, such as 5.3. Still free: { $free }.
ultimate-unreadable = I can't read that as a position of ultimate.
end-ultimate =
    { $moves ->
        [one] Three boards in a row in 1 move.
       *[other] Three boards in a row in { $moves } moves.
    }
topic-ultimate = Ultimate
topic-ultimate-text =
    Nine small boards make a big one. Win a small board by three in a row, and the game by three small boards in a row.
    The square you take tells where the other player goes: take the top right square, and they play on the top right board.
    If that board is finished, they pick any board. Full boards without a line count for neither player.
    Press a square, or use `/move` with board and square: `5.3` is square 3 of board 5. `/play board:ultimate` starts a game.
    I think for about a second, so I don't see to the end. Even `unbeatable` can be beaten here.
