### Việc của người điều hành: kết thúc ván và lời thách đấu.

moderation-by = { $user }, người điều hành kênh này, đã kết thúc ván.
moderation-by-challenge = { $user }, người điều hành kênh này, đã kết thúc lời thách đấu của { $asker }.

moderation-ended = Mình đã kết thúc ván { $game }. Ván này không tính cho ai.
moderation-ended-challenges = Mình đã kết thúc { $count } lời thách đấu của { $user }.

topic-ending-moderator = Nếu bạn có quyền quản lý tin nhắn, `/end` kết thúc một ván trong kênh mà không tính kết quả.

moderation-not-allowed = Chỉ người có quyền quản lý tin nhắn trong kênh của ván { $game_id } mới kết thúc được ván đó. Dùng /resign nếu muốn đầu hàng ván của bạn.
moderation-your-own = Bạn đang chơi ván { $game_id }. Dùng /resign để đầu hàng, hoặc nhờ người điều hành khác kết thúc ván.
moderation-no-challenge = { $user } không có lời thách đấu nào đang chờ ở nơi bạn có quyền quản lý tin nhắn. Dùng /end với số của ván để kết thúc một ván.
moderation-not-understood = Mình cần số của một ván hoặc một thành viên. Dùng /games để tìm số.

command-end = Kết thúc một ván mà không tính kết quả, hoặc các lời thách đấu của một thành viên
command-end-game = Ván cần kết thúc, trong kênh mà bạn có quyền quản lý tin nhắn
command-end-member = Hoặc thành viên có lời thách đấu cần kết thúc trong máy chủ này
