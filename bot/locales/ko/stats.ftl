### 멤버의 통계.

stats-title = { $name }: { $games }판
stats-score = { $win } { $won }승 ({ $share }%) · { $draw } { $drawn }무 · { $loss } { $lost }패
stats-streak = 지금 **{ $current }연승** 중. 최고 기록은 **{ $best }연승**.
stats-best-streak = 최고 기록: **{ $best }연승**
stats-opening = 즐겨 두는 첫 수: { $board } 판의 **{ $square }**, X로 둔 { $all }판 중 { $games }판
stats-accuracy = 3x3 정확도: { $moves }수의 **{ $share }%**
stats-opponents = 상대
stats-boards = 판
stats-won = 승
stats-drawn = 무
stats-lost = 패
stats-rated = 레이팅
stats-people = 사람
stats-rating = 레이팅: **{ $rating }**
stats-you-against = 나 대 { $second }
stats-against = { $first } 대 { $second }
stats-duel = { $win } { $won }승 · { $draw } { $drawn }무 · { $loss } { $lost }패
stats-latest =
    { $count ->
        [1] 지난 게임: { $results }
       *[other] 최근 { $count }판, 최신순: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
       *[other] { $first } { $won } – { $lost } { $other }, 무승부 { $drawn }
    }
stats-changed = { $name }의 레이팅: { $rating } ({ $points })
stats-first-win = 🎉 { $name }, { $bot } 상대로 첫 승리!
stats-hundred = 🎉 { $name }, 여기서 둔 100번째 게임이었어요.
stats-you-no-duel = { $second } 님과 여기서 끝낸 게임이 아직 없어요. /play 명령어로 한 판 어때요?
stats-no-duel = 두 사람이 여기서 끝낸 게임이 아직 없어요. /play 명령어로 한 판 어때요?
stats-empty = 여기서 끝낸 게임이 아직 없어요. 한 판 두면 통계가 시작돼요.
stats-empty-member = { $name } 님은 여기서 끝낸 게임이 아직 없어요. /play 명령어로 도전해 보세요.
stats-member = 이 멤버

stats-button-play = { $kind } 하기
stats-button-rating = 레이팅
stats-button-openings = 첫 수

stats-rating-title = { $board } 판의 { $name }
stats-rating-now =
    { $games ->
        [1] 레이팅 반영 { $games }판 뒤 **{ $rating }**.
       *[other] 레이팅 반영 { $games }판 뒤 **{ $rating }**, 최저 { $least }, 최고 { $most }.
    }
stats-rating-picture =
    { $games ->
        [1] { $board } 판 레이팅: { $games }판 뒤 { $rating }.
       *[other] { $board } 판에서 { $games }판을 한 판씩 끝낸 뒤의 레이팅, 점 하나가 한 판: { $first }에서 { $rating }까지, 최저 { $least }, 최고 { $most }.
    }

stats-openings-title = { $board } 판의 { $name }: X로 둔 { $games }판
stats-openings-move = { $square }: { $games }판, 승률 { $share }%
stats-openings-key = 읽는 법
stats-openings-legend = 숫자는 첫 수를 거기에 둔 횟수예요. 막대는 그 게임들의 결과예요: 파랑은 승리, 회색은 무승부, 주황은 패배.
stats-openings-picture = { $board } 판의 첫 수: { $squares }.
stats-openings-square = { $square } { $share }% (승률 { $won }%)

stats-are-yours = DM에서는 내 통계만 보여 줘요. 다른 멤버의 통계는 서버에서 /stats 명령어로 보세요.
stats-against-yourself = 자기 자신과는 둘 수 없어요. 서로 다른 멤버 두 명을 골라 주세요.
stats-not-of-bots = 봇의 통계는 없어요. 제 단계별 성적은 /stats 명령어로 보세요.
stats-not-rated-yet = 레이팅 반영 게임이 아직 없어요. /play 명령어로 힌트 없이 한 판을 끝내면 레이팅이 생겨요.
stats-no-openings-yet = 여기서 X로 끝낸 게임이 아직 없어요. /play 명령어에서 누가 먼저 둘지 골라 보세요.

topic-stats = 통계
topic-stats-text =
    `/stats`는 승리, 레이팅, 연승, 정확도를 보여 줘요. 멤버를 고르면 그 멤버의 통계가 나와요.
    멤버를 한 명 더 고르면 두 사람의 상대 전적이 나와요.
    "레이팅"과 "첫 수" 버튼은 그래프를 그려요. 두 번째 수 전에 끝난 게임은 세지 않아요.

command-stats = 나나 다른 멤버의 결과, 연승, 정확도 보기
command-stats-member = 누구의 통계인지. 비워 두면 내 통계
command-stats-against = 이 멤버를 상대로 한 전적
