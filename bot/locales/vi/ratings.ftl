### Bảng xếp hạng: ai có hệ số cao nhất.

ratings-leaderboard = Bảng xếp hạng
ratings-month = tháng này
ratings-everywhere = mọi nơi
ratings-games = { $games } ván
ratings-place = Bạn đứng thứ { $place } trên { $people }.
ratings-unsure = ? = mới là ước đoán
ratings-levels = 🤖 Các cấp độ của mình có hệ số cố định: { $levels }
ratings-hidden = Tên bạn không có trong bảng, đúng như bạn muốn. Dùng /preferences để đổi.
ratings-not-everywhere = Bạn chưa đồng ý hiện tên ở mọi nơi. Dùng /preferences để đổi.
ratings-unrated = Bạn chưa có hệ số ở đây. Dùng /play và chơi hết một ván không cần gợi ý.
ratings-unrated-month = Tháng này bạn chưa có ván nào tính hệ số. Dùng /play và chơi hết một ván không cần gợi ý.
ratings-unrated-past = Tháng đó bạn không có ván nào tính hệ số ở đây.
ratings-empty-past = Tháng đó không ai có ván tính hệ số ở đây.
ratings-empty = Chưa ai có hệ số ở đây. Dùng /play và chơi hết một ván không cần gợi ý để làm người đầu tiên.
ratings-empty-month = Tháng này chưa ai có ván tính hệ số. Dùng /play và chơi hết một ván không cần gợi ý để làm người đầu tiên.
ratings-empty-everywhere = Chưa ai có trong bảng này. Dùng /preferences để làm người đầu tiên.

ratings-no-such-leaderboard = Mình cần bàn cờ ({ $boards }), luật ({ $rules }), month, một tháng như 2026-10, hoặc all, here hay everywhere. Dùng /leaderboard để chọn.
ratings-not-your-leaderboard = Bảng đó do người khác yêu cầu. Dùng /leaderboard để có bảng của bạn.
ratings-months-of-servers = Bảng của các tháng trước được lưu theo từng máy chủ, không có cho mọi nơi. Dùng /leaderboard với here.
ratings-no-server-here = Ở đây không có máy chủ nào để xếp hạng. Dùng /leaderboard với everywhere.

topic-ratings = Hệ số và bảng xếp hạng
topic-ratings-text =
    Ai cũng bắt đầu từ 1500. Thắng người mạnh được cộng nhiều nhất (theo cách tính Glicko-2), và ai đi trước cũng được tính đến.
    `?` nghĩa là mới ước đoán; chừng một chục ván với những người có hệ số gần bạn là đủ rõ. `±80` nghĩa là rất có thể chỉ lệch trong vòng 80 điểm.
    Mọi ván chơi xong đều tính, kể cả với mình. Không tính: ván bạn thắng hoặc hoà nhờ gợi ý, ván bỏ trước khi có hàng nào kịp đe doạ, ván của cả kênh, và ván mình tự đấu với mình. Sau 10 ván trong một ngày với cùng một người, các ván sau tính ít dần. Người mới gặp ít đối thủ chỉ làm đổi hệ số của bạn đến một mức nào đó.
    Các cấp độ của mình là 🤖: chúng đã được đo khi đấu với nhau, nên ván của bạn đổi hệ số của bạn, không đổi của chúng.
    `/leaderboard` xếp hạng người chơi của máy chủ này; với một tháng như 2026-10 là hệ số vào cuối tháng đó. Bạn chỉ có tên trong bảng mọi nơi nếu bạn đồng ý trong `/preferences`.

command-leaderboard = Xem ai có hệ số cao nhất trong máy chủ này, và bạn đứng thứ mấy
command-leaderboard-board = Bàn cờ nào; số sau dấu gạch chéo là số ô thẳng hàng để thắng
command-leaderboard-rules = Luật nào, trên bàn 3x3
command-leaderboard-period = Tất cả, người chơi tháng này, hoặc một tháng trước, như 2026-10
command-leaderboard-where = Máy chủ này, hoặc tất cả những ai đồng ý hiện tên ở mọi nơi
