### 왜 할 수 없는지, 대신 무엇을 하면 되는지.

no-game = 지금 여기서 두고 있는 게임이 없어요. /play 명령어로 시작하세요.
no-game-here = 이 채널에서는 두고 있는 게임이 없어요. 내 게임은 <#{ $channel }>에 있어요.
vote-instead = 이 채널은 함께 게임 { $game_id }번을 두고 있어요. /board 명령어로 보고, 칸을 눌러 투표하세요.
time-ran-out = 게임 { $game_id }번은 시간이 다 됐어요. /play 명령어로 새로 시작하세요.
no-such-game = 그 게임은 이제 열려 있지 않아요. /play 명령어로 새로 시작하세요.
unknown-game = 게임 { $game_id }번은 여기서 보여 줄 수 없어요. /games 또는 /history 명령어로 찾아보세요.
already-over = 게임 { $game_id }번은 끝났어요. /replay { $game_id } 명령어로 한 수씩 볼 수 있어요.
no-such-position = `O.XX.X.OO`처럼 써 보세요.
still-explaining = 아직 지난번 질문을 풀고 있어요. 잠시 뒤에 다시 해 보세요.
too-many-explanations = 지금은 한 번에 할 수 있는 만큼 설명하고 있어요. 잠시 뒤에 다시 해 보세요.
not-yours = { $user } 님이나 관리자만 멈출 수 있어요.
exhibition-running = 여기서 이미 게임 { $game_id }번을 보여 주고 있어요. { $user } 님이나 관리자가 /unwatch { $game_id } 명령어로 멈출 수 있어요.
too-many-games =
    { $running ->
       *[other] 이 채널에서 { $running }판이 진행 중이고, 이 서버는 한 번에 { $most }판까지만 돼요. 다른 채널에서 두거나, /games 목록의 게임이 하나 끝날 때까지 기다려 주세요.
    }
too-many-exhibitions = 이 서버에서 이미 시범 경기나 채널 게임을 { $most }개 보여 주고 있어요. /unwatch 명령어로 하나를 멈춰 자리를 만들어 주세요.
cannot-follow-here = 여기서는 판을 최신으로 유지할 수 없어요. 저와 함께 보고 쓸 수 있는 채널에서 해 보세요.
already-playing =
    { $is_asker ->
        [1] 여기서 이미 두고 있는 게임이 있어요. 먼저 끝내 주세요.
       *[other] { $player } 님은 여기서 이미 게임 중이에요. 그 게임이 끝나면 다시 도전해 보세요.
    }
asker-is-playing = { $player } 님이 다른 게임을 시작했어요. 그 게임이 끝나면 "수락" 버튼을 다시 눌러 주세요.
rematch-running = 재대결은 게임 { $game_id }번이에요. /board 명령어로 볼 수 있어요.
already-challenged = 아직 { $user } 님의 답을 기다리고 있어요. 새로 도전하려면 그 도전을 취소하세요.
pick-one = 하나만 고르세요: 상대 한 명, 누구나(open), 또는 모두 한꺼번에(crowd).
pick-open = 하나만 고르세요: 상대 한 명 또는 누구나(open).
no-channel-games = 여기서는 채널 전체와 한꺼번에 둘 수 없어요. /play 명령어에 멤버를 쓰거나, open 옵션으로 누구나 참가하게 해 주세요.
own-challenge = 직접 한 도전이에요. 누가 참가할 때까지 기다리거나, /resign 명령어로 취소하세요.
seats-taken = 그 자리는 이미 찼어요. /play 명령어로 내 게임을 시작하세요.
still-open = 여기에 열어 둔 도전이 아직 기다리고 있어요. 새로 열려면 그 도전을 취소하세요.
declined = { $player } 님이 방금 거절했어요. 다시 도전할 수 있는 때: <t:{ $until }:R>.
no-challenges = { $player } 님은 지금 도전을 받지 않아요. 저와 두거나, 채널의 누구나 참가하게 해 보세요.
too-many-blocked = 멤버는 { $most }명까지 차단할 수 있어요. 먼저 몇 명을 차단 해제하세요.
too-fast = 너무 빨라서 따라가기 어려워요. { $wait_s }초 뒤에 다시 해 보세요.
channel-busy = 이 채널을 따라가기 어려워서 너무 오래 기다린 명령어는 건너뛰고 있어요. 건너뛴 명령어로 바뀌는 것은 없고, 버튼과 슬래시 명령어는 기다리지 않아도 돼요.
own-offer = 이미 제안했어요. { $seat } 님이 아직 답하지 않았어요.
not-your-button = 이 버튼은 다른 분의 것이에요. /play 명령어로 내 게임을 시작하세요.
no-opponent = 누구와 두고 싶으세요? 명령어 뒤에 멘션하거나, 누구나 참가하게 해 주세요.
not-for-you = { $players }만 할 수 있어요. /play 명령어로 내 게임을 시작하세요.
not-your-turn = 지금은 { $seat } 차례예요. 그다음에 두시면 돼요.
square-taken = { $cell }에는 이미 표시가 있어요. 아직 빈 칸: { $free }.
no-such-square = 칸은 1부터 { $cells }까지, 또는 a1부터 { $last }까지예요. 아직 빈 칸: { $free }.
unknown-in-game = 잘 이해하지 못했지만, 게임이 진행 중이에요. 빈칸을 골라 주세요: { $free }.
no-such-board = { $names } 중에서 고르세요. 빗금 뒤의 숫자만큼 한 줄로 이으면 이겨요.
no-such-rules = 기본이 아닌 규칙은 3x3에서만 돼요. 3x3을 고르거나 규칙을 빼 주세요.
draw-refused = 저는 더 두고 싶어요. 게임은 계속돼요. 그만두려면 /resign 명령어로 기권하세요.
opponent-is-you = 자기 자신에게는 도전할 수 없어요. 이름 없이 /play 명령어를 쓰면 저와 둘 수 있어요.
opponent-is-a-bot = 다른 봇은 도전에 답하지 못해요. 이름 없이 /play 명령어를 쓰면 저와 둘 수 있어요.
not-a-member = 이 서버에서 그 멤버를 찾을 수 없어요. @로 멘션해 보세요.
which-member = { $players } 중 한 명일 수 있어요. 누구인지 입력하거나 @로 멘션해 주세요.
nobody-else-here = 여기서는 다른 분이 참가할 수 없어요. /play 명령어만 쓰면 저와 둘 수 있어요.
not-understood = 무슨 뜻인지 모르겠어요. /play 뒤에 멤버, anyone, crowd, 단계(easy, medium, hard, unbeatable), 판({ $boards }) 또는 규칙({ $rules })을 써 주세요.
words-not-understood = 무슨 뜻인지 모르겠어요. /help 명령어를 보세요.
no-such-number = 게임 번호가 아니에요. /games 또는 /history 명령어로 찾아보세요.
opponent-forgotten = 그 플레이어는 이제 여기 없어서 다시 둘 수 없어요. /play 명령어로 새로 시작하세요.
no-direct-messages = 혼자만 볼 답인데, DM이 저에게 닫혀 있어요. 슬래시 명령어를 써 주세요.
unknown-word = "{ $word }"? 모르는 말이에요. 혹시 `{ $command }` 말씀이세요?
no-board-there = 그 메시지에는 제 게임이 없어요. 버튼이 있는 판에서 해 보세요.
no-rematch = 여기서 끝낸 게임이 아직 없어요. /play 명령어로 시작하세요.
no-such-zone = 어느 시간대인지 모르겠어요. { $names }처럼 그 시간대의 도시를 적어 주세요.
