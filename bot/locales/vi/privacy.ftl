### Bot lưu gì về mọi người, bản sao của nó, và cách xoá.

privacy-title = Dữ liệu của bạn
privacy-what = Mình lưu gì
privacy-what-text =
    • Id và tên Discord của bạn, trong các ván bạn chơi, theo dõi, kết thúc hoặc cho biểu diễn.
    • Mỗi ván được chơi ở đâu, các nước đi, ai dùng gợi ý và ván kết thúc thế nào.
    • Những gì sinh ra từ các ván: hệ số, giải đấu, câu trả lời câu đố, phiếu bầu, máy chủ nào đã cho bạn làm nhà vô địch của tháng.
    • Những gì bạn chọn bằng `/preferences`, và bạn học đến đâu trong `/learn`.
    Ngoài ra mình không lưu gì khác mà bạn viết.
privacy-why = Vì sao
privacy-why-text =
    Để các ván không mất khi mình khởi động lại, bàn cờ luôn được cập nhật, và có lịch sử, thống kê, bảng xếp hạng. Mình cho những ai xem được kênh của ván xem ván đó, và không đưa gì cho bất kỳ ai khác.
privacy-long = Bao lâu
privacy-long-games =
    { $days ->
        [0] Các ván đã xong được giữ lại; /forget gỡ tên và id của bạn khỏi đó.
       *[other] Các ván đã xong bị xoá sau { $days } ngày.
    }
privacy-long-servers = Những gì thuộc về một máy chủ bị xoá { $days } ngày sau khi mình rời máy chủ đó.
privacy-yours = Quyền của bạn
privacy-yours-text =
    • `/export` cho bạn một bản sao của tất cả.
    • `/forget` gỡ tên và id của bạn khỏi mọi thứ.
    • `/preferences` với leaderboards quyết định tên bạn được hiện ở đâu.
privacy-host = Ai vận hành mình
privacy-host-contact = { $name }: { $contact }
privacy-somebody = Người vận hành mình; họ chưa cho biết tên

privacy-forget-sure =
    Xoá tên và id của bạn khỏi mọi thứ mình lưu, trong tất cả máy chủ? Việc này không hoàn tác được.
    Các ván bạn đang chơi sẽ kết thúc như khi đầu hàng. Nếu muốn có bản sao trước, hãy dùng `/export`.
privacy-button-keep = Giữ lại
privacy-button-erase = Xoá tất cả
privacy-forget-kept = Mình giữ nguyên mọi thứ như cũ.
privacy-forget-nothing = Mình không lưu gì dưới tên hay id của bạn.
privacy-forget-done =
    Xong. Tên và id của bạn không còn trong bất cứ thứ gì mình lưu, cùng với tuỳ chọn, phiếu bầu, chỗ đang học trong khoá học và các câu trả lời câu đố cũ của bạn.
    Các nước đi trong ván của bạn vẫn còn, không kèm tên bạn. Hệ số, câu đố luyện tập và những câu trả lời mới nhất cho câu đố cũng vậy, dưới một mã thay cho id của bạn; nếu bạn chơi lại, chúng lại là của bạn. Nếu có ai đã chặn bạn, điều đó cũng được giữ lại, dưới cùng mã đó.
    Tin nhắn mình đã đăng vẫn còn cho đến khi có người xoá.

privacy-copy =
    { $games ->
        [0] Đây là tất cả những gì mình lưu về bạn.
       *[other] Đây là tất cả những gì mình lưu về bạn, với { $games } ván.
    }

topic-privacy = Dữ liệu của bạn
topic-privacy-text =
    `/privacy` cho biết mình lưu gì, vì sao và bao lâu.
    `/export` gửi bạn bản sao của tất cả những gì mình lưu về bạn.
    `/forget` gỡ tên và id của bạn khỏi mọi thứ, trong tất cả máy chủ. Mình sẽ hỏi trước khi làm.
    `/preferences` với leaderboards quyết định tên bạn được hiện ở đâu.

privacy-not-yours-to-forget = Câu hỏi đó dành cho người khác. Dùng /forget nếu chính bạn muốn được xoá.
privacy-question-too-old = Câu hỏi đó cũ quá rồi, không trả lời được nữa. Hãy dùng lại /forget.
privacy-copied-just-now = Bạn vừa nhận một bản sao rồi. Bạn có thể lấy bản khác <t:{ $until }:R>.

command-privacy = Xem mình lưu gì về bạn, vì sao và bao lâu
command-forget = Xoá tên và id của bạn khỏi mọi thứ mình lưu
command-export = Nhận bản sao của tất cả những gì mình lưu về bạn (chỉ bạn thấy)
