### 対局ごとのスレッド。

threads-line = 対局は <#{ $thread }> で。
