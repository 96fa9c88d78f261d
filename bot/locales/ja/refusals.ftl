### できない理由と、代わりにできること。

no-game = ここではいま対局していません。/play で始められます。
no-game-here = このチャンネルでは対局していません。あなたの対局は <#{ $channel }> にあります。
vote-instead = このチャンネルではみんなで対局{ $game_id }を打っています。/board で盤を出し、マスを押して投票してください。
time-ran-out = 対局{ $game_id }は時間切れになりました。/play で新しく始められます。
no-such-game = その対局はもう終わっています。/play で新しく始められます。
unknown-game = 対局{ $game_id }はここでは見せられません。/games か /history で探してみてください。
already-over = 対局{ $game_id }は終わっています。/replay { $game_id } で一手ずつ振り返れます。
no-such-position = `O.XX.X.OO` のように書いてみてください。
still-explaining = 前の解説がまだ終わっていません。少ししてからもう一度どうぞ。
too-many-explanations = いまは一度にできるだけの解説をしているところです。少ししてからもう一度どうぞ。
not-yours = それを止められるのは { $user } かモデレーターだけです。
exhibition-running = 対局{ $game_id }はもうここで公開中です。止められるのは { $user } かモデレーターで、/unwatch { $game_id } を使います。
too-many-games = このチャンネルでは{ $running }局が進行中です。このサーバーで同時にできるのは{ $most }局までです。別のチャンネルで遊ぶか、/games のどれかが終わるのを待ってください。
too-many-exhibitions = このサーバーではもう{ $most }局の公開対局やみんなで対局が進行中です。/unwatch で一つ止めると空きができます。
cannot-follow-here = ここでは盤を更新し続けられません。あなたも私も見られてメッセージを送れるチャンネルで試してください。
already-playing =
    { $is_asker ->
        [1] ここでもう対局中です。まずはその対局を終えてください。
       *[other] { $player } はここで対局中です。終わってからもう一度誘ってください。
    }
asker-is-playing = { $player } は別の対局を始めています。終わったらもう一度「受ける」を押してください。
rematch-running = 再戦は対局{ $game_id }で進行中です。/board で盤を出せます。
already-challenged = { $user } への挑戦がまだ返事待ちです。取り下げると次の挑戦ができます。
pick-one = 相手、だれでも（open）、みんなで（crowd）のうち、一つだけ選んでください。
pick-open = 相手か、だれでも（open）か、一つだけ選んでください。
no-channel-games = チャンネル全員を相手にすることはできません。/play にメンバーを付けるか、open を付けて参加者を募ってください。
own-challenge = それはあなた自身の挑戦です。参加を待つか、/resign で取り下げてください。
seats-taken = その席はもう埋まっています。自分の対局は /play で始められます。
still-open = ここで募集中の挑戦がまだ残っています。取り下げると次の挑戦ができます。
declined = { $player } は断ったばかりです。もう一度誘えるのは <t:{ $until }:R> です。
no-challenges = { $player } はいま挑戦を受けていません。私と対局するか、チャンネルで相手を募ってみてください。
too-many-blocked = ブロックできるのは{ $most }人までです。先にだれかのブロックを外してください。
too-fast = ちょっと速すぎます。{ $wait_s }秒待ってからもう一度どうぞ。
channel-busy = このチャンネルの勢いに追いつけないので、長く待ったコマンドは飛ばしています。飛ばしたコマンドでは何も変わらず、ボタンとスラッシュコマンドは待たずに使えます。
own-offer = もう提案しています。{ $seat } の返事待ちです。
not-your-button = それはあなた用のボタンではありません。自分の対局は /play で始められます。
no-opponent = だれと対局しますか？コマンドのあとにメンションを付けるか、相手を募集してください。
not-for-you = それができるのは { $players } だけです。自分の対局は /play で始められます。
not-your-turn = いまは { $seat } の番です。あなたはその次です。
square-taken = マス{ $cell }は埋まっています。空いているのは{ $free }です。
no-such-square = マスは1から{ $cells }まで、名前なら a1 から { $last } までです。空いているのは{ $free }です。
unknown-in-game = よくわかりませんでしたが、対局は続いています。空いているマスを選んでください: { $free }。
no-such-board = { $names }から選んでください。スラッシュのあとの数は、いくつ並べたら勝ちかを表します。
no-such-rules = 標準以外のルールは3x3だけです。3x3を選ぶか、ルールの指定を外してください。
draw-refused = もう少し打ちましょう。対局は続きます。投了するなら /resign をどうぞ。
opponent-is-you = 自分には挑戦できません。名前なしで /play を使うと、私と対局できます。
opponent-is-a-bot = ほかのボットは挑戦に返事できません。名前なしで /play を使うと、私と対局できます。
not-a-member = このサーバーでそのメンバーが見つかりません。@ でメンションしてください。
which-member = { $players } のどれかかもしれません。どの人か入力するか、@ でメンションしてください。
nobody-else-here = ここではほかの人が参加できません。/play だけで使うと、私と対局できます。
not-understood = うまく読み取れませんでした。/play にメンバー、anyone、crowd、レベル（easy、medium、hard、unbeatable）、盤（{ $boards }）、ルール（{ $rules }）のどれかを付けてください。
words-not-understood = うまく読み取れませんでした。/help を見てみてください。
no-such-number = それは対局の番号ではありません。/games か /history で探してみてください。
opponent-forgotten = その相手はもういないので、再戦できません。/play で新しく始められます。
no-direct-messages = その返事はあなた専用ですが、DMを送れませんでした。スラッシュコマンドを使ってください。
unknown-word = 「{ $word }」はわかりません。もしかして `{ $command }` ですか？
no-board-there = そのメッセージに私の対局はありません。ボタンのある盤で試してください。
no-rematch = ここで終えた対局がまだありません。/play で始められます。
no-such-zone = どのタイムゾーンかわかりません。{ $names } のように、その中の都市名を入れてください。
