### 관리자가 하는 일: 게임과 도전 끝내기.

moderation-ended-game = { $moderator } 님이 게임 { $game }번을 끝냈어요. 누구의 기록에도 들어가지 않아요.
moderation-ended-challenge = { $moderator } 님이 { $asker } 님의 도전을 끝냈어요.

topic-ending-moderator = 메시지를 관리할 수 있다면 `/end`로 내 채널의 게임을 결과 없이 끝낼 수 있어요.

moderation-not-moderator = 여기서는 이 채널의 메시지를 관리할 수 있는 사람만 게임을 끝낼 수 있어요. 내 게임을 기권하려면 /resign 명령어를 쓰세요.
moderation-your-own = 게임 { $game_id }번은 직접 두고 있는 게임이에요. /resign 명령어로 기권하거나, 다른 관리자에게 끝내 달라고 하세요.
moderation-no-such-game = 게임 { $game_id }번은 이 채널에 없어요. 게임을 두는 곳에서 /end 명령어를 쓰세요.
moderation-nothing-open = 그 멤버는 이 채널에 열린 도전이 없어요. 게임을 끝내려면 /end 뒤에 번호를 써 주세요.
moderation-not-understood = 게임 번호 하나나 멤버 한 명이 필요해요. 번호는 /games 명령어로 찾을 수 있어요.

command-end = 여기 게임을 결과 없이 끝내거나, 멤버의 열린 도전을 끝내기
command-end-game = 이 채널에 있는 게임의 번호
command-end-member = 또는 이 채널에서 열린 도전을 끝낼 멤버
