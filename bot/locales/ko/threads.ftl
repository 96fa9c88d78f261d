### 게임마다 따로 있는 스레드.

threads-line = <#{ $thread }> 스레드에서 두세요.
