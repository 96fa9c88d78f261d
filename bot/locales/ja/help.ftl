### ヘルプ：三つの欄の概要。

help-title = 三目並べ
help-typed =
    3つ並べたら勝ちです（まるばつゲームとも言います）。
    `{ $prefix }play` や `{ $prefix }move 5` と入力しても遊べます。
help-untyped =
    3つ並べたら勝ちです（まるばつゲームとも言います）。
    `@bot play` や `@bot move 5` と入力しても遊べます。
help-play = 遊ぶ
help-play-text =
    `/play` で対局：私とでも、友だちとでも、だれとでも、チャンネルのみんなとでも。
    マスを押すか、`/move` を入力します。
    `/board` で盤をもう一度表示します。
    `/tournament` で勝ち抜き戦や総当たり戦の大会ができます。
    `/draw` と `/resign` で対局を終えられます。
    `/preferences` で盤の見た目（スクリーンリーダー向けの文章もあります）、お知らせ、挑戦してよい人を決められます。
help-watch = 見る
help-watch-text =
    `/games` は進行中の対局の一覧です。
    `/watch` はここで対局を観戦します。
    `/history` は終わった対局の一覧です。
    `/replay` は対局を一手ずつ振り返ります。
help-learn = 学ぶ
help-learn-text =
    `/learn` は、私の考え方がわかる講座です。
    `/hint` はおすすめのマスを教えます。
    `/explain` は各マスの価値を示します。
    `/puzzle` は毎日新しい問題です。
    `/stats` は戦績です。
    `/leaderboard` はランキングです。
    `/privacy` は私が保存しているものの説明です。
help-manage = 管理する
help-manage-text =
    `/settings` はこのサーバーでの動き方を決めます。
    `/permissions` はここで私にできることと、その変え方を示します。
    `/puzzle here` は毎日ここに問題を投稿します。

help-button-play = { $kind }で対局
help-button-challenge = 挑戦
help-button-watch = 観戦

help-menu-topics = もっとくわしく…
help-menu-whom = 相手を選ぶ
help-challenge-whom = だれに挑戦しますか？

help-about =
    tictactoe-bot { $version } です。手はミニマックス法で決めています。unbeatable は守りきれる対局を落としませんが、easy なら勝つチャンスがあります。
    保存しているのは、だれがどこで遊んだか、手順、結果、個人設定です。ほかの発言は何も残しません。くわしくは /privacy を、できることは /help をどうぞ。

help-no-such-topic = その項目のヘルプはありません。/help に { $names } を付けてみてください。

command-help = できることと遊び方を見る
command-help-topic = 読みたい項目。省くと全体の概要
command-about = 私の自己紹介と、保存しているデータを見る
