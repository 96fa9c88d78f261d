### 対局ごとのスレッド。

threads-line = 対局は <#{ $thread }> で。
threads-back = スレッドが削除されたので、対局はここで続きます。
