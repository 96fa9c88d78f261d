variant-ultimate = ultimate
choice-ultimate = ultimate (chín bàn cờ)
rules-ultimate = Ultimate: ô bạn đi đưa đối thủ đến bàn mang số đó. Ba ô thẳng hàng là thắng bàn, ba bàn thẳng hàng là thắng ván.
ultimate-here = Hãy đi trên bàn { $board }.
ultimate-any =
    { $count ->
        [0] Bắt đầu trên bàn nào cũng được.
       *[other] Bàn { $sent } đã xong: chọn bàn nào cũng được.
    }
ultimate-chosen = Bàn { $board }: chọn một ô.
ultimate-button-back = Bàn khác
ultimate-wrong-board = Bạn phải đi trên bàn { $active }. Ô trống ở đó: { $free }.
ultimate-board-finished = Bàn { $number } đã xong. Còn trống: { $free }.
ultimate-no-such-square = Hãy ghi cả bàn và ô, ví dụ 5.3. Còn trống: { $free }.
ultimate-unreadable = Mình không đọc được đó là một thế cờ ultimate.
end-ultimate = Ba bàn thẳng hàng sau { $moves } nước.
topic-ultimate = Ultimate
topic-ultimate-text =
    Chín bàn nhỏ tạo thành một bàn lớn. Ba ô thẳng hàng thì thắng bàn nhỏ, ba bàn nhỏ thẳng hàng thì thắng ván.
    Ô bạn đi quyết định đối thủ đi ở đâu: bạn đi ô góc trên bên phải thì đối thủ đi trên bàn góc trên bên phải.
    Nếu bàn đó đã xong, đối thủ chọn bàn nào cũng được. Bàn đầy mà không có hàng nào thì không tính cho ai.
    Nhấn một ô, hoặc dùng `/move` với bàn và ô: `5.3` là ô 3 của bàn 5. `/play board:ultimate` bắt đầu một ván.
    Mình tính trong khoảng một giây, không đến cùng. Ở đây `unbeatable` cũng có thể thua.
