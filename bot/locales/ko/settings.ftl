### 서버 운영자가 정하는 것.

settings-title = 이 서버의 설정
settings-about = 게임이나 멤버가 따로 고르지 않으면 여기서는 이렇게 해요.
settings-saved = ✅ 저장했어요:
settings-same = 바뀐 것이 없어요.
settings-games = 게임
settings-limits = 제한
settings-chat = 언어와 모양
settings-posts = 게시물
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (기본값)
settings-level-last = 각자 지난번에 고른 단계
settings-games-default = 제한 없음
settings-language-default = Discord가 정한 대로 (기본값)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $zone } { $hour }:00
settings-puzzle-default = 올리지 않음
settings-champion-default = 올리지 않음
settings-role-default = 없음
settings-first-me = 게임을 시작한 쪽
settings-first-them = 상대
settings-look-crisp = 또렷한 표시 (제 고유한 표시)
settings-look-bold = 굵은 표시 (❌ 🔵)
settings-look-classic = 클래식 (❌ ⭕)
settings-look-letters = 글자 (X와 O)
settings-look-contrast = 고대비
settings-look-words = 말로, 화면 낭독기용
settings-notices-accepted = 누가 수락하거나 재대결을 원할 때
settings-notices-off = 알리지 않음
settings-notices-channel = 차례마다 채널에서
settings-notices-dm = 차례마다 DM으로
settings-time-minute = { $count }분
settings-time-hour = { $count }시간
settings-time-day = { $count }일
settings-time-second = { $count }초

settings-name-level = 단계
settings-name-board = 판
settings-name-rules = 규칙
settings-name-first = 첫 수
settings-name-threads = 게임마다 스레드
settings-name-challenge = 도전 유효 시간
settings-name-idle = 한 수의 제한 시간
settings-name-games = 채널에서 한 번에 둘 수 있는 게임
settings-name-language = 언어
settings-name-prefix = 접두사
settings-name-look = 모양
settings-name-notices = 차례 알림
settings-name-puzzle = 오늘의 퍼즐
settings-name-hour = 퍼즐 시각
settings-name-champion = 월간 순위
settings-name-role = 챔피언의 역할
settings-name-zone = 시간대
settings-about-rules = 기본 말고는 모두 3x3 판이 필요해요.
settings-about-threads = 게임이 시작되면 만들고, 끝나면 보관해요.
settings-about-idle = 시간을 넘기면 져요. 이미 진행 중인 수의 시간은 그대로예요.
settings-about-language = 판과 모두가 읽는 글의 언어예요.
settings-about-prefix = 기호, 또는 글자 뒤에 기호. 비워 두면 { $prefix }
settings-about-look = 시작한 사람이 모양을 고르지 않은 게임에 쓰여요.
settings-about-notices = 따로 고르지 않은 멤버에게 쓰여요.
settings-about-puzzle = 매일 아래 시각에 올려요. 비워 두면 올리지 않아요.
settings-about-champion = 매달 1일에 올려요. 비워 두면 올리지 않아요.
settings-about-role = 다음 챔피언이 나올 때까지 이달의 챔피언이 받는 역할.
settings-about-zone = 퍼즐 시각과 월말이 이 시간대를 따라요. 그 시간대의 도시를 적어 주세요.

settings-servers-only = 설정은 서버에 있어요. 관리하는 서버에서 /settings 명령어를 쓰세요.
settings-managers-only = 이 서버를 관리하는 멤버만 설정을 바꿀 수 있어요.
settings-no-such-name = 모르는 설정이에요: "{ $word }". { $names } 중 하나와 값을 써 주세요. 예: `level hard`, 되돌리려면 `level default`.
settings-no-such-value = { $word } 설정은 { $names } 중에서 고르세요.
settings-both = 그 규칙은 3x3 판에서만 돼요. 지금 { $word } 설정과 맞지 않아요. 둘 다 바꾸세요: `{ $command }`
settings-no-channel = { $word } 설정에는 아직 채널이 없어요. 채널도 고르세요.
settings-no-such-channel = { $word }: 이 서버의 텍스트 채널이나 `off` 중에서 고르세요.
settings-cannot-post = 그 채널에는 올릴 수 없어요. 저와 함께 보고 쓸 수 있는 채널을 고르세요.
settings-no-such-role = { $word }: 이 서버의 역할이나 `off` 중에서 고르세요.
settings-fixed-role = 앱이나 모두의 역할이라 아무도 줄 수 없어요. 다른 역할을 고르세요.
settings-no-right = 제가 여기서 역할을 줄 수 없어요. 저에게 "역할 관리하기" 권한을 준 다음 /settings 명령어를 다시 쓰세요.
settings-too-high = 그 역할은 제 역할보다 아래에 있지 않아서 줄 수 없어요. 서버 설정에서 제 역할을 그 위로 옮기거나, /settings 명령어로 다른 역할을 고르세요.
settings-above-you = 직접 줄 수 없는 역할이라 저도 대신 줄 수 없어요. /settings 명령어로 다른 역할을 고르거나, 줄 수 있는 분에게 부탁하세요.
settings-discord-away = Discord에서 확인하지 못해서 아무것도 바뀌지 않았어요. 1분 뒤에 다시 해 보세요.
settings-no-such-prefix =
    { $most ->
        [1] 접두사는 `?` 또는 `$` 같은 기호 1개예요. `/` 또는 `*`처럼 Discord가 쓰는 기호는 안 돼요.
       *[other] 접두사는 글자, 숫자, 기호 1개부터 { $most }개까지이고 기호로 끝나요: `?`, `t!`. `/` 또는 `*`처럼 Discord가 쓰는 기호는 안 돼요.
    }

topic-settings = 서버 설정
topic-settings-text =
    서버를 관리한다면 `/settings`로 지금 설정을 보고 버튼으로 바꿀 수 있어요: 따로 정하지 않은 게임의 단계, 판, 규칙, 도전과 수의 제한 시간, 채널에서 한 번에 둘 수 있는 게임 수, 언어, 접두사, 모양. 게임마다 스레드를 만들지, 오늘의 퍼즐과 월간 순위를 어디에 올릴지도 여기서 정해요.
    바로 바꿀 수도 있어요: `/settings level:hard`, 또는 글로 `{ $prefix }settings prefix ? level hard`.
    `default`를 쓰면 설정이 원래대로 돌아가요: `/settings level:default`.

command-settings = 이 서버의 설정을 보거나 바꾸기 (서버 관리자용)
command-settings-language = 판과 모두가 읽는 글의 언어
command-settings-prefix = 글로 쓰는 명령어 앞에 붙는 것. 예: ? 또는 t!. default면 호스트의 것
command-settings-level = 게임에서 정하지 않았을 때 제 실력
command-settings-board = 따로 정하지 않은 게임의 판
command-settings-rules = 따로 정하지 않은 게임의 규칙
command-settings-first = 따로 정하지 않은 게임에서 먼저 두는 쪽
command-settings-challenge = 도전이 답을 기다리는 시간
command-settings-idle = 게임이 다음 수를 기다리는 시간
command-settings-games = 한 채널에서 한 번에 둘 수 있는 게임 수
command-settings-look = 시작한 사람이 고르지 않은 게임의 모양
command-settings-notices = 따로 고르지 않은 멤버에게 차례를 알리는 방법
command-settings-threads = 게임마다 스레드를 만들지
command-settings-puzzle = 오늘의 퍼즐을 올릴 채널
command-settings-hour = 올릴 시각(서버 시간대), 0부터 23까지
command-settings-champion = 매달 1일에 월간 순위를 올릴 채널
command-settings-role = 다음 챔피언이 나올 때까지 이달의 챔피언이 받는 역할
command-settings-stop = 그만둘 것: 게시물 또는 챔피언의 역할
command-settings-zone = 이 서버의 시각, 날짜, 달이 따르는 시간대: 도시 이름
