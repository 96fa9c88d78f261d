### Bản chơi thử: bot trong một trang web trông như Discord, bạn vào vai Alice, Bob, Carol hay Dave.

demo-server = Cờ caro
demo-topic = Gõ !play
demo-topic-stands = Chỉ Carol và Dave đọc được kênh này: gõ !watch kèm số của ván để theo dõi, có bình luận
demo-channels = Kênh
demo-directs = Tin nhắn trực tiếp
demo-people = Bạn là
demo-language = Ngôn ngữ
demo-tip = Nhấn + để mở thẻ thứ hai: thế là bạn thành hai người chơi.
demo-tab = chơi trong thẻ mới
demo-away = Bot đang vắng mặt. Khi bot quay lại, trang này cũng trở lại.
demo-workbench = Bàn thử nghiệm của SimCord
demo-greeting =
    Chào bạn! Làm một ván nhé? Nhấn một nút, rồi nhấn các ô. Gõ lệnh cũng được: `!play hard 4x4`, `!move 5`.
    Nhấn + cạnh tên Bob (trên điện thoại: dưới mục Kênh) để mở thẻ thứ hai, thế là bạn thành hai người chơi. `!play @bob` là thách đấu Bob.
demo-welcome-back =
    Mừng bạn quay lại! Những gì bạn chơi dở ở ngay bên dưới.
    Nhấn + cạnh tên Bob (trên điện thoại: dưới mục Kênh) để mở thẻ thứ hai, thế là bạn thành hai người chơi.
demo-easy = Chơi mức dễ
demo-medium = Chơi mức trung bình
demo-challenge = Thách đấu ai đó
demo-watch = Xem một ván
demo-help = Trợ giúp
