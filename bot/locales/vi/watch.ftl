### Ván cho người xem: theo dõi, biểu diễn, xem lại, danh sách.

watch-followed = Ván { $game }, theo dõi ở đây cho đến khi xong. Muốn dừng thì dùng /unwatch { $game }.
watch-followed-over = Đó là ván { $game }. Dùng /replay { $game } để xem lại từng nước.
watch-link-players = Bàn của người chơi
watch-followed-stopped = Mình không theo dõi ván { $game } ở đây nữa. Dùng /watch { $game } để theo dõi lại.
watch-followed-moved = Giờ mình theo dõi ván { $game } ở phía dưới.
watch-comments-later = Bình luận để sau ván, vì người chơi đọc được kênh này.
watch-decided-draw =
    { $count ->
        [1] Nước { $number } định đoạt: { $player } đi { $square }, chỉ đi { $better } mới giữ được.
       *[other] Nước { $number } định đoạt: { $player } đi { $square }; đi { $better } thì đã giữ được.
    }
watch-decided-win = Nước { $number } định đoạt: { $player } đi { $square }; đi { $better } thì đã thắng.
watch-aside-fork = Đòn tấn công đôi đẹp đấy.
watch-aside-block = Mình thấy trước rồi nhé.
watch-hidden = Mình không cho xem ván này ở đây được nữa: không phải ai ở đây cũng xem được kênh của ván.

watch-exhibition = Ván { $game }, biểu diễn theo yêu cầu của { $owner }. Nước tiếp theo sau vài giây nữa.
watch-exhibition-over = Ván { $game }, biểu diễn theo yêu cầu của { $owner }.
watch-button-another = Ván khác
watch-exhibition-stopped = Mình đã dừng ván biểu diễn { $game }.
watch-crowd-stopped = Mình đã dừng ván { $game } mà cả kênh đang chơi. Dùng /play với crowd để mở ván khác.
watch-unwatched =
    { $count ->
        [1] Mình không theo dõi ván { $games } ở đây nữa. Dùng /watch với số của ván để theo dõi lại.
       *[other] Mình không theo dõi các ván { $games } ở đây nữa. Dùng /watch với số của ván để theo dõi lại.
    }

watch-replay = { $versus }. Ván { $game }.
watch-replay-start =
    { $moves ->
        [1] Bàn trống, trước nước duy nhất
       *[other] Bàn trống, trước { $moves } nước
    }
watch-replay-move = Nước { $number }/{ $moves }: { $player } đi { $square }
watch-accuracy-one = Độ chính xác: { $player } { $share }%
watch-accuracy-both = Độ chính xác: { $player } { $share }% và { $other } { $other_share }%

watch-meter-draw = { $meter } Hoà nếu không ai đi sai.
watch-meter-unclear = { $meter } Còn sớm, chưa biết ai thắng.
watch-meter-estimate = { $meter } { $mark } có vẻ hơn: cơ hội khoảng { $chance }%. Mình chưa thấy kết cục.
watch-meter-win = { $meter } { $mark } thắng trong { $moves } nước nếu đi đúng.

watch-live-empty = Ở đây không có ván nào đang chơi. Dùng /play để bắt đầu một ván.
watch-live-more = Một số ván cũ hơn không có trong danh sách.
watch-live-use = Nhấn số để đến ván đó, hoặc dùng /watch với số để theo dõi ván ở đây.
watch-live-total = { $games } ván đang chơi
watch-live-total-more = Hơn { $games } ván đang chơi

watch-list-moves =
    { $moves ->
        [0] chưa đi nước nào
       *[other] { $moves } nước
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Chưa ai chơi xong ván nào ở đây. Dùng /play để bắt đầu một ván.
watch-history-empty-member = Thành viên đó chưa chơi xong ván nào ở đây. Dùng /history để xem ván của mọi người.
watch-history-menu = Chọn ván để xem lại
watch-history-total = { $games } ván đã xong
watch-history-total-more = Hơn { $games } ván đã xong
watch-history-total-member = { $games } ván đã xong: thắng { $won }, hoà { $drawn }, thua { $lost }
watch-history-line = { $winner } thắng { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } hoà { $loser }
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } đấu { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = đối thủ đầu hàng
watch-how-time = đối thủ hết giờ
watch-how-agreement = đồng ý hoà
watch-how-repetition = lặp lại thế cờ
watch-how-nobody = hết giờ
watch-how-stop = bị dừng

topic-watch = Xem ván
topic-watch-text =
    `/games` liệt kê các ván đang chơi.
    `/watch` với số của ván để theo dõi ở đây. Với hai cấp độ, mình tự đấu với mình.
    `/unwatch` để dừng.
topic-replay = Lịch sử và xem lại
topic-replay-text =
    `/history` liệt kê các ván đã xong, hoặc ván của một thành viên.
    `/replay` với số của ván để xem lại từng nước, và mỗi nước đã để lỡ những gì.

watch-not-begun = Ván { $game_id } kết thúc trước nước đầu tiên. Dùng /history để tìm ván khác.
watch-still-running = Ván { $game_id } vẫn đang chơi. Dùng /watch { $game_id } để theo dõi.
watch-nothing-to-stop =
    { $is_any ->
        [1] Mình không theo dõi ván nào ở đây.
       *[other] Mình không theo dõi ván đó ở đây. Dùng /watch với số của ván.
    }
watch-too-many-boards = Mình đang theo dõi { $most } ván ở đây rồi. Dùng /unwatch để có chỗ.
watch-too-many-followers = Ván { $game_id } đã được theo dõi ở { $most } nơi. Dùng /games để tìm ván khác.
watch-not-shown = Mình cần số của một ván hoặc hai cấp độ (easy, medium, hard, unbeatable). Dùng /games để tìm số.
watch-not-your-list = Danh sách đó do người khác yêu cầu. Dùng /history để có danh sách của bạn.

command-games = Liệt kê các ván đang chơi trong máy chủ này
command-watch = Theo dõi một ván ở đây, hoặc xem mình tự đấu với mình
command-watch-game = Ván cần theo dõi ở đây; bỏ trống hết để chọn
command-watch-x = Hoặc xem mình tự đấu: mình cầm X giỏi cỡ nào
command-watch-o = Và mình cầm O giỏi cỡ nào
command-watch-board = Bàn cờ mà mình tự đấu với mình
command-unwatch = Ngừng theo dõi một ván ở đây, hoặc dừng ván biểu diễn
command-unwatch-game = Số của ván; bỏ trống để dừng mọi thứ bạn đã yêu cầu
command-replay = Xem lại từng nước một ván đã xong
command-replay-game = Ván nào; bỏ trống để chọn một trong các ván gần đây
command-history = Liệt kê các ván đã xong, mới nhất trước
command-history-member = Ván của ai; bỏ trống là của mọi người
