### 經營伺服器的人所做的設定：卡片、表單、指令說明。

settings-title = 這個伺服器的設定
settings-about = 對局或成員沒有另外指定時，我在這裡就這麼做。
settings-saved = ✅ 已儲存：
settings-same = 沒有變更。
settings-games = 對局
settings-limits = 限制
settings-chat = 語言與外觀
settings-posts = 發布
settings-line = { $name }（`{ $word }`）：{ $value }
settings-line-set = { $name }（`{ $word }`）：**{ $value }**
settings-hosts = { $value }（預設）
settings-level-last = 每位玩家上次用的
settings-games-default = 不限
settings-language-default = 跟 Discord 一樣（預設）
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $zone } { $hour }:00
settings-puzzle-default = 沒有發布
settings-champion-default = 沒有發布
settings-role-default = 無
settings-first-me = 發起對局的人
settings-first-them = 發起人的對手
settings-look-crisp = 清晰（我自己的記號）
settings-look-bold = 醒目（❌ 和 🔵）
settings-look-classic = 經典（❌ 和 ⭕）
settings-look-letters = 字母（X 和 O）
settings-look-contrast = 高對比
settings-look-words = 文字（給螢幕閱讀器用）
settings-notices-accepted = 有人接受挑戰或想再戰一局時
settings-notices-off = 都不要
settings-notices-channel = 每次輪到時，在頻道
settings-notices-dm = 每次輪到時，用私人訊息
settings-time-minute = { $count } 分鐘
settings-time-hour = { $count } 小時
settings-time-day = { $count } 天
settings-time-second = { $count } 秒

settings-name-level = 難度
settings-name-board = 棋盤
settings-name-rules = 規則
settings-name-first = 先下
settings-name-threads = 每局一個討論串
settings-name-challenge = 挑戰的有效時間
settings-name-idle = 每一步的時間
settings-name-games = 一個頻道同時幾局
settings-name-language = 語言
settings-name-prefix = 前綴
settings-name-look = 外觀
settings-name-notices = 輪到時的通知
settings-name-puzzle = 每日謎題
settings-name-hour = 謎題的時間
settings-name-champion = 每月榜單
settings-name-role = 冠軍的身分組
settings-name-zone = 時區
settings-about-rules = 標準以外的規則都要用 3x3 棋盤。
settings-about-threads = 對局開始時我會建立，結束後封存。
settings-about-idle = 超過時間就輸了。正在想的這一步仍照原來的時間。
settings-about-language = 棋盤和大家都看得到的內容用的語言。
settings-about-prefix = 符號，或字母後面加符號。留空就是 { $prefix }
settings-about-look = 發起人沒選外觀的對局用這個。
settings-about-notices = 給沒有自己選過的成員。
settings-about-puzzle = 每天在下面的時間發布。留空就不發布。
settings-about-champion = 每月一號發布。留空就不發布。
settings-about-role = 每月冠軍的身分組，直到有新的冠軍。
settings-about-zone = 謎題的時間和月底都以它為準。寫出那個時區裡的一個城市。

settings-servers-only = 設定是屬於伺服器的。請在你管理的伺服器用 /settings。
settings-managers-only = 只有能管理這個伺服器的成員才能變更設定。
settings-no-such-name = 沒有「{ $word }」這項設定。請輸入{ $names }，再加上值：`level hard`；用 `level default` 恢復預設。
settings-no-such-value = { $word } 請選 { $names }。
settings-both = 這些規則要用 3x3 棋盤，而 { $word } 的設定不合適。請兩項一起改：`{ $command }`。
settings-no-channel = { $word } 還沒有發布。請同時選一個頻道。
settings-no-such-channel = { $word } 請選這個伺服器的文字頻道，或 `off`。
settings-cannot-post = 我沒辦法在那個頻道發布。請選一個你我都能檢視、都能傳送訊息的頻道。
settings-no-such-role = { $word } 請選這個伺服器的身分組，或 `off`。
settings-fixed-role = 誰都不能給那個身分組：它屬於某個應用程式，或屬於所有人。請選別的。
settings-no-right = 我不能在這裡給身分組。請給我「管理身分組」權限，再用一次 /settings。
settings-too-high = 那個身分組不在我的下面，所以我不能給。請在伺服器設定裡把我的移到它上面，或用 /settings 選別的。
settings-above-you = 那個身分組你自己也不能給，所以我不能替你給。請用 /settings 選別的，或請有權限的人來。
settings-discord-away = 無法向 Discord 確認，所以什麼都沒改。請一分鐘後再試。
settings-no-such-prefix =
    { $most ->
        [1] 前綴是一個符號，例如 `?` 或 `$`。Discord 自己用的符號，例如 `/` 和 `*`，不能用。
       *[other] 前綴是 1 到 { $most } 個字母、數字和符號，最後是符號：`?`、`t!`。Discord 自己用的符號，例如 `/` 和 `*`，不能用。
    }

topic-settings = 伺服器的設定
topic-settings-text =
    如果你管理伺服器，`/settings` 會顯示那裡的設定，還有按鈕可以改：沒有指定時的難度、棋盤和規則，挑戰和每一步的時間，一個頻道同時幾局，語言、前綴和外觀。還有：每局一個討論串，以及每日謎題和每月榜單發在哪裡。
    也可以直接改：`/settings level:hard`，或輸入 `{ $prefix }settings prefix ? level hard`。
    `default` 會恢復預設：`/settings level:default`。

command-settings = 查看或變更這個伺服器的設定（伺服器管理員用）
command-settings-language = 棋盤和大家都看得到的內容用的語言
command-settings-prefix = 用打字下指令時的前綴，例如 ? 或 t!；填 default 恢復預設
command-settings-level = 沒有指定難度時，我下得多強
command-settings-board = 沒有指定時用的棋盤
command-settings-rules = 沒有指定時用的規則
command-settings-first = 沒有指定時誰先下
command-settings-challenge = 挑戰等回應等多久
command-settings-idle = 對局等下一步等多久
command-settings-games = 一個頻道最多同時幾局
command-settings-look = 發起人沒選時對局的外觀
command-settings-notices = 成員沒有自己選時，輪到時怎麼通知
command-settings-threads = 要不要每局一個討論串
command-settings-puzzle = 發布每日謎題的頻道
command-settings-hour = 幾點，0 到 23，以伺服器的時區計
command-settings-champion = 每月一號發布每月榜單的頻道
command-settings-role = 每月冠軍的身分組，直到有新的冠軍
command-settings-stop = 要停止什麼：發布，或冠軍的身分組
command-settings-zone = 這裡的時間、日期和月份的時區：寫出其中的一個城市
