### 봇이 사람에 대해 보관하는 것, 그 사본, 지우는 법.

privacy-title = 내 데이터
privacy-what = 보관하는 것
privacy-what-text =
    • 직접 두거나 관전하거나 끝내거나 공개한 게임에 있는 Discord ID와 이름.
    • 게임마다 둔 곳, 수, 힌트를 쓴 사람, 끝난 방식.
    • 게임에서 나온 것: 레이팅, 대회, 퍼즐 답, 투표, 이달의 챔피언이 된 서버.
    • `/preferences`에서 정한 것과 `/learn`의 진도.
    쓰신 다른 글은 보관하지 않아요.
privacy-why = 이유
privacy-why-text =
    봇이 다시 시작해도 게임이 남고, 판이 최신으로 유지되고, 기록과 통계와 순위표가 있도록 하기 위해서예요. 게임은 그 채널을 볼 수 있는 사람에게만 보여 주고, 다른 누구에게도 아무것도 넘기지 않아요.
privacy-long = 기간
privacy-long-games =
    { $days ->
        [0] 끝난 게임은 남아요. /forget 명령어는 거기서 이름과 ID를 지워요.
       *[other] 끝난 게임은 { $days }일 뒤에 지워져요.
    }
privacy-long-servers = 서버에 속한 것은 제가 서버를 나가고 { $days }일 뒤에 지워져요.
privacy-yours = 직접 할 수 있는 것
privacy-yours-text =
    • `/export`는 모든 것의 사본을 드려요.
    • `/forget`은 모든 곳에서 이름과 ID를 지워요.
    • `/preferences`의 순위표 설정으로 어디에 나올지 정해요.
privacy-host = 운영자
privacy-host-contact = { $name }: { $contact }
privacy-somebody = 저를 호스팅하는 분. 이름은 밝히지 않았어요

privacy-forget-sure =
    모든 서버에서 제가 보관하는 모든 것에서 이름과 ID를 지울까요? 되돌릴 수 없어요.
    두고 있던 게임은 기권으로 끝나요. 먼저 사본이 필요하면 `/export`를 쓰세요.
privacy-button-keep = 그대로 두기
privacy-button-erase = 모두 지우기
privacy-forget-kept = 모두 그대로 두었어요.
privacy-forget-nothing = 이 이름이나 ID로 보관하는 것이 없어요.
privacy-forget-done =
    끝났어요. 제가 보관하는 모든 것에서 이름과 ID가 사라졌고, 개인 설정, 투표, 강좌 진도, 예전 퍼즐 답도 함께 지워졌어요.
    두신 게임의 수는 이름 없이 남아요. 레이팅, 연습 퍼즐, 가장 최근 퍼즐 답도 ID 대신 코드로 남아요. 다시 두시면 도로 돌려받아요. 누군가 차단해 두었다면 그것도 같은 코드로 남아요.
    제가 이미 올린 메시지는 누군가 지울 때까지 남아요.

privacy-copy =
    { $games ->
        [0] 나에 대해 보관 중인 모든 것이에요.
       *[other] 나에 대해 보관 중인 모든 것이에요. 게임 { $games }판이 들어 있어요.
    }

topic-privacy = 내 데이터
topic-privacy-text =
    `/privacy`는 무엇을 왜, 얼마나 오래 보관하는지 보여 줘요.
    `/export`는 나에 대해 보관 중인 모든 것의 사본을 보내요.
    `/forget`은 모든 서버의 모든 것에서 이름과 ID를 지워요. 지우기 전에 물어봐요.
    `/preferences`의 순위표 설정으로 어디에 나올지 정해요.

privacy-not-yours-to-forget = 다른 분에게 물어본 거예요. 직접 지우려면 /forget 명령어를 쓰세요.
privacy-question-too-old = 답하기에는 너무 오래된 질문이에요. /forget 명령어를 다시 쓰세요.
privacy-copied-just-now = 방금 사본을 받으셨어요. 다시 받을 수 있는 때: <t:{ $until }:R>.

command-privacy = 제가 무엇을 왜, 얼마나 오래 보관하는지 보기
command-forget = 제가 보관하는 모든 것에서 내 이름과 ID 지우기
command-export = 나에 대해 보관 중인 모든 것의 사본 받기 (나만 볼 수 있어요)
