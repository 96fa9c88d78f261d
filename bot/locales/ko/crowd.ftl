### 채널 게임: 채널의 모두가 투표로 함께 봇과 두는 게임.

crowd-button-square = { $square }, 비어 있음, { $count }표
crowd-how = 칸을 눌러 투표하세요. 표가 가장 많은 칸에 둬요. 같으면 제비를 뽑아요.
crowd-waits = 첫 표가 나온 뒤 { $seconds }초가 지나거나, 지난 투표에 참여한 모두가 투표하면 마감돼요.
crowd-lead =
    { $leaders ->
        [1] **지금까지 { $count }표**: 선두는 { $squares }, { $most }표.
       *[other] **지금까지 { $count }표**: 공동 선두는 { $squares }, 각각 { $most }표.
    }
crowd-clock = 투표 마감: <t:{ $deadline }:R>. 바꾸려면 다른 칸을 누르세요.
topic-play-crowd = `crowd`를 쓰면 이 채널의 모두가 한 수마다 투표하며 저와 겨뤄요.
crowd-about = { $owner } 님이 시작했어요.
crowd-unwatch = { $owner } 님이 시작했어요. 멈추려면 /unwatch { $game } 명령어를 쓰세요.
crowd-voted = { $count }명이 투표했어요.
crowd-record = 채널 팀: { $won }승 { $drawn }무 { $lost }패.
crowd-button-again = 다시 하기
crowd-button-close = 지금 두기

crowd-running = 이 채널은 이미 게임 { $game_id }번을 두고 있어요. /board 명령어로 보고 투표하세요.
crowd-same-vote = 이미 { $cell }에 투표했어요. 바꾸려면 다른 칸을 누르세요.
crowd-not-yours = 투표를 일찍 마감하는 건 { $user } 님만 할 수 있어요. 시간이 되면 저절로 마감돼요.
crowd-no-votes = 아직 아무도 투표하지 않았어요. 먼저 칸을 누르세요.
crowd-not-votable = 채널 투표로는 { $word } 게임을 둘 수 없어요. 다른 판이나 다른 규칙을 고르세요.
