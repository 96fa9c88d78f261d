### Thống kê của một thành viên.

stats-title = { $name }: { $games } ván
stats-score = { $win } Thắng { $won } ({ $share }%) · { $draw } hoà { $drawn } · { $loss } thua { $lost }
stats-streak = Đang thắng liền **{ $current }** ván. Chuỗi dài nhất là **{ $best }**.
stats-best-streak = Chuỗi dài nhất: thắng liền **{ $best }** ván
stats-opening = Nước đầu ưa thích: **{ $square }** trên { $board }, trong { $games } trên { $all } ván cầm X
stats-accuracy = Độ chính xác trên 3x3: **{ $share }%** của { $moves } nước
stats-opponents = Đối thủ
stats-boards = Bàn cờ
stats-won = thắng
stats-drawn = hoà
stats-lost = thua
stats-rated = hệ số
stats-people = người
stats-rating = Hệ số: **{ $rating }**
stats-you-against = Bạn đấu với { $second }
stats-against = { $first } đấu với { $second }
stats-duel = { $win } Thắng { $won } · { $draw } hoà { $drawn } · { $loss } thua { $lost }
stats-latest =
    { $count ->
        [1] Ván gần nhất: { $results }
       *[other] { $count } ván gần nhất, mới trước: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
       *[other] { $first } { $won } – { $lost } { $other }, hoà { $drawn }
    }
stats-changed = Hệ số của { $name }: { $rating } ({ $points })
stats-first-win = 🎉 { $name } lần đầu thắng { $bot }!
stats-hundred = 🎉 Đó là ván thứ 100 của { $name } ở đây.
stats-you-no-duel = Bạn và { $second } chưa chơi xong ván nào với nhau ở đây. Dùng /play để thay đổi điều đó.
stats-no-duel = Hai người này chưa chơi xong ván nào với nhau ở đây. Dùng /play để thay đổi điều đó.
stats-empty = Bạn chưa chơi xong ván nào ở đây. Chơi một ván là có thống kê ngay.
stats-empty-member = { $name } chưa chơi xong ván nào ở đây. Dùng /play để thách đấu nhé.
stats-member = Thành viên này

stats-button-play = Chơi: { $kind }
stats-button-rating = Hệ số
stats-button-openings = Nước đầu

stats-rating-title = { $name } trên { $board }
stats-rating-now =
    { $games ->
        [1] **{ $rating }** sau 1 ván tính hệ số.
       *[other] **{ $rating }** sau { $games } ván tính hệ số, trong khoảng { $least } đến { $most }.
    }
stats-rating-picture =
    { $games ->
        [1] Hệ số trên { $board }: { $rating } sau 1 ván.
       *[other] Hệ số trên { $board } sau từng ván trong { $games } ván, mỗi ván một chấm: từ { $first } đến { $rating }, trong khoảng { $least } đến { $most }.
    }

stats-openings-title = { $name } trên { $board }: { $games } ván cầm X
stats-openings-move = Ô { $square }: { $games } ván, thắng { $share }%
stats-openings-key = Cách đọc
stats-openings-legend = Con số là tần suất đi nước đầu vào đó. Thanh màu là kết quả các ván ấy: xanh là thắng, xám là hoà, cam là thua.
stats-openings-picture = Nước đầu trên { $board }: { $squares }.
stats-openings-square = { $square } trong { $share }% (thắng { $won }%)

stats-are-yours = Trong DM mình chỉ cho xem thống kê của bạn. Dùng /stats trong máy chủ để xem của người khác.
stats-against-yourself = Không ai tự đấu với chính mình. Hãy nêu hai thành viên khác nhau.
stats-not-of-bots = Bot không có thống kê. Dùng /stats để xem bạn chơi với từng cấp độ của mình ra sao.
stats-not-rated-yet = Chưa có ván nào tính hệ số. Dùng /play và chơi hết một ván không cần gợi ý để có hệ số.
stats-no-openings-yet = Ở đây chưa có ván cầm X nào chơi xong. Dùng /play và chọn ai đi trước.

topic-stats = Thống kê
topic-stats-text =
    `/stats` cho biết số ván thắng, hệ số, chuỗi và độ chính xác của bạn. Nêu tên một thành viên để xem của họ.
    Nêu thêm thành viên thứ hai để xem hai người đấu với nhau ra sao.
    Hệ số và Nước đầu vẽ biểu đồ. Ván kết thúc trước nước thứ hai thì không tính.

command-stats = Xem kết quả, chuỗi và độ chính xác của bạn hoặc của một thành viên
command-stats-member = Thống kê của ai; bỏ trống là của bạn
command-stats-against = Kết quả khi đấu với thành viên này
