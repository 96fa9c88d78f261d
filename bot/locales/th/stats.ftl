### สถิติของสมาชิก

stats-title = { $name }: { $games } เกม
stats-score = { $win } ชนะ { $won } ({ $share }%) · { $draw } เสมอ { $drawn } · { $loss } แพ้ { $lost }
stats-streak = ตอนนี้ชนะติดต่อกัน **{ $current }** เกม สถิติดีที่สุดคือ **{ $best }**
stats-best-streak = สถิติดีที่สุด: ชนะติดต่อกัน **{ $best }** เกม
stats-opening = ตาแรกที่ชอบ: **{ $square }** บน { $board } ใน { $games } จาก { $all } เกมที่เป็น X
stats-accuracy = ความแม่นยำบน 3x3: **{ $share }%** จาก { $moves } ตา
stats-opponents = คู่แข่ง
stats-boards = กระดาน
stats-won = ชนะ
stats-drawn = เสมอ
stats-lost = แพ้
stats-rated = เรตติง
stats-people = คน
stats-rating = เรตติง: **{ $rating }**
stats-you-against = คุณพบ { $second }
stats-against = { $first } พบ { $second }
stats-duel = { $win } ชนะ { $won } · { $draw } เสมอ { $drawn } · { $loss } แพ้ { $lost }
stats-latest =
    { $count ->
        [1] เกมล่าสุด: { $results }
       *[other] { $count } เกมล่าสุด เรียงจากใหม่สุด: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
       *[other] { $first } { $won } – { $lost } { $other } เสมอ { $drawn }
    }
stats-changed = เรตติงของ { $name }: { $rating } ({ $points })
stats-first-win = 🎉 { $name } ชนะ { $bot } เป็นครั้งแรก!
stats-hundred = 🎉 นั่นคือเกมที่ 100 ของ { $name } ที่นี่
stats-you-no-duel = คุณกับ { $second } ยังไม่เคยเล่นกันจนจบที่นี่ ใช้ /play เพื่อเปลี่ยนเรื่องนั้น
stats-no-duel = สองคนนี้ยังไม่เคยเล่นกันจนจบที่นี่ ใช้ /play เพื่อเปลี่ยนเรื่องนั้น
stats-empty = คุณยังไม่ได้เล่นจบสักเกมที่นี่ เล่นสักเกมแล้วสถิติของคุณจะเริ่ม
stats-empty-member = { $name } ยังไม่ได้เล่นจบสักเกมที่นี่ ใช้ /play เพื่อท้าได้เลย
stats-member = สมาชิกคนนี้

stats-button-play = เล่น: { $kind }
stats-button-rating = เรตติง
stats-button-openings = ตาแรก

stats-rating-title = { $name } บน { $board }
stats-rating-now =
    { $games ->
        [1] **{ $rating }** หลังเล่นเกมนับเรตติง 1 เกม
       *[other] **{ $rating }** หลังเล่นเกมนับเรตติง { $games } เกม อยู่ระหว่าง { $least } ถึง { $most }
    }
stats-rating-picture =
    { $games ->
        [1] เรตติงบน { $board }: { $rating } หลัง 1 เกม
       *[other] เรตติงบน { $board } หลังแต่ละเกมใน { $games } เกม เกมละหนึ่งจุด: จาก { $first } ถึง { $rating } อยู่ระหว่าง { $least } ถึง { $most }
    }

stats-openings-title = { $name } บน { $board }: { $games } เกมที่เป็น X
stats-openings-move = ช่อง { $square }: { $games } เกม ชนะ { $share }%
stats-openings-key = วิธีอ่าน
stats-openings-legend = ตัวเลขคือเดินตาแรกที่ช่องนั้นบ่อยแค่ไหน แถบคือผลของเกมเหล่านั้น: น้ำเงินชนะ เทาเสมอ ส้มแพ้
stats-openings-picture = ตาแรกบน { $board }: { $squares }
stats-openings-square = { $square } ใน { $share }% (ชนะ { $won }%)

stats-are-yours = ใน DM บอทแสดงแค่สถิติของคุณเอง ใช้ /stats ในเซิร์ฟเวอร์เพื่อดูของคนอื่น
stats-against-yourself = ไม่มีใครเล่นกับตัวเอง ระบุสมาชิกสองคนที่ไม่ใช่คนเดียวกัน
stats-not-of-bots = บอทไม่มีสถิติ ใช้ /stats เพื่อดูผลของคุณกับบอทแต่ละระดับ
stats-not-rated-yet = ยังไม่มีเกมนับเรตติง ใช้ /play แล้วเล่นให้จบสักเกมโดยไม่ใช้คำใบ้เพื่อให้มีเรตติง
stats-no-openings-yet = ยังไม่มีเกมที่เป็น X และเล่นจบที่นี่ ใช้ /play แล้วเลือกว่าใครเดินก่อน

topic-stats = สถิติ
topic-stats-text =
    `/stats` แสดงจำนวนที่ชนะ เรตติง สถิติต่อเนื่อง และความแม่นยำของคุณ ใส่ชื่อสมาชิกเพื่อดูของคนนั้น
    ใส่สมาชิกคนที่สองเพื่อดูผลระหว่างสองคนนั้น
    “เรตติง” และ “ตาแรก” วาดเป็นกราฟ เกมที่จบก่อนตาที่สองไม่นับ

command-stats = ดูผลงาน สถิติต่อเนื่อง และความแม่นยำของคุณหรือของสมาชิก
command-stats-member = สถิติของใคร ถ้าเว้นไว้คือของคุณ
command-stats-against = ผลเมื่อพบกับสมาชิกคนนี้
