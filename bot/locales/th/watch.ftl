### เกมสำหรับคนดู: ติดตาม สาธิต ดูซ้ำ รายการ

watch-followed = เกม { $game } ติดตามที่นี่จนจบ ถ้าจะหยุดให้ใช้ /unwatch { $game }
watch-followed-over = นั่นคือเกม { $game } ใช้ /replay { $game } เพื่อดูซ้ำทีละตา
watch-link-players = กระดานของผู้เล่น
watch-followed-stopped = บอทไม่ได้ติดตามเกม { $game } ที่นี่แล้ว ใช้ /watch { $game } เพื่อติดตามอีกครั้ง
watch-followed-moved = ตอนนี้ติดตามเกม { $game } อยู่ข้างล่าง
watch-comments-later = คำวิจารณ์จะมาหลังเกม เพราะผู้เล่นอ่านแชนแนลนี้ได้
watch-decided-draw =
    { $count ->
        [1] ตาที่ { $number } ตัดสินเกม: { $player } เดิน { $square } มีแค่ { $better } ที่จะต้านไว้ได้
       *[other] ตาที่ { $number } ตัดสินเกม: { $player } เดิน { $square } ถ้าเดิน { $better } จะต้านไว้ได้
    }
watch-decided-win = ตาที่ { $number } ตัดสินเกม: { $player } เดิน { $square } ถ้าเดิน { $better } จะชนะ
watch-aside-fork = โจมตีสองทางสวยมาก
watch-aside-block = ตานั้นบอทเห็นก่อนแล้ว
watch-hidden = แสดงเกมนี้ที่นี่ต่อไม่ได้แล้ว: ไม่ใช่ทุกคนที่นี่ที่มองเห็นแชนแนลของเกมนี้

watch-exhibition = เกม { $game } เกมสาธิตที่ { $owner } ขอดู อีกไม่กี่วินาทีจะเดินตาต่อไป
watch-exhibition-over = เกม { $game } เกมสาธิตที่ { $owner } ขอดู
watch-button-another = อีกเกม
watch-exhibition-stopped = หยุดเกมสาธิต { $game } แล้ว
watch-crowd-stopped = หยุดเกม { $game } ที่ทั้งแชนแนลเล่นอยู่แล้ว ใช้ /play กับ crowd เพื่อเริ่มใหม่
watch-unwatched =
    { $count ->
        [1] บอทไม่ได้ติดตามเกม { $games } ที่นี่แล้ว ใช้ /watch กับเลขเกมเพื่อติดตามอีกครั้ง
       *[other] บอทไม่ได้ติดตามเกม { $games } ที่นี่แล้ว ใช้ /watch กับเลขเกมเพื่อติดตามเกมไหนอีกครั้ง
    }

watch-replay = { $versus } เกม { $game }
watch-replay-start =
    { $moves ->
        [1] กระดานว่าง ก่อนตาเดียวที่เดิน
       *[other] กระดานว่าง ก่อนเดิน { $moves } ตา
    }
watch-replay-move = ตาที่ { $number } จาก { $moves }: { $player } ที่ { $square }
watch-accuracy-one = ความแม่นยำ: { $player } { $share }%
watch-accuracy-both = ความแม่นยำ: { $player } { $share }% และ { $other } { $other_share }%

watch-meter-draw = { $meter } เสมอ ถ้าไม่มีใครพลาด
watch-meter-unclear = { $meter } ยังเร็วเกินจะบอกว่าใครชนะ
watch-meter-estimate = { $meter } { $mark } ดูได้เปรียบกว่า: มีโอกาสราว { $chance }% บอทยังมองไม่เห็นจุดจบ
watch-meter-win = { $meter } { $mark } ชนะใน { $moves } ตาถ้าเดินดีที่สุด

watch-live-empty = ที่นี่ไม่มีเกมที่กำลังเล่น ใช้ /play เพื่อเริ่ม
watch-live-more = บางเกมที่เก่ากว่าไม่ได้อยู่ในรายการ
watch-live-use = กดเลขเพื่อไปที่เกม หรือใช้ /watch กับเลขนั้นเพื่อติดตามที่นี่
watch-live-total = กำลังเล่นอยู่ { $games } เกม
watch-live-total-more = กำลังเล่นอยู่มากกว่า { $games } เกม

watch-list-moves =
    { $moves ->
        [0] ยังไม่มีตาเดิน
       *[other] { $moves } ตา
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = ยังไม่มีใครเล่นจบที่นี่ ใช้ /play เพื่อเริ่ม
watch-history-empty-member = สมาชิกคนนั้นยังไม่ได้เล่นจบสักเกมที่นี่ ใช้ /history เพื่อดูของทุกคน
watch-history-menu = เลือกเกมเพื่อดูซ้ำ
watch-history-total = จบแล้ว { $games } เกม
watch-history-total-more = จบแล้วมากกว่า { $games } เกม
watch-history-total-member = จบแล้ว { $games } เกม: ชนะ { $won } เสมอ { $drawn } แพ้ { $lost }
watch-history-line = { $winner } ชนะ { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } เสมอกับ { $loser }
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } พบ { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = อีกฝ่ายยอมแพ้
watch-how-time = อีกฝ่ายหมดเวลา
watch-how-agreement = ตกลงเสมอ
watch-how-repetition = ตำแหน่งซ้ำ
watch-how-nobody = หมดเวลา
watch-how-stop = ถูกหยุด

topic-watch = ดูเกม
topic-watch-text =
    `/games` แสดงเกมที่กำลังเล่น
    `/watch` กับเลขเกมจะติดตามเกมนั้นที่นี่ ถ้าใส่สองระดับ บอทจะเล่นกับตัวเอง
    `/unwatch` คือหยุด
topic-replay = ประวัติและดูซ้ำ
topic-replay-text =
    `/history` แสดงเกมที่จบแล้ว หรือเกมของสมาชิกคนเดียว
    `/replay` กับเลขเกมจะดูซ้ำทีละตา และแสดงว่าแต่ละตาพลาดอะไรไป

watch-not-begun = เกม { $game_id } จบก่อนตาแรก ใช้ /history เพื่อหาเกมอื่น
watch-still-running = เกม { $game_id } ยังเล่นอยู่ ใช้ /watch { $game_id } เพื่อติดตาม
watch-nothing-to-stop =
    { $is_any ->
        [1] บอทไม่ได้ติดตามเกมไหนที่นี่
       *[other] บอทไม่ได้ติดตามเกมนั้นที่นี่ ใช้ /watch กับเลขเกมเพื่อติดตาม
    }
watch-too-many-boards = บอทติดตามอยู่แล้ว { $most } เกมที่นี่ ใช้ /unwatch เพื่อให้มีที่ว่าง
watch-too-many-followers = เกม { $game_id } มีการติดตามอยู่แล้ว { $most } ที่ ใช้ /games เพื่อหาเกมอื่น
watch-not-shown = ต้องใส่เลขเกมหรือสองระดับ (easy, medium, hard, unbeatable) ใช้ /games เพื่อหาเลข
watch-not-your-list = รายการนั้นเป็นของคนอื่น ใช้ /history เพื่อดูของคุณเอง

command-games = แสดงเกมที่กำลังเล่นในเซิร์ฟเวอร์นี้
command-watch = ติดตามเกมที่นี่ หรือดูบอทเล่นกับตัวเอง
command-watch-game = เกมที่จะติดตามที่นี่ ถ้าเว้นทั้งหมดจะมีให้เลือก
command-watch-x = หรือดูบอทเล่นกับตัวเอง: ให้ฝ่าย X เก่งแค่ไหน
command-watch-o = และให้ฝ่าย O เก่งแค่ไหน
command-watch-board = กระดานที่บอทเล่นกับตัวเอง
command-unwatch = หยุดติดตามเกมที่นี่ หรือหยุดเกมสาธิต
command-unwatch-game = เลขเกม ถ้าเว้นไว้จะหยุดทุกอย่างที่คุณขอ
command-replay = ดูซ้ำเกมที่จบแล้วทีละตา
command-replay-game = เกมไหน ถ้าเว้นไว้จะให้เลือกจากเกมล่าสุด
command-history = แสดงเกมที่จบแล้ว ใหม่สุดก่อน
command-history-member = เกมของใคร ถ้าเว้นไว้คือของทุกคน
