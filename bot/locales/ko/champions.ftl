### 이달의 챔피언: 월간 순위 게시물과 1위의 역할.

champions-title = { $month } · { $board }
champions-is = 이달의 챔피언: **{ $player }** 님.
champions-gets = 이달의 챔피언: **{ $player }** 님. <@&{ $role }> 역할을 받아요.
champions-not-given = <@&{ $role }> 역할을 줄 수 없었어요. 제 역할보다 위에 있거나, 없어졌거나, 제가 이제 역할을 관리할 수 없어요. 서버 관리자가 /champion here 명령어로 다시 고를 수 있어요.
champions-more = 전체 목록: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] 매달 1일에 여기에 월간 순위를 올릴게요. 그만하려면 /champion stop 명령어를 쓰세요.
       *[other] 매달 1일에 여기에 월간 순위를 올리고, 1위에게 <@&{ $role }> 역할을 줄게요. 그만하려면 /champion stop 명령어를 쓰세요.
    }
champions-stopped = 이제 월간 순위를 올리지 않아요. 다시 시작하려면 /champion here 명령어를 쓰세요.

champions-managers-only = 이 서버를 관리하는 멤버만 할 수 있어요. 순위는 /leaderboard 명령어로 볼 수 있어요.
champions-servers-only = 월간 순위는 서버에만 올릴 수 있어요. 순위는 /leaderboard 명령어로 볼 수 있어요.
champions-cannot-post = 여기에는 월간 순위를 올릴 수 없어요. 저와 함께 보고 쓸 수 있는 채널에서 /champion here 명령어를 쓰세요.
champions-not-posted = 이 서버에는 월간 순위를 올리고 있지 않아요. 시작하려면 채널에서 /champion here 명령어를 쓰세요.
champions-no-such-action = 무슨 뜻인지 모르겠어요. /champion 뒤에 here 또는 stop 중 하나를 써 주세요.
champions-no-such-role = 여기서 그 역할을 찾을 수 없거나, 앱의 역할이라 아무도 줄 수 없어요. /champion here 명령어로 다른 역할을 고르세요.
champions-no-right = 제가 여기서 역할을 줄 수 없어요. 저에게 "역할 관리하기" 권한을 준 다음 /champion here 명령어를 다시 쓰세요.
champions-too-high = 그 역할은 제 역할보다 아래에 있지 않아서 줄 수 없어요. 서버 설정에서 제 역할을 그 위로 옮기거나, /champion here 명령어로 다른 역할을 고르세요.
champions-above-you = 직접 줄 수 없는 역할이라 저도 대신 줄 수 없어요. /champion here 명령어로 다른 역할을 고르거나, 줄 수 있는 분에게 부탁하세요.

topic-champions = 이달의 챔피언
topic-champions-text =
    서버를 관리한다면 `/champion here`로 매달 1일(UTC)에 월간 순위를 채널에 올릴 수 있어요. 그달 거기서 레이팅 반영 게임을 둔 멤버가 나와요.
    `role:`을 쓰면 1위가 다음 챔피언이 나올 때까지 그 역할을 받아요. 제 역할보다 아래에 있고, 직접 줄 수 있는 역할이어야 해요.
    `/champion stop`으로 그만둬요. 지난달들의 순위는 `/leaderboard`로도 볼 수 있어요.

command-champion = 월간 순위를 올리고 1위에게 역할 주기
command-champion-here = 매달 1일 이 채널에 올리기 (서버 관리자용)
command-champion-here-role = 다음 챔피언이 나올 때까지 이달의 챔피언이 받는 역할
command-champion-stop = 월간 순위 올리기를 그만두기 (서버 관리자용)

champions-server-none = 월간 순위: 올리지 않음. `/champion here`로 채널에 올릴 수 있어요.
champions-server =
    { $role ->
        [none] 월간 순위: 매달 1일 <#{ $channel }> 채널. `/champion here`로 바꾸고, `/champion stop`으로 그만둬요.
       *[other] 월간 순위: 매달 1일 <#{ $channel }> 채널, 챔피언에게는 <@&{ $role }> 역할. `/champion here`로 바꾸고, `/champion stop`으로 그만둬요.
    }
