### 見る人のための対局：観戦、公開対局、リプレイ、一覧。

watch-followed = 対局{ $game }を、終わるまでここで観戦中です。やめるときは /unwatch { $game } をどうぞ。
watch-followed-over = 対局{ $game }でした。/replay { $game } で一手ずつ振り返れます。
watch-link-players = 対局者の盤
watch-followed-stopped = 対局{ $game }の観戦をやめました。また観戦するなら /watch { $game } をどうぞ。
watch-followed-moved = 対局{ $game }の観戦は下に移りました。
watch-comments-later = 対局者もこのチャンネルを読めるので、解説は対局のあとに出します。
watch-decided-draw = 勝負を分けたのは{ $number }手目：{ $player } の{ $square }。{ $count ->
        [1] { $better }だけが引き分けを守れる手でした。
       *[other] { $better }なら引き分けを守れました。
    }
watch-decided-win = 勝負を分けたのは{ $number }手目：{ $player } の{ $square }。{ $better }なら勝ちでした。
watch-aside-fork = 見事なダブルリーチです。
watch-aside-block = それは見えていましたよ。
watch-hidden = この対局はもうここでは見せられません。そのチャンネルを見られない人がここにいます。

watch-exhibition = 対局{ $game }、{ $owner } のための公開対局です。次の手は数秒後です。
watch-exhibition-over = 対局{ $game }、{ $owner } のための公開対局でした。
watch-button-another = もう一局
watch-exhibition-stopped = 公開対局（対局{ $game }）を止めました。
watch-crowd-stopped = みんなで打っていた対局{ $game }を止めました。/play に crowd を付けると新しく始められます。
watch-unwatched =
    { $count ->
       *[other] 対局{ $games }の観戦をやめました。また観戦するなら /watch に番号を付けてください。
    }

watch-replay = { $versus }。対局{ $game }。
watch-replay-start = 何もない盤（全{ $moves }手）
watch-replay-move = { $moves }手中{ $number }手目：{ $player } が{ $square }へ
watch-accuracy-one = 正確度：{ $player } { $share }%
watch-accuracy-both = 正確度：{ $player } { $share }%、{ $other } { $other_share }%

watch-meter-draw = { $meter } ミスがなければ引き分けです。
watch-meter-unclear = { $meter } どちらが勝つかはまだわかりません。
watch-meter-estimate = { $meter } { $mark } が優勢のようです（約{ $chance }%）。最後まではまだ読めません。
watch-meter-win = { $meter } 最善なら { $mark } が{ $moves }手で勝ちます。

watch-live-empty = ここではいま対局が行われていません。/play で始められます。
watch-live-more = 古い対局の一部は載せていません。
watch-live-use = 番号を押すとその対局に移動します。/watch に番号を付けると、ここで観戦できます。
watch-live-total = 対局中：{ $games }局
watch-live-total-more = 対局中：{ $games }局以上

watch-list-moves =
    { $moves ->
        [0] 着手なし
       *[other] { $moves }手
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = ここで終わった対局はまだありません。/play で始められます。
watch-history-empty-member = そのメンバーがここで終えた対局はありません。全員のものは /history で見られます。
watch-history-menu = リプレイする対局を選ぶ
watch-history-total = 終わった対局：{ $games }局
watch-history-total-more = 終わった対局：{ $games }局以上
watch-history-total-member = 終わった対局：{ $games }局、{ $won }勝 { $lost }敗 { $drawn }分
watch-history-line = { $winner } が { $loser } に勝利
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } と { $loser } は引き分け
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } 対 { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = 投了
watch-how-time = 時間切れ
watch-how-agreement = 同意
watch-how-repetition = 同一局面の反復
watch-how-nobody = 時間切れで流局
watch-how-stop = 中止

topic-watch = 対局を観戦する
topic-watch-text =
    `/games` は進行中の対局の一覧です。
    `/watch` に対局の番号を付けると、ここで観戦できます。レベルを二つ付けると、私同士が対局します。
    `/unwatch` でやめられます。
topic-replay = 履歴とリプレイ
topic-replay-text =
    `/history` は終わった対局の一覧です。メンバー一人分も見られます。
    `/replay` に対局の番号を付けると、一手ずつ振り返り、その手で何を逃したかがわかります。

watch-not-begun = 対局{ $game_id }は1手も打たずに終わりました。/history でほかの対局を探してみてください。
watch-still-running = 対局{ $game_id }はまだ続いています。/watch { $game_id } で観戦できます。
watch-nothing-to-stop =
    { $is_any ->
        [1] ここで観戦中の対局はありません。
       *[other] その対局はここで観戦していません。/watch に番号を付けると観戦できます。
    }
watch-too-many-boards = ここではもう{ $most }局を観戦中です。/unwatch で空きを作ってください。
watch-too-many-followers = 対局{ $game_id }はもう{ $most }か所で観戦されています。/games でほかの対局を探してみてください。
watch-not-shown = 対局の番号か、レベル二つ（easy、medium、hard、unbeatable）を指定してください。番号は /games で見られます。
watch-not-your-list = これは別の人が出した一覧です。自分用は /history で出せます。

command-games = このサーバーで進行中の対局を一覧にする
command-watch = 対局をここで観戦する、または私同士の対局を見る
command-watch-game = ここで観戦する対局。全部省くと一覧から選べる
command-watch-x = または私同士の対局を見る：X を持つ私の強さ
command-watch-o = O を持つ私の強さ
command-watch-board = 私同士が対局する盤
command-unwatch = ここでの観戦をやめる、または公開対局を止める
command-unwatch-game = 対局の番号。省くと自分が頼んだものを全部やめる
command-replay = 終わった対局を一手ずつ振り返る
command-replay-game = どの対局か。省くと最近の対局から選べる
command-history = 終わった対局を新しい順に一覧にする
command-history-member = だれの対局か。省くと全員
