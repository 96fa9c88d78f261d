### デモ：Discordに似たブラウザーのページで、アリス、ボブ、キャロル、デイブになって遊ぶ。

demo-server = 三目並べ
demo-topic = !play と入力
demo-topic-stands = ここを読むのはCarolとDaveだけ。!watch と対局の番号を入力すると、解説つきで観戦できます
demo-channels = チャンネル
demo-directs = ダイレクトメッセージ
demo-people = あなたは
demo-language = 言語
demo-tip = + で新しいタブを開けば、一人二役で遊べます。
demo-tab = 新しいタブで遊ぶ
demo-away = ボットは留守です。戻ったらこのページも復帰します。
demo-workbench = SimCordの作業台
demo-greeting =
    こんにちは！一局どうですか？ボタンを押して、あとはマスを押すだけ。入力でも遊べます：`!play hard 4x4`、`!move 5`。
    Bobの名前の横（スマホでは「チャンネル」の中）の + で新しいタブを開けば、一人二役で遊べます。`!play @bob` でBobに挑戦です。
demo-welcome-back =
    おかえりなさい！途中の対局は下にあります。
    Bobの名前の横（スマホでは「チャンネル」の中）の + で新しいタブを開けば、一人二役で遊べます。
demo-easy = 初級と対局
demo-medium = 中級と対局
demo-challenge = だれかに挑戦
demo-watch = 対局を観戦
demo-help = ヘルプ
