### 힌트, 설명, 그리고 봇이 수를 찾는 방법인 미니맥스 강좌.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] **{ $squares }**에 두면 바로 이겨요.
       *[other] **{ $squares }**에 두면 상대가 어떻게 두든 { $moves }수 만에 이겨요.
    }
learn-hint-draw =
    { $worse_count ->
        [0] 더 나은 칸은 없어요. 실수가 없으면 무승부예요.
       *[other] **{ $squares }**에 두면 무승부를 지켜요. { $worse }에 두면 져요.
    }
learn-hint-loss =
    { $count ->
       *[other] 지고 있지만, 가장 오래 버티는 칸은 여기예요: **{ $squares }**.
    }
learn-hint-tricky = 상대가 답하기 까다로운 칸: { $square }.
learn-hint-after =
    { $kind ->
        [forks] { $square }에 두면 { $squares } 자리를 한꺼번에 노려요.
        [forces] { $square }에 두면 { $other } 쪽은 { $squares }에 꼭 막아야 해요.
       *[holds] { $count ->
            [1] { $square }에 두면 { $other } 쪽은 { $squares }에 둬야만 살아요.
           *[other] { $square }에 두면 { $other } 쪽은 { $squares }에 둬서 무사해요.
        }
    }
learn-explain-counts = 점수를 봤으니 이 게임은 질 때만 레이팅에 반영돼요.
learn-hint-counts = 힌트를 썼으니 이 게임은 질 때만 레이팅에 반영돼요.
learn-unsure = 끝까지 다 찾아보지는 못했어요.
learn-hint-estimate = 저라면 **{ $squares }**에 두겠어요. 승산은 약 { $chance }%예요. { $depth }수 앞까지 봤고, 끝까지는 못 봤어요.
learn-explain-estimate = { $mark } 쪽은 { $squares }에 두는 게 가장 좋아요: 약 { $chance }%. { $depth }수 앞까지 봤고, 끝까지는 못 봤어요.

learn-explain-win =
    { $moves ->
        [1] { $plies ->
            [1] { $mark } 쪽은 { $squares }에 두면 지금 이겨요.
           *[other] { $mark } 쪽은 { $squares }에 두면 1수 만에 이겨요.
        }
       *[other] { $mark } 쪽은 { $squares }에 두면 { $moves }수 만에 이겨요.
    }
learn-explain-draw =
    { $choice ->
        [any] 어느 칸이든 무승부예요.
       *[other] { $mark } 쪽은 { $squares }에 두면 무승부예요.
    }
learn-explain-loss = { $mark } 쪽은 { $squares }에 둬도 { $moves }수 만에 져요.
learn-squares-win =
    { $sign } { $moves ->
        [0] 내다본 데까지는 승리
       *[other] { $moves }수 만에 승리
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] 내다본 데까지는 무승부
       *[other] 무승부
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] 내다본 데까지는 패배
       *[other] { $moves }수 만에 패배
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, 미니맥스 { $score }: **{ $squares }**
learn-explain-too-large = 국면을 { $positions }개 살펴봤어요. 순수 미니맥스라면 여기서 너무 오래 걸려요.
learn-explain-minimax = 순수 미니맥스는 이 판에서 { $calls }번 호출하고 { $square }에 둬요. 저는 국면을 { $positions }개 살펴봤어요.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win = 순수 미니맥스는 { $square }에 두고 { $plain_moves }수 만에 이겨요. 아무리 늦어도 승리는 승리라고 보거든요. 저라면 { $best }에 두고 { $moves }수 만에 이겨요.
learn-explain-slower-loss = 순수 미니맥스는 { $square }에 두고 { $plain_moves }수 만에 져요. 아무리 빨라도 패배는 패배라고 보거든요. 저라면 { $best }에 두고 { $moves }수를 버텨요.
learn-indices-squares =
    { $count ->
        [1] 리스트는 0부터 세요: 인덱스 { $indices } = 칸 { $squares }.
       *[other] 리스트는 0부터 세요: 인덱스 { $indices } = 칸 { $squares } (순서대로).
    }
learn-explain-effort = 호출 수: 순수 { $plain }, 알파베타 { $alpha_beta }, 기억 사용 { $memory }.
learn-explain-maximiser =
    { $mark }는 최대화 쪽, { $other }는 최소화 쪽이에요. { $mark } 기준으로 승리는 { $win }, 패배는 { $loss }, 무승부는 0이에요. 한쪽이 이긴 만큼 다른 쪽이 지는 제로섬이에요.
learn-unreached = 실제 게임에서는 { $mark } 차례로 이 판이 나오지 않지만, 미니맥스는 그래도 점수를 매길 수 있어요.

learn-tree = { $board } 미니맥스 트리, { $mark } 차례, 국면 { $positions }개. 첫 단계: { $scores }. 최고 점수: { $score }. 고른 길: { $line }.
learn-tree-square = 칸 { $square }의 점수 { $score }

learn-lesson =
    { $steps }단계 중 { $step }단계: 호출 { $call }, { $depth ->
        [0] 루트
       *[other] { $squares } 다음
    }
learn-lesson-asks =
    { $goal ->
        [min] { $mark } 차례예요. 최소화 쪽이라 **가장 낮은** 점수를 원해요. 빈 칸: { $squares }.
       *[max] { $mark } 차례예요. 최대화 쪽이라 **가장 높은** 점수를 원해요. 빈 칸: { $squares }.
    }
learn-lesson-recursion =
    미니맥스는 칸마다 시도해요. 표시를 놓고, 그 판으로 미니맥스를 호출하고, 표시를 도로 거둬요. 이렇게 함수가 자기 자신을 호출하는 것을 재귀라고 해요.
learn-lesson-next = 이번에 { $mark }가 시도하는 칸: **{ $square }**.
learn-lesson-back = 앞의 판으로 돌아왔어요. { $square }에 놓은 표시를 거뒀어요. 점수는 **{ $score }**.
learn-lesson-results = 지금까지의 결과: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = 알파 { $alpha }, 베타 { $beta }.
learn-lesson-skips =
    알파가 베타에 이르렀어요. 상대는 다른 곳에 더 나은 길이 있어서 이 판까지 오게 두지 않아요. 그래서 { $squares }에는 둬 볼 필요가 없어요.
learn-lesson-returns =
    { $goal ->
        [min] { $mark }는 가장 낮은 것을 남겨요. 이 호출의 반환값: **{ $score }**.
       *[max] { $mark }는 가장 높은 것을 남겨요. 이 호출의 반환값: **{ $score }**.
    }
learn-lesson-limit = ≤는 이하, ≥는 이상이라는 뜻이에요. 위의 호출은 그것만 알면 돼요.
learn-lesson-terminal =
    { $other }가 이겼나요? { $winner ->
        [min] 네.
        [max] 아니요. { $mark }가 이겼나요? 네.
       *[none] 아니요. { $mark }가 이겼나요? 아니요. 판이 다 찼나요? 네.
    } 종료 상태예요. 더 시도할 것이 없고, 이 호출의 반환값은 **{ $score }**.
learn-lesson-plays =
    { $count ->
        [1] 미니맥스는 { $square }에 둬요.
       *[other] { $squares } 모두 점수가 같아서 첫 번째를 남겨요. 미니맥스는 { $square }에 둬요.
    }

topic-hint = 힌트
topic-hint-text =
    `/hint`는 가장 좋은 칸과 그 이유를 보여 줘요. 나만 볼 수 있어요.
    힌트를 쓴 게임은 질 때만 레이팅에 반영돼요.
topic-minimax = 제가 생각하는 방법
topic-minimax-text =
    저는 모든 수를 게임 끝까지 둬 보고 가장 좋은 것을 남겨요. 이것을 미니맥스라고 해요.
    `/explain`은 내 게임이나 `O.XX.X.OO` 같은 판에서 칸마다 가치를 트리 그림과 함께 보여 줘요.
    호출을 하나씩 따라가려면 `steps`를 고르세요.
    `/learn`은 처음부터 가르쳐 줘요. 버튼을 눌러 가며 배우는 짧은 강의 열두 개예요.

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = { $mover } 차례

learn-picture-cut = 생략

learn-picture-more = 아래에 { $calls }개 더

learn-picture-legend =
    점수는 { $maximiser } 기준이에요.
    굵은 선은 미니맥스가 두는 길이에요.
    { $form ->
        [cut] 회색: 보지 않음. ≤와 ≥: 이하, 이상.
        [bounds] ≤와 ≥: 이하, 이상.
       *[plain] {""}
    }

learn-tree-too-large = 트리는 빈 칸 { $most }개까지 그릴 수 있는데, 이 판에는 { $free }개 있어요.
learn-too-many-calls = 이 판에서는 알파베타에 호출이 { $most }번 넘게 필요해요. 빈 칸이 더 적은 판으로 해 보세요.
learn-position-over = 이미 승부가 난 판이에요. 빈 칸이 있고 승자가 없는 판으로 해 보세요.
learn-standard-rules-only = 단계별 보기와 알파베타는 기본 규칙에서만 돼요.
learn-too-many-steps = 강의에는 빈 칸이 { $most }개 이하인 판이 필요해요. 이 판은 /explain 명령어를 steps 없이 써 주세요.

command-hint = 가장 좋은 칸 보기 (나만 볼 수 있어요)
command-explain = 칸마다 가치를 미니맥스 트리와 함께 보기
command-explain-what = 판(O.XX.X.OO) 또는 게임 번호. 비워 두면 내 게임
command-explain-form = 미니맥스 트리 또는 단계별, 순수 또는 알파베타 고르기
command-explain-scores = 승리를 몇 점으로 칠지
command-explain-turn = 상대의 눈으로 보고 싶을 때, 누구 차례인지
command-explain-maximiser = 누구의 승리를 플러스로 칠지 (기본값: 둘 차례인 쪽)
command-learn = 제가 생각하는 방법을 짧은 강의 열두 개로 배우기 (나만 볼 수 있어요)
command-learn-lesson = 몇 번째 강의인지, 1부터 12까지. 비워 두면 멈춘 곳부터

learn-course-title =
    { $last }강 중 { $lesson }강: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = 프로그램이 가장 좋은 수를 어떻게 찾는지 보여 드리는 강좌예요. 프로그래밍을 몰라도 괜찮아요. 코드는 건너뛰어도 돼요.
learn-course-welcome = 다시 오셨네요. 지난번에 여기까지 했어요.
learn-course-over =
    드디어 **강좌를 마쳤어요**. 이제 미니맥스를 알게 됐어요. 저도 같은 수를 찾아요. 좀 더 빠를 뿐이에요.
    아무 강의나 골라 다시 읽거나, 원하는 판으로 `/explain what:O.XX.X.OO`를 써 보거나, 저와 한 판 두세요.
learn-course-lessons = 모든 강의
learn-course-button-next = 다음
learn-course-button-lesson = 다음 강의
learn-course-button-play = 진짜 게임 하기
learn-course-changed = 그 메시지 뒤로 강좌가 바뀌었어요. 이어서 하려면 /learn 명령어를 쓰세요.
learn-no-such-lesson = 강의는 1부터 { $last }까지 있어요. /learn 뒤에 그중 하나를 쓰거나, 번호 없이 이어서 하세요.

learn-course-board = 판은 리스트
learn-course-board-text =
    프로그램은 판을 볼 수 없어요. 그래서 **리스트**를 가지고 있어요. 왼쪽 위부터 읽은 아홉 개의 값이에요. 리스트에서 ❌는 "X", 🔵는 "O"이고, 빈 칸에는 리스트에서의 자기 번호, 곧 **인덱스**가 들어 있어요:
    `{ $list }`
    리스트는 0부터 세므로, 칸에 적힌 번호보다 하나 작아요.
learn-course-board-code = 프로그램을 쓰는 언어인 Python에서 `def`는 함수, 곧 이름이 붙은 프로그램 조각을 시작해요. 이 함수는 숫자(`int`)만 남기고 표시는 빼요:
learn-course-index-ask = **인덱스가 4인 칸은 어디일까요?** 눌러 보세요.
learn-course-index-right = 맞아요. 칸 { $chosen }의 인덱스: { $index }. 언제나 하나 작아요.
learn-course-index-wrong = 거기는 아니에요. 리스트는 0부터 세요. 칸 { $chosen }의 인덱스: { $index }. 다시 해 보세요.
learn-course-free-ask = **빈 칸은 몇 개일까요?**
learn-course-free-right = 맞아요. 리스트에 남은 인덱스는 { $indices }, 곧 이 칸들이에요: { $squares }.
learn-course-free-wrong = { $chosen } 말고 다른 답이에요. 리스트에 남은 숫자를 찾아보세요: `{ $list }`

learn-course-lines = 여덟 줄
learn-course-lines-text = 이길 수 있는 줄은 여덟 개예요. 가로줄 셋, 세로줄 셋, 대각선 둘. 누가 이겼는지 알려고 프로그램은 줄을 하나씩 살펴요. 세 칸에 모두 같은 표시가 있나요?
learn-course-lines-code = Python에서 한 줄은 인덱스 세 개예요. `board[at]`은 그중 한 자리에 있는 값이고, `marks`는 그 값을 종류마다 하나씩 모아요. 거기에 `mark`만 있으면 그 표시가 이긴 거예요:
learn-course-line-ask = { $mark } 차례예요. **어느 칸에 두면 { $mark }가 세 개 한 줄이 될까요?**
learn-course-line-right = 맞아요. { $line }에 모두 { $mark }가 있으니 { $mark }가 이겼어요.
learn-course-line-wrong = { $chosen }에 { $mark }를 놓아도 { $mark } 세 개가 있는 줄은 없어요. { $mark } 두 개와 빈 칸 하나가 있는 줄을 찾아보세요.
learn-course-most-ask = 이번에는 빈 판이에요. **가장 많은 줄이 지나는 칸은 어디일까요?**
learn-course-most-right = 맞아요. 여덟 줄 가운데 { $lines }줄이 칸 { $chosen } 위를 지나요. 그래서 가운데가 강해요.
learn-course-most-wrong = 칸 { $chosen } 위로는 { $lines }줄이 지나요. { $most }줄이 지나는 칸이 있어요.

learn-course-scores = 점수
learn-course-scores-text =
    끝난 게임에는 **점수**가 붙어요. 언제나 ❌의 눈으로 봐요. ❌가 이기면 +10, 🔵가 이기면 -10, 무승부는 0이에요.
    한쪽이 이긴 만큼 다른 쪽이 져요. 이것을 **제로섬**이라고 하고, 그래서 둘에게 숫자 하나면 충분해요.
learn-course-scores-code = Python에서 `return`은 함수를 끝내고 답을 돌려줘요:
learn-course-final-ask = 이 게임은 끝났어요. **점수는 얼마일까요?**
learn-course-final-right =
    { $winner ->
        [X] 맞아요. ❌가 세 개 한 줄이니까 +10이에요.
        [O] 맞아요. 🔵가 세 개 한 줄이니까 -10이에요.
       *[none] 맞아요. 판이 다 찼고 아무도 세 개 한 줄이 아니에요. 무승부는 0이에요.
    }
learn-course-final-wrong =
    { $winner ->
        [X] { $chosen } 말고 다른 답이에요. ❌가 세 개 한 줄이에요. 그러면 몇 점일까요?
        [O] { $chosen } 말고 다른 답이에요. 🔵가 세 개 한 줄이에요. 그러면 몇 점일까요?
       *[none] { $chosen } 말고 다른 답이에요. 아무도 세 개 한 줄이 아니에요. 그러면 몇 점일까요?
    }

learn-course-worse =
    { $why ->
        [equal] 칸 { $chosen }의 점수도 { $score }, 하지만 { $first }번이 먼저예요.
        [loses] { $mark }가 { $chosen }에 두면 { $other }가 { $reply }에 둬서 이겨요. 그 점수: { $score }.
       *[worse] { $mover ->
            [X] 칸 { $chosen }의 점수는 { $score }, 칸 { $first }의 점수는 { $best }. { $mark }는 가장 높은 것을 원해요.
           *[O] 칸 { $chosen }의 점수는 { $score }, 칸 { $first }의 점수는 { $best }. { $mark }는 가장 낮은 것을 원해요.
        }
    }

learn-course-turns = 높은 쪽과 낮은 쪽
learn-course-turns-text =
    ❌와 🔵는 번갈아 둬요. ❌는 가장 높은 점수를 원하니까 **최대화 쪽**이에요. 🔵는 가장 낮은 점수를 원하니까 **최소화 쪽**이에요.
    각자 가장 좋은 점수로 이어지는 칸에 둬요. 그 점수가 어디서 오는지는 5강에서 배워요.
learn-course-turns-code = Python에서 `other`는 다음에 누가 둘지 알려 주고, `best`는 리스트에서 가장 높거나 낮은 것을 골라요:
learn-course-turn-ask = { $mark } 차례이고, 칸마다 이런 점수로 이어져요: { $scores }. **{ $mark }는 어느 칸에 둘까요?**
learn-course-turn-right =
    { $mover ->
        [X] 맞아요. { $scores } 가운데 가장 높은 점수는 { $best }.
       *[O] 맞아요. { $scores } 가운데 가장 낮은 점수는 { $best }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = 이번에는 이 판이 { $mark } 차례라고 해 볼게요(🔵가 먼저 시작한 다른 게임이에요). 그때 점수는 이래요: { $scores }. **{ $mark }는 어느 칸에 둘까요?**
learn-course-turned-right =
    { $mover ->
        [X] 맞아요. { $scores } 가운데 가장 높은 점수는 { $best }. 칸은 같은데 점수가 달라요. 다음에 누가 두는지가 중요해요.
       *[O] 맞아요. { $scores } 가운데 가장 낮은 점수는 { $best }. 칸은 같은데 점수가 달라요. 다음에 누가 두는지가 중요해요.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = 호출과 재귀
learn-course-calls-text =
    점수는 어디서 올까요? 프로그램은 칸 하나에 둬 보고, 그렇게 된 판이 몇 점인지 물어요. 답을 얻으려고 거기서 같은 일을 또 해요. 자기 자신을 실행하는 거예요. 이것이 **재귀**이고, 한 번 실행하는 것이 **호출**이에요.
    이 판에 대한 첫 호출이 **루트**(뿌리)예요. 다른 호출은 나무처럼 거기서 갈라져 나와요.
learn-course-calls-code = Python에서 `scores`는 표시를 놓고, 호출하고, 표시를 도로 거둬요. `minimax`는 7강에 나와요:
learn-course-below-ask = { $mark } 차례예요. **루트가 직접 하는 호출은 몇 번일까요?**
learn-course-below-right = 맞아요. 빈 칸 { $squares }마다 한 번씩이에요. 그러고 나서 표시를 도로 거둬요.
learn-course-below-wrong = { $chosen } 말고 다른 답이에요. 루트는 빈 칸마다 한 번씩 호출해요.
learn-course-calls-ask = 루트의 호출도 저마다 호출을 해요. 게임이 끝날 때까지요. **루트까지 합치면 호출은 모두 몇 번일까요?**
learn-course-calls-right = 맞아요. 트리를 한 수씩 내려가며 세면 { $levels } = { $chosen }. `/explain what:O.XX.X.OO`로 그려 볼 수 있어요.
learn-course-calls-wrong = { $chosen } 말고 다른 답이에요. 루트가 1번이고, 루트가 3번 호출해요. 거기서 이어 가 보세요. 이기는 칸에서는 게임이 끝나고, 다른 칸은 남은 칸마다 한 번씩 호출해요.

learn-course-ends = 호출이 끝나는 곳
learn-course-ends-text =
    게임이 끝난 것을 알게 된 호출은 더 호출하지 않아요. 그 판이 **종료 상태**이고, 점수를 돌려줘요.
    이런 순서로 물어요. 상대가 이겼나요, 우리가 이겼나요, 판이 다 찼나요? 여기서 우리는 ❌예요. 판은 5강의 트리에 있던 거예요.
learn-course-ends-code = Python에서 `or`는 앞의 질문이 아니요일 때만 다음 질문을 해요:
learn-course-end-ask = **이 판의 호출은 무엇을 알게 될까요?**
learn-course-choice-theirs = 🔵가 이겼어요
learn-course-choice-ours = ❌가 이겼어요
learn-course-choice-full = 다 찼어요
learn-course-choice-open = 계속돼요
learn-course-end-right =
    { $right ->
        [theirs] 맞아요. 🔵가 세 개 한 줄이니까 이 호출은 -10을 돌려줘요.
        [ours] 맞아요. ❌가 세 개 한 줄이니까 이 호출은 +10을 돌려줘요. 판도 다 찼지만, 그건 마지막에 물어요.
        [full] 맞아요. 아무도 세 개 한 줄이 아니고 빈 칸도 없어요. 이 호출은 0을 돌려줘요.
       *[open] 맞아요. 아무도 세 개 한 줄이 아니고 빈 칸이 { $free }개 있어요. 칸마다 한 번씩 호출해요.
    }
learn-course-end-wrong =
    { $winner ->
        [X] 그건 아니에요. 여기서는 🔵가 아니라 ❌가 세 개 한 줄이고, 그걸 나머지보다 먼저 물어요.
        [O] 그건 아니에요. 여기서는 🔵가 세 개 한 줄이고, 그걸 제일 먼저 물어요.
       *[none] 그건 아니에요. 여기서는 아무도 세 개 한 줄이 아니고 빈 칸이 { $free }개 있어요.
    }

learn-course-back = 트리를 거슬러 위로
learn-course-back-text = 호출은 아래의 호출이 모두 끝나기를 기다려요. 그러고는 점수 하나를 돌려줘요. ❌ 차례면 가장 높은 **맥스**, 🔵 차례면 가장 낮은 **민**이에요. 그렇게 점수가 종료 상태에서 루트까지 올라가요. 민(min)과 맥스(max), 미니맥스라는 이름이 여기서 나왔어요.
learn-course-back-code = Python으로는 이것이 미니맥스의 전부예요. `is_over`, `score`, `scores`, `best`는 앞의 강의에서 나온 거예요:
learn-course-returned-ask = { $mark } 차례이고, 아래의 호출이 돌려준 점수는 이래요: { $scores }. **이 호출은 무엇을 돌려줄까요?**
learn-course-returned-right =
    { $mover ->
        [X] 맞아요. { $mark }는 가장 높은 점수를 골라요. 답: { $best }.
       *[O] 맞아요. { $mark }는 가장 낮은 점수를 골라요. 답: { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] { $chosen } 말고 다른 답이에요. { $mark }는 { $scores } 가운데 가장 높은 것을 골라요.
       *[O] { $chosen } 말고 다른 답이에요. { $mark }는 { $scores } 가운데 가장 낮은 것을 골라요.
    }

learn-course-choice = 수 고르기
learn-course-choice-text =
    루트에서는 점수만으로 부족해요. 프로그램은 수를 둬야 하니까요. 그래서 가장 좋은 점수가 나온 칸을 기억해 둬요.
    두 칸이 똑같이 좋으면 대부분의 프로그램은 **첫 번째**를 남겨요. 뒤의 칸은 같은 정도가 아니라 더 좋아야 해요.
learn-course-choice-code = Python에서 `found.index(top)`은 리스트에서 첫 번째 `top`이 어디 있는지 알려 줘요:
learn-course-first-ask = { $mark } 차례이고, 호출이 돌려준 점수는 이래요: { $scores }. **프로그램은 어느 칸에 둘까요?**
learn-course-first-right = 맞아요. 점수가 { $best }인 첫 칸: { $chosen }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = 깊이: 빠를수록 좋아요
learn-course-depth-text =
    지금까지는 아무리 늦어도 승리는 승리였고, 대부분의 튜토리얼은 여기서 끝나요. 그러면 프로그램은 다 이긴 게임을 질질 끌 수도 있어요.
    그걸 고치는 것이 **깊이**예요. 루트에서부터 표시를 몇 개 놓았는지예요. 승리는 `10 - depth` 점, 패배는 `depth - 10` 점이에요. 이제 프로그램은 서둘러 이기고, 질 때는 되도록 늦게 져요.
learn-course-depth-code = Python에서 호출은 다음 호출에 하나 더 큰 깊이를 넘겨줘요:
learn-course-late-ask = 먼저 깊이 없이 해 봐요. { $mark } 차례이고, 호출이 돌려준 점수는 이래요: { $scores }. **프로그램은 어느 칸에 둘까요?**
learn-course-late-right = 맞아요. 바로 이기는 칸이 따로 있는데도요. 칸 { $chosen }의 점수도 똑같이 { $best }, 게다가 먼저 나오거든요. 프로그램 생각에는 승리가 급하지 않아요.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = { $mark }가 { $late }에 두면 { $late_depth }번째 표시로 이겨요. { $late }에 ❌, 다음에 🔵, 그다음에 ❌. **깊이를 따지면 칸 { $late }의 점수는 얼마일까요?**
learn-course-depth-right = 맞아요. 10 - { $late_depth } = { $late_score }. 그리고 바로 이기는 칸 { $soon }의 점수는 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = { $chosen } 말고 다른 답이에요. 깊이는 { $late_depth }, 승리의 점수는 `10 - depth` 점이에요.
learn-course-soonest-ask = 깊이를 따지면 호출은 이런 점수를 돌려줘요: { $scores }. **이제 프로그램은 어느 칸에 둘까요?**
learn-course-soonest-right = 맞아요. 칸 { $chosen }의 점수는 { $best }, 바로 이겨요. 저도 이렇게 둬요.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = 알파베타: 보지 않아도 되는 것
learn-course-cuts-text =
    ❌에게 0점이 확실한 칸이 있고, 이제 다른 칸을 시도한다고 해 봐요. 거기서 🔵의 첫 칸이 -10을 돌려줘요. 🔵의 다른 칸이 무엇을 돌려주든 ❌는 그리로 가지 않으니, 그 칸들은 **잘라 내요**. 아무도 보지 않아요.
    ❌가 확보한 점수가 **알파**, 🔵가 확보한 점수가 **베타**예요. 알파가 베타만큼 높아지면 나머지는 잘려요.
learn-course-cuts-code = Python에서 `alpha`와 `beta`는 아무것도 잘리지 않을 만큼 넓게 시작하고, `break`는 반복을 빠져나가요:
learn-course-cut-ask = 앞의 칸에서 ❌가 확보한 점수: { $alpha }. 이제 ❌가 칸 { $tried }에 둬 봤더니, 거기서 🔵의 칸이 돌려준 점수는 이래요: { $scores }. **🔵의 어느 칸이 잘릴까요?**
learn-course-cut-right = 맞아요, { $chosen }번이 잘려요. 칸 { $tried }에서 🔵는 ❌를 { $held } 이하로 묶을 수 있는데, ❌는 이미 { $alpha }점이 확실해요. { $chosen }번이 무엇을 돌려주든 ❌는 칸 { $tried }에서 얻을 게 없어요.
learn-course-cut-wrong = { $chosen } 말고 다른 칸이에요. 그 칸을 볼 때는 ❌가 그리로 가지 않는다는 걸 프로그램이 아직 알 수 없었어요. { $scores } 다음에야 알게 돼요.

learn-course-memory = 기억, 대칭, 더 큰 판
learn-course-memory-text =
    빈 판에서 순수 미니맥스는 549,946번, 알파베타는 18,297번 호출해요. 하지만 판은 5,478가지뿐이라, **기억**이 있는 프로그램은 판마다 한 번만 봐요. 돌리거나 뒤집은 판은 가치가 같으니 765가지만 남아요.
    4x4처럼 더 큰 판은 그래도 너무 많아요. 그럴 때 프로그램은 어느 깊이에서 멈추고 점수를 **어림해요**. 이를테면 각자 아직 채울 수 있는 줄을 세는 거예요.
learn-course-memory-code = Python에서 `memory`는 판마다 점수를 키와 함께 보관해요:
learn-course-like-ask = 판을 돌리거나 뒤집어 보세요. **첫 수로 칸 2와 같은 칸은 어디일까요?**
learn-course-like-right = 맞아요. 돌리거나 뒤집으면 칸 { $chosen } 자리가 2가 돼요. 변의 가운데 네 칸이 다 그래요. 그래서 프로그램은 그중 하나만 봐요.
learn-course-like-wrong =
    { $same ->
        [True] 그건 칸 2 자신이에요. 다른 칸을 눌러 보세요.
       *[False] 칸 { $chosen } 위로는 { $lines }줄, 칸 2 위로는 { $own }줄이 지나요. 판을 어떻게 돌려도 서로 같아지지 않아요.
    }
learn-course-kinds-ask = **그러면 정말로 다른 첫 수는 몇 가지일까요?**
learn-course-kinds-right = 맞아요. 모서리, 변의 가운데, 판의 가운데예요.
learn-course-kinds-wrong = { $chosen } 말고 다른 답이에요. 판을 어떻게 돌려도 모서리는 모서리예요. 또 어떤 칸이 있을까요?

learn-course-play = 순수 미니맥스처럼 두기
learn-course-play-text = 이제 프로그램이 되어 보세요. ❌를 맡으세요. 저는 🔵를 맡아 초보자처럼 둘게요. 차례마다 순수 미니맥스가 둘 칸, 곧 가장 좋은 칸들 중 첫 번째를 누르세요.
learn-course-play-ask = 호출이 돌려준 점수는 이래요: { $scores }. **어느 칸에 둘까요?**
learn-course-play-right = 맞아요, { $chosen }. 저는 { $reply }에 둘게요.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = 이제 점수를 직접 알아내 보세요. 다음에 누가 이길 수 있나요? **어느 칸에 둘까요?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] 맞아요, { $chosen }. 이겼어요. 순수 미니맥스는 이렇게 둬요.
       *[none] 맞아요, { $chosen }. 무승부예요. 순수 미니맥스는 이렇게 둬요.
    }
    { $left ->
        [0] { learn-course-over }
       *[other] 아직 강의 { $left }개가 남았어요. 이어서 하려면 /learn 명령어를 쓰세요.
    }
