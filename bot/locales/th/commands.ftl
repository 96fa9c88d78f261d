### คำสั่งหลัก: คำอธิบายในรายการคำสั่งของ Discord และคำตอบบางส่วน

menu-challenge = ท้าเล่นเกม XO
menu-stats = สถิติเกม XO
menu-explain = อธิบายเกมนี้
menu-replay = ดูเกมนี้ซ้ำ
menu-watch = ติดตามเกมนี้
menu-end = จบเกมนี้

command-play = เล่นเกม XO กับบอท กับสมาชิก กับใครก็ได้ หรือเล่นด้วยกันทั้งแชนแนล
command-play-opponent = อยากท้าใคร ถ้าเว้นไว้จะเล่นกับบอท
command-play-level = ให้บอทเล่นเก่งแค่ไหน ไม่มีผลเมื่อเล่นกับสมาชิก
command-play-first = ใครเดินก่อน
command-play-board = ขนาดกระดาน เลขหลังเครื่องหมายทับคือจำนวนช่องที่ต้องเรียงกันเพื่อชนะ
command-play-rules = กติกาอื่น บนกระดาน 3x3
command-play-open = ให้ใครก็ได้ในแชนแนลนี้เข้าร่วม โดยไม่แท็กใคร
command-play-crowd = ทั้งแชนแนลเล่นกับบอท: ทุกคนช่วยกันโหวต
command-move = วางเครื่องหมายของคุณลงในช่อง
command-move-square = เลขช่องนับจากซ้ายบน หรือชื่อช่อง: b2, center, top left
command-board = แสดงเกมของคุณที่นี่อีกครั้ง
command-resign = ยอมแพ้เกมของคุณที่นี่ หรือถอนคำท้า
command-draw = ขอเสมอ หรือตกลงเสมอเมื่ออีกฝ่ายขอ

choice-easy = ง่าย
choice-medium = ปานกลาง
choice-hard = ยาก
choice-unbeatable = ไร้พ่าย
choice-me = คุณ
choice-them = คู่แข่งของคุณ
choice-random = สุ่ม
choice-standard = ปกติ
choice-tree = ต้นไม้
choice-steps = ทีละขั้น
choice-alpha-beta = แอลฟา-บีตา
choice-alpha-beta-steps = แอลฟา-บีตาทีละขั้น
choice-knockout = แพ้คัดออก
choice-round-robin = พบกันหมด
choice-all = ทั้งหมด
choice-month = เดือนนี้
choice-here = ที่นี่
choice-everywhere = ทุกที่
choice-off = ปิด
choice-at-once = ทันที
choice-5-minutes = 5 นาที
choice-15-minutes = 15 นาที
choice-60-minutes = 60 นาที
choice-default = ค่าเริ่มต้น
choice-on = เปิด
choice-1-minute = 1 นาที
choice-10-minutes = 10 นาที
choice-1-hour = 1 ชั่วโมง
choice-6-hours = 6 ชั่วโมง
choice-1-day = 1 วัน
choice-3-days = 3 วัน
choice-7-days = 7 วัน
choice-30-days = 30 วัน

## คำตอบ

restarting = บอทกำลังเริ่มทำงานใหม่ เกมของคุณยังอยู่ครบ อีกสักครู่ลองใหม่นะ
store-away = ตอนนี้บอทเข้าฐานข้อมูลไม่ได้ เกมของคุณยังอยู่ครบ อีกหนึ่งนาทีลองใหม่นะ
old-button = ปุ่มนั้นใช้ไม่ได้แล้ว ดูที่ /help ได้เลย
commands-changed = คำสั่งของบอทเพิ่งอัปเดต อีกหนึ่งนาทีลองใหม่นะ
did-you-mean = หมายถึง `{ $command }` หรือเปล่า
edited-command = ฉันไม่ทำตามข้อความที่แก้ไข ถ้าต้องการ `{ $command }` ให้ส่งใหม่อีกครั้ง
unknown-command = สวัสดี เล่นกันสักเกมไหม กด “เล่น” หรือดูว่าบอททำอะไรได้อีก
broken = มีบางอย่างขัดข้องทางฝั่งบอท แต่เกมของคุณยังอยู่ครบ ลองใหม่อีกครั้ง ถ้ายังเป็นอยู่ให้แจ้งรหัส { $reference }
sent-in-private = ส่ง DM ให้คุณแล้ว
may-not-speak = บอทพิมพ์ใน <#{ $channel }> ไม่ได้ ที่นั่นให้ใช้คำสั่ง slash เช่น /play หรือลองแชนแนลอื่น

## รายการเกม

pick-game = เกมไหน
pick-menu = เลือกเกม
pick-versus = { $game } · { $x } พบ { $o }
pick-age-now = เมื่อสักครู่
pick-age-minutes = { $count } นาทีที่แล้ว
pick-age-hours = { $count } ชั่วโมงที่แล้ว
pick-age-days = { $count } วันที่แล้ว
