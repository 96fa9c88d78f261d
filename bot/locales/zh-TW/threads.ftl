### 有自己討論串的對局。

threads-line = 在 <#{ $thread }> 下。
threads-back = 討論串已被刪除，對局在這裡繼續。
