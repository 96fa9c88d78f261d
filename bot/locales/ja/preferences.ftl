### メンバーの個人設定。文とフォーム。

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = 保存しました。
preferences-language =
    { $language_by ->
        [discord] 返事の言語はあなたのDiscordと同じです（discord）。
       *[other] 返事の言語は{ $language }です（{ $language_by }）。
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look }これはサーバーに合わせた設定です。
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices }これはサーバーに合わせた設定です。
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] 挑戦は受けません（nobody）。自分から挑戦することはできます。
       *[anyone] 挑戦はだれからでも受けます（anyone）。
    }
preferences-blocked =
    { $blocked ->
        [0] ブロックしている人はいません。
       *[other] ブロック中：{ $members }。あなたに挑戦できません。本人には知らせません。
    }
preferences-voice =
    { $voice ->
        [quiet] 対局中、私は黙っています（quiet）。
       *[chatty] 対局中、私はときどき一言はさみます（chatty）。
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] ランキングには載りません（hidden）。
        [everywhere] ランキングには、遊んでいるサーバーでも全体でも載ります（everywhere）。
       *[server] ランキングには、遊んでいるサーバーでだけ載ります（server）。
    }
preferences-look =
    { $look ->
        [bold] あなたが始める対局の印は ❌ と 🔵 です（bold）。
        [classic] あなたが始める対局の印は ❌ と ⭕ です（classic）。
        [letters] あなたが始める対局の印は文字の X と O です（letters）。
        [contrast] あなたが始める対局の印は、見分けやすい白黒です（contrast）。
        [words] あなたが始める対局と、あなただけに見える返事は、スクリーンリーダー向けの文章です（words）。
       *[crisp] あなたが始める対局の印は、私のオリジナルです（crisp）。
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] 番が来てもお知らせしません（off）。
           *[other] 番が来てもお知らせしません（off）。{ $minutes }分という設定は、channel か dm のときだけ効きます。
        }
        [channel] { $minutes ->
            [0] 番が来たらすぐ、チャンネルでメンションします（channel）。
           *[other] 番が来て{ $minutes }分たったら、チャンネルでメンションします（channel）。
        }
        [dm] { $minutes ->
            [0] 番が来たらすぐ、DMを送ります。DMが届かなければチャンネルでメンションします（dm）。
           *[other] 番が来て{ $minutes }分たったら、DMを送ります。DMが届かなければチャンネルでメンションします（dm）。
        }
       *[accepted] { $minutes ->
            [0] お知らせは、挑戦を受けてもらえたときと再戦を希望されたときだけです（accepted）。
           *[other] お知らせは、挑戦を受けてもらえたときと再戦を希望されたときだけです（accepted）。{ $minutes }分という設定は、channel か dm のときだけ効きます。
        }
    }

preferences-unknown = 「{ $word }」はわかりません。`classic`、`dm`、`15 minutes`、`hidden`、`quiet` のような言葉を付けるか、/preferences だけで使ってください。
preferences-no-such = 同じ種類のものが二つあります。見た目もお知らせも、一つずつ選んでください。選択肢は /preferences で見られます。
preferences-block-whom = `/preferences block:@Bob` か `/preferences unblock:@Bob` なら、見えるのはあなただけです。ここに入力するなら、言葉のあとにメンバーのメンションを付けてください。相手に通知が届きます。
preferences-yourself = 自分はブロックできません。ほかのメンバーを選んでください。

preferences-form = 個人設定
preferences-title-look = 見た目と言語
preferences-title-notices = お知らせとランキング
preferences-title-challenges = 挑戦
preferences-form-language = 返事の言語
preferences-language-discord = 自分のDiscordの言語
preferences-form-look = 自分が始める対局の見た目
preferences-look-server = サーバーに合わせる
preferences-look-crisp = くっきり：ボットのオリジナルの印
preferences-look-bold = 太め：❌ と 🔵
preferences-look-classic = クラシック：❌ と ⭕
preferences-look-letters = 文字：X と O
preferences-look-contrast = ハイコントラスト：黒、白、黄
preferences-look-words = 文章：スクリーンリーダー向け、絵文字なし
preferences-form-notices = お知らせ
preferences-notices-server = サーバーに合わせる
preferences-notices-accepted = 挑戦を受けてもらえたときと再戦を希望されたときだけ
preferences-notices-off = なし
preferences-notices-channel = 自分の番が来たら、チャンネルで
preferences-notices-dm = 自分の番が来たら、DMで
preferences-form-after = 番が来てからお知らせまでの時間
preferences-after-0 = すぐに
preferences-after-5 = 5分後
preferences-after-15 = 15分後
preferences-after-60 = 1時間後
preferences-form-leaderboards = ランキングに載るのは
preferences-leaderboards-server = 遊んでいるサーバーだけ
preferences-leaderboards-everywhere = どこでも
preferences-leaderboards-hidden = どこにも載らない
preferences-form-remarks = 対局中の一言
preferences-remarks-chatty = ときどき
preferences-remarks-quiet = なし
preferences-form-challenges = 自分に挑戦できる人
preferences-challenges-anyone = だれでも
preferences-challenges-nobody = だれからも受けない
preferences-form-blocked =
    { $left ->
        [0] ブロックする人（自分に挑戦できません）
       *[other] ブロック中のメンバー（{ $count }人中{ $shown }人）
    }

command-preferences = 見た目、言語、お知らせ、挑戦の設定を見る・変える
command-preferences-language = 私が返事をする言語（discord：自分のDiscordの言語）
command-preferences-look = 自分が始める対局の見た目。文章はスクリーンリーダー向け
command-preferences-notices = 番が来たことを知らせるかどうか、どこで知らせるか
command-preferences-leaderboards = どこのランキングに載るか：遊んでいるサーバー、どこでも、載らない
command-preferences-after = 番が来てからお知らせまでの時間。チャンネルかDMのときだけ
command-preferences-remarks = 対局中に私がときどき一言はさむかどうか
command-preferences-challenges = 自分に挑戦できる人：ブロックしていない人ならだれでも、または受けない
command-preferences-block = もう自分に挑戦させないメンバー。本人には知らせません
command-preferences-unblock = また自分に挑戦できるようにするメンバー
