### 차례가 된 사람에게 알리는 말.

notices-accepted =
    { $where ->
        [dm] { $other } 님이 수락했어요. 게임 { $game }번에서 두실 차례예요. { $link }
       *[channel] { $user }, { $other } 님이 수락했어요. 게임 { $game }번에서 두실 차례예요. { $link }
    }
notices-turn =
    { $where ->
        [dm] { $other } 님과의 게임 { $game }번에서 두실 차례예요. { $link }
       *[channel] { $user }, 게임 { $game }번에서 두실 차례예요. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } 님이 게임 { $game }번의 재대결을 원해요. 두려면 "재대결" 버튼을 누르세요. { $link }
       *[channel] { $user }, { $other } 님이 게임 { $game }번의 재대결을 원해요. 두려면 "재대결" 버튼을 누르세요. { $link }
    }
notices-link-board = 판으로 가기
