### Ván trong chủ đề riêng.

threads-line = Ván chơi trong <#{ $thread }>.
threads-back = Chủ đề đã bị xóa nên ván đấu tiếp tục ở đây.
