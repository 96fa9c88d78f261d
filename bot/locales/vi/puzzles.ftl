### Câu đố: bàn cờ mà chỉ một ô là đúng.

puzzles-title = Câu đố #{ $number }
puzzles-practice-title = Câu đố luyện tập { $number }
puzzles-question =
    { $outcome ->
        [win] Lượt của { $mark }: **chỉ một ô thắng.** Ô nào?
       *[draw] Lượt của { $mark }: **chỉ một ô giữ được hoà.** Ô nào?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Hôm qua: **{ $square }** là ô duy nhất thắng.
           *[other] Hôm qua: **{ $square }** là ô duy nhất thắng; { $solved } trên { $answered } người tìm ra.
        }
       *[draw] { $answered ->
            [0] Hôm qua: **{ $square }** là ô duy nhất giữ được hoà.
           *[other] Hôm qua: **{ $square }** là ô duy nhất giữ được hoà; { $solved } trên { $answered } người tìm ra.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Mỗi ngày sau nửa đêm { $zone }, mình sẽ đăng một câu đố mới ở đây. Muốn dừng thì dùng /puzzle stop.
       *[other] Mỗi ngày sau { $hour }:00 { $zone }, mình sẽ đăng một câu đố mới ở đây. Muốn dừng thì dùng /puzzle stop.
    }
puzzles-stopped = Mình đã ngừng đăng câu đố hằng ngày ở đây. Dùng /puzzle here để bật lại.
puzzles-public = Nhấn một ô: bạn có ba lần thử, và chỉ bạn thấy kết quả.
puzzles-tries =
    { $left ->
        [1] Còn một lần thử để giữ chuỗi của bạn.
        [2] Còn hai lần thử để giữ chuỗi của bạn. Hệ số chỉ tính lần đầu.
       *[3] Bạn có ba lần thử, hệ số tính lần đầu.
    }
puzzles-practice-of = **{ $user }**, chỉ bạn thấy kết quả. Người khác nhấn vào sẽ có câu đố riêng.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Hệ số câu đố của bạn: **{ $rating }?**, mới là ước đoán.
           *[other] Hệ số câu đố của bạn: **{ $rating }?** ({ $points }), mới là ước đoán.
        }
       *[False] { $points ->
            [none] Hệ số câu đố của bạn: **{ $rating }**.
           *[other] Hệ số câu đố của bạn: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Đã giải
puzzles-wrong = Lần này chưa được
puzzles-answered = Bạn đã trả lời câu đố hôm nay rồi. Câu tiếp theo có lúc nửa đêm { $zone }.
puzzles-shared-now = Đã chia sẻ vào danh sách của kênh này.
puzzles-ten-days = Mười ngày liên tiếp: lần đầu tiên của bạn đấy. Hẹn gặp lại ngày mai.
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** là ô duy nhất thắng.
       *[draw] { $sign } **{ $square }** là ô duy nhất giữ được hoà.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** chỉ hoà.
       *[False] { $sign } **{ $square }** thua.
    }
puzzles-others-lose = Mọi ô khác đều thua.
puzzles-completes = Nó hoàn thành một hàng, nên thua ngay.
puzzles-line = { $mark } thắng thế này: { $moves }
puzzles-streak =
    { $days ->
        [0] Chuỗi dài nhất của bạn: { $best } ngày.
       *[other] 🔥 Chuỗi: **{ $days } ngày** (dài nhất: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Hôm nay bạn là người đầu tiên thử.
       *[other] Hôm nay { $solved } trên { $answered } người đã giải được.
    }
puzzles-over =
    { $outcome ->
        [win] Câu đố #{ $number } đã qua: **{ $square }** là ô duy nhất thắng.
       *[draw] Câu đố #{ $number } đã qua: **{ $square }** là ô duy nhất giữ được hoà.
    }
puzzles-practice-over = Bạn đã trả lời câu đó rồi. Nhấn Tiếp để sang câu khác.
puzzles-list = **Cờ caro #{ $number }**
puzzles-others = và { $count } người nữa

puzzles-button-solve = Giải
puzzles-button-share = Chia sẻ
puzzles-button-practice = Luyện tập
puzzles-button-next = Tiếp
puzzles-button-today = Câu đố hôm nay

puzzles-not-out = Câu đố đó chưa ra. Dùng /puzzle để xem câu hôm nay.
puzzles-not-answered = Bạn chưa làm xong câu đố đó nên chưa có gì để chia sẻ. Dùng /puzzle để xem câu hôm nay.
puzzles-shared = Bạn đã chia sẻ câu này ở đây rồi.
puzzles-managers-only = Chỉ thành viên có quyền quản lý máy chủ này mới làm được. Dùng /puzzle để xem câu hôm nay.
puzzles-servers-only = Mình chỉ đăng câu đố hằng ngày được trong máy chủ. Dùng /puzzle để xem câu hôm nay ở đây.
puzzles-cannot-post = Mình không đăng câu đố ở đây được. Dùng /puzzle here trong kênh mà cả hai ta đều xem và gửi tin nhắn được.
puzzles-not-posted = Mình không đăng câu đố hằng ngày trong máy chủ này. Dùng /puzzle here trong một kênh để bắt đầu.
puzzles-no-such-hour = Giờ là một số từ 0 đến 23, theo múi giờ của máy chủ. Thử /puzzle here với 18 nhé.
puzzles-no-such-action = Mình chưa hiểu. Thử /puzzle với today, practice, here hoặc stop nhé.

topic-puzzles = Câu đố
topic-puzzles-text =
    `/puzzle` là câu đố của ngày, ai cũng như ai: tìm ô duy nhất thắng, hoặc giữ được hoà.
    Bạn có ba lần thử: 🟩 đúng, 🟨 chỉ hoà, 🟥 thua. **Chia sẻ** ghi kết quả của bạn vào danh sách trong kênh, không kèm các ô. Mỗi ngày giải một câu để giữ chuỗi.
    Hệ số câu đố chỉ tính lần thử đầu, luyện tập tính một phần tư. Mỗi ngày hệ số đổi nhiều nhất 60 điểm, và trước câu thứ năm thì mới là ước đoán (`?`).
    `/puzzle practice` cho bạn thêm câu đố, bao nhiêu cũng được.
    Nếu bạn quản lý máy chủ, `/puzzle here` đăng câu đố trong một kênh mỗi ngày, vào giờ bạn chọn, và `/puzzle stop` để dừng.

command-puzzle = Giải câu đố của ngày, hoặc luyện thêm câu khác
command-puzzle-today = Giải câu đố của ngày (chỉ bạn thấy)
command-puzzle-practice = Giải hết câu đố này đến câu khác (chỉ bạn thấy)
command-puzzle-here = Đăng câu đố trong kênh này mỗi ngày (cho người quản lý máy chủ)
command-puzzle-here-hour = Vào giờ nào, 0 đến 23, theo múi giờ của máy chủ
command-puzzle-stop = Ngừng đăng câu đố hằng ngày (cho người quản lý máy chủ)

## Trong thẻ của /settings
