### 데모: Discord처럼 생긴 브라우저 페이지 속의 봇.

demo-server = 틱택토
demo-topic = !play 입력해 보기
demo-topic-stands = Carol과 Dave만 읽는 채널: !watch 뒤에 게임 번호를 쓰면 해설과 함께 관전해요
demo-channels = 채널
demo-directs = 다이렉트 메시지
demo-people = 지금 나는
demo-language = 언어
demo-tip = + 버튼으로 탭을 하나 더 열면 두 명이 돼요.
demo-tab = 새 탭에서 플레이
demo-away = 봇이 자리를 비웠어요. 봇이 오면 이 페이지도 돌아와요.
demo-workbench = SimCord 작업대
demo-greeting =
    안녕하세요! 한 판 어때요? 버튼을 누르고, 이어서 칸을 누르세요. 글로 써도 돼요: `!play hard 4x4`, `!move 5`.
    Bob 이름 옆의 +를 누르면(휴대폰에서는 "채널" 아래) 탭이 하나 더 열리고 두 명이 돼요. `!play @bob`으로 Bob에게 도전해 보세요.
demo-welcome-back =
    다시 오셨네요! 두다 만 게임은 아래에 있어요.
    Bob 이름 옆의 +를 누르면(휴대폰에서는 "채널" 아래) 탭이 하나 더 열리고 두 명이 돼요.
demo-easy = 쉬움으로 하기
demo-medium = 보통으로 하기
demo-challenge = 누군가에게 도전
demo-watch = 게임 관전하기
demo-help = 도움말
