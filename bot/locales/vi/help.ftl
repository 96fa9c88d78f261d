### Trợ giúp: tổng quan trong ba phần.

help-title = Cờ caro
help-typed =
    Có ba ô thẳng hàng là thắng.
    Bạn cũng có thể gõ `{ $prefix }play` hoặc `{ $prefix }move 5`.
help-untyped =
    Có ba ô thẳng hàng là thắng.
    Bạn cũng có thể gõ `@bot play` hoặc `@bot move 5`.
help-play = Chơi
help-play-text =
    `/play` đấu với mình, với bạn bè, với bất kỳ ai, hoặc cùng cả kênh.
    Nhấn vào ô, hoặc gõ `/move`.
    `/board` hiện lại ván của bạn.
    `/tournament` mở giải loại trực tiếp hoặc vòng tròn.
    `/draw` và `/resign` kết thúc ván.
    `/preferences` chọn giao diện bàn cờ (có cả bằng lời cho trình đọc màn hình), mình báo gì cho bạn và ai được thách đấu bạn.
help-watch = Xem
help-watch-text =
    `/games` liệt kê các ván đang chơi.
    `/watch` theo dõi một ván ở đây.
    `/history` liệt kê các ván đã xong.
    `/replay` xem lại một ván từng nước.
help-learn = Học
help-learn-text =
    `/learn` là khoá học: mình nghĩ thế nào.
    `/hint` chỉ những ô tốt nhất của bạn.
    `/explain` cho biết mỗi ô đáng giá bao nhiêu.
    `/puzzle` mỗi ngày một câu đố mới.
    `/stats` xem bạn chơi ra sao.
    `/leaderboard` xem ai giỏi nhất.
    `/privacy` xem mình lưu những gì.
help-manage = Quản lý
help-manage-text =
    `/settings` đặt cách mình hoạt động trong máy chủ này.
    `/permissions` cho biết mình được làm gì ở đây, và đổi ở đâu.
    `/puzzle here` đăng câu đố ở đây mỗi ngày.

help-button-play = Chơi: { $kind }
help-button-challenge = Thách đấu
help-button-watch = Xem

help-menu-topics = Tìm hiểu thêm…
help-menu-whom = Chọn đối thủ
help-challenge-whom = Bạn muốn thách đấu ai?

help-about =
    Mình là tictactoe-bot { $version }. Mình tìm nước đi bằng minimax: mức bất bại không bao giờ thua ván nào còn cứu được, còn mức dễ thì cho bạn cơ hội.
    Mình lưu ai chơi ở đâu, các nước đi, kết quả và tuỳ chọn của bạn; ngoài ra không lưu gì bạn viết. Dùng /privacy để xem chi tiết, /help để xem mình làm được gì.

help-no-such-topic = Mình không có trợ giúp về mục đó. Thử /help với { $names } nhé.

command-help = Xem mình làm được gì và cách chơi
command-help-topic = Bạn muốn đọc về gì; bỏ trống để xem tóm tắt tất cả
command-about = Xem mình là ai và mình lưu những gì
