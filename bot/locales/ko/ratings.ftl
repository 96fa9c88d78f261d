### 순위표: 레이팅이 가장 높은 사람.

ratings-leaderboard = 순위표
ratings-month = 이번 달
ratings-everywhere = 모든 곳
ratings-games = { $games }판
ratings-place = { $people }명 중 { $place }위예요.
ratings-unsure = ? = 아직 어림값
ratings-levels = 🤖 제 단계의 레이팅은 고정이에요: { $levels }
ratings-hidden = 원하신 대로 순위표에 나오지 않아요. 바꾸려면 /preferences 명령어를 쓰세요.
ratings-not-everywhere = 모든 곳의 순위표에 나오는 데 동의하지 않으셨어요. 바꾸려면 /preferences 명령어를 쓰세요.
ratings-unrated = 여기에는 아직 레이팅이 없어요. /play 명령어로 힌트 없이 한 판을 끝내 보세요.
ratings-unrated-month = 이번 달에는 아직 레이팅 반영 게임이 없어요. /play 명령어로 힌트 없이 한 판을 끝내 보세요.
ratings-unrated-past = 그달에는 여기서 둔 레이팅 반영 게임이 없어요.
ratings-empty-past = 그달에는 여기서 아무도 레이팅 반영 게임을 두지 않았어요.
ratings-empty = 여기에는 아직 레이팅이 있는 사람이 없어요. /play 명령어로 힌트 없이 한 판을 끝내고 첫 번째가 되어 보세요.
ratings-empty-month = 이번 달에는 아직 아무도 레이팅 반영 게임을 두지 않았어요. /play 명령어로 힌트 없이 한 판을 끝내고 첫 번째가 되어 보세요.
ratings-empty-everywhere = 이 목록에는 아직 아무도 없어요. /preferences 명령어로 첫 번째가 되어 보세요.

ratings-no-such-leaderboard = 판({ $boards }), 규칙({ $rules }), month, 2026-10 같은 달, 또는 all, here, everywhere 중 하나가 필요해요. /leaderboard 명령어에서 고르세요.
ratings-not-your-leaderboard = 다른 분이 부른 목록이에요. 내 목록은 /leaderboard 명령어로 보세요.
ratings-months-of-servers = 지난달들은 서버별로만 보관하고 모든 곳의 것은 없어요. /leaderboard 뒤에 here 옵션을 써 주세요.
ratings-no-server-here = 여기는 서버가 아니라 보여 줄 순위가 없어요. /leaderboard 뒤에 everywhere 옵션을 써 주세요.

topic-ratings = 레이팅과 순위표
topic-ratings-text =
    모두 1500에서 시작해요. 강한 플레이어를 이길수록 많이 오르고(방식은 Glicko-2예요), 누가 먼저 두는지도 고려해요.
    `?`는 아직 어림값이라는 뜻이에요. 비슷한 레이팅의 상대와 열 판 남짓 두면 자리를 잡아요. `±80`은 80점 안쪽으로 맞을 가능성이 높다는 뜻이에요.
    끝난 게임은 저와 둔 것까지 모두 반영돼요. 반영되지 않는 것: 힌트를 쓰고 이기거나 비긴 게임, 한 줄로 위협할 수 있기 전에 그만둔 게임, 채널 게임, 저 혼자 둔 게임. 같은 플레이어와 하루 10판을 넘기면 그 뒤로는 점점 덜 반영돼요. 상대가 적었던 플레이어는 레이팅을 어느 정도까지만 움직여요.
    제 단계는 🤖 표시예요. 서로 겨뤄서 잰 값이라, 게임을 두면 내 레이팅만 움직이고 제 것은 움직이지 않아요.
    `/leaderboard`는 이 서버의 플레이어를 보여 줘요. 2026-10 같은 달을 쓰면 그달 말의 레이팅으로 보여 줘요. 모든 곳의 목록에는 `/preferences`에서 동의해야만 나와요.

command-leaderboard = 이 서버에서 레이팅이 가장 높은 사람과 내 순위 보기
command-leaderboard-board = 어느 판인지. 빗금 뒤의 숫자만큼 한 줄로 이으면 이겨요
command-leaderboard-rules = 3x3에서 어느 규칙인지
command-leaderboard-period = 전체, 이번 달 플레이어, 또는 2026-10 같은 지난달
command-leaderboard-where = 이 서버, 또는 모든 곳에 나오기로 동의한 모두
