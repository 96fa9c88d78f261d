### 番が来た人へのお知らせ。

notices-accepted =
    { $where ->
        [dm] { $other } が挑戦を受けました。対局{ $game }はあなたの番です。{ $link }
       *[channel] { $user }、{ $other } が挑戦を受けました。対局{ $game }はあなたの番です。{ $link }
    }
notices-turn =
    { $where ->
        [dm] { $other } との対局{ $game }は、あなたの番です。{ $link }
       *[channel] { $user }、対局{ $game }はあなたの番です。{ $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other } が対局{ $game }の再戦を希望しています。「再戦」を押すと始まります。{ $link }
       *[channel] { $user }、{ $other } が対局{ $game }の再戦を希望しています。「再戦」を押すと始まります。{ $link }
    }
notices-link-board = 盤を見る
