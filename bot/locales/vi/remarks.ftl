### Một dòng nhận xét về nước đi, dưới bàn cờ đang được xem hoặc xem lại.

remark-blocks = { $mover } chặn.
remark-misses-win = { $mover } bỏ lỡ nước thắng: đi { $squares } thì đã thắng trong { $moves } nước.
remark-loses-draw = { $mover } đi sai: đi { $squares } thì đã giữ được hoà.
remark-slower = { $mover } vẫn thắng, nhưng đi { $squares } thì đã thắng trong { $moves } nước.
remark-sooner = { $mover } lẽ ra cầm cự được lâu hơn nếu đi { $squares }.
remark-forks = { $mover } doạ cùng lúc { $squares }, mà { $other } chỉ chặn được một.
remark-forces = { $other } phải chặn ở { $squares }.
remark-winning = { $mover } đang trên đường thắng.
remark-losing = { $mover } thua chắc rồi.
remark-holds =
    { $others ->
        [0] { $other } trả lời thế nào cũng giữ được hoà.
       *[other] { $count ->
            [1] Chỉ { $squares } giữ được hoà cho { $other }.
           *[other] { $other } giữ được hoà với { $squares }.
        }
    }
