### ボットが保存している個人のデータ、その写し、その消し方。約束なので、正確に訳すこと。

privacy-title = あなたのデータ
privacy-what = 保存しているもの
privacy-what-text =
    • あなたのDiscordのIDと名前：あなたが対局した、観戦した、終わらせた、または公開した対局のもの。
    • 各対局の場所、手順、ヒントを使った人、終わり方。
    • 対局から生まれるもの：レーティング、大会、問題の解答、投票、どのサーバーで月間チャンピオンになったか。
    • `/preferences` の設定と、`/learn` の進み具合。
    そのほかの発言は何も保存しません。
privacy-why = 理由
privacy-why-text =
    再起動しても対局が消えず、盤が最新に保たれ、履歴と戦績とランキングを見られるようにするためです。対局は、そのチャンネルを見られる人に見せます。ほかのだれにも何も渡しません。
privacy-long = 期間
privacy-long-games =
    { $days ->
        [0] 終わった対局は残ります。/forget で、そこからあなたの名前とIDが消えます。
       *[other] 終わった対局は{ $days }日後に消えます。
    }
privacy-long-servers = サーバーに関するものは、私がサーバーを離れてから{ $days }日後に消えます。
privacy-yours = あなたにできること
privacy-yours-text =
    • `/export` で、すべての写しを受け取れます。
    • `/forget` で、あなたの名前とIDがすべてから消えます。
    • `/preferences` で、どのランキングに載るかを決められます。
privacy-host = 運用している人
privacy-host-contact = { $name }：{ $contact }
privacy-somebody = 私を運用している人（名前は公開されていません）

privacy-forget-sure =
    私が保存しているすべてのものから、全サーバー分、あなたの名前とIDを消しますか？元には戻せません。
    対局中のものは投了になります。先に写しがほしいときは `/export` をどうぞ。
privacy-button-keep = 残す
privacy-button-erase = すべて消す
privacy-forget-kept = 何も消さず、そのまま残しました。
privacy-forget-nothing = あなたの名前やIDで保存しているものはありません。
privacy-forget-done =
    完了です。保存していたすべてのものから、あなたの名前とIDが消えました。個人設定、投票、講座の進み具合、過去の問題の解答も消えました。
    対局の手順は、名前なしで残ります。レーティング、練習問題、最近の問題の解答も、IDの代わりに符号を付けて残ります。また遊べば、あなたのものに戻ります。だれかにブロックされている場合は、それも同じ符号で残ります。
    すでに投稿したメッセージは、だれかが削除するまで残ります。

privacy-copy =
    { $games ->
        [0] あなたについて保存しているものは、これで全部です。
       *[other] あなたについて保存しているものは、これで全部です。対局は{ $games }局あります。
    }

topic-privacy = あなたのデータ
topic-privacy-text =
    `/privacy` は、何を、なぜ、どれだけの期間保存するかを示します。
    `/export` は、あなたについて保存しているすべての写しを送ります。
    `/forget` は、全サーバーのすべてのものから、あなたの名前とIDを消します。その前に確認します。
    `/preferences` では、どのランキングに載るかを決められます。

privacy-not-yours-to-forget = これは別の人への確認です。自分のデータを消すには /forget を使ってください。
privacy-question-too-old = この確認はもう古くて答えられません。もう一度 /forget を使ってください。
privacy-copied-just-now = 写しを渡したばかりです。次に受け取れるのは <t:{ $until }:R> です。

command-privacy = 自分の何が、なぜ、どれだけの期間保存されるかを見る
command-forget = 保存されているすべてのものから自分の名前とIDを消す
command-export = 保存されている自分のデータの写しをもらう（自分にだけ表示）
