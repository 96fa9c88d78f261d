### 版主能做的事：結束對局和挑戰。

moderation-by = 由這個頻道的版主 { $user } 結束。
moderation-by-challenge = 這個頻道的版主 { $user } 結束了 { $asker } 的挑戰。

moderation-ended = 我結束了第 { $game } 號對局，不計入任何人的成績。
moderation-ended-challenges = 我結束了 { $user } 的 { $count } 個挑戰。

topic-ending-moderator = 如果你能管理訊息，`/end` 可以結束你頻道裡的對局，不算輸贏。

moderation-not-allowed = 第 { $game_id } 號對局只能由在它的頻道裡能管理訊息的人結束。自己的對局可以用 /resign 認輸。
moderation-your-own = 第 { $game_id } 號對局是你自己在下。用 /resign 認輸，或請其他版主來結束。
moderation-no-challenge = 在你能管理訊息的地方，{ $user } 沒有等待回應的挑戰。要結束對局，請用 /end 加編號。
moderation-not-understood = 我需要一個對局編號或一位成員。編號可以用 /games 查。

command-end = 結束一局（不算輸贏），或結束某位成員等待回應的挑戰
command-end-game = 要結束的對局，須在你能管理訊息的頻道裡
command-end-member = 或是：要結束誰在這個伺服器等待回應的挑戰
