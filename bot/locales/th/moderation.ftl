### สิ่งที่ผู้ดูแลทำ: จบเกมและคำท้า

moderation-ended-game = { $moderator } จบเกม { $game } แล้ว ไม่นับให้ใคร
moderation-ended-challenge = { $moderator } ยกเลิกคำท้าของ { $asker }

topic-ending-moderator = ถ้าคุณมีสิทธิ์จัดการข้อความ `/end` จะจบเกมในแชนแนลของคุณโดยไม่มีผล

moderation-not-moderator = คนที่จบเกมที่นี่ได้มีแต่คนที่มีสิทธิ์จัดการข้อความในแชนแนลนี้ ถ้าจะยอมแพ้เกมของคุณเอง ใช้ /resign
moderation-your-own = คุณเล่นเกม { $game_id } อยู่เอง ใช้ /resign เพื่อยอมแพ้ หรือขอให้ผู้ดูแลคนอื่นจบเกมให้
moderation-no-such-game = เกม { $game_id } ไม่ได้อยู่ในแชนแนลนี้ ใช้ /end ในที่ที่เล่นเกมนั้น
moderation-nothing-open = สมาชิกคนนั้นไม่มีคำท้าที่ค้างอยู่ในแชนแนลนี้ ใช้ /end กับเลขเกมเพื่อจบเกม
moderation-not-understood = ต้องใส่เลขเกมหนึ่งเกมหรือสมาชิกหนึ่งคน ใช้ /games เพื่อหาเลข

command-end = จบเกมที่นี่โดยไม่มีผล หรือยกเลิกคำท้าที่ค้างอยู่ของสมาชิก
command-end-game = เลขของเกมในแชนแนลนี้
command-end-member = หรือสมาชิกที่จะยกเลิกคำท้าที่ค้างอยู่ในแชนแนลนี้
