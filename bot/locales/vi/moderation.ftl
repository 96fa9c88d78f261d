### Việc của người điều hành: kết thúc ván và lời thách đấu.

moderation-ended-game = { $moderator } đã kết thúc ván { $game }. Ván này không tính cho ai.
moderation-ended-challenge = { $moderator } đã kết thúc lời thách đấu của { $asker }.

topic-ending-moderator = Nếu bạn có quyền quản lý tin nhắn, `/end` kết thúc một ván trong kênh mà không tính kết quả.

moderation-not-moderator = Chỉ người có quyền quản lý tin nhắn trong kênh này mới kết thúc được ván ở đây. Dùng /resign nếu muốn đầu hàng ván của bạn.
moderation-your-own = Bạn đang chơi ván { $game_id }. Dùng /resign để đầu hàng, hoặc nhờ người điều hành khác kết thúc ván.
moderation-no-such-game = Ván { $game_id } không ở trong kênh này. Dùng /end ở nơi ván đó đang chơi.
moderation-nothing-open = Thành viên đó không có lời thách đấu nào đang chờ trong kênh này. Dùng /end với số của ván để kết thúc một ván.
moderation-not-understood = Mình cần số của một ván hoặc một thành viên. Dùng /games để tìm số.

command-end = Kết thúc một ván ở đây mà không tính kết quả, hoặc lời thách đấu của một thành viên
command-end-game = Số của một ván trong kênh này
command-end-member = Hoặc thành viên có lời thách đấu cần kết thúc trong kênh này
