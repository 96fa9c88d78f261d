### 大会。

tournaments-round-robin = 総当たり戦
tournaments-knockout = 勝ち抜き戦
tournaments-bot = 上級ボット
tournaments-title = { $form }（{ $board }）
tournaments-title-round = { $form }（{ $board }）：{ $round }
tournaments-title-won = 🏆 { $player } の優勝
tournaments-title-over = だれも来なかったので、優勝者なし
tournaments-title-cancelled = 大会は中止になりました
tournaments-champion = { $user }、優勝おめでとうございます。お見事でした！
tournaments-how =
    { $form ->
        [knockout] 1回の対戦は2局で、印を入れ替えて打ちます。同点ならもう2局打ち、先手はくじで決めます。それでも同点なら、シード順位が上の人が勝ち上がります。
       *[round_robin] 全員が全員と対戦します。1回の対戦は2局で、印を入れ替えて打ちます。
    }
tournaments-hours = それぞれの回戦の期限は{ $hours }時間です。
tournaments-open = 「参加」を押すとあなたも加われます。始めるのは { $owner } かモデレーターです。
tournaments-open-unowned = 「参加」を押すとあなたも加われます。始めるのはモデレーターです。
tournaments-entrants =
    { $count ->
        [0] まだだれも参加していません。始めるには{ $least }人必要です（最大{ $most }人）。
       *[other] { $missing ->
            [0] 参加者{ $count }人（最大{ $most }人）：{ $names }
           *[other] 参加者：{ $names }。始めるにはあと{ $missing }人必要です（最大{ $most }人）。
        }
    }
tournaments-deadline = この回戦の締め切り：<t:{ $deadline }:R>
tournaments-to-round = [自分の対戦へ]({ $link })
tournaments-of-players = { $count }人
tournaments-is-on = 進行中の対局は、ふつうの対局として続きます。
tournaments-unnamed = 画像に出せない名前：{ $names }
tournaments-moved = この大会は下に移りました：{ $link }
tournaments-link = 大会へ

tournaments-round = { $round }：{ $users }
tournaments-round-title =
    { $left ->
        [0] 決勝
        [1] 準決勝
       *[other] { $round }回戦（全{ $rounds }回戦）
    }
tournaments-round-how = 2局を <t:{ $deadline }:f> までに打ちます。二人ともそろったら「対局」を押してください。片方しか来なければ、来た人の勝ちです。
tournaments-round-over = この回戦は終わりました。

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) は今回は休み
tournaments-rest-on = { $first } ({ $first_seed }) は不戦で次へ
tournaments-match-games = { $match }
tournaments-match-seed = { $match }、同点のためシード上位が勝ち上がり
tournaments-match-walkover = { $match }、不戦勝
tournaments-match-nobody = { $match }、どちらも来ず
tournaments-match-nobody-on = { $match }、どちらも来ず、シード上位が勝ち上がり
tournaments-match-time = { $match }、時間切れ
tournaments-match-running = { $match }、対局{ $game }が進行中
tournaments-match-awaited = { $match }。{ $player }、準備ができたら「対局」を押してください。
tournaments-play = 対局：{ $first } – { $second }

tournaments-game-on = 対局{ $game }が始まっています。盤は{ $link }です。/board でもう一度出せます。

tournaments-next = 次の対局（{ $score }）
tournaments-so-far = この対戦：{ $match }。次の対局の先手は { $player } です。

tournaments-points = 点
tournaments-berger = SB
tournaments-player = 名前
tournaments-words-table = 順位表（かっこ内は点）：{ $lines }
tournaments-words-bracket = 組み合わせ：{ $lines }
tournaments-words-line = { $place }位 { $player }（{ $points }）
tournaments-words-round = { $round }：{ $matches }

tournaments-button-leave = 抜ける
tournaments-button-start = 開始
tournaments-button-fill = ボットで埋めて開始
tournaments-button-cancel = 中止
tournaments-button-again = もう一度
tournaments-button-quit = 本当に抜ける
tournaments-button-end = 大会を中止する

tournaments-ask-leave = 大会から抜けますか？残りの対戦は不戦敗になります。
tournaments-ask-cancel = 大会を中止しますか？進行中の対局は、ふつうの対局として続きます。
tournaments-done-leave = 大会から抜けました。
tournaments-done-cancel = 大会を中止しました。
tournaments-done-join = 参加しました。1回戦が始まったらメンションします。
tournaments-done-start = 開始しました！次は1回戦です。
tournaments-done-fill = 空きをボットで埋めて開始しました！次は1回戦です。

command-tournament = このチャンネルで大会を開く：勝ち抜き戦、総当たり戦
command-tournament-create = このチャンネルで大会の参加者を募る
command-tournament-join = このチャンネルの大会に参加する
command-tournament-leave = このチャンネルの大会から抜ける
command-tournament-start = 自分が開いたこのチャンネルの大会を開始する
command-tournament-fill = 空きをボットで埋めて、自分が開いた大会を開始する
command-tournament-cancel = 自分が開いたこのチャンネルの大会を中止する
command-tournament-show = このチャンネルの大会を表示する
command-tournament-create-form = 負けたら終わりの勝ち抜きか、全員が当たる総当たりか
command-tournament-create-board = 盤の大きさ。スラッシュのあとの数は、いくつ並べたら勝ちか
command-tournament-create-hours = 1回戦にかけられる時間数

tournaments-none-here = ここにはまだ大会がありません。/tournament create で開けます。
tournaments-on-here = このチャンネルではもう大会が開かれています。/tournament show で見られます。
tournaments-not-here = 大会を開くには、私が投稿できるサーバーのチャンネルが必要です。そこで /tournament create を使ってください。
tournaments-already-joined = もう参加しています。1回戦が始まったらメンションします。
tournaments-not-joined = その大会には参加していません。参加者は /tournament show で見られます。
tournaments-too-late = その大会はもう始まっています。終わったら /tournament create で次の大会を開けます。
tournaments-already-started = その大会はもう始まっています。/tournament show で見られます。
tournaments-full = その大会は満員です。定員は{ $most }人です。
tournaments-too-few = 始めるには少なくとも{ $least }人必要です。だれかに「参加」を押してもらいましょう。
tournaments-over = その大会は終わりました。/tournament create で次の大会を開けます。
tournaments-not-yours = それができるのは { $user } かモデレーターだけです。
tournaments-moderators-only = それができるのはモデレーターだけです。頼んでみてください。
tournaments-not-your-match = それは { $players } の対戦です。自分の対戦は /tournament show で探せます。
tournaments-match-over = その対戦はもう決着しています。いまの状況は /tournament show で見られます。
tournaments-not-your-question = これは別の人への確認です。自分が抜けるには /tournament leave を使ってください。
tournaments-not-understood = 操作（create、join、leave、start、fill、cancel、show）、形式（knockout、round robin）、盤（4x4）、時間（1h～72h）のどれかを指定してください。
tournaments-no-help = これは大会の対戦なので、終わるまで自力でどうぞ。ヒントはありません。
tournaments-no-rematch = これは大会の対戦です。次の対局は、回戦のメッセージの「対局」を押してください。メッセージは /tournament show で探せます。

topic-tournaments = 大会
topic-tournaments-text =
    `/tournament create` で、勝ち抜き戦（2～32人）か総当たり戦（3～12人）を開き、自分も参加します。ほかの人は「参加」を押します。開いた人かモデレーターが7日以内に「開始」を押します。**ボットで埋めて開始**なら、空きに私の上級が入ります。
    シードはレーティング順です。1回の対戦は2局で、印を入れ替えます。「対局」を押し、そのあとは盤の下の**次の対局**です。対戦中のヒントはありません。
    勝ちは1点、引き分けは半点です。順位表の同点はソンネボルン・ベルガー方式で分けます。強い相手からの点ほど重くなります。
    勝ち抜き戦で同点ならもう2局、先手はくじで決めます。それでも同点なら、シード上位が勝ち上がります。
    来なければ不戦敗です。時間が来たとき、前の対局のあとで「対局」を押していたのが片方だけなら、残りの点はその人に入ります。ここでほかの対局をしていないときに押したものだけが有効です。両方押したか、どちらも押していなければ、それまでの点で決まり、勝ち抜き戦で同点ならシード上位が勝ち上がります。
    `/tournament show` でもう一度表示し、`/tournament leave` で抜けられます。
