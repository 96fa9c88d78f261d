### สิ่งที่คนจัดการเซิร์ฟเวอร์ตั้งไว้

settings-title = การตั้งค่าของเซิร์ฟเวอร์นี้
settings-about = สิ่งที่บอททำที่นี่ ถ้าเกมหรือสมาชิกไม่ได้เลือกเป็นอย่างอื่น
settings-saved = ✅ บันทึกแล้ว:
settings-same = ไม่มีอะไรเปลี่ยน
settings-games = เกม
settings-limits = ขีดจำกัด
settings-chat = ภาษาและรูปลักษณ์
settings-posts = โพสต์
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (ค่าเริ่มต้น)
settings-level-last = ระดับล่าสุดของผู้เล่นแต่ละคน
settings-games-default = กี่เกมก็ได้
settings-language-default = ตามที่ Discord บอก (ค่าเริ่มต้น)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = ไม่ได้โพสต์
settings-champion-default = ไม่ได้โพสต์
settings-role-default = ไม่มี
settings-first-me = คนที่เริ่มเกม
settings-first-them = คู่แข่งของคนที่เริ่มเกม
settings-look-crisp = คมชัด (เครื่องหมายของบอทเอง)
settings-look-bold = ตัวหนา (❌ กับ 🔵)
settings-look-classic = คลาสสิก (❌ กับ ⭕)
settings-look-letters = ตัวอักษร (X กับ O)
settings-look-contrast = คอนทราสต์สูง
settings-look-words = คำพูด สำหรับโปรแกรมอ่านหน้าจอ
settings-notices-accepted = เมื่อมีคนยอมรับหรืออยากแข่งอีกครั้ง
settings-notices-off = ไม่แจ้ง
settings-notices-channel = ทุกตา ในแชนแนล
settings-notices-dm = ทุกตา ทาง DM
settings-time-minute = { $count } นาที
settings-time-hour = { $count } ชั่วโมง
settings-time-day = { $count } วัน
settings-time-second = { $count } วินาที

settings-name-level = ระดับ
settings-name-board = กระดาน
settings-name-rules = กติกา
settings-name-first = ใครเดินก่อน
settings-name-threads = เธรดสำหรับแต่ละเกม
settings-name-challenge = คำท้าหมดอายุหลัง
settings-name-idle = เวลาต่อตาเดิน
settings-name-games = จำนวนเกมพร้อมกันในแชนแนล
settings-name-language = ภาษา
settings-name-prefix = คำนำหน้า
settings-name-look = รูปลักษณ์
settings-name-notices = แจ้งเมื่อถึงตา
settings-name-puzzle = ปริศนาประจำวัน
settings-name-hour = ชั่วโมงของปริศนา
settings-name-champion = ตารางของเดือน
settings-name-role = บทบาทของแชมป์
settings-name-zone = เขตเวลา
settings-about-rules = ทุกกติกานอกจากกติกาปกติต้องใช้กระดาน 3x3
settings-about-threads = บอทสร้างเธรดเมื่อเกมเริ่ม และเก็บเข้าคลังเมื่อเกมจบ
settings-about-idle = ใครปล่อยให้หมดเวลาคือแพ้ ตาที่รออยู่ยังใช้เวลาเดิม
settings-about-language = ของกระดานและทุกอย่างที่ทุกคนอ่านได้
settings-about-prefix = สัญลักษณ์ หรือตัวอักษรแล้วตามด้วยสัญลักษณ์ ถ้าเว้นว่างคือ { $prefix }
settings-about-look = ของเกมที่คนเริ่มยังไม่ได้เลือกรูปลักษณ์
settings-about-notices = ของสมาชิกที่ยังไม่ได้เลือก
settings-about-puzzle = ทุกวันตามชั่วโมงด้านล่าง เว้นว่างไว้ถ้าไม่ต้องการ
settings-about-champion = ทุกวันที่ 1 ของเดือน เว้นว่างไว้ถ้าไม่ต้องการ
settings-about-role = บทบาทของแชมป์ประจำเดือน จนกว่าจะมีแชมป์คนใหม่
settings-about-zone = ชั่วโมงของปริศนาและวันสิ้นเดือนเป็นไปตามนี้ พิมพ์ชื่อเมืองในเขตนั้น

settings-servers-only = การตั้งค่าเป็นของเซิร์ฟเวอร์ ใช้ /settings ในเซิร์ฟเวอร์ที่คุณจัดการ
settings-managers-only = เปลี่ยนการตั้งค่าได้เฉพาะสมาชิกที่จัดการเซิร์ฟเวอร์นี้ได้
settings-no-such-name = บอทไม่รู้จักการตั้งค่า “{ $word }” พิมพ์ { $names } แล้วตามด้วยค่า เช่น `level hard` หรือ `level default` เพื่อคืนค่าเดิม
settings-no-such-value = สำหรับ { $word } เลือก { $names }
settings-both = กติกานั้นต้องใช้กระดาน 3x3 แต่ { $word } ไม่เข้ากัน เปลี่ยนทั้งสองอย่าง: `{ $command }`
settings-no-channel = ยังไม่มีโพสต์สำหรับ { $word } เลือกแชนแนลด้วย
settings-no-such-channel = สำหรับ { $word } เลือกแชนแนลข้อความของเซิร์ฟเวอร์นี้ หรือ `off`
settings-cannot-post = บอทโพสต์ในแชนแนลนั้นไม่ได้ เลือกแชนแนลที่ทั้งคุณและบอทมองเห็นและส่งข้อความได้
settings-no-such-role = สำหรับ { $word } เลือกบทบาทของเซิร์ฟเวอร์นี้ หรือ `off`
settings-fixed-role = ไม่มีใครมอบบทบาทนั้นได้ เพราะเป็นของแอปหรือของทุกคน เลือกบทบาทอื่น
settings-no-right = บอทไม่มีสิทธิ์มอบบทบาทที่นี่ ให้สิทธิ์ “จัดการบทบาท” กับบอท แล้วใช้ /settings อีกครั้ง
settings-too-high = บทบาทนั้นไม่ได้อยู่ต่ำกว่าของบอท จึงมอบไม่ได้ เลื่อนบทบาทของบอทให้สูงกว่าในการตั้งค่าเซิร์ฟเวอร์ หรือใช้ /settings กับบทบาทอื่น
settings-above-you = คุณมอบบทบาทนั้นเองไม่ได้ บอทจึงมอบแทนคุณไม่ได้ ใช้ /settings กับบทบาทอื่น หรือขอให้คนที่ทำได้ช่วย
settings-discord-away = ตรวจสอบกับ Discord ไม่ได้ จึงไม่มีอะไรเปลี่ยน ลองอีกครั้งในหนึ่งนาที
settings-no-such-prefix =
    { $most ->
        [1] คำนำหน้าคือสัญลักษณ์ 1 ตัว เช่น `?` หรือ `$` สัญลักษณ์ของ Discord เอง เช่น `/` และ `*` ใช้ไม่ได้
       *[other] คำนำหน้าคือตัวอักษร ตัวเลข และสัญลักษณ์ 1 ถึง { $most } ตัว และลงท้ายด้วยสัญลักษณ์: `?`, `t!` สัญลักษณ์ของ Discord เอง เช่น `/` และ `*` ใช้ไม่ได้
    }

topic-settings = การตั้งค่าเซิร์ฟเวอร์
topic-settings-text =
    ถ้าคุณจัดการเซิร์ฟเวอร์ `/settings` จะแสดงว่าที่นั่นตั้งอะไรไว้ พร้อมปุ่มให้เปลี่ยน: ระดับ กระดาน และกติกาของเกมที่ไม่ได้ระบุ เวลาของคำท้าและตาเดิน จำนวนเกมพร้อมกันในแชนแนล ภาษา คำนำหน้า และรูปลักษณ์ รวมถึงเธรดสำหรับแต่ละเกม และที่ที่ฉันโพสต์ปริศนาประจำวันกับตารางของเดือน
    หรือเปลี่ยนทันที: `/settings level:hard` หรือพิมพ์ `{ $prefix }settings prefix ? level hard`
    `default` คืนค่าการตั้งค่า: `/settings level:default`

command-settings = ดูหรือเปลี่ยนการตั้งค่าของเซิร์ฟเวอร์นี้ (สำหรับผู้จัดการเซิร์ฟเวอร์)
command-settings-language = ของกระดานและทุกอย่างที่ทุกคนอ่านได้
command-settings-prefix = นำหน้าคำสั่งที่พิมพ์ เช่น ? หรือ t! ถ้าใช้ default คือของคนที่โฮสต์บอท
command-settings-level = บอทเล่นเก่งแค่ไหนถ้าเกมไม่ได้ระบุ
command-settings-board = กระดานของเกมที่ไม่ได้ระบุ
command-settings-rules = กติกาของเกมที่ไม่ได้ระบุ
command-settings-first = ใครเดินก่อนในเกมที่ไม่ได้ระบุ
command-settings-challenge = คำท้ารอคำตอบนานแค่ไหน
command-settings-idle = เกมรอตาเดินนานแค่ไหน
command-settings-games = เล่นพร้อมกันในแชนแนลได้กี่เกม
command-settings-look = รูปลักษณ์ของเกมถ้าคนเริ่มยังไม่ได้เลือก
command-settings-notices = แจ้งสมาชิกอย่างไรเมื่อถึงตา ถ้ายังไม่ได้เลือก
command-settings-threads = แต่ละเกมมีเธรดของตัวเองหรือไม่
command-settings-puzzle = แชนแนลสำหรับปริศนาประจำวัน
command-settings-hour = ชั่วโมงตามเขตเวลาของเซิร์ฟเวอร์ 0 ถึง 23
command-settings-champion = แชนแนลสำหรับตารางของเดือน ทุกวันที่ 1
command-settings-role = บทบาทของแชมป์ประจำเดือน จนกว่าจะมีแชมป์คนใหม่
command-settings-stop = จะเลิกอะไร: โพสต์ หรือบทบาทของแชมป์
command-settings-zone = เขตเวลาของชั่วโมง วัน และเดือนที่นี่: พิมพ์ชื่อเมืองในเขตนั้น
