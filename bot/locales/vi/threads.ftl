### Ván trong chủ đề riêng.

threads-title = { $x } đấu { $o }
threads-line = Ván chơi trong <#{ $thread }>.
