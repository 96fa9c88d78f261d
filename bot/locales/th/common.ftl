### คำที่หลายหน้าใช้ร่วมกัน: ชื่อ ระดับ ปุ่ม

language-name = ไทย
the-bot = บอท
bot-easy = บอท (ง่าย)
bot-medium = บอท (ปานกลาง)
bot-hard = บอท (ยาก)
bot-unbeatable = บอท (ไร้พ่าย)
the-crowd = ทีมแชนแนล
player-crowd = ทีมแชนแนล
headline-crowd = ทีมแชนแนลชนะ!
somebody = ใครบางคน
level-easy = ง่าย
level-medium = ปานกลาง
level-hard = ยาก
level-unbeatable = ไร้พ่าย
versus = { $x } พบ { $o }
to-move = ตาของ { $player }

others = อีก { $count } ช่อง
between-sentences = { " " }

## ปุ่ม

button-accept = ยอมรับ
button-play = เล่น
button-play-me = เล่นกับบอท
button-show = ดูเลย
button-anyone = ให้ใครก็ได้เข้าร่วม
button-help = วิธีใช้
button-do = { $command }
button-give-up-and-start = ยอมแพ้เกมนั้น เริ่มเกมนี้
button-withdraw-and-start = ถอนคำท้า เริ่มเกมนี้
button-withdraw-and-challenge = ถอนคำท้า แล้วท้า { $player }
button-join = เข้าร่วม
button-decline = ปฏิเสธ
button-withdraw = ถอนคำท้า
button-resign = ยอมแพ้
button-keep-playing = เล่นต่อ
button-hint = คำใบ้
button-offer = ขอเสมอ
button-draw = ตกลงเสมอ
button-draw-of = { $player }: ตกลงเสมอ
button-rematch = แข่งอีกครั้ง
button-easier = แข่งอีก ระดับ{ $level }
button-review = ทบทวน
button-replay = ดูซ้ำ
button-stop = หยุด
button-first = แรกสุด
button-back = ย้อน
button-forward = ถัดไป
button-last = ท้ายสุด
button-newer = ใหม่กว่า
button-older = เก่ากว่า
