### ปริศนา: กระดานที่มีช่องถูกแค่ช่องเดียว

puzzles-title = ปริศนา #{ $number }
puzzles-practice-title = ปริศนาฝึก { $number }
puzzles-question =
    { $outcome ->
        [win] ตาของ { $mark }: **มีช่องเดียวที่ชนะ** ช่องไหน
       *[draw] ตาของ { $mark }: **มีช่องเดียวที่รักษาเสมอไว้ได้** ช่องไหน
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] เมื่อวาน: **{ $square }** คือช่องเดียวที่ชนะ
           *[other] เมื่อวาน: **{ $square }** คือช่องเดียวที่ชนะ มีคนหาเจอ { $solved } จาก { $answered } คน
        }
       *[draw] { $answered ->
            [0] เมื่อวาน: **{ $square }** คือช่องเดียวที่รักษาเสมอไว้ได้
           *[other] เมื่อวาน: **{ $square }** คือช่องเดียวที่รักษาเสมอไว้ได้ มีคนหาเจอ { $solved } จาก { $answered } คน
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] บอทจะโพสต์ปริศนาใหม่ที่นี่ทุกวันหลังเที่ยงคืน { $zone } ถ้าจะเลิกให้ใช้ /puzzle stop
       *[other] บอทจะโพสต์ปริศนาใหม่ที่นี่ทุกวันหลัง { $hour }:00 { $zone } ถ้าจะเลิกให้ใช้ /puzzle stop
    }
puzzles-stopped = เลิกโพสต์ปริศนาประจำวันที่นี่แล้ว ใช้ /puzzle here เพื่อเริ่มใหม่
puzzles-public = กดช่อง: คุณลองได้สามครั้ง และมีแค่คุณที่เห็นผล
puzzles-tries =
    { $left ->
        [1] เหลืออีกหนึ่งครั้งเพื่อรักษาสถิติต่อเนื่อง
        [2] เหลืออีกสองครั้งเพื่อรักษาสถิติต่อเนื่อง เรตติงนับแค่ครั้งแรก
       *[3] คุณลองได้สามครั้ง เรตติงนับครั้งแรก
    }
puzzles-practice-of = **{ $user }** มีแค่คุณที่เห็นผล คนอื่นที่กดจะได้ปริศนาของตัวเอง

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] เรตติงปริศนาของคุณ: **{ $rating }?** ยังเป็นค่าประมาณ
           *[other] เรตติงปริศนาของคุณ: **{ $rating }?** ({ $points }) ยังเป็นค่าประมาณ
        }
       *[False] { $points ->
            [none] เรตติงปริศนาของคุณ: **{ $rating }**
           *[other] เรตติงปริศนาของคุณ: **{ $rating }** ({ $points })
        }
    }
puzzles-right = แก้ได้
puzzles-wrong = ครั้งนี้ยังไม่ใช่
puzzles-answered = คุณตอบปริศนาวันนี้ไปแล้ว ข้อต่อไปมาตอนเที่ยงคืน { $zone }
puzzles-shared-now = แชร์ในรายการของแชนแนลนี้แล้ว
puzzles-ten-days = สิบวันติดต่อกัน: ครั้งแรกของคุณเลยนะ แล้วเจอกันพรุ่งนี้
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** คือช่องเดียวที่ชนะ
       *[draw] { $sign } **{ $square }** คือช่องเดียวที่รักษาเสมอไว้ได้
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** แค่เสมอ
       *[False] { $sign } **{ $square }** แพ้
    }
puzzles-others-lose = ช่องอื่นแพ้หมด
puzzles-completes = ช่องนี้ทำให้เรียงครบแถว จึงแพ้ทันที
puzzles-line = { $mark } ชนะอย่างนี้: { $moves }
puzzles-streak =
    { $days ->
        [0] สถิติต่อเนื่องดีที่สุดของคุณ: { $best } วัน
       *[other] 🔥 สถิติต่อเนื่อง: **{ $days } วัน** (ดีที่สุด: { $best })
    }
puzzles-tally =
    { $answered ->
        [1] วันนี้คุณเป็นคนแรกที่ลอง
       *[other] วันนี้แก้ได้แล้ว { $solved } จาก { $answered } คน
    }
puzzles-over =
    { $outcome ->
        [win] ปริศนา #{ $number } จบแล้ว: **{ $square }** คือช่องเดียวที่ชนะ
       *[draw] ปริศนา #{ $number } จบแล้ว: **{ $square }** คือช่องเดียวที่รักษาเสมอไว้ได้
    }
puzzles-practice-over = คุณตอบข้อนั้นไปแล้ว กด “ข้อต่อไป” เพื่อเล่นข้ออื่น
puzzles-list = **เกม XO #{ $number }**
puzzles-others = และอีก { $count } คน

puzzles-button-solve = แก้ปริศนา
puzzles-button-share = แชร์
puzzles-button-practice = ฝึก
puzzles-button-next = ข้อต่อไป
puzzles-button-today = ปริศนาวันนี้

puzzles-not-out = ปริศนานั้นยังไม่ออก ใช้ /puzzle เพื่อเล่นของวันนี้
puzzles-not-answered = คุณยังทำปริศนานั้นไม่จบ จึงยังไม่มีอะไรให้แชร์ ใช้ /puzzle เพื่อเล่นของวันนี้
puzzles-shared = คุณแชร์ข้อนั้นที่นี่ไปแล้ว
puzzles-managers-only = ทำได้เฉพาะสมาชิกที่จัดการเซิร์ฟเวอร์นี้ได้ ใช้ /puzzle เพื่อเล่นของวันนี้
puzzles-servers-only = บอทโพสต์ปริศนาประจำวันได้เฉพาะในเซิร์ฟเวอร์ ใช้ /puzzle เพื่อเล่นของวันนี้ที่นี่
puzzles-cannot-post = บอทโพสต์ปริศนาที่นี่ไม่ได้ ใช้ /puzzle here ในแชนแนลที่ทั้งคุณและบอทมองเห็นและส่งข้อความได้
puzzles-not-posted = บอทไม่ได้โพสต์ปริศนาประจำวันในเซิร์ฟเวอร์นี้ ใช้ /puzzle here ในแชนแนลเพื่อเริ่ม
puzzles-no-such-hour = ชั่วโมงคือเลข 0 ถึง 23 ตามเขตเวลาของเซิร์ฟเวอร์ ลอง /puzzle here กับ 18
puzzles-no-such-action = บอทไม่เข้าใจ ลอง /puzzle ตามด้วย today, practice, here หรือ stop

topic-puzzles = ปริศนา
topic-puzzles-text =
    `/puzzle` คือปริศนาประจำวัน ทุกคนได้ข้อเดียวกัน: หาช่องเดียวที่ชนะ หรือรักษาเสมอไว้ได้
    คุณลองได้สามครั้ง: 🟩 ถูก 🟨 แค่เสมอ 🟥 แพ้ **แชร์** จะใส่ผลของคุณในรายการของแชนแนล โดยไม่บอกช่อง แก้ให้ได้ทุกวันเพื่อรักษาสถิติต่อเนื่อง
    เรตติงปริศนานับแค่ครั้งแรก ส่วนการฝึกนับหนึ่งในสี่ เปลี่ยนไม่เกินวันละ 60 แต้ม และก่อนข้อที่ห้ายังเป็นค่าประมาณ (`?`)
    `/puzzle practice` ให้ปริศนาเพิ่มเท่าที่คุณอยากเล่น
    ถ้าคุณจัดการเซิร์ฟเวอร์ `/puzzle here` จะโพสต์ปริศนาในแชนแนลทุกวันตามชั่วโมงที่คุณเลือก และ `/puzzle stop` คือเลิก

command-puzzle = แก้ปริศนาประจำวัน หรือฝึกข้ออื่น
command-puzzle-today = แก้ปริศนาประจำวัน (คุณเห็นคนเดียว)
command-puzzle-practice = แก้ปริศนาไปทีละข้อ (คุณเห็นคนเดียว)
command-puzzle-here = โพสต์ปริศนาในแชนแนลนี้ทุกวัน (สำหรับผู้จัดการเซิร์ฟเวอร์)
command-puzzle-here-hour = ชั่วโมงตามเขตเวลาของเซิร์ฟเวอร์ 0 ถึง 23
command-puzzle-stop = เลิกโพสต์ปริศนาทุกวัน (สำหรับผู้จัดการเซิร์ฟเวอร์)

## ในการ์ดของ /settings
