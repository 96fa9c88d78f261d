### 有自己討論串的對局。

threads-title = { $x } 對 { $o }
threads-line = 在 <#{ $thread }> 下。
