### 示範：瀏覽器裡一個像 Discord 的頁面，你可以當 Alice、Bob、Carol 或 Dave。

demo-server = 井字遊戲
demo-topic = 輸入 !play
demo-topic-stands = 這裡只有 Carol 和 Dave 在看：輸入 !watch 和對局編號，就能邊看邊聽解說
demo-channels = 頻道
demo-directs = 私人訊息
demo-people = 你是
demo-language = 語言
demo-tip = 按 + 再開一個分頁，就能一人分飾兩角。
demo-tab = 在新分頁玩
demo-away = 機器人不在。等它回來，這個頁面也會恢復。
demo-workbench = SimCord 的工作台
demo-greeting =
    嗨！來一局嗎？按個按鈕，再按格子就行了。打字也可以：`!play hard 4x4`、`!move 5`。
    按 Bob 名字旁邊的 +（手機上在「頻道」裡）再開一個分頁，就能一人分飾兩角。`!play @bob` 就是挑戰 Bob。
demo-welcome-back =
    歡迎回來！你沒下完的在下面。
    按 Bob 名字旁邊的 +（手機上在「頻道」裡）再開一個分頁，就能一人分飾兩角。
demo-easy = 跟簡單的下
demo-medium = 跟中等的下
demo-challenge = 挑戰別人
demo-watch = 觀看對局
demo-help = 說明
