### เกมที่ทั้งแชนแนลเล่นด้วยกันกับบอท โดยการโหวต

crowd-button-square = { $square } ว่าง { $count } โหวต
crowd-how = กดช่องเพื่อโหวต ช่องที่ได้โหวตมากสุดชนะ ถ้าเท่ากันใช้วิธีจับสลาก
crowd-waits = ปิดโหวต { $seconds } วินาทีหลังการกดครั้งแรก หรือเมื่อทุกคนจากรอบก่อนโหวตครบแล้ว
crowd-lead =
    { $leaders ->
        [1] **ตอนนี้มี { $count } โหวต**: { $squares } นำอยู่ที่ { $most } โหวต
       *[other] **ตอนนี้มี { $count } โหวต**: { $squares } นำอยู่ ช่องละ { $most } โหวต
    }
crowd-clock = ปิดโหวต <t:{ $deadline }:R> กดช่องอื่นเพื่อเปลี่ยนโหวตของคุณ
topic-play-crowd = เมื่อใช้ `crowd` ทุกคนในแชนแนลนี้ช่วยกันโหวตทุกตาเดินเพื่อสู้กับบอท
crowd-about = เริ่มโดย { $owner }
crowd-unwatch = เริ่มโดย { $owner } ถ้าจะหยุดให้ใช้ /unwatch { $game }
crowd-voted = มีคนโหวต { $count } คน
crowd-record = ทีมแชนแนล: ชนะ { $won } เสมอ { $drawn } แพ้ { $lost }
crowd-button-again = เล่นอีกครั้ง
crowd-button-close = เดินเลย

crowd-running = แชนแนลนี้กำลังเล่นเกม { $game_id } อยู่ ใช้ /board เพื่อดูและโหวต
crowd-same-vote = คุณโหวต { $cell } อยู่แล้ว กดช่องอื่นถ้าอยากเปลี่ยน
crowd-not-yours = มีแค่ { $user } ที่ปิดโหวตก่อนเวลาได้ เดี๋ยวโหวตก็ปิดเอง
crowd-no-votes = ยังไม่มีใครโหวต กดช่องก่อนนะ
crowd-not-votable = ทั้งแชนแนลเล่น { $word } ด้วยการโหวตไม่ได้ เลือกกระดานอื่นหรือกติกาอื่น
