### รูปลักษณ์ “คำพูด” สำหรับคนที่ใช้โปรแกรมอ่านหน้าจอ

spoken-row = แถว { $row }: { $squares }
spoken-board = กระดาน { $row }: { $squares }
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] ว่าง { $square }
        [win] { $square } ชนะ
        [draw] { $square } เสมอ
        [loss] { $square } แพ้
        [right] { $square } ถูก
        [wrong] { $square } ผิด
        [goes] { $mark } จะหายเป็นตัวต่อไป
       *[taken] { $mark }
    }
spoken-last = ตาล่าสุด: { $mark } ที่ { $square }
spoken-line = ครบแถว: { $mark } ที่ { $squares }
spoken-button-square =
    { $state ->
        [free] { $square } ว่าง
        [win] { $square } ชนะ
        [draw] { $square } เสมอ
        [loss] { $square } แพ้
        [right] { $square } ถูก
        [wrong] { $square } ผิด
        [line] { $square }, { $mark }, ไม่ว่าง, ครบแถว
        [goes] { $square }, { $mark }, ไม่ว่าง, จะหายเป็นตัวต่อไป
       *[taken] { $square }, { $mark }, ไม่ว่าง
    }
spoken-done = ทำแล้ว:
spoken-sign =
    { $sign ->
        [right] ถูก
        [wrong] ผิด
        [win] ชนะ
        [draw] เสมอ
        [loss] แพ้
        [allowed] อนุญาตแล้ว:
        [missing] ขาด:
       *[streak] ติดต่อกัน
    }
