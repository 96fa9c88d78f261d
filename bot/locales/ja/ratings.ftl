### ランキング：レーティングの順位。

ratings-leaderboard = ランキング
ratings-month = 今月
ratings-everywhere = 全体
ratings-games = { $games }局
ratings-place = あなたは{ $people }人中{ $place }位です。
ratings-unsure = ? = まだ推定
ratings-levels = 🤖 私のレベルのレーティングは固定です：{ $levels }
ratings-hidden = ご希望どおり、あなたは載せていません。/preferences で変えられます。
ratings-not-everywhere = 全体のランキングに載ることにまだ同意していません。/preferences で変えられます。
ratings-unrated = ここでのレーティングはまだありません。/play で、ヒントなしで一局終えてみてください。
ratings-unrated-month = 今月はまだレート戦がありません。/play で、ヒントなしで一局終えてみてください。
ratings-unrated-past = その月、あなたはここでレート戦をしていません。
ratings-empty-past = その月、ここでレート戦をした人はいません。
ratings-empty = まだだれも載っていません。/play で、ヒントなしで一局終えれば一番乗りです。
ratings-empty-month = 今月レート戦をした人はまだいません。/play で、ヒントなしで一局終えれば一番乗りです。
ratings-empty-everywhere = この一覧にはまだだれもいません。/preferences で一番乗りをどうぞ。

ratings-no-such-leaderboard = 盤（{ $boards }）、ルール（{ $rules }）、month、2026-10 のような月、all、here、everywhere のどれかを指定してください。選ぶには /leaderboard をどうぞ。
ratings-not-your-leaderboard = これは別の人が出した一覧です。自分用は /leaderboard で出せます。
ratings-months-of-servers = 過去の月の記録はサーバーごとで、全体のものはありません。/leaderboard に here を付けてください。
ratings-no-server-here = ここには一覧にするサーバーがありません。/leaderboard に everywhere を付けてください。

topic-ratings = レーティングとランキング
topic-ratings-text =
    だれでも1500から始まります。強い相手に勝つほど大きく上がり（計算はGlicko-2）、どちらが先手だったかも考慮します。
    `?` は、まだ推定という印です。近いレーティングの相手と十数局打つと定まります。`±80` は、80点以内の誤差でほぼ正しいという意味です。
    終わった対局は、私との対局も含めてすべて数えます。数えないのは、ヒントを使って勝ったか引き分けた対局、ラインが狙えるようになる前にやめた対局、チャンネルのみんなの対局、私同士の対局です。同じ相手とは、1日10局を超えると少しずつ重みが減ります。対戦相手の少ない人との対局では、レーティングはある程度までしか動きません。
    🤖 は私のレベルです。互いに対局させて測った値なので、対局で動くのはあなたのレーティングだけです。
    `/leaderboard` はこのサーバーの一覧です。2026-10 のような月を付けると、その月末の順位になります。全体の一覧に載るのは、`/preferences` で同意したときだけです。

command-leaderboard = このサーバーのレーティング上位と、自分の順位を見る
command-leaderboard-board = どの盤か。スラッシュのあとの数は、いくつ並べたら勝ちか
command-leaderboard-rules = 3x3でのルール
command-leaderboard-period = 全員、今月対局した人、または過去の月（2026-10 など）
command-leaderboard-where = このサーバー、または全体に載ることに同意した全員
