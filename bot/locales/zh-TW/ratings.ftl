### 排行榜：誰的等級分最高。

ratings-leaderboard = 排行榜
ratings-month = 本月
ratings-everywhere = 所有伺服器
ratings-games = { $games } 局
ratings-place = 你在 { $people } 人中排第 { $place } 名。
ratings-unsure = ? = 還只是估計
ratings-levels = 🤖 我各個難度的等級分是固定的：{ $levels }
ratings-hidden = 依你的要求，沒有列出你。想改就用 /preferences。
ratings-not-everywhere = 你還沒同意列在總榜上。想改就用 /preferences。
ratings-unrated = 你在這裡還沒有等級分。用 /play 不用提示下完一局吧。
ratings-unrated-month = 你這個月還沒有計等級分的對局。用 /play 不用提示下完一局吧。
ratings-unrated-past = 那個月你在這裡沒有計等級分的對局。
ratings-empty-past = 那個月這裡沒有人下過計等級分的對局。
ratings-empty = 這裡還沒有人有等級分。用 /play 不用提示下完一局，你就是第一個。
ratings-empty-month = 這個月還沒有人下過計等級分的對局。用 /play 不用提示下完一局，你就是第一個。
ratings-empty-everywhere = 這個榜上還沒有人。用 /preferences 來當第一個。

ratings-no-such-leaderboard = 我需要棋盤（{ $boards }）、規則（{ $rules }）、month、某個月份如 2026-10，或 all、here、everywhere。用 /leaderboard 來選。
ratings-not-your-leaderboard = 這個榜是別人要的。想看自己的，請用 /leaderboard。
ratings-months-of-servers = 過去的月份只依伺服器保存，沒有總榜。請用 /leaderboard 加 here。
ratings-no-server-here = 這裡沒有伺服器可以列。請用 /leaderboard 加 everywhere。

topic-ratings = 等級分與排行榜
topic-ratings-text =
    每個人都從 1500 開始。打敗強的玩家得分最多（用的是 Glicko-2），誰先下也會列入考慮。
    `?` 表示還只是估計；跟等級分相近的人下十來局就會穩定。`±80` 表示誤差很可能在 80 分以內。
    下完的對局都算，跟我下的也算。不算的有：用提示贏了或和局的、還沒有線能構成威脅就放棄的、頻道對局，還有我自己跟自己下的。一天內跟同一個人下滿 10 局之後，再下的會越算越少。跟沒遇過幾個對手的人下，等級分只會變到一定程度。
    🤖 是我的各個難度：它們是互相對戰量出來的，所以你的對局只會影響你的等級分，不會影響它們的。
    `/leaderboard` 列出這個伺服器的玩家；加上 2026-10 這樣的月份，就是那個月底的排名。只有在 `/preferences` 同意，你才會列在所有伺服器的總榜上。

command-leaderboard = 看這個伺服器誰的等級分最高，還有你排第幾
command-leaderboard-board = 哪種棋盤；斜線後面的數字是幾個連成一線算贏
command-leaderboard-rules = 3x3 的哪種規則
command-leaderboard-period = 所有人、本月的玩家，或過去某個月，例如 2026-10
command-leaderboard-where = 這個伺服器，或所有同意列在總榜上的人
