variant-three = ba ký hiệu
choice-three = ba ký hiệu (cái thứ tư xoá cái cũ nhất)
rules-three = Mỗi bên ba ký hiệu: cái thứ tư xoá cái cũ nhất của bạn. Ba ô thẳng hàng là thắng.
three-next = Biến mất tiếp theo: { $first }, rồi đến { $second }.
three-order = Từ cũ nhất đến mới nhất: ❌ { $x }; 🔵 { $o }.
three-again = Thế cờ này đã xuất hiện hai lần. Lần thứ ba là hoà.
end-repetition = Cùng một thế cờ đã xuất hiện ba lần: hoà.
topic-three = Ba ký hiệu
topic-three-text =
    Mỗi bên có ba ký hiệu. Cái thứ tư xoá cái cũ nhất của bạn; cái đó hiện mờ trên bàn cờ.
    Ba ô thẳng hàng là thắng, còn ô của ký hiệu mờ chỉ trống sau khi bạn đi.
    Nếu cùng một thế cờ xuất hiện ba lần, với cùng các ký hiệu theo cùng thứ tự, thì ván hoà.
    Mình biết mọi thế cờ: ai mở đầu ở cạnh có thể ép thắng trong 7 nước. Chơi trên bàn 3x3.
position-wrong-order = Ở đây thứ tự rất quan trọng. Hãy viết các ký hiệu từ cũ nhất đến mới nhất, ví dụ X5 O1 X9: X đi trước, rồi luân phiên, mỗi bên nhiều nhất ba ký hiệu, không ghi ô nào hai lần.
