### Các lệnh chính: mô tả trong danh sách lệnh của Discord, và vài câu trả lời.

menu-challenge = Thách đấu cờ caro
menu-stats = Thống kê cờ caro
menu-explain = Giải thích ván này
menu-replay = Xem lại ván này
menu-watch = Theo dõi ván này
menu-end = Kết thúc ván này

command-play = Chơi cờ caro với mình, với một thành viên, với bất kỳ ai hoặc cùng cả kênh
command-play-opponent = Bạn muốn thách đấu ai; bỏ trống để chơi với mình
command-play-level = Mình chơi giỏi cỡ nào; không áp dụng khi đấu với thành viên
command-play-first = Ai đi nước đầu tiên
command-play-board = Cỡ bàn cờ; số sau dấu gạch chéo là số ô thẳng hàng để thắng
command-play-rules = Luật khác, trên bàn 3x3
command-play-open = Ai trong kênh này cũng có thể tham gia; không ai bị nhắc tên
command-play-crowd = Cả kênh cùng chơi với mình: mọi người bỏ phiếu
command-move = Đi vào một ô
command-move-square = Số của ô, đếm từ góc trên bên trái, hoặc tên ô: b2, center, top left
command-board = Hiện lại ván của bạn ở đây
command-resign = Đầu hàng ván của bạn ở đây, hoặc rút lại lời thách đấu
command-draw = Xin hoà, hoặc đồng ý khi đối thủ xin hoà

choice-easy = dễ
choice-medium = trung bình
choice-hard = khó
choice-unbeatable = bất bại
choice-me = bạn
choice-them = đối thủ của bạn
choice-random = ngẫu nhiên
choice-standard = thường
choice-tree = cây
choice-steps = từng bước
choice-alpha-beta = alpha-beta
choice-alpha-beta-steps = alpha-beta từng bước
choice-knockout = loại trực tiếp
choice-round-robin = vòng tròn
choice-all = tất cả
choice-month = tháng này
choice-here = ở đây
choice-everywhere = mọi nơi
choice-off = tắt
choice-at-once = ngay lập tức
choice-5-minutes = 5 phút
choice-15-minutes = 15 phút
choice-60-minutes = 60 phút
choice-default = mặc định
choice-on = bật
choice-1-minute = 1 phút
choice-10-minutes = 10 phút
choice-1-hour = 1 giờ
choice-6-hours = 6 giờ
choice-1-day = 1 ngày
choice-3-days = 3 ngày
choice-7-days = 7 ngày
choice-30-days = 30 ngày

## Câu trả lời

restarting = Mình đang khởi động lại, ván của bạn vẫn an toàn. Lát nữa bạn thử lại nhé.
store-away = Mình chưa kết nối được với cơ sở dữ liệu. Ván của bạn vẫn an toàn; một phút nữa bạn thử lại nhé.
old-button = Nút đó không dùng được nữa. Xem /help nhé.
commands-changed = Các lệnh của mình vừa được cập nhật. Một phút nữa bạn thử lại nhé.
did-you-mean = Ý bạn là `{ $command }`?
edited-command = Mình không chạy tin nhắn đã sửa. Gửi lại `{ $command }` nếu bạn muốn vậy.
unknown-command = Chào bạn. Làm một ván không? Nhấn Chơi, hoặc xem mình còn làm được gì.
broken = Có gì đó bị hỏng ở phía mình, nhưng ván của bạn vẫn an toàn. Bạn thử lại nhé; nếu vẫn bị, hãy báo mã { $reference }.
sent-in-private = Mình đã gửi DM cho bạn.
may-not-speak = Mình không viết được trong <#{ $channel }>. Ở đó hãy dùng lệnh gạch chéo như /play, hoặc thử kênh khác.

## Danh sách ván

pick-game = Ván nào?
pick-menu = Chọn một ván
pick-versus = { $game } · { $x } đấu { $o }
pick-age-now = vừa xong
pick-age-minutes = { $count } phút trước
pick-age-hours = { $count } giờ trước
pick-age-days = { $count } ngày trước
