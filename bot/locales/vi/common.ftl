### Những gì nhiều trang dùng chung: tên, cấp độ, nút.

language-name = Tiếng Việt
the-bot = bot
bot-easy = Bot (dễ)
bot-medium = Bot (trung bình)
bot-hard = Bot (khó)
bot-unbeatable = Bot (bất bại)
the-crowd = đội cả kênh
player-crowd = Đội cả kênh
headline-crowd = Đội cả kênh thắng!
somebody = ai đó
level-easy = dễ
level-medium = trung bình
level-hard = khó
level-unbeatable = bất bại
versus = { $x } đấu { $o }
to-move = Lượt của { $player }

others = { $count } ô nữa
between-sentences = { " " }

## Nút

button-accept = Chấp nhận
button-play = Chơi
button-play-me = Chơi với mình
button-show = Xem ngay
button-anyone = Mời bất kỳ ai
button-help = Trợ giúp
button-do = { $command }
button-give-up-and-start = Bỏ ván kia, bắt đầu ván này
button-withdraw-and-start = Rút lại, bắt đầu ván này
button-withdraw-and-challenge = Rút lại, thách đấu { $player }
button-join = Tham gia
button-decline = Từ chối
button-withdraw = Rút lại
button-resign = Đầu hàng
button-keep-playing = Chơi tiếp
button-hint = Gợi ý
button-offer = Xin hoà
button-draw = Đồng ý hoà
button-draw-of = { $player }: đồng ý hoà
button-rematch = Tái đấu
button-easier = Tái đấu mức { $level }
button-review = Phân tích
button-replay = Xem lại
button-stop = Dừng
button-first = Đầu
button-back = Lùi
button-forward = Tiến
button-last = Cuối
button-newer = Mới hơn
button-older = Cũ hơn
