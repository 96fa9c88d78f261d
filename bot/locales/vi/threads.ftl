### Ván trong chủ đề riêng.

threads-line = Ván chơi trong <#{ $thread }>.
