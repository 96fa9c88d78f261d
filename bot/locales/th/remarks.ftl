### คำวิจารณ์ตาเดินหนึ่งบรรทัด ใต้กระดานที่คนดูหรือดูซ้ำ

remark-blocks = { $mover } กันไว้
remark-misses-win = { $mover } พลาดโอกาสชนะ: ถ้าเดิน { $squares } จะชนะใน { $moves } ตา
remark-loses-draw = { $mover } พลาด: ถ้าเดิน { $squares } จะรักษาเสมอไว้ได้
remark-slower = { $mover } ยังชนะอยู่ แต่ถ้าเดิน { $squares } จะชนะใน { $moves } ตา
remark-sooner = { $mover } น่าจะยื้อได้นานกว่านี้ด้วย { $squares }
remark-forks = { $mover } ขู่ { $squares } พร้อมกัน แต่ { $other } กันได้แค่ช่องเดียว
remark-forces = { $other } ต้องกันที่ { $squares }
remark-winning = { $mover } กำลังจะชนะ
remark-losing = { $mover } แพ้แน่แล้ว
remark-holds =
    { $others ->
        [0] { $other } ตอบช่องไหนก็รักษาเสมอไว้ได้
       *[other] { $count ->
            [1] มีแค่ { $squares } ที่ทำให้ { $other } รักษาเสมอไว้ได้
           *[other] { $other } รักษาเสมอไว้ได้ด้วย { $squares }
        }
    }
