### 轮到谁时的通知。

notices-accepted =
    { $where ->
        [dm] { $other } 接受了挑战。{ $game } 号对局轮到你了。{ $link }
       *[channel] { $user }，{ $other } 接受了挑战。{ $game } 号对局轮到你了。{ $link }
    }
notices-turn =
    { $where ->
        [dm] 和 { $other } 的 { $game } 号对局轮到你了。{ $link }
       *[channel] { $user }，{ $game } 号对局轮到你了。{ $link }
    }
notices-rematch =
    { $where ->
        [dm] { $game } 号对局之后，{ $other } 想再来一局。点“再来一局”就开始。{ $link }
       *[channel] { $user }，{ $game } 号对局之后，{ $other } 想再来一局。点“再来一局”就开始。{ $link }
    }
notices-link-board = 去看棋盘
