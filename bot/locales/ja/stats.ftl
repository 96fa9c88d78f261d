### メンバーの戦績。

stats-title = { $name }：{ $games }局
stats-score = { $win } { $won }勝（{ $share }%） · { $draw } { $drawn }分 · { $loss } { $lost }敗
stats-streak = ただいま**{ $current }**連勝中。最高は**{ $best }**連勝です。
stats-best-streak = 最高記録：**{ $best }**連勝
stats-opening = 得意の初手：{ $board }で**{ $square }**（X での{ $all }局中{ $games }局）
stats-accuracy = 3x3での正確度：{ $moves }手の**{ $share }%**
stats-opponents = 相手
stats-boards = 盤
stats-won = 勝ち
stats-drawn = 引分
stats-lost = 負け
stats-rated = レート
stats-people = 人
stats-rating = レーティング：**{ $rating }**
stats-you-against = あなた 対 { $second }
stats-against = { $first } 対 { $second }
stats-duel = { $win } { $won }勝 · { $draw } { $drawn }分 · { $loss } { $lost }敗
stats-latest =
    { $count ->
        [1] 直近の対局：{ $results }
       *[other] 直近の{ $count }局（新しい順）：{ $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
       *[other] { $first } { $won } – { $lost } { $other }、引き分け{ $drawn }
    }
stats-changed = { $name } のレーティング：{ $rating }（{ $points }）
stats-first-win = 🎉 { $name } が { $bot } に初勝利！
stats-hundred = 🎉 { $name } のここでの対局が100局になりました。
stats-you-no-duel = あなたと { $second } がここで終えた対局はまだありません。/play でどうぞ。
stats-no-duel = この二人がここで終えた対局はまだありません。/play でどうぞ。
stats-empty = ここで終えた対局がまだありません。一局打てば、戦績が始まります。
stats-empty-member = { $name } がここで終えた対局はまだありません。/play で挑戦してみましょう。
stats-member = このメンバー

stats-button-play = { $kind }で対局
stats-button-rating = レーティング
stats-button-openings = 初手

stats-rating-title = { $name }、{ $board }
stats-rating-now =
    { $games ->
        [1] レート戦1局で**{ $rating }**。
       *[other] レート戦{ $games }局で**{ $rating }**。これまでの範囲は{ $least }～{ $most }です。
    }
stats-rating-picture =
    { $games ->
        [1] { $board }のレーティング：1局で{ $rating }。
       *[other] { $board }のレーティング。{ $games }局のそれぞれのあとの値を点で示し、{ $first }から{ $rating }まで、範囲は{ $least }～{ $most }。
    }

stats-openings-title = { $name }、{ $board }：X で{ $games }局
stats-openings-move = マス{ $square }：{ $games }局、勝率{ $share }%
stats-openings-key = 図の見方
stats-openings-legend = 数字は、初手をそこに打った割合です。棒はその対局の結果で、青が勝ち、灰色が引き分け、オレンジが負けです。
stats-openings-picture = { $board }の初手：{ $squares }。
stats-openings-square = { $square }が{ $share }%（勝率{ $won }%）

stats-are-yours = DMで見られるのは自分の戦績だけです。ほかの人のはサーバーで /stats をどうぞ。
stats-against-yourself = 自分とは対局できません。別々のメンバーを二人指定してください。
stats-not-of-bots = ボットに戦績はありません。私の各レベルとの成績は /stats で見られます。
stats-not-rated-yet = レート戦がまだありません。/play で、ヒントなしで一局終えるとレーティングが付きます。
stats-no-openings-yet = ここで X を持って終えた対局がまだありません。/play で先手を選んでどうぞ。

topic-stats = 戦績
topic-stats-text =
    `/stats` は、勝敗、レーティング、連勝、正確度です。メンバーを指定すると、その人の戦績になります。
    二人目を指定すると、二人の対戦成績になります。
    「レーティング」と「初手」はグラフです。2手目の前に終わった対局は数えません。

command-stats = 自分やメンバーの成績、連勝、正確度を見る
command-stats-member = だれの戦績か。省くと自分
command-stats-against = このメンバーとの対戦成績
