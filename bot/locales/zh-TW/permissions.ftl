### 機器人在頻道裡可以做什麼。

permissions-title = 我在這裡可以做什麼
permissions-fine = 在 <#{ $channel }> 下棋需要的權限，我都有。
permissions-lacking = 在 <#{ $channel }>，我還缺 { $count } 項需要的權限。
permissions-commands = Discord 沒有接受我的斜線指令，有些可能缺少或已過時。請問架設我的人，原因在我的記錄裡。
permissions-needed = 下棋需要
permissions-extra = 只有你的設定用到時才需要

permissions-view-channel = **檢視頻道**，讓棋盤保持最新
permissions-send-messages = **傳送訊息**，回覆用打字下的指令
permissions-embed-links = **嵌入連結**，顯示棋盤下面的文字
permissions-read-message-history = **讀取訊息歷史**，回覆某則訊息
permissions-attach-files = **附加檔案**，傳送圖片
permissions-send-messages-in-threads = **在討論串中傳送訊息**，在討論串裡下棋
permissions-create-public-threads = **建立公開討論串**，讓每局有自己的討論串
permissions-manage-threads = **管理討論串**，讓對局的討論串也有慢速模式
permissions-manage-roles = **管理身分組**，給每月冠軍一個身分組

permissions-where-roles = 請在「伺服器設定 > 身分組」給我的身分組這項權限。
permissions-where-channel = 是這個頻道關掉的。請在「編輯頻道 > 權限」允許。
permissions-where-either = 請看看「伺服器設定 > 身分組」和「編輯頻道 > 權限」。

topic-settings-permissions = `/permissions` 告訴你我在某個頻道可以做什麼，以及要在哪裡改。

permissions-no-channel = 權限是屬於伺服器頻道的，請在那裡用 /permissions。

command-permissions = 看看我在這個頻道可以做什麼，以及要在哪裡改
