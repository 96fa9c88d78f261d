### 月間チャンピオン：月の順位表の投稿と、1位へのロール。

champions-title = { $month } · { $board }
champions-is = 月間チャンピオンは **{ $player }** です。
champions-gets = 月間チャンピオンは **{ $player }** です。<@&{ $role }> を贈ります。
champions-not-given = ロール <@&{ $role }> を渡せませんでした。私のロールより上にあるか、削除されたか、私にロールの管理権限がなくなっています。管理者は /champion here で選び直せます。
champions-more = 全順位：`/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] 毎月1日に、前月の順位表をここに投稿します。やめるときは /champion stop をどうぞ。
       *[other] 毎月1日に、前月の順位表をここに投稿し、1位の人に <@&{ $role }> を贈ります。やめるときは /champion stop をどうぞ。
    }
champions-stopped = 月の順位表の投稿をやめました。再開するときは /champion here をどうぞ。

champions-managers-only = それができるのは、このサーバーを管理できるメンバーだけです。順位表は /leaderboard で見られます。
champions-servers-only = 月の順位表を投稿できるのはサーバーだけです。順位表は /leaderboard で見られます。
champions-cannot-post = ここには月の順位表を投稿できません。あなたも私も見られてメッセージを送れるチャンネルで /champion here を使ってください。
champions-not-posted = このサーバーでは月の順位表を投稿していません。始めるときは、チャンネルで /champion here を使ってください。
champions-no-such-action = うまく読み取れませんでした。/champion に here か stop を付けてみてください。
champions-no-such-role = そのロールはここにないか、アプリのものなのでだれにも渡せません。/champion here で別のロールを選んでください。
champions-no-right = ここでは私はロールを渡せません。「ロールの管理」を許可してから、もう一度 /champion here を使ってください。
champions-too-high = そのロールは私のロールより下にないので渡せません。サーバー設定で私のロールを上に移すか、/champion here で別のロールを選んでください。
champions-above-you = そのロールはあなた自身が渡せないものなので、私も代わりに渡せません。/champion here で別のロールを選ぶか、渡せる人に頼んでください。

topic-champions = 月間チャンピオン
topic-champions-text =
    サーバーの管理者は、`/champion here` で毎月1日（UTC）にチャンネルへ前月の順位表を投稿できます。載るのは、その月にそこでレート戦をした人です。
    `role:` を付けると、1位の人が次のチャンピオンが決まるまでそのロールを持ちます。私のロールより下にあり、あなた自身も渡せるロールにかぎります。
    `/champion stop` でやめられます。過去の月は `/leaderboard` でも見られます。

command-champion = 月の順位表を投稿し、1位にロールを贈る
command-champion-here = 毎月1日にこのチャンネルへ投稿する（サーバー管理者用）
command-champion-here-role = 次のチャンピオンが決まるまで、月間チャンピオンが持つロール
command-champion-stop = 月の順位表の投稿をやめる（サーバー管理者用）

champions-server-none = 月の順位表：投稿していません。`/champion here` でチャンネルに投稿できます。
champions-server =
    { $role ->
        [none] 月の順位表：毎月1日に <#{ $channel }> へ投稿。`/champion here` で変更、`/champion stop` で停止。
       *[other] 月の順位表：毎月1日に <#{ $channel }> へ投稿し、チャンピオンに <@&{ $role }> を贈ります。`/champion here` で変更、`/champion stop` で停止。
    }
