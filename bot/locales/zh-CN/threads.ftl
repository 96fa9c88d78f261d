### 每局有自己子区的对局。

threads-line = 在 <#{ $thread }> 里下。
threads-back = 子区已被删除，对局在这里继续。
