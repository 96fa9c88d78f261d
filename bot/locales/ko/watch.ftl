### 보는 사람을 위한 게임: 다른 채널의 게임, 시범 경기, 다시 보기, 목록.

watch-followed = 게임 { $game }번, 끝날 때까지 여기서 관전해요. 그만 보려면 /unwatch { $game } 명령어를 쓰세요.
watch-followed-over = 게임 { $game }번이었어요. /replay { $game } 명령어로 한 수씩 볼 수 있어요.
watch-link-players = 두 사람의 판
watch-followed-stopped = 이제 여기서 게임 { $game }번을 관전하지 않아요. 다시 보려면 /watch { $game } 명령어를 쓰세요.
watch-followed-moved = 이제 게임 { $game }번을 아래쪽에서 보여 줘요.
watch-comments-later = 두는 사람도 이 채널을 읽을 수 있어서 해설은 게임이 끝난 뒤에 나와요.
watch-decided-draw =
    { $count ->
        [1] 승부처는 { $number }수째: { $player }의 수 { $square }. { $better }에 둬야만 버텼어요.
       *[other] 승부처는 { $number }수째: { $player }의 수 { $square }. { $better }에 뒀으면 버텼어요.
    }
watch-decided-win = 승부처는 { $number }수째: { $player }의 수 { $square }. { $better }에 뒀으면 이겼어요.
watch-aside-fork = 멋진 양수겸장이네요.
watch-aside-block = 그건 알고 있었어요.
watch-hidden = 이제 여기서 이 게임을 보여 줄 수 없어요. 그 채널을 볼 수 없는 사람이 여기 있어요.

watch-exhibition = 게임 { $game }번, { $owner } 님을 위한 시범 경기. 몇 초 뒤에 다음 수를 둬요.
watch-exhibition-over = 게임 { $game }번, { $owner } 님을 위한 시범 경기.
watch-button-another = 한 판 더
watch-exhibition-stopped = 시범 경기인 게임 { $game }번을 멈췄어요.
watch-crowd-stopped = 채널이 두던 게임 { $game }번을 멈췄어요. 새로 시작하려면 /play 명령어에 crowd 옵션을 쓰세요.
watch-unwatched =
    { $count ->
       *[other] 이제 여기서 게임 { $games }번을 관전하지 않아요. 다시 보려면 /watch 뒤에 번호를 써 주세요.
    }

watch-replay = { $versus }. 게임 { $game }번.
watch-replay-start =
    { $moves ->
        [1] 빈 판, 하나뿐인 수를 두기 전
       *[other] 빈 판, { $moves }수를 두기 전
    }
watch-replay-move = { $moves }수 중 { $number }수째, { $player }의 수: { $square }
watch-accuracy-one = 정확도: { $player } { $share }%
watch-accuracy-both = 정확도: { $player } { $share }%, { $other } { $other_share }%

watch-meter-draw = { $meter } 실수가 없으면 무승부예요.
watch-meter-unclear = { $meter } 누가 이길지 아직 몰라요.
watch-meter-estimate = { $meter } { $mark } 쪽이 더 좋아 보여요: 약 { $chance }%. 아직 끝은 안 보여요.
watch-meter-win = { $meter } 최선으로 두면 { $mark } 쪽이 { $moves }수 만에 이겨요.

watch-live-empty = 여기서 두고 있는 게임이 없어요. /play 명령어로 시작하세요.
watch-live-more = 오래된 게임 몇 개는 목록에 없어요.
watch-live-use = 번호를 누르면 그 게임으로 가요. 여기서 관전하려면 /watch 뒤에 번호를 써 주세요.
watch-live-total = 게임 { $games }판 진행 중
watch-live-total-more = 게임 { $games }판 넘게 진행 중

watch-list-moves =
    { $moves ->
        [0] 둔 수 없음
       *[other] { $moves }수
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = 여기서 아직 아무도 게임을 끝내지 않았어요. /play 명령어로 시작하세요.
watch-history-empty-member = 그 멤버는 여기서 끝낸 게임이 없어요. 모두의 게임은 /history 명령어로 보세요.
watch-history-menu = 다시 볼 게임 고르기
watch-history-total = 끝난 게임 { $games }판
watch-history-total-more = 끝난 게임 { $games }판 이상
watch-history-total-member = 끝난 게임 { $games }판: { $won }승 { $drawn }무 { $lost }패
watch-history-line = { $winner } 승, { $loser } 패
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } : { $loser } 무승부
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } 대 { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = 기권
watch-how-time = 시간승
watch-how-agreement = 합의
watch-how-repetition = 국면 반복
watch-how-nobody = 시간 초과
watch-how-stop = 중단

topic-watch = 게임 관전하기
topic-watch-text =
    `/games`는 진행 중인 게임 목록이에요.
    `/watch`에 게임 번호를 쓰면 여기서 관전해요. 단계 두 개를 쓰면 제가 저 자신과 둬요.
    `/unwatch`로 그만 봐요.
topic-replay = 기록과 다시 보기
topic-replay-text =
    `/history`는 끝난 게임, 또는 한 멤버의 끝난 게임 목록이에요.
    `/replay`에 게임 번호를 쓰면 한 수씩 보면서 수마다 무엇을 놓쳤는지 알 수 있어요.

watch-not-begun = 게임 { $game_id }번은 첫 수 전에 끝났어요. /history 명령어로 다른 게임을 찾아보세요.
watch-still-running = 게임 { $game_id }번은 아직 진행 중이에요. /watch { $game_id } 명령어로 관전하세요.
watch-nothing-to-stop =
    { $is_any ->
        [1] 여기서 관전 중인 게임이 없어요.
       *[other] 여기서 그 게임을 관전하고 있지 않아요. 보려면 /watch 뒤에 번호를 써 주세요.
    }
watch-too-many-boards = 여기서 이미 게임 { $most }개를 관전하고 있어요. /unwatch 명령어로 자리를 만들어 주세요.
watch-too-many-followers = 게임 { $game_id }번은 이미 { $most }곳에서 관전하고 있어요. /games 명령어로 다른 게임을 찾아보세요.
watch-not-shown = 게임 번호나 단계 두 개(easy, medium, hard, unbeatable)가 필요해요. 번호는 /games 명령어로 찾으세요.
watch-not-your-list = 다른 분이 부른 목록이에요. 내 목록은 /history 명령어로 보세요.

command-games = 이 서버에서 진행 중인 게임 목록 보기
command-watch = 여기서 게임을 관전하거나, 제가 저 자신과 두는 걸 보기
command-watch-game = 여기서 관전할 게임. 모두 비워 두면 목록에서 골라요
command-watch-x = 또는 제가 저 자신과 두는 걸 보기: X의 실력
command-watch-o = 그리고 O의 실력
command-watch-board = 제가 저 자신과 둘 판
command-unwatch = 여기서 관전을 그만두거나 시범 경기를 멈추기
command-unwatch-game = 게임 번호. 비워 두면 내가 부탁한 것을 모두 멈춰요
command-replay = 끝난 게임을 한 수씩 다시 보기
command-replay-game = 어느 게임인지. 비워 두면 최근 게임에서 골라요
command-history = 끝난 게임 목록을 최신순으로 보기
command-history-member = 누구의 게임인지. 비워 두면 모두의 게임
