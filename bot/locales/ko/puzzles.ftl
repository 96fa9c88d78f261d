### 퍼즐: 맞는 칸이 하나뿐인 판.

puzzles-title = 퍼즐 #{ $number }
puzzles-practice-title = 연습 퍼즐 { $number }
puzzles-question =
    { $outcome ->
        [win] { $mark } 차례: **이기는 칸은 하나뿐이에요.** 어디일까요?
       *[draw] { $mark } 차례: **무승부를 지키는 칸은 하나뿐이에요.** 어디일까요?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] 어제: 이기는 칸은 **{ $square }** 하나였어요.
           *[other] 어제: 이기는 칸은 **{ $square }** 하나였어요. { $answered }명 중 { $solved }명이 찾았어요.
        }
       *[draw] { $answered ->
            [0] 어제: 무승부를 지키는 칸은 **{ $square }** 하나였어요.
           *[other] 어제: 무승부를 지키는 칸은 **{ $square }** 하나였어요. { $answered }명 중 { $solved }명이 찾았어요.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] 매일 { $zone } 자정이 지나면 여기에 새 퍼즐을 올릴게요. 그만하려면 /puzzle stop 명령어를 쓰세요.
       *[other] 매일 { $zone } { $hour }:00이 지나면 여기에 새 퍼즐을 올릴게요. 그만하려면 /puzzle stop 명령어를 쓰세요.
    }
puzzles-stopped = 이제 여기에 오늘의 퍼즐을 올리지 않아요. 다시 시작하려면 /puzzle here 명령어를 쓰세요.
puzzles-public = 칸을 누르세요. 기회는 세 번이고, 결과는 누른 사람만 볼 수 있어요.
puzzles-tries =
    { $left ->
        [1] 연속 기록을 위한 기회가 한 번 남았어요.
        [2] 연속 기록을 위한 기회가 두 번 남았어요. 레이팅에는 첫 번째만 들어가요.
       *[3] 기회는 세 번이고, 레이팅에는 첫 번째가 들어가요.
    }
puzzles-practice-of = **{ $user }** 님의 퍼즐이고, 결과는 본인만 볼 수 있어요. 다른 분이 누르면 자기 퍼즐을 받아요.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] 내 퍼즐 레이팅: **{ $rating }?**, 아직 어림값이에요.
           *[other] 내 퍼즐 레이팅: **{ $rating }?** ({ $points }), 아직 어림값이에요.
        }
       *[False] { $points ->
            [none] 내 퍼즐 레이팅: **{ $rating }**.
           *[other] 내 퍼즐 레이팅: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = 맞혔어요
puzzles-wrong = 이번엔 아쉽네요
puzzles-answered = 오늘의 퍼즐에는 이미 답하셨어요. 다음 퍼즐은 { $zone } 자정에 나와요.
puzzles-shared-now = 이 채널의 목록에 공유했어요.
puzzles-ten-days = 열흘 연속이에요. 처음 세운 기록이네요. 내일 또 봐요.
puzzles-solution =
    { $outcome ->
        [win] { $sign } 이기는 칸은 **{ $square }** 하나예요.
       *[draw] { $sign } 무승부를 지키는 칸은 **{ $square }** 하나예요.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }**에 두면 무승부뿐이에요.
       *[False] { $sign } **{ $square }**에 두면 져요.
    }
puzzles-others-lose = 다른 칸에 두면 모두 져요.
puzzles-completes = 한 줄이 완성되어 바로 져요.
puzzles-line = { $mark } 쪽이 이기는 길: { $moves }
puzzles-streak =
    { $days ->
        [0] 최고 연속 기록: { $best }일.
       *[other] 🔥 연속 기록: **{ $days }일** (최고 { $best }일).
    }
puzzles-tally =
    { $answered ->
        [1] 오늘 처음으로 도전하셨어요.
       *[other] 오늘 { $answered }명 중 { $solved }명이 풀었어요.
    }
puzzles-over =
    { $outcome ->
        [win] 퍼즐 #{ $number } 끝: 이기는 칸은 **{ $square }** 하나였어요.
       *[draw] 퍼즐 #{ $number } 끝: 무승부를 지키는 칸은 **{ $square }** 하나였어요.
    }
puzzles-practice-over = 그 퍼즐에는 이미 답하셨어요. "다음"을 누르면 새 퍼즐이 나와요.
puzzles-list = **틱택토 #{ $number }**
puzzles-others = 외 { $count }명

puzzles-button-solve = 풀기
puzzles-button-share = 공유
puzzles-button-practice = 연습
puzzles-button-next = 다음
puzzles-button-today = 오늘의 퍼즐

puzzles-not-out = 그 퍼즐은 아직 나오지 않았어요. 오늘의 퍼즐은 /puzzle 명령어로 푸세요.
puzzles-not-answered = 그 퍼즐을 아직 끝내지 않아서 공유할 게 없어요. 오늘의 퍼즐은 /puzzle 명령어로 푸세요.
puzzles-shared = 이미 여기에 공유하셨어요.
puzzles-managers-only = 이 서버를 관리하는 멤버만 할 수 있어요. 오늘의 퍼즐은 /puzzle 명령어로 푸세요.
puzzles-servers-only = 오늘의 퍼즐은 서버에만 올릴 수 있어요. 여기서는 /puzzle 명령어로 푸세요.
puzzles-cannot-post = 여기에는 퍼즐을 올릴 수 없어요. 저와 함께 보고 쓸 수 있는 채널에서 /puzzle here 명령어를 쓰세요.
puzzles-not-posted = 이 서버에는 오늘의 퍼즐을 올리고 있지 않아요. 시작하려면 채널에서 /puzzle here 명령어를 쓰세요.
puzzles-no-such-hour = 시각은 0부터 23까지의 숫자이고 서버 시간대 기준이에요. /puzzle here 뒤에 18 같은 숫자를 써 보세요.
puzzles-no-such-action = 무슨 뜻인지 모르겠어요. /puzzle 뒤에 today, practice, here, stop 중 하나를 써 주세요.

topic-puzzles = 퍼즐
topic-puzzles-text =
    `/puzzle`은 모두에게 같은 오늘의 퍼즐이에요. 이기거나 무승부를 지키는 단 하나의 칸을 찾으세요.
    기회는 세 번이에요: 🟩 정답, 🟨 무승부뿐, 🟥 패배. **공유**를 누르면 칸은 빼고 결과만 채널 목록에 올라가요. 매일 하나씩 풀면 연속 기록이 이어져요.
    퍼즐 레이팅에는 첫 번째 기회만 들어가고, 연습은 4분의 1만 들어가요. 하루에 최대 60점 움직이고, 다섯 번째 퍼즐 전까지는 어림값(`?`)이에요.
    `/puzzle practice`로 원하는 만큼 더 풀 수 있어요.
    서버를 관리한다면 `/puzzle here`로 매일 고른 시각에 퍼즐을 채널에 올리고, `/puzzle stop`으로 그만둬요.

command-puzzle = 오늘의 퍼즐을 풀거나 다른 퍼즐로 연습하기
command-puzzle-today = 오늘의 퍼즐 풀기 (나만 볼 수 있어요)
command-puzzle-practice = 퍼즐을 하나씩 이어서 풀기 (나만 볼 수 있어요)
command-puzzle-here = 이 채널에 매일 퍼즐 올리기 (서버 관리자용)
command-puzzle-here-hour = 올릴 시각(서버 시간대), 0부터 23까지
command-puzzle-stop = 매일 퍼즐 올리기를 그만두기 (서버 관리자용)
