### คำใบ้ คำอธิบาย และคอร์สเรื่องมินิแมกซ์ วิธีที่บอทใช้หาตาเดิน

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] เดิน **{ $squares }** แล้วชนะทันที
       *[other] เดิน **{ $squares }**: คุณชนะใน { $moves } ตา ไม่ว่าอีกฝ่ายจะตอบอย่างไร
    }
learn-hint-draw =
    { $worse_count ->
        [0] ทุกช่องดีเท่ากัน: เสมอ ถ้าไม่มีใครพลาด
       *[other] เดิน **{ $squares }** เพื่อรักษาเสมอไว้ ส่วน { $worse } จะแพ้
    }
learn-hint-loss =
    { $count ->
        [1] คุณกำลังแพ้ แต่ช่องนี้ยื้อได้นานที่สุด: **{ $squares }**
       *[other] คุณกำลังแพ้ แต่ช่องเหล่านี้ยื้อได้นานที่สุด: **{ $squares }**
    }
learn-hint-tricky = ช่องที่อีกฝ่ายตอบยาก: { $square }
learn-hint-after =
    { $kind ->
        [forks] ถ้าเดิน { $square } คุณจะขู่ { $squares } พร้อมกัน
        [forces] ถ้าคุณเดิน { $square } แล้ว { $other } ต้องกันที่ { $squares }
       *[holds] { $count ->
            [1] ถ้าคุณเดิน { $square } มีแค่ { $squares } ที่ช่วย { $other } ได้
           *[other] ถ้าคุณเดิน { $square } แล้ว { $other } ปลอดภัยด้วย { $squares }
        }
    }
learn-explain-counts = เพราะคุณดูค่าคะแนนของช่อง เกมของคุณจะนับเรตติงเฉพาะเมื่อคุณแพ้
learn-hint-counts = เพราะคุณใช้คำใบ้ เกมนี้จะนับเรตติงเฉพาะเมื่อคุณแพ้
learn-unsure = บอทค้นไปไม่ถึงจุดจบ
learn-hint-estimate = บอทจะเดิน **{ $squares }**: คุณมีโอกาสราว { $chance }% บอทมองไปข้างหน้า { $depth } ตา ไม่ถึงจุดจบ
learn-explain-estimate = { $mark } เดิน { $squares } ดีที่สุด: มีโอกาสราว { $chance }% บอทมองไปข้างหน้า { $depth } ตา ไม่ถึงจุดจบ

learn-explain-win =
    { $plies ->
        [1] { $mark } ชนะตอนนี้ด้วย { $squares }
       *[other] { $mark } ชนะใน { $moves } ตาด้วย { $squares }
    }
learn-explain-draw =
    { $choice ->
        [any] ช่องไหนก็เสมอ
       *[other] { $mark } เสมอด้วย { $squares }
    }
learn-explain-loss = { $mark } แพ้ใน { $moves } ตา แม้จะเดิน { $squares }
learn-squares-win =
    { $sign } { $moves ->
        [0] ชนะ เท่าที่บอทมองเห็น
       *[other] ชนะใน { $moves } ตา
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] เสมอ เท่าที่บอทมองเห็น
       *[other] เสมอ
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] แพ้ เท่าที่บอทมองเห็น
       *[other] แพ้ใน { $moves } ตา
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, มินิแมกซ์ { $score }: **{ $squares }**
learn-explain-too-large = บอทดูไป { $positions } ตำแหน่งหมาก มินิแมกซ์ล้วนจะใช้เวลานานเกินไปสำหรับกระดานนี้
learn-explain-minimax = มินิแมกซ์ล้วนเรียก { $calls } ครั้งสำหรับกระดานนี้แล้วเดิน { $square } ส่วนบอทดูไป { $positions } ตำแหน่งหมาก
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win = มินิแมกซ์ล้วนเดิน { $square } แล้วชนะใน { $plain_moves } ตา: สำหรับมัน ชนะก็คือชนะ จะช้าแค่ไหนก็ได้ ถ้าเป็นบอทจะเดิน { $best } แล้วชนะใน { $moves } ตา
learn-explain-slower-loss = มินิแมกซ์ล้วนเดิน { $square } แล้วแพ้ใน { $plain_moves } ตา: สำหรับมัน แพ้ก็คือแพ้ จะเร็วแค่ไหนก็ตาม ถ้าเป็นบอทจะเดิน { $best } แล้วอยู่ได้ { $moves } ตา
learn-indices-squares =
    { $count ->
        [1] ลิสต์ของคุณนับจาก 0: ดัชนี { $indices } คือช่อง { $squares }
       *[other] ลิสต์ของคุณนับจาก 0: ดัชนี { $indices } คือช่อง { $squares } ตามลำดับ
    }
learn-explain-effort = จำนวนครั้งที่เรียก: มินิแมกซ์ล้วน { $plain }, แบบแอลฟา-บีตา { $alpha_beta }, แบบมีหน่วยความจำ { $memory }
learn-explain-maximiser =
    { $mark } คือฝ่ายทำค่าสูงสุด ส่วน { $other } คือฝ่ายทำค่าต่ำสุด: { $win } คือ { $mark } ชนะ, { $loss } คือแพ้, 0 คือเสมอ เกมนี้มีผลรวมเป็นศูนย์: ฝ่ายหนึ่งได้เท่าไร อีกฝ่ายเสียเท่านั้น
learn-unreached = ไม่มีเกมไหนมาถึงกระดานนี้โดยเป็นตาของ { $mark } แต่มินิแมกซ์ก็ยังให้ค่าคะแนนได้

learn-tree = ต้นไม้มินิแมกซ์ของ { $board } ตาของ { $mark } มี { $positions } ตำแหน่งหมาก ชั้นแรก: { $scores } ค่าคะแนนดีที่สุด: { $score } เส้นทางที่เลือก: { $line }
learn-tree-square = ช่อง { $square } ได้ค่าคะแนน { $score }

## มินิแมกซ์ทีละขั้น

learn-lesson =
    ขั้นที่ { $step } จาก { $steps }: การเรียกครั้งที่ { $call }, { $depth ->
        [0] ราก
       *[other] หลัง { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] ตาของ { $mark } ซึ่งเป็นฝ่ายทำค่าต่ำสุด อยากได้ค่าคะแนน **ต่ำที่สุด** ช่องว่าง: { $squares }
       *[max] ตาของ { $mark } ซึ่งเป็นฝ่ายทำค่าสูงสุด อยากได้ค่าคะแนน **สูงที่สุด** ช่องว่าง: { $squares }
    }
learn-lesson-recursion =
    มินิแมกซ์ลองทีละช่อง: วางเครื่องหมาย เรียกมินิแมกซ์สำหรับกระดานนั้น แล้วหยิบเครื่องหมายออก ฟังก์ชันที่เรียกตัวเองแบบนี้เรียกว่าการเรียกซ้ำ (recursion)
learn-lesson-next = ต่อไป { $mark } ลอง **{ $square }**
learn-lesson-back = กลับไปกระดานก่อนหน้า: หยิบเครื่องหมายที่ { $square } ออก ช่องนั้นได้ค่าคะแนน **{ $score }**
learn-lesson-results = ผลจนถึงตอนนี้: { $scores }
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = แอลฟาคือ { $alpha } บีตาคือ { $beta }
learn-lesson-skips =
    แอลฟาถึงบีตาแล้ว: อีกฝ่ายมีทางที่ดีกว่าที่อื่น และจะไม่ยอมให้มาถึงกระดานนี้ จึงไม่ต้องลอง { $squares }
learn-lesson-returns =
    { $goal ->
        [min] { $mark } เก็บค่าต่ำที่สุด: การเรียกนี้คืนค่า **{ $score }**
       *[max] { $mark } เก็บค่าสูงที่สุด: การเรียกนี้คืนค่า **{ $score }**
    }
learn-lesson-limit = ≤ คือไม่เกิน ≥ คืออย่างน้อย: การเรียกที่อยู่ข้างบนต้องรู้แค่นี้
learn-lesson-terminal =
    { $other } ชนะแล้วหรือยัง? { $winner ->
        [min] ชนะแล้ว
        [max] ยัง { $mark } ชนะแล้วหรือยัง? ชนะแล้ว
       *[none] ยัง { $mark } ชนะแล้วหรือยัง? ยัง กระดานเต็มหรือยัง? เต็มแล้ว
    } นี่คือสถานะสิ้นสุด: ไม่มีอะไรให้ลองอีก และการเรียกนี้คืนค่า **{ $score }**
learn-lesson-plays =
    { $count ->
        [1] มินิแมกซ์เดิน { $square }
       *[other] { $squares } ได้ค่าคะแนนเท่ากัน เก็บช่องแรกไว้: มินิแมกซ์เดิน { $square }
    }

## วิธีใช้

topic-hint = คำใบ้
topic-hint-text =
    `/hint` แสดงช่องที่ดีที่สุดของคุณ พร้อมเหตุผล คุณเห็นคนเดียว
    เกมที่คุณใช้คำใบ้จะนับเรตติงเฉพาะเมื่อคุณแพ้
topic-minimax = บอทคิดอย่างไร
topic-minimax-text =
    บอทลองทุกตาเดินไปจนจบเกมแล้วเก็บตาที่ดีที่สุด วิธีนี้เรียกว่ามินิแมกซ์
    `/explain` แสดงวิธีนี้กับเกมของคุณ หรือกับกระดานอย่าง `O.XX.X.OO`: แต่ละช่องมีค่าเท่าไร พร้อมรูปต้นไม้
    เลือก `steps` เพื่อดูไปทีละการเรียก
    `/learn` สอนตั้งแต่ต้น ในสิบสองบทสั้น ๆ ที่คุณเล่นด้วยการกดปุ่ม

## รูปต้นไม้

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = ตาของ { $mover }

learn-picture-cut = ตัด

learn-picture-more = และอีก { $calls } ครั้งข้างล่าง

learn-picture-legend =
    ค่าคะแนนเป็นของ { $maximiser }
    เส้นหนาคือเส้นที่มินิแมกซ์เดิน
    { $form ->
        [cut] สีเทา: ไม่ได้ดู ≤ และ ≥: ไม่เกิน และอย่างน้อย
        [bounds] ≤ และ ≥: ไม่เกิน และอย่างน้อย
       *[plain] {""}
    }

## ทำไมถึงทำไม่ได้

learn-tree-too-large = บอทวาดต้นไม้ได้เมื่อมีช่องว่างไม่เกิน { $most } ช่อง กระดานนี้มี { $free } ช่อง
learn-too-many-calls = กระดานนี้แอลฟา-บีตาต้องเรียกมากกว่า { $most } ครั้ง ลองกระดานที่มีช่องว่างน้อยกว่านี้
learn-position-over = กระดานนั้นตัดสินแล้ว ลองกระดานที่ยังมีช่องว่างและยังไม่มีใครชนะ
learn-standard-rules-only = แบบทีละขั้นและแอลฟา-บีตาใช้ได้กับกติกาปกติเท่านั้น
learn-too-many-steps = บทเรียนต้องใช้กระดานที่มีช่องว่างไม่เกิน { $most } ช่อง สำหรับกระดานนี้ใช้ /explain โดยไม่ใส่ steps

## คำสั่ง

command-hint = ดูช่องที่ดีที่สุดของคุณ (คุณเห็นคนเดียว)
command-explain = ดูว่าแต่ละช่องมีค่าเท่าไร พร้อมต้นไม้มินิแมกซ์
command-explain-what = กระดาน (O.XX.X.OO) หรือเลขเกม ถ้าเว้นไว้คือเกมของคุณ
command-explain-form = เลือกต้นไม้มินิแมกซ์หรือทีละขั้น แบบล้วนหรือแบบแอลฟา-บีตา
command-explain-scores = ชนะแล้วนับเป็นเท่าไร
command-explain-turn = เป็นตาของใคร ถ้าอยากดูจากมุมของอีกฝ่าย
command-explain-maximiser = ฝ่ายไหนชนะแล้วนับเป็นบวก (ค่าเริ่มต้น: ฝ่ายที่ถึงตาเดิน)
command-learn = เรียนว่าบอทคิดอย่างไรในสิบสองบทสั้น ๆ (คุณเห็นคนเดียว)
command-learn-lesson = บทไหน 1 ถึง 12 ถ้าเว้นไว้จะเรียนต่อจากที่ค้างไว้

## คอร์ส

learn-course-title =
    บทที่ { $lesson } จาก { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = คอร์สนี้จะพาคุณดูว่าโปรแกรมหาตาเดินที่ดีที่สุดอย่างไร ไม่ต้องเขียนโปรแกรมเป็น จะข้ามโค้ดไปก็ได้
learn-course-welcome = ยินดีต้อนรับกลับมา ครั้งก่อนคุณอยู่ตรงนี้
learn-course-over =
    คุณ **เรียนจบคอร์สแล้ว** ตอนนี้คุณรู้จักมินิแมกซ์แล้ว บอทก็หาตาเดินแบบเดียวกัน แค่เร็วกว่า
    เลือกบทไหนก็ได้เพื่ออ่านอีกครั้ง ลอง `/explain what:O.XX.X.OO` กับกระดานของคุณเอง หรือเล่นกับบอท
learn-course-lessons = ทุกบท
learn-course-button-next = ต่อไป
learn-course-button-lesson = บทต่อไป
learn-course-button-play = เล่นเกมจริง
learn-course-changed = คอร์สเปลี่ยนไปหลังจากข้อความนั้น ใช้ /learn เพื่อเรียนต่อ
learn-no-such-lesson = มีบทที่ 1 ถึง { $last } ใช้ /learn กับเลขบท หรือไม่ใส่เลขเพื่อเรียนต่อ

learn-course-board = กระดานคือลิสต์
learn-course-board-text =
    โปรแกรมมองไม่เห็นกระดาน มันเก็บเป็น **ลิสต์** (list): ของเก้าอย่างเรียงกัน อ่านจากซ้ายบน ในนั้น ❌ คือ "X" และ 🔵 คือ "O" ส่วนช่องว่างเก็บเลขลำดับของตัวเองในลิสต์ เรียกว่า **ดัชนี** (index):
    `{ $list }`
    ลิสต์นับจาก 0 เลขในลิสต์จึงน้อยกว่าเลขบนช่องอยู่หนึ่ง
learn-course-board-code = ใน Python ซึ่งเป็นภาษาสำหรับเขียนโปรแกรม `def` คือเริ่มฟังก์ชัน: ส่วนหนึ่งของโปรแกรมที่มีชื่อ ฟังก์ชันนี้เก็บตัวเลข (`int`) ไว้และทิ้งเครื่องหมาย:
learn-course-index-ask = **ช่องไหนมีดัชนี 4** กดช่องนั้นเลย
learn-course-index-right = ใช่: ช่อง { $chosen } มีดัชนี { $index } น้อยกว่าหนึ่งเสมอ
learn-course-index-wrong = ยังไม่ใช่: ช่อง { $chosen } มีดัชนี { $index } เพราะลิสต์นับจาก 0 ลองใหม่นะ
learn-course-free-ask = **มีช่องว่างกี่ช่อง**
learn-course-free-right = ใช่: ดัชนีที่ยังอยู่ในลิสต์คือ { $indices } ซึ่งก็คือช่อง { $squares }
learn-course-free-wrong = ไม่ใช่ { $chosen } มองหาตัวเลขที่ยังอยู่ในลิสต์: `{ $list }`

learn-course-lines = แปดแนว
learn-course-lines-text = มีแปดแนวที่ชนะได้: สามแถว สามคอลัมน์ และสองแนวทแยง ถ้าจะรู้ว่าใครชนะ โปรแกรมดูทีละแนว: ทั้งสามช่องมีเครื่องหมายเดียวกันไหม
learn-course-lines-code = ใน Python หนึ่งแนวคือดัชนีสามตัว `board[at]` คือสิ่งที่อยู่ตรงดัชนีนั้น และ `marks` รวบรวมไว้ เครื่องหมายละครั้งเดียว ถ้ามีแค่ `mark` อย่างเดียว แปลว่าฝ่ายนั้นชนะ:
learn-course-line-ask = ตาของ { $mark } **ช่องไหนทำให้ { $mark } เรียงสาม**
learn-course-line-right = ใช่: ตอนนี้ { $line } เป็น { $mark } ทั้งหมด { $mark } จึงชนะ
learn-course-line-wrong = ถ้าวาง { $mark } ที่ { $chosen } จะไม่มีแนวไหนมี { $mark } ครบสาม มองหาแนวที่มี { $mark } สองตัวกับช่องว่างหนึ่งช่อง
learn-course-most-ask = คราวนี้เป็นกระดานว่าง **ช่องไหนอยู่บนแนวมากที่สุด**
learn-course-most-right = ใช่: มี { $lines } จากแปดแนวที่ผ่านช่อง { $chosen } ช่องกลางจึงแข็งแกร่ง
learn-course-most-wrong = ช่อง { $chosen } อยู่บน { $lines } แนว มีช่องอื่นที่อยู่บน { $most } แนว

learn-course-scores = ค่าคะแนน
learn-course-scores-text =
    เกมที่จบแล้วมี **ค่าคะแนน** มองจากฝ่าย ❌ เสมอ: +10 ถ้า ❌ ชนะ, -10 ถ้า 🔵 ชนะ และ 0 ถ้าเสมอ
    ฝ่ายหนึ่งได้เท่าไร อีกฝ่ายเสียเท่านั้น เรียกว่า **ผลรวมเป็นศูนย์** (zero-sum) เลขตัวเดียวจึงพอสำหรับทั้งสองฝ่าย
learn-course-scores-code = ใน Python `return` จบฟังก์ชันและส่งคำตอบกลับไป:
learn-course-final-ask = เกมนี้จบแล้ว **ค่าคะแนนเท่าไร**
learn-course-final-right =
    { $winner ->
        [X] ใช่: ❌ เรียงสาม จึงเป็น +10
        [O] ใช่: 🔵 เรียงสาม จึงเป็น -10
       *[none] ใช่: กระดานเต็มและไม่มีใครเรียงสาม เสมอคือ 0
    }
learn-course-final-wrong =
    { $winner ->
        [X] ไม่ใช่ { $chosen }: ❌ เรียงสาม แบบนี้นับเป็นเท่าไร
        [O] ไม่ใช่ { $chosen }: 🔵 เรียงสาม แบบนี้นับเป็นเท่าไร
       *[none] ไม่ใช่ { $chosen }: ไม่มีใครเรียงสาม แบบนี้นับเป็นเท่าไร
    }

learn-course-worse =
    { $why ->
        [equal] ช่อง { $chosen } ก็ได้ค่าคะแนน { $score } เหมือนกัน แต่ { $first } มาก่อน
        [loses] ถ้า { $mark } เดิน { $chosen } แล้ว { $other } จะชนะที่ { $reply }: ได้ค่าคะแนน { $score }
       *[worse] { $mover ->
            [X] ช่อง { $chosen } ได้ค่าคะแนน { $score } แต่ { $first } ได้ { $best } โดย { $mark } อยากได้ค่าสูงที่สุด
           *[O] ช่อง { $chosen } ได้ค่าคะแนน { $score } แต่ { $first } ได้ { $best } โดย { $mark } อยากได้ค่าต่ำที่สุด
        }
    }

learn-course-turns = ฝ่ายหนึ่งอยากสูง อีกฝ่ายอยากต่ำ
learn-course-turns-text =
    ❌ กับ 🔵 ผลัดกันเดิน ❌ อยากได้ค่าคะแนนสูงที่สุด จึงเป็น **ฝ่ายทำค่าสูงสุด** 🔵 อยากได้ต่ำที่สุด จึงเป็น **ฝ่ายทำค่าต่ำสุด**
    แต่ละฝ่ายเลือกช่องที่นำไปสู่ค่าคะแนนที่ดีที่สุด บทที่ 5 จะบอกว่าค่าเหล่านี้มาจากไหน
learn-course-turns-code = ใน Python `other` บอกว่าใครเดินต่อไป และ `best` เลือกค่าสูงสุดหรือต่ำสุดของลิสต์:
learn-course-turn-ask = ตาของ { $mark } แต่ละช่องนำไปสู่ค่าคะแนนนี้: { $scores } **{ $mark } เดินช่องไหน**
learn-course-turn-right =
    { $mover ->
        [X] ใช่: { $best } สูงที่สุดใน { $scores }
       *[O] ใช่: { $best } ต่ำที่สุดใน { $scores }
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = คราวนี้ลองนึกว่าเป็นตาของ { $mark } บนกระดานนี้ (อีกเกมหนึ่งที่ 🔵 เดินก่อน) ค่าคะแนนจะเป็น { $scores } **{ $mark } เดินช่องไหน**
learn-course-turned-right =
    { $mover ->
        [X] ใช่: { $best } สูงที่สุดใน { $scores } ช่องเดิมแต่ค่าคะแนนต่างไป: ใครเดินต่อไปเป็นเรื่องสำคัญ
       *[O] ใช่: { $best } ต่ำที่สุดใน { $scores } ช่องเดิมแต่ค่าคะแนนต่างไป: ใครเดินต่อไปเป็นเรื่องสำคัญ
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = การเรียกและการเรียกซ้ำ
learn-course-calls-text =
    ค่าคะแนนมาจากไหน โปรแกรมลองช่องหนึ่ง แล้วถามว่ากระดานที่ได้มีค่าเท่าไร เพื่อจะตอบ มันทำแบบเดียวกันอีกครั้งบนกระดานนั้น: มันรันตัวเอง นี่คือ **การเรียกซ้ำ** (recursion) และการรันแต่ละครั้งคือ **การเรียก** (call)
    การเรียกครั้งแรก สำหรับกระดานนี้ คือ **ราก** (root): การเรียกอื่นแตกออกไปจากรากเหมือนต้นไม้
learn-course-calls-code = ใน Python `scores` วางเครื่องหมาย เรียกหนึ่งครั้ง แล้วหยิบเครื่องหมายออก ส่วน `minimax` จะมาในบทที่ 7:
learn-course-below-ask = ตาของ { $mark } **รากเองเรียกกี่ครั้ง**
learn-course-below-right = ใช่: ช่องว่างละหนึ่งครั้ง คือ { $squares } จากนั้นก็หยิบเครื่องหมายออก
learn-course-below-wrong = ไม่ใช่ { $chosen } รากเรียกหนึ่งครั้งต่อหนึ่งช่องว่าง
learn-course-calls-ask = การเรียกแต่ละครั้งของรากก็เรียกต่อไปอีก จนกว่าเกมจะจบ **รวมรากด้วย มีการเรียกทั้งหมดกี่ครั้ง**
learn-course-calls-right = ใช่: ไล่ลงต้นไม้ไปทีละตาคือ { $levels } = { $chosen } ใช้ `/explain what:O.XX.X.OO` เพื่อดูรูป
learn-course-calls-wrong = ไม่ใช่ { $chosen } รากคือการเรียก 1 ครั้ง และเรียกต่ออีก 3 ครั้ง ไล่ต่อจากแต่ละครั้ง: ช่องที่ชนะทำให้เกมจบตรงนั้น ช่องอื่นเรียกหนึ่งครั้งต่อหนึ่งช่องที่เหลือ

learn-course-ends = จุดที่การเรียกสิ้นสุด
learn-course-ends-text =
    การเรียกที่พบว่าเกมจบแล้วจะไม่เรียกต่อ กระดานของมันคือ **สถานะสิ้นสุด** (terminal state) และมันคืนค่าคะแนน
    มันถามตามลำดับนี้: คู่แข่งชนะหรือยัง เราชนะหรือยัง กระดานเต็มหรือยัง ในบทนี้เราเป็น ❌ และกระดานมาจากต้นไม้ของบทที่ 5
learn-course-ends-code = ใน Python `or` จะถามข้อต่อไปก็ต่อเมื่อข้อก่อนหน้าตอบว่าไม่:
learn-course-end-ask = **การเรียกบนกระดานนี้พบอะไร**
learn-course-choice-theirs = 🔵 ชนะแล้ว
learn-course-choice-ours = ❌ ชนะแล้ว
learn-course-choice-full = กระดานเต็ม
learn-course-choice-open = ยังไปต่อ
learn-course-end-right =
    { $right ->
        [theirs] ใช่: 🔵 เรียงสาม การเรียกนี้จึงคืนค่า -10
        [ours] ใช่: ❌ เรียงสาม การเรียกนี้จึงคืนค่า +10 กระดานก็เต็มด้วย แต่ข้อนั้นถามหลังสุด
        [full] ใช่: ไม่มีใครเรียงสาม และไม่มีช่องว่างแล้ว การเรียกนี้คืนค่า 0
       *[open] ใช่: ไม่มีใครเรียงสาม และยังว่าง { $free } ช่อง มันเรียกหนึ่งครั้งต่อหนึ่งช่อง
    }
learn-course-end-wrong =
    { $winner ->
        [X] ไม่ใช่ ที่นี่ ❌ เรียงสาม 🔵 ไม่ได้เรียง และข้อนั้นถามก่อนข้ออื่น
        [O] ไม่ใช่ ที่นี่ 🔵 เรียงสาม และข้อนั้นถามก่อนเลย
       *[none] ไม่ใช่ ที่นี่ไม่มีใครเรียงสาม และยังว่าง { $free } ช่อง
    }

learn-course-back = ย้อนขึ้นต้นไม้
learn-course-back-text = การเรียกหนึ่งครั้งรอการเรียกทั้งหมดที่อยู่ข้างล่าง แล้วคืนค่าคะแนนหนึ่งค่า: **max** คือค่าสูงที่สุด ถ้าเป็นตาของ ❌ และ **min** คือค่าต่ำที่สุด ถ้าเป็นตาของ 🔵 ค่าคะแนนจึงเดินทางจากสถานะสิ้นสุดขึ้นไปถึงราก min กับ max: ชื่อมินิแมกซ์ (minimax) มาจากตรงนี้
learn-course-back-code = ใน Python มินิแมกซ์มีแค่นี้ โดยใช้ `is_over`, `score`, `scores` และ `best` จากบทก่อน ๆ:
learn-course-returned-ask = ตาของ { $mark } การเรียกข้างล่างคืนค่า { $scores } **การเรียกนี้คืนค่าอะไร**
learn-course-returned-right =
    { $mover ->
        [X] ใช่: { $mark } เลือกค่าคะแนนสูงที่สุด คือ { $best }
       *[O] ใช่: { $mark } เลือกค่าคะแนนต่ำที่สุด คือ { $best }
    }
learn-course-returned-wrong =
    { $mover ->
        [X] ไม่ใช่ { $chosen }: { $mark } จะเลือกค่าสูงที่สุดใน { $scores }
       *[O] ไม่ใช่ { $chosen }: { $mark } จะเลือกค่าต่ำที่สุดใน { $scores }
    }

learn-course-choice = เลือกตาเดิน
learn-course-choice-text =
    ที่ราก แค่ค่าคะแนนยังไม่พอ: โปรแกรมต้องเดินด้วย มันจึงจำช่องที่ให้ค่าคะแนนดีที่สุดไว้
    ถ้าสองช่องดีเท่ากัน โปรแกรมส่วนใหญ่เก็บช่อง **แรก** ไว้: ช่องหลังต้องดีกว่า แค่เท่ากันไม่พอ
learn-course-choice-code = ใน Python `found.index(top)` บอกว่า `top` ตัวแรกอยู่ตรงไหนในลิสต์:
learn-course-first-ask = ตาของ { $mark } การเรียกคืนค่า { $scores } **โปรแกรมเดินช่องไหน**
learn-course-first-right = ใช่: { $chosen } คือช่องแรกที่ได้ { $best }
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = ความลึก: ยิ่งเร็วยิ่งดี
learn-course-depth-text =
    จนถึงตอนนี้ ชนะก็คือชนะ จะช้าแค่ไหนก็ได้ บทเรียนส่วนใหญ่จบแค่นี้ โปรแกรมจึงอาจเล่นกับเหยื่อไปเรื่อย ๆ ไม่จบสักที
    สิ่งที่แก้เรื่องนี้คือ **ความลึก** (depth): วางเครื่องหมายไปกี่ตัวนับจากราก ชนะได้ค่าคะแนน `10 - depth` แพ้ได้ `depth - 10` คราวนี้โปรแกรมจะรีบชนะ และถ้าแพ้ก็จะถ่วงเวลา
learn-course-depth-code = ใน Python การเรียกแต่ละครั้งส่งความลึกที่มากขึ้นหนึ่งให้ครั้งต่อไป:
learn-course-late-ask = ก่อนอื่นแบบไม่มีความลึก: ตาของ { $mark } การเรียกคืนค่า { $scores } **โปรแกรมเดินช่องไหน**
learn-course-late-right = ใช่ ทั้งที่มีอีกช่องที่ชนะทันที: ช่อง { $chosen } ก็ได้ { $best } และมาก่อน โปรแกรมคิดว่าเดี๋ยวค่อยชนะก็ได้
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = ถ้า { $mark } เดิน { $late } แล้ว { $mark } จะชนะด้วยเครื่องหมายตัวที่ { $late_depth }: ❌ ที่ { $late } แล้ว 🔵 แล้ว ❌ **ถ้านับความลึก ช่อง { $late } ได้ค่าคะแนนเท่าไร**
learn-course-depth-right = ใช่: 10 - { $late_depth } = { $late_score } ส่วนช่อง { $soon } ซึ่งชนะทันที ได้ 10 - { $soon_depth } = { $soon_score }
learn-course-depth-wrong = ไม่ใช่ { $chosen } ความลึกคือ { $late_depth } และชนะได้ค่าคะแนน `10 - depth`
learn-course-soonest-ask = เมื่อนับความลึก การเรียกคืนค่า { $scores } **คราวนี้โปรแกรมเดินช่องไหน**
learn-course-soonest-right = ใช่: { $chosen } ได้ { $best } จึงชนะทันที บอทก็เล่นแบบนี้
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = แอลฟา-บีตา: อะไรที่ไม่ต้องดู
learn-course-cuts-text =
    สมมติว่า ❌ มีช่องหนึ่งที่ได้ 0 แน่ ๆ แล้วลองอีกช่อง ที่นั่นช่องแรกของ 🔵 คืนค่า -10 ไม่ว่าช่องอื่นของ 🔵 จะคืนค่าอะไร ❌ ก็จะไม่ไปทางนั้น ช่องเหล่านั้นจึงถูก **ตัด**: ไม่มีใครดูอีก
    ค่าคะแนนที่ ❌ ได้แน่ ๆ คือ **แอลฟา** (alpha) ค่าที่ 🔵 ได้แน่ ๆ คือ **บีตา** (beta) เมื่อแอลฟาสูงเท่าบีตา ที่เหลือก็ถูกตัด
learn-course-cuts-code = ใน Python `alpha` กับ `beta` เริ่มกว้างจนไม่มีอะไรถูกตัด และ `break` คือออกจากลูป:
learn-course-cut-ask = ช่องก่อนหน้าทำให้ ❌ ได้ { $alpha } แน่ ๆ ตอนนี้ ❌ ลองช่อง { $tried } และที่นั่นช่องของ 🔵 คืนค่า { $scores } **ช่องไหนของ 🔵 ถูกตัด**
learn-course-cut-right = ใช่ { $chosen } ถูกตัด ที่ช่อง { $tried } นั้น 🔵 บีบให้ ❌ ได้แค่ { $held } หรือน้อยกว่า แต่ ❌ ได้ { $alpha } แน่ ๆ อยู่แล้ว ช่อง { $tried } จึงไม่ให้อะไร ❌ เพิ่ม ไม่ว่า { $chosen } จะคืนค่าอะไร
learn-course-cut-wrong = ไม่ใช่ { $chosen }: ตอนที่ดูช่องนั้น โปรแกรมยังไม่รู้ว่า ❌ จะไม่ไปทางนั้น หลัง { $scores } มันถึงรู้

learn-course-memory = หน่วยความจำ สมมาตร กระดานใหญ่
learn-course-memory-text =
    จากกระดานว่าง มินิแมกซ์ล้วนเรียก 549,946 ครั้ง แอลฟา-บีตาเรียก 18,297 ครั้ง แต่มีกระดานแค่ 5,478 แบบ: โปรแกรมที่มี **หน่วยความจำ** ดูแต่ละแบบครั้งเดียว กระดานที่หมุนหรือกลับด้านมีค่าเท่ากัน จึงเหลือ 765 แบบ
    กระดานใหญ่ เช่น 4x4 ก็ยังมีมากเกินไปอยู่ดี โปรแกรมจึงหยุดที่ความลึกหนึ่งแล้ว **ประมาณ** ค่าคะแนน เช่น นับแนวที่แต่ละฝ่ายยังเรียงให้ครบได้
learn-course-memory-code = ใน Python `memory` เก็บค่าคะแนนของแต่ละกระดานไว้ใต้คีย์:
learn-course-like-ask = ลองหมุนหรือกลับด้านกระดาน **เดินตาแรกช่องไหนเหมือนกับช่อง 2**
learn-course-like-right = ใช่: เมื่อหมุนหรือกลับด้าน ช่อง { $chosen } กลายเป็นช่อง 2 ขอบทั้งสี่ด้านเป็นแบบนี้หมด โปรแกรมจึงดูแค่ช่องเดียว
learn-course-like-wrong =
    { $same ->
        [True] นั่นคือช่อง 2 เอง กดช่องอื่นนะ
       *[False] มี { $lines } แนวผ่านช่อง { $chosen } และ { $own } แนวผ่านช่อง 2 จะหมุนกระดานอย่างไร สองช่องนี้ก็ไม่มีวันเป็นช่องเดียวกัน
    }
learn-course-kinds-ask = **ถ้าอย่างนั้น ตาแรกที่ต่างกันจริง ๆ มีกี่แบบ**
learn-course-kinds-right = ใช่: มุม กลางขอบ หรือกลางกระดาน
learn-course-kinds-wrong = ไม่ใช่ { $chosen } จะหมุนกระดานอย่างไร มุมก็ยังเป็นมุม ยังมีช่องแบบไหนอีก

learn-course-play = เล่นแบบมินิแมกซ์ล้วน
learn-course-play-text = คราวนี้คุณเป็นโปรแกรม คุณคือ ❌ บอทคือ 🔵 และเล่นเหมือนมือใหม่ ทุกตาให้กดช่องที่มินิแมกซ์ล้วนจะเดิน: ช่องแรกในบรรดาช่องที่ดีที่สุด
learn-course-play-ask = การเรียกคืนค่า { $scores } **คุณเดินช่องไหน**
learn-course-play-right = ใช่ { $chosen } บอทเดิน { $reply }
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = คราวนี้คิดค่าคะแนนเอง: ตาต่อไปใครชนะได้ **คุณเดินช่องไหน**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] ใช่ { $chosen }: ชนะแล้ว มินิแมกซ์ล้วนเล่นแบบนี้
       *[none] ใช่ { $chosen }: เสมอ มินิแมกซ์ล้วนเล่นแบบนี้
    }
    { $left ->
        [0] { learn-course-over }
       *[other] ยังมีอีก { $left } บทที่ยังไม่ได้เรียน ใช้ /learn เพื่อเรียนต่อ
    }
