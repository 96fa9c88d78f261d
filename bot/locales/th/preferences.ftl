### การตั้งค่าส่วนตัวของสมาชิก เป็นประโยคและเป็นแบบฟอร์ม

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = บันทึกแล้ว
preferences-language =
    { $language_by ->
        [discord] บอทตอบคุณเป็นภาษาเดียวกับ Discord ของคุณ (discord)
       *[other] บอทตอบคุณเป็นภาษา { $language } ({ $language_by })
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } คุณให้แต่ละเซิร์ฟเวอร์เลือกเอง
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } คุณให้แต่ละเซิร์ฟเวอร์เลือกเอง
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] คุณไม่รับคำท้าจากใคร (nobody) แต่ยังท้าคนอื่นได้
       *[anyone] ใครก็ท้าคุณได้ (anyone)
    }
preferences-blocked =
    { $blocked ->
        [0] ไม่ได้บล็อกใครไว้
       *[other] บล็อกไว้: { $members } คนเหล่านี้ท้าคุณไม่ได้ และบอทไม่บอกให้รู้
    }
preferences-voice =
    { $voice ->
        [quiet] บอทไม่คุยระหว่างเล่น (quiet)
       *[chatty] บอทพูดบ้างนาน ๆ ครั้งระหว่างเล่น (chatty)
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] ไม่มีกระดานผู้นำไหนแสดงชื่อคุณ (hidden)
        [everywhere] กระดานผู้นำแสดงชื่อคุณได้ ทั้งในเซิร์ฟเวอร์ที่คุณเล่นและที่อื่นทุกที่ (everywhere)
       *[server] กระดานผู้นำแสดงชื่อคุณเฉพาะในเซิร์ฟเวอร์ที่คุณเล่น (server)
    }
preferences-look =
    { $look ->
        [bold] เกมที่คุณเริ่มแสดง ❌ กับ 🔵 (bold)
        [classic] เกมที่คุณเริ่มแสดง ❌ กับ ⭕ (classic)
        [letters] เกมที่คุณเริ่มแสดงตัวอักษร X กับ O (letters)
        [contrast] เกมที่คุณเริ่มแสดงเครื่องหมายขาวดำคอนทราสต์สูง (contrast)
        [words] เกมที่คุณเริ่มและคำตอบที่คุณเห็นคนเดียวเป็นคำพูดสำหรับโปรแกรมอ่านหน้าจอ (words)
       *[crisp] เกมที่คุณเริ่มแสดงเครื่องหมายของบอทเอง (crisp)
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] บอทไม่แจ้งเลยเมื่อถึงตาของคุณ (off)
           *[other] บอทไม่แจ้งเลยเมื่อถึงตาของคุณ (off) ส่วน { $minutes } นาทีมีผลเฉพาะกับ channel หรือ dm
        }
        [channel] { $minutes ->
            [0] บอทแท็กคุณในแชนแนลทันทีที่ถึงตาของคุณ (channel)
           *[other] บอทแท็กคุณในแชนแนลเมื่อตาของคุณรอมา { $minutes } นาที (channel)
        }
        [dm] { $minutes ->
            [0] บอทส่ง DM ทันทีที่ถึงตาของคุณ หรือแท็กคุณในแชนแนลถ้าคุณปิด DM (dm)
           *[other] บอทส่ง DM เมื่อตาของคุณรอมา { $minutes } นาที หรือแท็กคุณในแชนแนลถ้าคุณปิด DM (dm)
        }
       *[accepted] { $minutes ->
            [0] การแจ้งเตือน: เฉพาะเมื่อมีคนยอมรับคำท้าของคุณหรืออยากแข่งอีกครั้ง (accepted)
           *[other] การแจ้งเตือน: เฉพาะเมื่อมีคนยอมรับคำท้าของคุณหรืออยากแข่งอีกครั้ง (accepted) ส่วน { $minutes } นาทีมีผลเฉพาะกับ channel หรือ dm
        }
    }

preferences-unknown = บอทไม่รู้จัก “{ $word }” ใช้คำอย่าง `classic`, `dm`, `15 minutes`, `hidden` หรือ `quiet` หรือใช้ /preferences เฉย ๆ
preferences-no-such = มีสองอย่างที่เป็นประเภทเดียวกัน เลือกรูปลักษณ์เดียว การแจ้งเตือนแบบเดียว และอื่น ๆ อย่างละหนึ่ง ดูตัวเลือกได้ที่ /preferences
preferences-block-whom = ใช้ `/preferences block:@Bob` หรือ `/preferences unblock:@Bob` ซึ่งคุณเห็นคนเดียว ถ้าพิมพ์ที่นี่ ให้แท็กสมาชิกหลังคำนั้น แล้วเขาจะได้รับการแจ้งเตือน
preferences-yourself = บล็อกตัวเองไม่ได้ เลือกสมาชิกคนอื่นนะ

## แบบฟอร์ม

preferences-form = การตั้งค่าของคุณ
preferences-title-look = รูปลักษณ์และภาษา
preferences-title-notices = การแจ้งเตือนและกระดานผู้นำ
preferences-title-challenges = คำท้า
preferences-form-language = ตอบฉันเป็นภาษา
preferences-language-discord = ภาษาของ Discord ของฉัน
preferences-form-look = รูปลักษณ์ของเกมที่ฉันเริ่ม
preferences-look-server = ตามเซิร์ฟเวอร์
preferences-look-crisp = คมชัด: เครื่องหมายของบอทเอง
preferences-look-bold = ตัวหนา: ❌ กับ 🔵
preferences-look-classic = คลาสสิก: ❌ กับ ⭕
preferences-look-letters = ตัวอักษร: X กับ O
preferences-look-contrast = คอนทราสต์สูง: ดำ ขาว และเหลือง
preferences-look-words = คำพูด: สำหรับโปรแกรมอ่านหน้าจอ ไม่มีอีโมจิ
preferences-form-notices = แจ้งเตือนฉัน
preferences-notices-server = ตามเซิร์ฟเวอร์
preferences-notices-accepted = เฉพาะเมื่อมีคนยอมรับหรืออยากแข่งอีกครั้ง
preferences-notices-off = ไม่ต้องแจ้ง
preferences-notices-channel = เมื่อถึงตาฉัน ในแชนแนล
preferences-notices-dm = เมื่อถึงตาฉัน ทาง DM
preferences-form-after = ถึงตาฉันแล้วให้แจ้งเร็วแค่ไหน
preferences-after-0 = ทันที
preferences-after-5 = หลัง 5 นาที
preferences-after-15 = หลัง 15 นาที
preferences-after-60 = หลังหนึ่งชั่วโมง
preferences-form-leaderboards = ให้กระดานผู้นำแสดงชื่อฉัน
preferences-leaderboards-server = ในเซิร์ฟเวอร์ที่ฉันเล่น
preferences-leaderboards-everywhere = ทุกที่
preferences-leaderboards-hidden = ไม่ให้แสดงเลย
preferences-form-remarks = บอทพูดระหว่างเล่น
preferences-remarks-chatty = นาน ๆ ครั้ง
preferences-remarks-quiet = ไม่ต้องพูด
preferences-form-challenges = ใครท้าฉันได้
preferences-challenges-anyone = ใครก็ได้
preferences-challenges-nobody = ไม่รับใคร
preferences-form-blocked =
    { $left ->
        [0] บล็อกไว้: คนเหล่านี้ท้าฉันไม่ได้
       *[other] สมาชิกที่บล็อก ({ $shown } จาก { $count })
    }

command-preferences = ดูหรือเปลี่ยนรูปลักษณ์ ภาษา การแจ้งเตือน และคำท้าของคุณ
command-preferences-language = ภาษาที่บอทใช้ตอบคุณ (discord: ตาม Discord ของคุณ)
command-preferences-look = รูปลักษณ์ของเกมที่คุณเริ่ม words คือแบบสำหรับโปรแกรมอ่านหน้าจอ
command-preferences-notices = จะให้แจ้งเมื่อถึงตาของคุณไหม และแจ้งที่ไหน
command-preferences-leaderboards = แสดงชื่อคุณที่ไหน: ในเซิร์ฟเวอร์ที่คุณเล่น ทุกที่ หรือไม่แสดงเลย
command-preferences-after = ตาของคุณรอนานแค่ไหนถึงจะแจ้ง เฉพาะ channel และ dm
command-preferences-remarks = จะให้บอทพูดบ้างนาน ๆ ครั้งระหว่างเล่นไหม
command-preferences-challenges = ใครท้าคุณได้: ทุกคนที่คุณไม่ได้บล็อก หรือไม่รับใคร
command-preferences-block = สมาชิกที่จะท้าคุณไม่ได้อีก บอทไม่บอกให้รู้
command-preferences-unblock = สมาชิกที่กลับมาท้าคุณได้อีก
