### ทัวร์นาเมนต์

tournaments-round-robin = พบกันหมด
tournaments-knockout = แพ้คัดออก
tournaments-bot = บอท (ยาก)
tournaments-title = { $form } บน { $board }
tournaments-title-round = { $form } บน { $board }: { $round }
tournaments-title-won = 🏆 { $player } คว้าแชมป์
tournaments-title-over = ไม่มีใครมา จึงไม่มีใครชนะ
tournaments-title-cancelled = ทัวร์นาเมนต์ถูกยกเลิก
tournaments-champion = { $user } คุณคือแชมป์ทัวร์นาเมนต์นี้ เล่นได้ดีมาก!
tournaments-how =
    { $form ->
        [knockout] แต่ละคู่เล่นสองเกม สลับเครื่องหมายกัน ถ้าแต้มเท่ากันเล่นอีกสองเกม จับสลากว่าใครเดินก่อน ถ้ายังเท่ากัน มือวางที่ดีกว่าเข้ารอบ
       *[round_robin] ทุกคนเจอกันหมด คู่ละสองเกม สลับเครื่องหมายกัน
    }
tournaments-hours = แต่ละรอบมีเวลา { $hours } ชั่วโมง
tournaments-open = กด “เข้าร่วม” เพื่อเล่นด้วย { $owner } หรือผู้ดูแลจะเป็นคนเริ่ม
tournaments-open-unowned = กด “เข้าร่วม” เพื่อเล่นด้วย ผู้ดูแลจะเป็นคนเริ่ม
tournaments-entrants =
    { $count ->
        [0] ยังไม่มีใครเข้าร่วม ต้องมี { $least } คนถึงจะเริ่มได้ (ไม่เกิน { $most } คน)
       *[other] { $missing ->
            [0] เข้าร่วมแล้ว { $count } คน (ไม่เกิน { $most } คน): { $names }
           *[other] เข้าร่วมแล้ว: { $names } ขาดอีก { $missing } คนถึงจะเริ่มได้ (ไม่เกิน { $most } คน)
        }
    }
tournaments-deadline = รอบนี้จบ <t:{ $deadline }:R>
tournaments-to-round = [ไปเล่นคู่ของคุณ]({ $link })
tournaments-of-players = ผู้เล่น { $count } คน
tournaments-is-on = เกมที่กำลังเล่นอยู่เล่นต่อได้ เป็นเกมธรรมดา
tournaments-unnamed = ชื่อที่แสดงในรูปไม่ได้: { $names }
tournaments-moved = ทัวร์นาเมนต์นี้ย้ายลงไปข้างล่าง: { $link }
tournaments-link = ไปดู

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] รอบชิงชนะเลิศ
        [1] รอบรองชนะเลิศ
       *[other] รอบ { $round } จาก { $rounds }
    }
tournaments-round-how = สองเกม ภายใน <t:{ $deadline }:f> กด “เล่น” เมื่อมาครบทั้งสองคน ถ้ามาแค่คนเดียว คนนั้นชนะ
tournaments-round-over = รอบนี้จบแล้ว

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) พักรอบนี้
tournaments-rest-on = { $first } ({ $first_seed }) ได้บาย
tournaments-match-games = { $match }
tournaments-match-seed = { $match } เท่ากัน: มือวางที่ดีกว่าเข้ารอบ
tournaments-match-walkover = { $match } ชนะบาย
tournaments-match-nobody = { $match } ไม่มีใครมา
tournaments-match-nobody-on = { $match } ไม่มีใครมา: มือวางที่ดีกว่าเข้ารอบ
tournaments-match-time = { $match } หมดเวลา
tournaments-match-running = { $match } กำลังเล่นเกม { $game }
tournaments-match-awaited = { $match } ให้ { $player } กด “เล่น” เมื่อพร้อม
tournaments-play = เล่น: { $first } – { $second }

tournaments-game-on = เกม { $game } เริ่มแล้ว กระดานอยู่ { $link } ใช้ /board เพื่อโพสต์อีกครั้ง

tournaments-next = เกมต่อไป ({ $score })
tournaments-so-far = คู่นี้: { $match } เกมต่อไป { $player } เดินก่อน

tournaments-points = แต้ม
tournaments-berger = SB
tournaments-player = ผู้เล่น
tournaments-words-table = ตารางคะแนน แต้มอยู่ในวงเล็บ: { $lines }
tournaments-words-bracket = สายการแข่งขัน: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = ออก
tournaments-button-start = เริ่ม
tournaments-button-fill = เติมบอทแล้วเริ่ม
tournaments-button-cancel = ยกเลิก
tournaments-button-again = จัดอีกครั้ง
tournaments-button-quit = ออกเลย
tournaments-button-end = ยกเลิกทัวร์นาเมนต์

tournaments-ask-leave = ออกจากทัวร์นาเมนต์ไหม คู่ที่เหลือของคุณจะถูกปรับแพ้
tournaments-ask-cancel = ยกเลิกทัวร์นาเมนต์ไหม เกมที่กำลังเล่นอยู่เล่นต่อได้ เป็นเกมธรรมดา
tournaments-done-leave = คุณออกจากทัวร์นาเมนต์แล้ว
tournaments-done-cancel = ยกเลิกทัวร์นาเมนต์แล้ว
tournaments-done-join = คุณเข้าร่วมแล้ว เมื่อรอบแรกเริ่ม บอทจะแท็กคุณ
tournaments-done-start = เริ่มแล้ว! ต่อไปคือรอบแรก
tournaments-done-fill = เริ่มแล้ว โดยมีบอทในทุกที่ว่าง ต่อไปคือรอบแรก

command-tournament = เล่นทัวร์นาเมนต์ในแชนแนลนี้: แพ้คัดออกหรือพบกันหมด
command-tournament-create = เปิดทัวร์นาเมนต์ในแชนแนลนี้
command-tournament-join = เข้าร่วมทัวร์นาเมนต์ในแชนแนลนี้
command-tournament-leave = ออกจากทัวร์นาเมนต์ในแชนแนลนี้
command-tournament-start = เริ่มทัวร์นาเมนต์ในแชนแนลนี้ ถ้าคุณเป็นคนเปิด
command-tournament-fill = เติมบอทในที่ว่างแล้วเริ่ม ถ้าคุณเป็นคนเปิด
command-tournament-cancel = ยกเลิกทัวร์นาเมนต์ในแชนแนลนี้ ถ้าคุณเป็นคนเปิด
command-tournament-show = แสดงทัวร์นาเมนต์ในแชนแนลนี้
command-tournament-create-form = แพ้แล้วตกรอบ หรือทุกคนเจอกันหมด
command-tournament-create-board = ขนาดกระดาน เลขหลังเครื่องหมายทับคือจำนวนช่องที่ต้องเรียงกันเพื่อชนะ
command-tournament-create-hours = แต่ละรอบใช้เวลาได้กี่ชั่วโมง

tournaments-none-here = ที่นี่ยังไม่มีทัวร์นาเมนต์ ใช้ /tournament create เพื่อเปิด
tournaments-on-here = แชนแนลนี้มีทัวร์นาเมนต์อยู่แล้ว ใช้ /tournament show เพื่อดู
tournaments-not-here = ทัวร์นาเมนต์ต้องอยู่ในแชนแนลของเซิร์ฟเวอร์ที่บอทโพสต์ได้ ใช้ /tournament create ในแชนแนลแบบนั้น
tournaments-already-joined = คุณเข้าร่วมอยู่แล้ว เมื่อรอบแรกเริ่ม บอทจะแท็กคุณ
tournaments-not-joined = คุณไม่ได้อยู่ในทัวร์นาเมนต์นั้น ใช้ /tournament show เพื่อดูว่ามีใครบ้าง
tournaments-too-late = ทัวร์นาเมนต์นั้นเริ่มไปแล้วโดยไม่มีคุณ พอจบแล้วใช้ /tournament create เพื่อเปิดใหม่
tournaments-already-started = ทัวร์นาเมนต์นั้นเริ่มไปแล้ว ใช้ /tournament show เพื่อดู
tournaments-full = ทัวร์นาเมนต์นั้นเต็มแล้ว: รับผู้เล่น { $most } คน
tournaments-too-few = ต้องมีผู้เล่นอย่างน้อย { $least } คนถึงจะเริ่มได้ ชวนใครสักคนกด “เข้าร่วม”
tournaments-over = ทัวร์นาเมนต์นั้นจบแล้ว ใช้ /tournament create เพื่อเปิดใหม่
tournaments-not-yours = มีแค่ { $user } หรือผู้ดูแลที่ทำได้
tournaments-moderators-only = มีแค่ผู้ดูแลที่ทำได้ ลองขอให้ช่วย
tournaments-not-your-match = คู่นั้นเป็นของ { $players } ใช้ /tournament show เพื่อหาคู่ของคุณ
tournaments-match-over = คู่นั้นตัดสินแล้ว ใช้ /tournament show เพื่อดูผล
tournaments-not-your-question = คำถามนั้นถามคนอื่น ถ้าคุณเองจะออก ใช้ /tournament leave
tournaments-not-understood = ต้องใส่การกระทำ (create, join, leave, start, fill, cancel, show), รูปแบบ (knockout, round robin), กระดาน (4x4) หรือชั่วโมง (1h ถึง 72h)
tournaments-no-help = เกมนี้เป็นส่วนหนึ่งของคู่แข่งขัน คุณต้องคิดเอง: ไม่มีคำใบ้จนกว่าจะจบ
tournaments-no-rematch = เกมนี้เป็นส่วนหนึ่งของคู่แข่งขัน: กด “เล่น” ในข้อความของรอบเพื่อเล่นเกมต่อไป ใช้ /tournament show เพื่อหาข้อความนั้น

topic-tournaments = ทัวร์นาเมนต์
topic-tournaments-text =
    `/tournament create` เปิดแบบแพ้คัดออก (2 ถึง 32 คน) หรือพบกันหมด (3 ถึง 12 คน) โดยคุณเข้าร่วมแล้ว คนอื่นกด “เข้าร่วม” คุณหรือผู้ดูแลกด “เริ่ม” ภายใน 7 วัน **เติมบอทแล้วเริ่ม** จะใส่บอทระดับยากในที่ว่าง
    มือวางเรียงตามเรตติง แต่ละคู่เล่นสองเกม สลับเครื่องหมายกัน: กด “เล่น” แล้วกด **เกมต่อไป** ใต้กระดาน ระหว่างแข่งไม่มีคำใบ้
    ชนะได้ 1 แต้ม เสมอได้ครึ่งแต้ม ถ้าแต้มเท่ากันในตาราง ใช้ Sonneborn-Berger ตัดสิน: แต้มจากผู้เล่นเก่งมีค่ามากกว่า
    คู่แพ้คัดออกที่แต้มเท่ากันได้เล่นอีกสองเกม จับสลากว่าใครเดินก่อน ถ้ายังเท่ากัน มือวางที่ดีกว่าเข้ารอบ
    ถ้าคุณไม่มาจะถูกปรับแพ้: เมื่อหมดเวลาและมีแค่คนเดียวที่กด “เล่น” หลังเกมล่าสุดของคู่นั้น คนนั้นได้แต้มที่เหลือ การกดจะนับเมื่อคุณไม่ได้อยู่ในเกมอื่นที่นี่ ถ้ากดทั้งคู่หรือไม่กดทั้งคู่ จะนับแต้มที่มีอยู่ คู่แพ้คัดออกที่เท่ากันเป็นของมือวางที่ดีกว่า
    `/tournament show` โพสต์อีกครั้ง `/tournament leave` ให้คุณออก
