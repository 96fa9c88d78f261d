### 每局有自己子区的对局。

threads-line = 在 <#{ $thread }> 里下。
