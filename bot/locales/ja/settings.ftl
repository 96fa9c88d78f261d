### サーバーを運営する人が決める設定：カード、フォーム、コマンドの説明。

settings-title = このサーバーの設定
settings-about = 対局やメンバーの指定がないとき、ここではこうします。
settings-saved = ✅ 保存しました：
settings-same = 何も変わっていません。
settings-games = 対局
settings-limits = 制限
settings-chat = 言語と見た目
settings-posts = 投稿
settings-line = { $name }（`{ $word }`）：{ $value }
settings-line-set = { $name }（`{ $word }`）：**{ $value }**
settings-hosts = { $value }（既定）
settings-level-last = その人が前回選んだレベル
settings-games-default = いくつでも
settings-language-default = Discordに合わせる（既定）
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $zone } { $hour }時
settings-puzzle-default = 投稿していません
settings-champion-default = 投稿していません
settings-role-default = なし
settings-first-me = 対局を始めた人
settings-first-them = その相手
settings-look-crisp = くっきり（私のオリジナルの印）
settings-look-bold = 太め（❌ と 🔵）
settings-look-classic = クラシック（❌ と ⭕）
settings-look-letters = 文字（X と O）
settings-look-contrast = ハイコントラスト
settings-look-words = 文章（スクリーンリーダー向け）
settings-notices-accepted = 挑戦を受けてもらえたときと再戦を希望されたとき
settings-notices-off = なし
settings-notices-channel = 番が来るたびにチャンネルで
settings-notices-dm = 番が来るたびにDMで
settings-time-minute = { $count }分
settings-time-hour = { $count }時間
settings-time-day = { $count }日
settings-time-second = { $count }秒

settings-name-level = レベル
settings-name-board = 盤
settings-name-rules = ルール
settings-name-first = 先手
settings-name-threads = 対局ごとにスレッド
settings-name-challenge = 挑戦の期限
settings-name-idle = 一手の持ち時間
settings-name-games = 1チャンネルで同時にできる対局
settings-name-language = 言語
settings-name-prefix = プレフィックス
settings-name-look = 見た目
settings-name-notices = 番のお知らせ
settings-name-puzzle = 今日の問題
settings-name-hour = 問題の時刻
settings-name-champion = 月の順位表
settings-name-role = チャンピオンのロール
settings-name-zone = タイムゾーン
settings-about-rules = 標準以外のルールは3x3の盤だけです。
settings-about-threads = 対局の開始時に作り、終わったらアーカイブします。
settings-about-idle = 時間切れは負けです。いま考えている手の時間は変わりません。
settings-about-language = 盤など、みんなが読むものの言語です。
settings-about-prefix = 記号、または文字のあとに記号。空なら { $prefix } になります
settings-about-look = 始めた人が見た目を選んでいない対局に使います。
settings-about-notices = お知らせを選んでいないメンバーに使います。
settings-about-puzzle = 毎日、下の時刻に投稿します。空にすると投稿しません。
settings-about-champion = 毎月1日に投稿します。空にすると投稿しません。
settings-about-role = 次のチャンピオンが決まるまで、月間チャンピオンが持つロール。
settings-about-zone = 問題の時刻と月末はこれに従います。その中の都市名を入れてください。

settings-servers-only = 設定はサーバーごとのものです。あなたが管理するサーバーで /settings を使ってください。
settings-managers-only = 設定を変えられるのは、このサーバーを管理できるメンバーだけです。
settings-no-such-name = 「{ $word }」という設定はありません。{ $names }のどれかと値を入力してください。例：`level hard`、元に戻すなら `level default`。
settings-no-such-value = { $word } は { $names } から選んでください。
settings-both = そのルールは3x3の盤だけです。{ $word } の設定と合いません。両方変えてください：`{ $command }`
settings-no-channel = { $word } はまだ投稿先がありません。チャンネルも選んでください。
settings-no-such-channel = { $word } には、このサーバーのテキストチャンネルか `off` を選んでください。
settings-cannot-post = そのチャンネルには投稿できません。あなたも私も見られてメッセージを送れるチャンネルを選んでください。
settings-no-such-role = { $word } には、このサーバーのロールか `off` を選んでください。
settings-fixed-role = そのロールはアプリか全員のものなので、だれにも渡せません。別のロールを選んでください。
settings-no-right = ここでは私はロールを渡せません。「ロールの管理」を許可してから、もう一度 /settings を使ってください。
settings-too-high = そのロールは私のロールより下にないので渡せません。サーバー設定で私のロールを上に移すか、/settings で別のロールを選んでください。
settings-above-you = そのロールはあなた自身が渡せないものなので、私も代わりに渡せません。/settings で別のロールを選ぶか、渡せる人に頼んでください。
settings-discord-away = Discordに確認できなかったので、何も変わっていません。1分後にもう一度試してください。
settings-no-such-prefix =
    { $most ->
        [1] プレフィックスは `?` や `$` のような記号1つです。`/` や `*` など、Discordが使う記号は使えません。
       *[other] プレフィックスは英数字と記号で{ $most }文字まで、最後は記号です：`?`、`t!`。`/` や `*` など、Discordが使う記号は使えません。
    }

topic-settings = サーバーの設定
topic-settings-text =
    サーバーの管理者は、`/settings` でいまの設定を見て、ボタンで変えられます：指定がないときのレベル・盤・ルール、挑戦や一手の期限、チャンネルで同時にできる対局の数、言語、プレフィックス、見た目。対局ごとのスレッド、今日の問題と月の順位表の投稿先も、そこで決められます。
    まとめて変えることもできます：`/settings level:hard`、入力なら `{ $prefix }settings prefix ? level hard`。
    `default` で元に戻せます：`/settings level:default`。

command-settings = このサーバーの設定を見る・変える（サーバー管理者用）
command-settings-language = 盤など、みんなが読むものの言語
command-settings-prefix = 入力するコマンドの前に付ける記号。例：?、t!。default で元に戻す
command-settings-level = 指定がないときの私の強さ
command-settings-board = 指定がないときの盤
command-settings-rules = 指定がないときのルール
command-settings-first = 指定がないときの先手
command-settings-challenge = 挑戦が返事を待つ時間
command-settings-idle = 対局が次の手を待つ時間
command-settings-games = 1つのチャンネルで同時にできる対局の数
command-settings-look = 始めた人が選んでいないときの対局の見た目
command-settings-notices = 選んでいないメンバーに、番が来たことをどう知らせるか
command-settings-threads = 対局ごとにスレッドを作るかどうか
command-settings-puzzle = 今日の問題を投稿するチャンネル
command-settings-hour = 投稿する時刻（サーバーのタイムゾーンで0～23時）
command-settings-champion = 毎月1日に月の順位表を投稿するチャンネル
command-settings-role = 次のチャンピオンが決まるまで、月間チャンピオンが持つロール
command-settings-stop = やめるもの：投稿、またはチャンピオンのロール
command-settings-zone = ここでの時刻、日付、月のタイムゾーン（その中の都市名）
