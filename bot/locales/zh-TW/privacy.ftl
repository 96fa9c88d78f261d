### 機器人保存的個人資料、副本，以及怎麼刪除。這是承諾，要譯得精確。

privacy-title = 你的資料
privacy-what = 我保存什麼
privacy-what-text =
    • 你的 Discord ID 和名字：在你下過、跟著看、結束過或拿來展示的對局裡。
    • 每局在哪裡下、每一步、誰用了提示、怎麼結束。
    • 由對局產生的：等級分、錦標賽、謎題的作答、投票，以及你在哪個伺服器當上每月冠軍。
    • 你用 `/preferences` 設定的內容，以及 `/learn` 學到哪裡。
    你寫的其他內容，我一概不保存。
privacy-why = 為什麼
privacy-why-text =
    為了讓對局在重新啟動後還在、棋盤保持最新，並且有歷史紀錄、戰績和排行榜。對局只給看得到那個頻道的人看，不會把任何東西交給其他人。
privacy-long = 保存多久
privacy-long-games =
    { $days ->
        [0] 下完的對局會一直留著；/forget 會把你的名字和 ID 從裡面拿掉。
       *[other] 下完的對局 { $days } 天後刪除。
    }
privacy-long-servers = 屬於某個伺服器的內容，在我離開它 { $days } 天後刪除。
privacy-yours = 你的選擇
privacy-yours-text =
    • `/export` 給你一份全部內容的副本。
    • `/forget` 把你的名字和 ID 從所有內容裡拿掉。
    • `/preferences` 的排行榜一項決定可以在哪裡列出你。
privacy-host = 誰在經營我
privacy-host-contact = { $name }：{ $contact }
privacy-somebody = 架設我的人，沒有留下名字

privacy-forget-sure =
    要從我在所有伺服器保存的所有內容裡，抹掉你的名字和 ID 嗎？這沒辦法復原。
    你正在下的對局會以認輸結束。想先要一份副本，請用 `/export`。
privacy-button-keep = 保留
privacy-button-erase = 全部抹掉
privacy-forget-kept = 一切都照原樣留著。
privacy-forget-nothing = 我沒有用你的名字或 ID 保存任何內容。
privacy-forget-done =
    完成。你的名字和 ID 已從我保存的所有內容裡拿掉，你的偏好設定、投票、課程進度和以前的謎題作答也一起刪除了。
    你下過的每一步會留著，但沒有名字。你的等級分、練習題和最近的謎題作答也會留著，用代碼代替你的 ID；如果你再來玩，它們就又是你的。如果有人封鎖了你，這一點也會以同一代碼保留。
    我已經發出的訊息會留著，直到有人刪除。

privacy-copy =
    { $games ->
        [0] 這是我保存的關於你的全部內容。
       *[other] 這是我保存的關於你的全部內容，包括 { $games } 局對局。
    }

topic-privacy = 你的資料
topic-privacy-text =
    `/privacy` 說明我保存什麼、為什麼、保存多久。
    `/export` 傳給你一份我保存的關於你的全部內容。
    `/forget` 把你的名字和 ID 從所有伺服器的所有內容裡拿掉。動手之前我會先問你。
    `/preferences` 的排行榜一項決定可以在哪裡列出你。

privacy-not-yours-to-forget = 這是在問別人。想讓我忘掉你，請用 /forget。
privacy-question-too-old = 這個問題太舊，不能再回答了。請重新用 /forget。
privacy-copied-just-now = 你才剛拿到一份副本。可以再拿的時間：<t:{ $until }:R>。

command-privacy = 看我保存了你的什麼、為什麼、保存多久
command-forget = 從我保存的所有內容裡抹掉你的名字和 ID
command-export = 拿一份我保存的關於你的全部內容（只有你看得到）
