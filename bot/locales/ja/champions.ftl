### 月間チャンピオン：月の順位表の投稿と、1位へのロール。

champions-title = { $month } · { $board }
champions-is = 月間チャンピオンは **{ $player }** です。
champions-gets = 月間チャンピオンは **{ $player }** です。<@&{ $role }> を贈ります。
champions-not-given = ロール <@&{ $role }> を渡せませんでした。私のロールより上にあるか、削除されたか、私にロールの管理権限がなくなっています。管理者は /settings で選び直せます。
champions-more = 全順位：`/leaderboard period:{ $month }`

topic-champions = 月間チャンピオン
topic-champions-text =
    サーバーの管理者は、`/settings champion:` で毎月1日にチャンネルへ前月の順位表を投稿できます。載るのは、その月にそこでレート戦をした人です。
    `role:` を付けると、1位の人が次のチャンピオンが決まるまでそのロールを持ちます。私のロールより下にあり、あなた自身も渡せるロールにかぎります。
    `/settings stop:champion` でやめられます。過去の月は `/leaderboard` でも見られます。
