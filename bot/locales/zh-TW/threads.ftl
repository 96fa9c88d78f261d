### 有自己討論串的對局。

threads-line = 在 <#{ $thread }> 下。
