### 대회.

tournaments-round-robin = 리그전
tournaments-knockout = 녹아웃
tournaments-bot = 봇 (어려움)
tournaments-title = { $form } ({ $board } 판)
tournaments-title-round = { $form } ({ $board } 판): { $round }
tournaments-title-won = 🏆 { $player } 우승
tournaments-title-over = 아무도 오지 않아 우승자가 없어요
tournaments-title-cancelled = 대회가 취소됐어요
tournaments-champion = { $user }, 대회 우승이에요. 정말 잘 두셨어요!
tournaments-how =
    { $form ->
        [knockout] 한 대전은 표시를 바꿔 가며 두 판이에요. 비기면 두 판을 더 두고, 누가 먼저 둘지는 제비로 정해요. 그래도 비기면 시드가 높은 쪽이 올라가요.
       *[round_robin] 모두가 서로 겨뤄요. 표시를 바꿔 가며 두 판씩이에요.
    }
tournaments-hours = 라운드마다 { $hours }시간 안에 두세요.
tournaments-open = "참가" 버튼을 누르면 함께할 수 있어요. { $owner } 님이나 관리자가 시작해요.
tournaments-open-unowned = "참가" 버튼을 누르면 함께할 수 있어요. 관리자가 시작해요.
tournaments-entrants =
    { $count ->
        [0] 아직 참가자가 없어요. { $least }명이 모이면 시작할 수 있어요 (최대 { $most }명).
       *[other] { $missing ->
            [0] 참가자 { $count }명 (최대 { $most }명): { $names }
           *[other] 참가자: { $names }. 시작하려면 { $missing }명 더 필요해요 (최대 { $most }명).
        }
    }
tournaments-deadline = 라운드 마감: <t:{ $deadline }:R>.
tournaments-to-round = [내 대전 두러 가기]({ $link })
tournaments-of-players = { $count }명
tournaments-is-on = 진행 중인 게임은 보통 게임으로 계속돼요.
tournaments-unnamed = 그림에 쓸 수 없는 이름: { $names }
tournaments-moved = 대회가 아래로 옮겨졌어요: { $link }
tournaments-link = 보러 가기

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] 결승
        [1] 준결승
       *[other] { $round }/{ $rounds } 라운드
    }
tournaments-round-how = <t:{ $deadline }:f>까지 두 판이에요. 둘 다 모이면 "게임하기" 버튼을 누르세요. 한쪽만 오면 온 쪽이 이겨요.
tournaments-round-over = 이 라운드는 끝났어요.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) 이번 라운드 쉼
tournaments-rest-on = { $first } ({ $first_seed }) 부전
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, 동점: 시드가 높은 쪽 진출
tournaments-match-walkover = { $match }, 부전승
tournaments-match-nobody = { $match }, 아무도 오지 않음
tournaments-match-nobody-on = { $match }, 아무도 오지 않음: 시드가 높은 쪽 진출
tournaments-match-time = { $match }, 시간 초과
tournaments-match-running = { $match }, 게임 { $game }번 진행 중
tournaments-match-awaited = { $match }. { $player } 님, 준비되면 "게임하기" 버튼을 누르세요.
tournaments-play = 게임하기: { $first } – { $second }

tournaments-game-on = 게임 { $game }번이 진행 중이에요. 판이 있는 곳: { $link }. /board 명령어로 다시 올릴 수 있어요.

tournaments-next = 다음 게임 ({ $score })
tournaments-so-far = 이 대전: { $match }. 다음 게임은 { $player } 님이 먼저 둬요.

tournaments-points = 승점
tournaments-berger = SB
tournaments-player = 참가자
tournaments-words-table = 순위, 괄호 안은 승점: { $lines }
tournaments-words-bracket = 대진표: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = 나가기
tournaments-button-start = 시작
tournaments-button-fill = 봇으로 채우고 시작
tournaments-button-cancel = 취소
tournaments-button-again = 한 번 더
tournaments-button-quit = 완전히 나가기
tournaments-button-end = 대회 취소

tournaments-ask-leave = 대회에서 나갈까요? 남은 대전은 상대의 부전승이 돼요.
tournaments-ask-cancel = 대회를 취소할까요? 진행 중인 게임은 보통 게임으로 계속돼요.
tournaments-done-leave = 대회에서 나왔어요.
tournaments-done-cancel = 대회가 취소됐어요.
tournaments-done-join = 참가했어요. 첫 라운드가 시작되면 멘션할게요.
tournaments-done-start = 시작됐어요! 이제 첫 라운드예요.
tournaments-done-fill = 빈자리마다 봇을 넣고 시작했어요. 이제 첫 라운드예요.

command-tournament = 이 채널에서 대회 하기: 녹아웃 또는 리그전
command-tournament-create = 이 채널에 대회 열기
command-tournament-join = 이 채널의 대회에 참가하기
command-tournament-leave = 이 채널의 대회에서 나가기
command-tournament-start = 내가 연 이 채널의 대회 시작하기
command-tournament-fill = 내가 연 대회의 빈자리를 봇으로 채우고 시작하기
command-tournament-cancel = 내가 연 이 채널의 대회 취소하기
command-tournament-show = 이 채널의 대회 보여 주기
command-tournament-create-form = 지면 탈락하기, 또는 모두가 서로 겨루기
command-tournament-create-board = 판 크기. 빗금 뒤의 숫자만큼 한 줄로 이으면 이겨요
command-tournament-create-hours = 한 라운드에 주어지는 시간

tournaments-none-here = 여기에는 아직 대회가 없어요. /tournament create 명령어로 열어 보세요.
tournaments-on-here = 이 채널에는 이미 대회가 있어요. /tournament show 명령어로 볼 수 있어요.
tournaments-not-here = 대회에는 제가 글을 올릴 수 있는 서버 채널이 필요해요. 그런 채널에서 /tournament create 명령어를 쓰세요.
tournaments-already-joined = 이미 참가하셨어요. 첫 라운드가 시작되면 멘션할게요.
tournaments-not-joined = 그 대회에 참가하지 않으셨어요. 참가자는 /tournament show 명령어로 볼 수 있어요.
tournaments-too-late = 그 대회는 이미 시작됐어요. 끝나면 /tournament create 명령어로 새로 열어 보세요.
tournaments-already-started = 그 대회는 이미 시작됐어요. /tournament show 명령어로 볼 수 있어요.
tournaments-full = 그 대회는 자리가 다 찼어요. { $most }명까지예요.
tournaments-too-few = 시작하려면 적어도 { $least }명이 필요해요. 누군가에게 "참가" 버튼을 눌러 달라고 하세요.
tournaments-over = 그 대회는 끝났어요. /tournament create 명령어로 새로 열어 보세요.
tournaments-not-yours = { $user } 님이나 관리자만 할 수 있어요.
tournaments-moderators-only = 관리자만 할 수 있어요. 관리자에게 부탁해 보세요.
tournaments-not-your-match = 그 대전은 { $players }의 것이에요. 내 대전은 /tournament show 명령어로 찾으세요.
tournaments-match-over = 그 대전은 결정됐어요. /tournament show 명령어로 상황을 볼 수 있어요.
tournaments-not-your-question = 다른 분에게 물어본 거예요. 직접 나가려면 /tournament leave 명령어를 쓰세요.
tournaments-not-understood = 할 일(create, join, leave, start, fill, cancel, show), 방식(knockout, round robin), 판(4x4) 또는 시간(1h부터 72h까지)이 필요해요.
tournaments-no-help = 대전 게임이라 스스로 두셔야 해요. 끝날 때까지 힌트는 없어요.
tournaments-no-rematch = 대전 게임이에요. 다음 게임은 라운드 메시지의 "게임하기" 버튼으로 두세요. 그 메시지는 /tournament show 명령어로 찾을 수 있어요.

topic-tournaments = 대회
topic-tournaments-text =
    `/tournament create`로 녹아웃(2~32명)이나 리그전(3~12명)을 열면 자동으로 참가해요. 다른 사람은 "참가"를 눌러요. 연 사람이나 관리자가 7일 안에 "시작"을 눌러요. **봇으로 채우고 시작**은 빈자리에 제 어려움 단계를 넣어요.
    시드는 레이팅 순서예요. 한 대전은 표시를 바꿔 가며 두 판이에요. "게임하기"를 누르고, 이어서 판 아래의 **다음 게임**을 누르세요. 대전에는 힌트가 없어요.
    이기면 1점, 비기면 반 점이에요. 표에서 동점이면 Sonneborn-Berger 방식으로, 강한 상대에게서 얻은 점수를 더 크게 쳐요.
    녹아웃 대전이 비기면 두 판을 더 두고, 누가 먼저 둘지는 제비로 정해요. 그래도 비기면 시드가 높은 쪽이 올라가요.
    오지 않으면 상대의 부전승이에요. 시간이 다 됐을 때 마지막 게임 뒤로 한쪽만 "게임하기"를 눌렀다면 남은 점수는 그쪽 것이에요. 여기서 다른 게임을 하고 있지 않을 때 누른 것만 쳐요. 둘 다 눌렀거나 둘 다 안 눌렀으면 지금까지의 점수로 정하고, 녹아웃에서 비기고 있으면 시드가 높은 쪽이 이겨요.
    `/tournament show`는 대회를 다시 올리고, `/tournament leave`로 나가요.
