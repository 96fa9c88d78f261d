### Bàn cờ hay nước đi sai ở đâu. Phần lớn là câu trả lời cho `/explain`.

board-unreadable = Mình không đọc được bàn cờ đó. Hãy viết số hàng x số cột / số ô thẳng hàng để thắng, như 3x3/3.
board-empty = Bàn cờ cần ít nhất một hàng và một cột.
board-too-large = Bàn { $board } có { $squares } ô, mà mình chỉ chơi được tối đa { $most } ô.
board-wrong-length =
    { $longest ->
        [1] Trên bàn { $board }, số ô thẳng hàng để thắng chỉ có thể là 1.
       *[other] Trên bàn { $board }, số ô thẳng hàng để thắng có thể từ 1 đến { $longest }.
    }

position-unknown-mark = { $mark } không phải là ký hiệu. Hãy viết X, O và dấu chấm cho mỗi ô trống.
position-two-ways = Ô trống được viết lúc là { $first }, lúc là { $second }. Hãy viết tất cả theo một cách.
position-wrong-number = Số ở ô { $square } phải là { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index } nếu đếm từ 0, hoặc { $square } nếu đếm từ 1
}.
position-zero = Có số 0 ở ô { $square }. Nếu đó là ký hiệu O thì hãy viết chữ O.
position-two-counts = Có số đếm từ 0, có số đếm từ 1. Hãy viết { $from_zero } hoặc { $from_one }.
position-two-readings = Có thể đọc thành { $first } hoặc { $second }; hãy viết bàn bạn muốn nói.
position-wrong-count = Bàn này có { $squares } ô, nhưng bạn { $given ->
    [0] chưa viết ô nào
   *[other] viết { $given } ô
}. Hãy viết X, O hoặc dấu chấm cho từng ô.
position-wrong-rows = Mỗi hàng của bàn này có { $columns } ô.
position-wrong-marks = X có { $x } ô, O có { $o } ô. X đi trước, nên X phải bằng O hoặc hơn đúng một ô.
position-wrong-turn = X có { $x } ô, O có { $o } ô, nên không thể là lượt của { $mover }.
position-two-winners = Cả hai bên đều có hàng hoàn chỉnh, mà ván cờ kết thúc ngay ở hàng đầu tiên.
position-winner-to-move = { $mover } đã có hàng hoàn chỉnh, nên không thể là lượt của { $mover }.
position-two-lines = { $winner } có hai hàng hoàn chỉnh, mà ván cờ kết thúc ngay ở hàng đầu tiên.

move-no-such-square =
    { $squares ->
        [1] Bàn này chỉ có một ô.
       *[other] Bàn này có các ô từ 1 đến { $squares }.
    }
move-square-taken = Ô { $square } có người đi rồi. Hãy chọn ô trống.
game-over = Ván này xong rồi, không còn gì để đi nữa.
