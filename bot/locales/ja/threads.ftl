### 対局ごとのスレッド。

threads-title = { $x } 対 { $o }
threads-line = 対局は <#{ $thread }> で。
