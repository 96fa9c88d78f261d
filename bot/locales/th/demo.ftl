### เดโม: บอทในหน้าเว็บที่ดูเหมือน Discord ซึ่งคุณเป็น Alice, Bob, Carol หรือ Dave

demo-server = เกม XO
demo-topic = พิมพ์ !play
demo-topic-stands = มีแค่ Carol กับ Dave ที่อ่านที่นี่ได้: พิมพ์ !watch ตามด้วยเลขเกมเพื่อติดตาม พร้อมคำวิจารณ์
demo-channels = แชนแนล
demo-directs = ข้อความส่วนตัว
demo-people = คุณคือ
demo-language = ภาษา
demo-tip = กด + เพื่อเปิดแท็บที่สอง แล้วคุณจะเป็นผู้เล่นสองคน
demo-tab = เล่นในแท็บใหม่
demo-away = บอทไม่อยู่ พอบอทกลับมา หน้านี้ก็จะกลับมาด้วย
demo-workbench = โต๊ะทดลองของ SimCord
demo-in-stands = { $person } ใน #stands
demo-direct = DM ของ { $person }
demo-greeting =
    สวัสดี! เล่นกันสักเกมไหม กดปุ่ม แล้วกดช่อง จะพิมพ์ก็ได้: `!play hard 4x4`, `!move 5`
    กด + ข้างชื่อ Bob (บนโทรศัพท์อยู่ใต้ “แชนแนล”) เพื่อเปิดแท็บที่สอง แล้วคุณจะเป็นผู้เล่นสองคน `!play @bob` คือท้า Bob
demo-welcome-back =
    ยินดีต้อนรับกลับมา! สิ่งที่คุณเล่นค้างไว้อยู่ข้างล่างนี้
    กด + ข้างชื่อ Bob (บนโทรศัพท์อยู่ใต้ “แชนแนล”) เพื่อเปิดแท็บที่สอง แล้วคุณจะเป็นผู้เล่นสองคน
demo-easy = เล่นระดับง่าย
demo-medium = เล่นระดับปานกลาง
demo-challenge = ท้าใครสักคน
demo-watch = ดูเกม
demo-help = วิธีใช้
