### กระดานหรือตาเดินผิดตรงไหน ส่วนใหญ่เป็นคำตอบของ `/explain`

board-unreadable = บอทอ่านกระดานนั้นไม่ออก เขียนเป็น แถว x คอลัมน์ / จำนวนช่องที่เรียงกันแล้วชนะ เช่น 3x3/3
board-empty = กระดานต้องมีอย่างน้อยหนึ่งแถวและหนึ่งคอลัมน์
board-too-large = กระดาน { $board } มี { $squares } ช่อง บอทเล่นได้ไม่เกิน { $most } ช่อง
board-wrong-length =
    { $longest ->
        [1] บนกระดาน { $board } จำนวนช่องที่เรียงกันแล้วชนะเป็นได้แค่ 1
       *[other] บนกระดาน { $board } จำนวนช่องที่เรียงกันแล้วชนะเป็นได้ตั้งแต่ 1 ถึง { $longest }
    }

position-unknown-mark = { $mark } ไม่ใช่เครื่องหมาย เขียน X, O และจุดแทนช่องว่างแต่ละช่อง
position-two-ways = ช่องว่างเขียนเป็น { $first } บ้าง { $second } บ้าง เขียนให้เหมือนกันทั้งหมดนะ
position-wrong-number = เลขในช่อง { $square } ต้องเป็น { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index } ถ้านับจาก 0 หรือ { $square } ถ้านับจาก 1
}
position-zero = มีเลข 0 ในช่อง { $square } ถ้าหมายถึงวงกลม ให้เขียนตัวอักษร O
position-two-counts = เลขบางตัวนับจาก 0 บางตัวนับจาก 1 เขียนเป็น { $from_zero } หรือ { $from_one }
position-two-readings = อ่านได้ทั้ง { $first } และ { $second } เขียนอันที่คุณหมายถึง
position-wrong-count = กระดานนี้มี { $squares } ช่อง แต่คุณ{ $given ->
    [0] ยังไม่ได้ใส่สักช่อง
   *[other] ใส่มา { $given } ช่อง
} เขียน X, O หรือจุดให้ครบทุกช่อง
position-wrong-rows = ทุกแถวของกระดานนี้มี { $columns } ช่อง
position-wrong-marks = X มี { $x } ตัว O มี { $o } ตัว X เดินก่อน X จึงต้องมีเท่ากับ O หรือมากกว่าหนึ่งตัว
position-wrong-turn = X มี { $x } ตัว O มี { $o } ตัว จึงเป็นตาของ { $mover } ไม่ได้
position-two-winners = ทั้งสองฝ่ายเรียงครบแถว แต่เกมจบตั้งแต่แถวแรกแล้ว
position-winner-to-move = { $mover } เรียงครบแถวแล้ว จึงเป็นตาของ { $mover } ไม่ได้
position-two-lines = { $winner } เรียงครบสองแถว แต่เกมจบตั้งแต่แถวแรกแล้ว

move-no-such-square =
    { $squares ->
        [1] กระดานนี้มีแค่ช่องเดียว
       *[other] กระดานนี้มีช่อง 1 ถึง { $squares }
    }
move-square-taken = ช่อง { $square } มีเครื่องหมายแล้ว เลือกช่องว่างนะ
game-over = เกมจบแล้ว ไม่มีอะไรให้เดินต่อ
