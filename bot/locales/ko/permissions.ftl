### 봇이 채널에서 할 수 있는 일.

permissions-title = 여기서 제가 할 수 있는 일
permissions-fine = <#{ $channel }> 채널에서 게임하는 데 필요한 권한이 다 있어요.
permissions-lacking = <#{ $channel }> 채널에서 필요한 권한이 { $count }개 모자라요.
permissions-commands = Discord가 제 슬래시 명령어를 받아들이지 않아서 일부가 없거나 오래됐을 수 있어요. 이유는 제 로그에 있으니 저를 호스팅하는 분께 물어보세요.
permissions-needed = 게임에 필요
permissions-extra = 설정에 따라 필요

permissions-view-channel = **채널 보기**: 판을 최신으로 유지해요
permissions-send-messages = **메시지 보내기**: 글로 쓴 명령어에 답해요
permissions-embed-links = **링크 첨부**: 판 아래의 글을 보여 줘요
permissions-read-message-history = **메시지 기록 보기**: 메시지에 답장해요
permissions-attach-files = **파일 첨부**: 그림을 보여 줘요
permissions-send-messages-in-threads = **스레드에서 메시지 보내기**: 스레드에서 게임해요
permissions-create-public-threads = **공개 스레드 만들기**: 게임마다 스레드를 만들어요
permissions-manage-threads = **스레드 관리하기**: 게임 스레드에도 슬로우 모드를 써요
permissions-manage-roles = **역할 관리하기**: 이달의 챔피언에게 역할을 줘요

permissions-where-roles = 서버 설정 > 역할에서 제 역할에 주세요.
permissions-where-channel = 이 채널에서 막혀 있어요. 채널 편집 > 권한에서 허용해 주세요.
permissions-where-either = 서버 설정 > 역할과 채널 편집 > 권한을 살펴보세요.

topic-settings-permissions = `/permissions`는 제가 채널에서 할 수 있는 일과 바꾸는 곳을 보여 줘요.

permissions-no-channel = 권한은 서버 채널에 있어요. 그곳에서 /permissions 명령어를 쓰세요.

command-permissions = 이 채널에서 제가 할 수 있는 일과 바꾸는 곳 보기
