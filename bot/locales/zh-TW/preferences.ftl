### 成員的偏好設定：句子與表單。

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
preferences-done = 已儲存。
preferences-language =
    { $language_by ->
        [discord] 我用你 Discord 的語言回你（discord）。
       *[other] 我用 { $language } 回你（{ $language_by }）。
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look }這一項交給各伺服器決定。
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices }這一項交給各伺服器決定。
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] 你不接受挑戰（nobody）。你還是可以挑戰別人。
       *[anyone] 任何人都可以挑戰你（anyone）。
    }
preferences-blocked =
    { $blocked ->
        [0] 沒有封鎖任何人。
       *[other] 已封鎖：{ $members }。被封鎖的人不能挑戰你，我也不會告訴他們。
    }
preferences-voice =
    { $voice ->
        [quiet] 下棋時我不講話（quiet）。
       *[chatty] 下棋時我偶爾會講一兩句（chatty）。
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] 所有排行榜都不會列出你（hidden）。
        [everywhere] 排行榜可以列出你：你玩的伺服器裡，還有所有伺服器的總榜（everywhere）。
       *[server] 只有你玩的伺服器裡的排行榜會列出你（server）。
    }
preferences-look =
    { $look ->
        [bold] 你發起的對局用 ❌ 和 🔵（bold）。
        [classic] 你發起的對局用 ❌ 和 ⭕（classic）。
        [letters] 你發起的對局用字母 X 和 O（letters）。
        [contrast] 你發起的對局用高對比的黑白記號（contrast）。
        [words] 你發起的對局，還有只有你看得到的回覆，都用文字寫出來，給螢幕閱讀器用（words）。
       *[crisp] 你發起的對局用我自己的記號（crisp）。
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] 輪到你時我都不通知（off）。
           *[other] 輪到你時我都不通知（off）。{ $minutes } 分鐘只有選 channel 或 dm 才有用。
        }
        [channel] { $minutes ->
            [0] 一輪到你，我就在頻道提及你（channel）。
           *[other] 輪到你 { $minutes } 分鐘後，我會在頻道提及你（channel）。
        }
        [dm] { $minutes ->
            [0] 一輪到你，我就傳私人訊息；如果你沒開放私人訊息，我就在頻道提及你（dm）。
           *[other] 輪到你 { $minutes } 分鐘後，我會傳私人訊息；如果你沒開放私人訊息，我就在頻道提及你（dm）。
        }
       *[accepted] { $minutes ->
            [0] 只有在有人接受你的挑戰或想再戰一局時才通知（accepted）。
           *[other] 只有在有人接受你的挑戰或想再戰一局時才通知（accepted）。{ $minutes } 分鐘只有選 channel 或 dm 才有用。
        }
    }

preferences-unknown = 我不認得「{ $word }」。可以用 `classic`、`dm`、`15 minutes`、`hidden` 或 `quiet` 這類的詞，或只用 /preferences。
preferences-no-such = 同一類選了兩個。外觀、通知等每類只選一個；用 /preferences 看有哪些可選。
preferences-block-whom = 請用 `/preferences block:@Bob` 或 `/preferences unblock:@Bob`，只有你看得到。如果在這裡輸入，請在這個詞後面提及成員，他們會收到通知。
preferences-yourself = 不能封鎖自己，請選別的成員。

preferences-form = 你的偏好設定
preferences-title-look = 外觀與語言
preferences-title-notices = 通知與排行榜
preferences-title-challenges = 挑戰
preferences-form-language = 回我的語言
preferences-language-discord = 我 Discord 的語言
preferences-form-look = 我發起的對局的外觀
preferences-look-server = 由伺服器決定
preferences-look-crisp = 清晰：機器人自己的記號
preferences-look-bold = 醒目：❌ 和 🔵
preferences-look-classic = 經典：❌ 和 ⭕
preferences-look-letters = 字母：X 和 O
preferences-look-contrast = 高對比：黑、白、黃
preferences-look-words = 文字：給螢幕閱讀器用，沒有表情符號
preferences-form-notices = 通知我
preferences-notices-server = 由伺服器決定
preferences-notices-accepted = 只在有人接受挑戰或想再戰一局時
preferences-notices-off = 都不要
preferences-notices-channel = 輪到我時，在頻道
preferences-notices-dm = 輪到我時，用私人訊息
preferences-form-after = 輪到我多久後通知
preferences-after-0 = 馬上
preferences-after-5 = 5 分鐘後
preferences-after-15 = 15 分鐘後
preferences-after-60 = 1 小時後
preferences-form-leaderboards = 排行榜可以列出我
preferences-leaderboards-server = 在我玩的伺服器
preferences-leaderboards-everywhere = 所有地方
preferences-leaderboards-hidden = 哪裡都不行
preferences-form-remarks = 下棋時講一兩句
preferences-remarks-chatty = 偶爾
preferences-remarks-quiet = 都不要
preferences-form-challenges = 誰可以挑戰我
preferences-challenges-anyone = 任何人
preferences-challenges-nobody = 誰都不行
preferences-form-blocked =
    { $left ->
        [0] 封鎖：這些人不能挑戰我
       *[other] 已封鎖的成員（{ $count } 人中的 { $shown } 人）
    }

command-preferences = 查看或變更你的外觀、語言、通知和挑戰設定
command-preferences-language = 我用什麼語言回你（discord：你 Discord 的語言）
command-preferences-look = 你發起的對局用什麼外觀；文字是給螢幕閱讀器用的
command-preferences-notices = 輪到你時要不要通知、在哪裡通知
command-preferences-leaderboards = 在哪裡列出你：你玩的伺服器、所有地方，或哪裡都不列
command-preferences-after = 輪到你多久後通知；只有頻道和私人訊息適用
command-preferences-remarks = 下棋時我要不要偶爾講一兩句
command-preferences-challenges = 誰可以挑戰你：沒被你封鎖的任何人，或誰都不行
command-preferences-block = 不能再挑戰你的成員；我不會告訴對方
command-preferences-unblock = 又可以挑戰你的成員
