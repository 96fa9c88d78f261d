### 版主能做的事：結束對局和挑戰。

moderation-ended-game = { $moderator } 結束了第 { $game } 號對局，不計入任何人的成績。
moderation-ended-challenge = { $moderator } 結束了 { $asker } 的挑戰。

topic-ending-moderator = 如果你能管理訊息，`/end` 可以結束你頻道裡的對局，不算輸贏。

moderation-not-moderator = 這裡的對局只能由在這個頻道能管理訊息的人結束。自己的對局可以用 /resign 認輸。
moderation-your-own = 第 { $game_id } 號對局是你自己在下。用 /resign 認輸，或請其他版主來結束。
moderation-no-such-game = 第 { $game_id } 號對局不在這個頻道。請在對局所在的地方用 /end。
moderation-nothing-open = 那位成員在這個頻道沒有等待回應的挑戰。要結束對局，請用 /end 加編號。
moderation-not-understood = 我需要一個對局編號或一位成員。編號可以用 /games 查。

command-end = 結束這裡的一局（不算輸贏），或結束某位成員等待回應的挑戰
command-end-game = 這個頻道裡的對局編號
command-end-member = 或是：要結束誰在這個頻道等待回應的挑戰
