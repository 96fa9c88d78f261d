### 게임마다 따로 있는 스레드.

threads-title = { $x } 대 { $o }
threads-line = <#{ $thread }> 스레드에서 두세요.
