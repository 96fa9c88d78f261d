### 게임마다 따로 있는 스레드.

threads-line = <#{ $thread }> 스레드에서 두세요.
threads-back = 스레드가 삭제되어 게임을 여기서 이어갑니다.
