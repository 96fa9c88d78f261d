### Ván trong chủ đề riêng.

threads-title = { $x } đấu { $o }
threads-line = **{ $x }** đấu **{ $o }**: ván chơi trong <#{ $thread }>.

threads-only-in-text = Ở máy chủ này mỗi ván có chủ đề riêng, nhưng chỉ kênh văn bản mới có chủ đề, nên ván này ở lại đây.
threads-no-right = Ở máy chủ này mỗi ván có chủ đề riêng, nhưng mình không được tạo ở đây, nên ván này ở lại đây. Nhờ người quản lý cho mình quyền Tạo chủ đề công khai và Gửi tin nhắn trong chủ đề.
threads-enough = Một trong hai bạn đã có ba ván trong các chủ đề của kênh này, nên ván này ở lại đây. Chơi xong một ván trong số đó là lại có chủ đề.
threads-refused = Ở máy chủ này mỗi ván có chủ đề riêng, nhưng Discord vừa không cho mình tạo, nên ván này ở lại đây.
