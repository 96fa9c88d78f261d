### 挑戦と対局。対局する人が見る言葉。

challenge = { $asked }、{ $asker } から三目並べの挑戦です。
challenge-open = { $asker } が三目並べの相手を探しています。「参加」を押すと始まります。
challenge-first = あなたは { $mark } で、先手です。
challenge-second = あなたは { $mark } です。先手は { $asker } です。
challenge-clock = 期限：<t:{ $deadline }:R>
challenge-late = { $asked }、挑戦が届いています。
challenge-declined = { $asked } が { $asker } の挑戦を断りました。
challenge-withdrawn = { $asker } の挑戦は取り下げられました。
challenge-expired = { $asker } の挑戦は期限が切れました。もう一度誘うには /play をどうぞ。

rules-larger = { $board }：{ $count }つ並べたら勝ちです。

draw-offered = { $player } が引き分けを提案しています。{ $other }、同意するなら下のボタンを。次の手を打つと断ったことになります。
against = 相手：{ $player }
last-move = { $player } の手は{ $square }。
last-moves = { $player } の手は{ $square }、{ $other } の手は{ $answer }。
answered = あなたは{ $yours }、私は{ $mine }に打ちました。
began = 私は{ $mine }に打ちました。
press-a-mark = ヒント、引き分け、投了は、埋まっているマスのどれかを押してください。
clock = 次の手の期限：<t:{ $deadline }:R>
number = 対局{ $game }
first-game = 最初の対局は中級です。手ごたえがほしければ `/play hard` をどうぞ。

headline-won = { $winner } の勝ち！
headline-lost = 今回は私の勝ちです
headline-draw = 引き分けです
headline-nobody = 勝者なし
headline-called-off = 1手も打たないうちに中止

end-line = { $moves }手で{ $row }つ並びました。
praise-sure = 私を相手に引き分けなら、これ以上ない結果です。
praise = お見事。こちらも全力でした。
end-agreement =
    { $moves ->
        [0] 1手も打たないうちに、同意して引き分け。
       *[other] { $moves }手で、同意して引き分け。
    }
end-resignation = { $moves }手で { $loser } が投了。
end-time = { $moves }手で { $loser } が時間切れ。
end-nobody = 両者が打つ前に時間切れになりました。
end-stop =
    { $moves ->
        [0] 対局は1手も打たないうちに中止になりました。
       *[other] 対局は{ $moves }手で中止になりました。
    }

hinted =
    { $count ->
       *[other] レート対象外：{ $names } がヒントを使用
    }
rematch-offered = { $player } が再戦を希望しています。{ $other }、「再戦」を押すと始まります。

resign-sure = 対局{ $game }を投了しますか？ { $winner } の勝ちになります。
resign-sure-bot = 対局{ $game }を投了しますか？私の勝ちになります。
resign-sure-uncounted = 対局{ $game }を中止しますか？まだ始まっていないので、だれの成績にもなりません。
resigned-game = 対局{ $game }を投了しました。
kept-playing = 対局{ $game }を続けます。
menu = 対局{ $game }をどうしますか？
draw-offer-made = 対局{ $game }で引き分けを提案しました。
draw-agreed = 対局{ $game }の引き分けに同意しました。
challenge-withdrawn-by-you = 挑戦を取り下げました。
rematch = 再戦：対局{ $game }

folded = -# 対局{ $game }の続き：{ $link }
folded-over = -# 対局{ $game }の結果：{ $link }
link-here = こちら

topic-play = 対局を始める
topic-play-text =
    `/play` で私と対局が始まります。レベル、盤、先手を選べます。
    相手を選ぶと挑戦になります。相手が「受ける」を押したら対局開始です。
    `open` を付けると、ここにいる人ならだれでも参加できます。
    終わったら「再戦」で、印を入れ替えてもう一局。
topic-move = 手を打つ
topic-move-text =
    マスを押すか、`/move` にマスの番号か名前を付けます。
    番号は左上から数えます。名前は列と行の組です。`a1` は左上、`b2` はそこから一つ内側です。
    `center`、`top left`、`bottom right` も使えます。
topic-levels = レベル
topic-levels-text =
    `easy` は、勝てる手が見えたら打ちます。それ以外は気の向くままです。
    `medium` は、あなたのリーチも止めます。
    `hard` は、数手先まで読みます。
    `unbeatable` は、守りきれる対局を落としません。
topic-boards = 大きな盤
topic-boards-text =
    スラッシュのあとの数は、いくつ並べたら勝ちかを表します。
    `4x4` は4つ、`4x4/3` は3つ。
    `5x5` は4つ、`5x5/5` は5つです。
topic-ending = 引き分けと投了
topic-ending-text =
    `/draw` は引き分けの提案、または提案への同意です。私が応じるのは終盤で、勝てないときです。
    `/resign` は投了、または挑戦の取り下げです。
    次の手の期限は盤に出ます。私が相手のときは、期限が近づいてからです。時間切れは負けになります。
topic-typing = コマンドの入力
topic-typing-text =
    コマンドはどれもメッセージとして入力できます：`{ $prefix }play hard 4x4`、`{ $prefix }resign`。
    短い形もあります：手を打つ `{ $prefix }m5`、盤を出す `{ $prefix }b`。
    私へのメンションでもどうぞ：`@bot play`。
topic-typing-untyped =
    私へのメンションにコマンドを付けてください：`@bot play hard 4x4`、`@bot resign`。
    短い形もあります：手を打つ `@bot m5`、盤を出す `@bot b`。
