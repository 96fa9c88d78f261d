### 도전과 게임, 두는 사람에게 보이는 대로.

challenge = { $asked }, { $asker } 님이 틱택토에 도전해 왔어요.
challenge-open = { $asker } 님이 틱택토 상대를 찾고 있어요. 두려면 "참가" 버튼을 누르세요.
challenge-first = { $mark } 표시로 먼저 두게 돼요.
challenge-second = { $mark } 표시로 두게 돼요. { $asker } 님이 먼저 둬요.
challenge-clock = 마감: <t:{ $deadline }:R>.
challenge-late = { $asked }, 도전이 와 있어요.
challenge-declined = { $asked } 님이 { $asker } 님의 도전을 거절했어요.
challenge-withdrawn = { $asker } 님의 도전이 취소됐어요.
challenge-expired = { $asker } 님의 도전은 시간이 지났어요. /play 명령어로 다시 도전해 보세요.

rules-larger = { $board }: { $count }개를 한 줄로 이으면 이겨요.

draw-offered = { $player } 님이 무승부를 제안했어요. { $other } 님, 아래 버튼으로 동의할 수 있어요. 그냥 다음 수를 두면 거절이에요.
against = 상대: { $player }.
last-move = { $player }의 수: { $square }.
last-moves = { $player }의 수: { $square }, { $other }의 수: { $answer }.
answered = { $yours }에 두셨고, 저는 { $mine }에 뒀어요.
began = 저는 { $mine }에 뒀어요.
press-a-mark = 힌트, 무승부, 기권은 이미 찬 칸을 아무거나 누르면 나와요.
clock = 다음 수 마감: <t:{ $deadline }:R>.
number = 게임 { $game }
first-game = 첫 게임은 보통이에요. 더 어렵게 하려면 `/play hard`.

headline-won = { $winner } 승리!
headline-lost = 이번 판은 제가 이겼어요
headline-draw = 무승부예요
headline-nobody = 승자가 없어요
headline-called-off = 첫 수 전에 취소됐어요

end-line =
    { $moves }수 만에 { $row ->
        [3] 세 개
        [4] 네 개
       *[5] 다섯 개
    } 한 줄.
praise-sure = 저를 상대로 이보다 나은 결과는 누구도 못 내요.
praise = 잘 버티셨어요. 제 최선이었거든요.
end-agreement =
    { $moves ->
        [0] 첫 수 전에 합의했어요.
       *[other] { $moves }수 만에 합의했어요.
    }
end-resignation = { $moves }수 만에 { $loser } 기권.
end-time = { $moves }수 만에 { $loser } 시간 초과.
end-nobody = 둘 다 두기 전에 시간이 다 됐어요.
end-stop =
    { $moves ->
        [0] 첫 수 전에 게임이 중단됐어요.
       *[other] { $moves }수 만에 게임이 중단됐어요.
    }

hinted =
    { $count ->
       *[other] 레이팅 제외: { $names } 힌트 사용.
    }
rematch-offered = { $player } 님이 재대결을 원해요. { $other } 님, 두려면 "재대결" 버튼을 누르세요.

resign-sure = 게임 { $game }번을 기권할까요? 그러면 { $winner } 승리예요.
resign-sure-bot = 게임 { $game }번을 기권할까요? 그러면 제가 이겨요.
resign-sure-uncounted = 게임 { $game }번을 취소할까요? 아직 시작하지 않아서 누구에게도 반영되지 않아요.
resigned-game = 게임 { $game }번을 기권했어요.
kept-playing = 게임 { $game }번을 계속해요.
menu = 게임 { $game }번에서 무엇을 할까요?
draw-offer-made = 게임 { $game }번에서 무승부를 제안했어요.
draw-agreed = 게임 { $game }번에서 무승부에 동의했어요.
challenge-withdrawn-by-you = 도전을 취소했어요.
rematch = 재대결: 게임 { $game }번.

folded = -# 게임 { $game }번 이어 하기: { $link }.
folded-over = -# 게임 { $game }번이 끝난 곳: { $link }.
link-here = 여기

topic-play = 게임 시작하기
topic-play-text =
    `/play`로 저와 게임을 시작해요. 단계와 판, 누가 먼저 둘지 고를 수 있어요.
    상대를 고르면 그 멤버에게 도전해요. 상대가 "수락"을 누르면 게임이 시작돼요.
    `open`을 쓰면 여기 있는 누구나 참가할 수 있어요.
    끝난 뒤 "재대결"을 누르면 표시를 바꿔서 다시 둬요.
topic-move = 수 두기
topic-move-text =
    칸을 누르거나, `/move`에 칸의 번호나 이름을 써 주세요.
    번호는 왼쪽 위부터 세요. 이름은 세로줄과 가로줄이에요: `a1`은 왼쪽 위, `b2`는 거기서 한 칸 안쪽이에요.
    `center`, `top left`, `bottom right`도 돼요.
topic-levels = 단계
topic-levels-text =
    `easy`는 이길 수가 보이면 두고, 아니면 아무 데나 둬요.
    `medium`은 상대의 줄도 막아요.
    `hard`는 몇 수 앞을 내다봐요.
    `unbeatable`은 지킬 수 있는 게임은 절대 지지 않아요.
topic-boards = 더 큰 판
topic-boards-text =
    빗금 뒤의 숫자만큼 한 줄로 이으면 이겨요.
    `4x4`는 네 개 한 줄, `4x4/3`은 세 개 한 줄이에요.
    `5x5`는 네 개 한 줄, `5x5/5`는 다섯 개 한 줄이에요.
topic-ending = 무승부와 기권
topic-ending-text =
    `/draw`로 무승부를 제안하거나, 받은 제안에 동의해요. 저는 게임 후반에 이길 수 없으면 동의해요.
    `/resign`으로 기권하거나 도전을 취소해요.
    다음 수를 언제까지 둬야 하는지는 판에 나와요. 저와 둘 때는 시간이 얼마 안 남았을 때만 나와요. 시간이 다 되면 져요.
topic-typing = 글로 쓰는 명령어
topic-typing-text =
    모든 명령어는 글로도 쓸 수 있어요: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    짧게는 이렇게 써요: 수는 `{ $prefix }m5`, 내 판은 `{ $prefix }b`.
    저를 멘션해도 돼요: `@bot play`.
topic-typing-untyped =
    저를 멘션하며 명령어를 쓰세요: `@bot play hard 4x4`, `@bot resign`.
    짧게는 이렇게 써요: 수는 `@bot m5`, 내 판은 `@bot b`.
