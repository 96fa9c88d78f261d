### 輪到誰時的通知。

notices-accepted =
    { $where ->
        [dm] { $other } 接受了挑戰。第 { $game } 號對局輪到你了。{ $link }
       *[channel] { $user }，{ $other } 接受了挑戰。第 { $game } 號對局輪到你了。{ $link }
    }
notices-turn =
    { $where ->
        [dm] 你跟 { $other } 的第 { $game } 號對局輪到你了。{ $link }
       *[channel] { $user }，第 { $game } 號對局輪到你了。{ $link }
    }
notices-rematch =
    { $where ->
        [dm] 第 { $game } 號對局之後，{ $other } 想再戰一局。按「再戰一局」就開始。{ $link }
       *[channel] { $user }，第 { $game } 號對局之後，{ $other } 想再戰一局。按「再戰一局」就開始。{ $link }
    }
notices-link-board = 去看棋盤
