### 이달의 챔피언: 월간 순위 게시물과 1위의 역할.

champions-title = { $month } · { $board }
champions-is = 이달의 챔피언: **{ $player }** 님.
champions-gets = 이달의 챔피언: **{ $player }** 님. <@&{ $role }> 역할을 받아요.
champions-not-given = <@&{ $role }> 역할을 줄 수 없었어요. 제 역할보다 위에 있거나, 없어졌거나, 제가 이제 역할을 관리할 수 없어요. 서버 관리자가 /settings 명령어로 다시 고를 수 있어요.
champions-more = 전체 목록: `/leaderboard period:{ $month }`

topic-champions = 이달의 챔피언
topic-champions-text =
    서버를 관리한다면 `/settings champion:`로 매달 1일에 월간 순위를 채널에 올릴 수 있어요. 그달 거기서 레이팅 반영 게임을 둔 멤버가 나와요.
    `role:`을 쓰면 1위가 다음 챔피언이 나올 때까지 그 역할을 받아요. 제 역할보다 아래에 있고, 직접 줄 수 있는 역할이어야 해요.
    `/settings stop:champion`으로 그만둬요. 지난달들의 순위는 `/leaderboard`로도 볼 수 있어요.
