### Những gì người quản lý máy chủ cài đặt.

settings-title = Cài đặt của máy chủ này
settings-about = Mình làm theo thế này ở đây, trừ khi ván hay thành viên chọn khác.
settings-saved = ✅ Đã lưu:
settings-same = Không có gì thay đổi.
settings-games = Ván cờ
settings-limits = Giới hạn
settings-chat = Ngôn ngữ và giao diện
settings-posts = Bài đăng
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (mặc định)
settings-level-last = mức mỗi người chơi lần trước
settings-games-default = bao nhiêu cũng được
settings-language-default = theo Discord (mặc định)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = không đăng
settings-champion-default = không đăng
settings-role-default = không có
settings-first-me = người mở ván
settings-first-them = đối thủ của người mở ván
settings-look-crisp = sắc nét (ký hiệu riêng của mình)
settings-look-bold = đậm (❌ và 🔵)
settings-look-classic = cổ điển (❌ và ⭕)
settings-look-letters = chữ cái (X và O)
settings-look-contrast = tương phản cao
settings-look-words = bằng lời, cho trình đọc màn hình
settings-notices-accepted = khi có người nhận lời hoặc muốn tái đấu
settings-notices-off = không bao giờ
settings-notices-channel = mỗi lượt, trong kênh
settings-notices-dm = mỗi lượt, qua DM
settings-time-minute = { $count } phút
settings-time-hour = { $count } giờ
settings-time-day = { $count } ngày
settings-time-second = { $count } giây

settings-name-level = Cấp độ
settings-name-board = Bàn cờ
settings-name-rules = Luật
settings-name-first = Đi trước
settings-name-threads = Chủ đề riêng cho mỗi ván
settings-name-challenge = Lời thách đấu hết hạn sau
settings-name-idle = Thời gian cho một nước
settings-name-games = Số ván cùng lúc trong một kênh
settings-name-language = Ngôn ngữ
settings-name-prefix = Tiền tố
settings-name-look = Giao diện
settings-name-notices = Báo đến lượt
settings-name-puzzle = Câu đố hằng ngày
settings-name-hour = Giờ của câu đố
settings-name-champion = Bảng của tháng
settings-name-role = Vai trò của nhà vô địch
settings-name-zone = Múi giờ
settings-about-rules = Mọi luật khác luật thường đều cần bàn 3x3.
settings-about-threads = Mình tạo khi ván bắt đầu, và lưu trữ khi ván xong.
settings-about-idle = Ai để quá giờ thì thua. Nước đang chờ vẫn giữ thời gian cũ.
settings-about-language = Của bàn cờ và mọi thứ ai cũng đọc được.
settings-about-prefix = Dấu, hoặc chữ rồi đến dấu. Bỏ trống thì là { $prefix }
settings-about-look = Của ván mà người mở chưa chọn giao diện.
settings-about-notices = Của thành viên chưa chọn.
settings-about-puzzle = Mỗi ngày vào giờ bên dưới. Bỏ trống để không đăng.
settings-about-champion = Vào ngày đầu mỗi tháng. Bỏ trống để không đăng.
settings-about-role = Vai trò của nhà vô địch tháng, cho đến khi có người mới.
settings-about-zone = Giờ của câu đố và cuối tháng tính theo đó. Nhập một thành phố trong múi giờ ấy.

settings-servers-only = Cài đặt thuộc về một máy chủ. Dùng /settings trong máy chủ bạn quản lý.
settings-managers-only = Chỉ thành viên có quyền quản lý máy chủ này mới đổi được cài đặt.
settings-no-such-name = Mình không biết cài đặt “{ $word }”. Gõ { $names }, rồi giá trị: `level hard`, hoặc `level default` để đặt lại.
settings-no-such-value = Với { $word }, hãy chọn { $names }.
settings-both = Luật đó cần bàn 3x3, mà { $word } lại không hợp. Đổi cả hai: `{ $command }`.
settings-no-channel = Chưa đăng gì cho { $word }. Hãy chọn cả kênh nữa.
settings-no-such-channel = Với { $word }, chọn một kênh văn bản của máy chủ này, hoặc `off`.
settings-cannot-post = Mình không đăng được trong kênh đó. Chọn kênh mà cả hai ta đều xem và gửi tin nhắn được.
settings-no-such-role = Với { $word }, chọn một vai trò của máy chủ này, hoặc `off`.
settings-fixed-role = Không ai trao được vai trò đó: nó thuộc về một ứng dụng, hoặc về mọi người. Chọn vai trò khác nhé.
settings-no-right = Mình không được phép trao vai trò ở đây. Cho mình quyền Quản lý vai trò, rồi dùng lại /settings.
settings-too-high = Vai trò đó không nằm dưới vai trò của mình nên mình không trao được. Kéo vai trò của mình lên trên nó trong cài đặt máy chủ, hoặc dùng /settings với vai trò khác.
settings-above-you = Bạn không tự trao được vai trò đó, nên mình cũng không trao thay bạn được. Dùng /settings với vai trò khác, hoặc nhờ người có quyền.
settings-discord-away = Mình không kiểm tra được với Discord, nên chưa có gì thay đổi. Thử lại sau một phút nhé.
settings-no-such-prefix =
    { $most ->
        [1] Tiền tố là 1 dấu như `?` hoặc `$`. Những dấu Discord dùng riêng, như `/` và `*`, thì không được.
       *[other] Tiền tố gồm 1 đến { $most } chữ, số và dấu, kết thúc bằng một dấu: `?`, `t!`. Những dấu Discord dùng riêng, như `/` và `*`, thì không được.
    }

topic-settings = Cài đặt của máy chủ
topic-settings-text =
    Nếu bạn quản lý máy chủ, `/settings` cho biết cài đặt ở đó, kèm nút để đổi: cấp độ, bàn cờ và luật của ván không ghi gì, lời thách đấu và nước đi chờ bao lâu, một kênh có bao nhiêu ván cùng lúc, ngôn ngữ, tiền tố và giao diện. Cả chủ đề riêng cho mỗi ván, và nơi tôi đăng câu đố hằng ngày cùng bảng của tháng.
    Hoặc đổi ngay: `/settings level:hard`, hoặc gõ `{ $prefix }settings prefix ? level hard`.
    `default` trả một cài đặt về mặc định: `/settings level:default`.

command-settings = Xem hoặc đổi cài đặt của máy chủ này (cho người quản lý máy chủ)
command-settings-language = Của bàn cờ và mọi thứ ai cũng đọc được
command-settings-prefix = Đứng trước lệnh được gõ, như ? hoặc t!; default là theo người vận hành
command-settings-level = Mình chơi giỏi cỡ nào nếu ván không ghi
command-settings-board = Bàn cờ của ván không ghi
command-settings-rules = Luật của ván không ghi
command-settings-first = Ai đi trước trong ván không ghi
command-settings-challenge = Lời thách đấu chờ trả lời bao lâu
command-settings-idle = Ván chờ một nước đi bao lâu
command-settings-games = Bao nhiêu ván được chơi cùng lúc trong một kênh
command-settings-look = Giao diện của ván nếu người mở chưa chọn
command-settings-notices = Báo đến lượt thế nào cho thành viên chưa chọn
command-settings-threads = Mỗi ván có chủ đề riêng hay không
command-settings-puzzle = Kênh đăng câu đố hằng ngày
command-settings-hour = Vào giờ nào, 0 đến 23, theo múi giờ của máy chủ
command-settings-champion = Kênh đăng bảng của tháng, vào ngày đầu mỗi tháng
command-settings-role = Vai trò của nhà vô địch tháng, cho đến khi có người mới
command-settings-stop = Dừng gì: các bài đăng, hoặc vai trò của nhà vô địch
command-settings-zone = Múi giờ của giờ, ngày và tháng ở đây: nhập một thành phố trong đó
