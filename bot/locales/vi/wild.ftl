variant-wild = tự do
choice-wild = tự do
rules-wild = Tự do: đặt X hay O đều được. Ba ký hiệu giống nhau thẳng hàng là thắng.
placing = Tự do: giờ nhấn ô sẽ đặt { $mark }. Ba ký hiệu giống nhau thẳng hàng là thắng.
button-place = Đặt { $mark }
move-with-mark = { $square } bằng { $mark }
topic-wild = Tự do
topic-wild-text =
    Mỗi lượt bạn đặt X **hoặc** O, tuỳ ý.
    Ai hoàn thành ba ký hiệu giống nhau thẳng hàng thì thắng, bất kể ai đã đặt những ký hiệu kia.
    Muốn đặt ký hiệu còn lại, nhấn nút của nó trước rồi nhấn ô, hoặc dùng `/move` với `5 o`. Chơi trên bàn 3x3.
