### คำท้าและเกม อย่างที่ผู้เล่นเห็น

challenge = { $asked } มีคำท้าเล่นเกม XO จาก { $asker }
challenge-open = { $asker } กำลังหาคู่เล่นเกม XO กด “เข้าร่วม” เพื่อเล่น
challenge-first = คุณจะเป็น { $mark } และได้เดินก่อน
challenge-second = คุณจะเป็น { $mark } ส่วน { $asker } เดินก่อน
challenge-clock = หมดอายุ <t:{ $deadline }:R>
challenge-late = { $asked } มีคนท้าคุณ
challenge-declined = { $asked } ปฏิเสธคำท้าของ { $asker }
challenge-withdrawn = คำท้าของ { $asker } ถูกถอนแล้ว
challenge-expired = คำท้าของ { $asker } หมดอายุแล้ว ใช้ /play เพื่อชวนใหม่

rules-larger = { $board }: เรียงกัน { $count } ช่องแล้วชนะ

draw-offered = { $player } ขอเสมอ ถ้าตกลงให้ { $other } กดด้านล่าง การเดินต่อถือว่าปฏิเสธ
against = พบกับ { $player }
last-move = ล่าสุด: { $player } เดิน { $square }
last-moves = ล่าสุด: { $player } เดิน { $square } แล้ว { $other } เดิน { $answer }
answered = คุณเดิน { $yours } บอทเดิน { $mine }
began = บอทเดิน { $mine }
press-a-mark = กดช่องที่มีเครื่องหมายแล้วเพื่อขอคำใบ้ ขอเสมอ หรือยอมแพ้
clock = ต้องเดินตาต่อไป <t:{ $deadline }:R>
number = เกม { $game }
first-game = เกมแรกของคุณเป็นระดับปานกลาง อยากยากกว่านี้ใช้ `/play hard`

headline-won = { $winner } ชนะ!
headline-lost = เกมนี้บอทชนะ
headline-draw = เสมอกัน
headline-nobody = ไม่มีใครชนะ
headline-called-off = ยกเลิกก่อนตาแรก

end-line =
    เรียง{ $row ->
        [3] สาม
        [4] สี่
       *[5] ห้า
    }ได้ใน { $moves } ตา
praise-sure = เล่นกับบอท ไม่มีใครได้มากกว่านี้แล้ว
praise = ต้านได้ดีมาก: บอทเล่นเต็มที่แล้วนะ
end-agreement =
    { $moves ->
        [0] ตกลงเสมอก่อนตาแรก
       *[other] ตกลงเสมอหลังเดินไป { $moves } ตา
    }
end-resignation = { $loser } ยอมแพ้หลังเดินไป { $moves } ตา
end-time = { $loser } หมดเวลาหลังเดินไป { $moves } ตา
end-nobody = หมดเวลาก่อนที่ทั้งสองฝ่ายจะได้เดิน
end-stop =
    { $moves ->
        [0] เกมถูกหยุดก่อนตาแรก
       *[other] เกมถูกหยุดหลังเดินไป { $moves } ตา
    }

hinted =
    { $count ->
        [1] ไม่นับเรตติง: { $names } ใช้คำใบ้
       *[other] ไม่นับเรตติง: { $names } ต่างก็ใช้คำใบ้
    }
rematch-offered = { $player } อยากแข่งอีกครั้ง ให้ { $other } กด “แข่งอีกครั้ง” เพื่อเล่น

resign-sure = ยอมแพ้เกม { $game } ไหม ถ้ายอมแพ้ { $winner } จะชนะ
resign-sure-bot = ยอมแพ้เกม { $game } ไหม ถ้ายอมแพ้ บอทจะชนะ
resign-sure-uncounted = ยกเลิกเกม { $game } ไหม เกมยังไม่เริ่ม จึงไม่นับให้ใคร
resigned-game = คุณยอมแพ้เกม { $game } แล้ว
kept-playing = เกม { $game } เล่นต่อ
menu = อยากทำอะไรในเกม { $game }
draw-offer-made = คุณขอเสมอในเกม { $game } แล้ว
draw-agreed = คุณตกลงเสมอในเกม { $game } แล้ว
challenge-withdrawn-by-you = คุณถอนคำท้าแล้ว
rematch = แข่งอีกครั้ง: เกม { $game }

folded = -# เกม { $game } เล่นต่อ { $link }
folded-over = -# เกม { $game } จบแล้ว { $link }
link-here = ที่นี่

## วิธีใช้

topic-play = เริ่มเกม
topic-play-text =
    `/play` เริ่มเกมกับบอท เลือกระดับ กระดาน และใครเดินก่อนได้
    เลือกคู่แข่งเพื่อท้า เกมเริ่มเมื่ออีกฝ่ายกด “ยอมรับ”
    ถ้าใช้ `open` ใครที่นี่ก็เข้าร่วมได้
    จบแล้วกด “แข่งอีกครั้ง” เพื่อเล่นใหม่โดยสลับเครื่องหมายกัน
topic-move = การเดิน
topic-move-text =
    กดช่อง หรือใช้ `/move` กับเลขหรือชื่อของช่อง
    เลขนับจากซ้ายบน ชื่อคือคอลัมน์กับแถว: `a1` คือซ้ายบน `b2` คือเข้ามาหนึ่งช่อง
    `center`, `top left` และ `bottom right` ก็ใช้ได้
topic-levels = ระดับ
topic-levels-text =
    `easy` เห็นทางชนะก็เดิน นอกนั้นเดินมั่ว
    `medium` กันแถวของคุณด้วย
    `hard` มองล่วงหน้าสองสามตา
    `unbeatable` ไม่เคยแพ้เกมที่ยังช่วยได้
topic-boards = กระดานใหญ่ขึ้น
topic-boards-text =
    เลขหลังเครื่องหมายทับคือจำนวนช่องที่ต้องเรียงกันเพื่อชนะ
    `4x4` เรียงสี่ `4x4/3` เรียงสาม
    `5x5` เรียงสี่ `5x5/5` เรียงห้า
topic-ending = เสมอและยอมแพ้
topic-ending-text =
    `/draw` ขอเสมอ หรือตกลงเสมอเมื่ออีกฝ่ายขอ บอทจะตกลงช่วงท้ายเกมที่บอทชนะไม่ได้แล้ว
    `/resign` ยอมแพ้ หรือถอนคำท้า
    กระดานจะบอกว่าต้องเดินตาต่อไปเมื่อไร ถ้าเล่นกับบอทจะบอกตอนใกล้หมดเวลา ถ้าหมดเวลาคุณแพ้
topic-typing = พิมพ์คำสั่ง
topic-typing-text =
    ทุกคำสั่งพิมพ์ได้: `{ $prefix }play hard 4x4`, `{ $prefix }resign`
    แบบย่อ: `{ $prefix }m5` เพื่อเดิน `{ $prefix }b` เพื่อดูกระดาน
    หรือแท็กบอท: `@bot play`
topic-typing-untyped =
    แท็กบอทพร้อมคำสั่ง: `@bot play hard 4x4`, `@bot resign`
    แบบย่อ: `@bot m5` เพื่อเดิน `@bot b` เพื่อดูกระดาน
