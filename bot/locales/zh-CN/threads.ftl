### 每局有自己子区的对局。

threads-title = { $x } 对 { $o }
threads-line = 在 <#{ $thread }> 里下。
