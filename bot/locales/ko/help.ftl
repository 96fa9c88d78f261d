### 도움말: 세 부분으로 된 한눈에 보기.

help-title = 틱택토
help-typed =
    세 개를 한 줄로 이으면 이겨요.
    `{ $prefix }play` 또는 `{ $prefix }move 5`처럼 글로 써도 돼요.
help-untyped =
    세 개를 한 줄로 이으면 이겨요.
    `@bot play` 또는 `@bot move 5`처럼 글로 써도 돼요.
help-play = 게임하기
help-play-text =
    `/play`로 저나 친구, 아무나와 두거나 채널 전체가 함께 둬요.
    칸을 누르거나 `/move`를 쓰세요.
    `/board`는 내 게임을 다시 보여 줘요.
    `/tournament`로 녹아웃이나 리그전 대회를 열어요.
    `/draw`와 `/resign`으로 게임을 끝내요.
    `/preferences`에서 판의 모양(화면 낭독기용 말도 있어요), 제가 보내는 알림, 도전할 수 있는 사람을 정해요.
help-watch = 관전하기
help-watch-text =
    `/games`는 진행 중인 게임 목록이에요.
    `/watch`로 여기서 게임을 관전해요.
    `/history`는 끝난 게임 목록이에요.
    `/replay`로 한 수씩 다시 봐요.
help-learn = 배우기
help-learn-text =
    `/learn`은 제가 어떻게 생각하는지 알려 주는 강좌예요.
    `/hint`는 가장 좋은 칸을 보여 줘요.
    `/explain`은 칸마다 가치를 보여 줘요.
    `/puzzle`은 매일 새로워요.
    `/stats`로 내 성적을 봐요.
    `/leaderboard`로 누가 제일 잘하는지 봐요.
    `/privacy`로 제가 무엇을 보관하는지 봐요.
help-manage = 관리하기
help-manage-text =
    `/settings`로 이 서버에서 제가 어떻게 할지 정해요.
    `/permissions`로 여기서 제가 할 수 있는 일과 바꾸는 곳을 봐요.
    `/puzzle here`로 매일 여기에 퍼즐을 올려요.

help-button-play = { $kind } 하기
help-button-challenge = 도전하기
help-button-watch = 관전하기

help-menu-topics = 더 알아보기…
help-menu-whom = 상대 고르기
help-challenge-whom = 누구에게 도전할까요?

help-about =
    저는 tictactoe-bot { $version } 버전이에요. 미니맥스로 수를 찾아요. 무적은 지킬 수 있는 게임은 절대 지지 않고, 쉬움은 이길 기회를 드려요.
    누가 어디서 뒀는지, 수와 결과, 개인 설정만 보관하고, 쓰신 다른 글은 보관하지 않아요. 자세한 내용은 /privacy 명령어로, 제가 할 수 있는 일은 /help 명령어로 보세요.

help-no-such-topic = 그 주제의 도움말은 없어요. /help 뒤에 { $names } 중 하나를 써 보세요.

command-help = 제가 할 수 있는 일과 두는 법 보기
command-help-topic = 무엇에 대해 읽을지. 비워 두면 전체를 짧게 보여 줘요
command-about = 제가 누구고 무엇을 보관하는지 보기
