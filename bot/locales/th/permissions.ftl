### บอททำอะไรได้ในแชนแนล

permissions-title = สิ่งที่บอททำได้ที่นี่
permissions-fine = บอทมีสิทธิ์ครบสำหรับเล่นใน <#{ $channel }>
permissions-lacking = บอทยังขาดสิทธิ์ที่ต้องใช้ใน <#{ $channel }> อีก { $count } ข้อ
permissions-commands = Discord ไม่รับคำสั่ง slash ของบอท บางคำสั่งจึงอาจหายไปหรือเป็นแบบเก่า ถามคนที่โฮสต์บอทได้ เหตุผลอยู่ในล็อกของบอท
permissions-needed = สำหรับเล่น
permissions-extra = เฉพาะเมื่อการตั้งค่าของคุณต้องใช้

permissions-view-channel = **ดูช่อง** เพื่ออัปเดตกระดาน
permissions-send-messages = **ส่งข้อความ** เพื่อตอบคำสั่งที่พิมพ์
permissions-embed-links = **ฝังลิงก์** สำหรับข้อความใต้กระดาน
permissions-read-message-history = **อ่านประวัติข้อความ** เพื่อตอบกลับข้อความ
permissions-attach-files = **แนบไฟล์** สำหรับรูปภาพ
permissions-send-messages-in-threads = **ส่งข้อความในเธรด** เพื่อเล่นในเธรด
permissions-create-public-threads = **สร้างเธรดสาธารณะ** สำหรับเกมที่มีเธรดของตัวเอง
permissions-manage-threads = **จัดการเธรด** สำหรับโหมดช้าในเธรดของเกม
permissions-manage-roles = **จัดการบทบาท** เพื่อมอบบทบาทให้แชมป์ประจำเดือน

permissions-where-roles = ให้สิทธิ์นี้กับบทบาทของบอทใน การตั้งค่าเซิร์ฟเวอร์ > บทบาท
permissions-where-channel = แชนแนลนี้ปิดสิทธิ์นี้ไว้ อนุญาตได้ใน แก้ไขช่อง > สิทธิ์
permissions-where-either = ดูใน การตั้งค่าเซิร์ฟเวอร์ > บทบาท และ แก้ไขช่อง > สิทธิ์

topic-settings-permissions = `/permissions` แสดงว่าบอททำอะไรได้ในแชนแนล และเปลี่ยนได้ที่ไหน

permissions-no-channel = สิทธิ์เป็นเรื่องของแชนแนลในเซิร์ฟเวอร์ ใช้ /permissions ที่นั่น

command-permissions = ดูว่าบอททำอะไรได้ในแชนแนลนี้ และเปลี่ยนได้ที่ไหน
