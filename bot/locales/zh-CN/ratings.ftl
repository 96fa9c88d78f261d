### 排行榜：谁的等级分最高。

ratings-leaderboard = 排行榜
ratings-month = 本月
ratings-everywhere = 所有服务器
ratings-games = { $games } 局
ratings-place = 你在 { $people } 人里排第 { $place }。
ratings-unsure = ? = 还只是估计
ratings-levels = 🤖 我各难度的等级分是固定的：{ $levels }
ratings-hidden = 按你的要求，没有列出你。想改请用 /preferences。
ratings-not-everywhere = 你还没同意在总榜上列出。想改请用 /preferences。
ratings-unrated = 你在这里还没有等级分。用 /play 不用提示下完一局吧。
ratings-unrated-month = 你这个月还没有计等级分的对局。用 /play 不用提示下完一局吧。
ratings-unrated-past = 那个月你在这里没有计等级分的对局。
ratings-empty-past = 那个月这里没有人下过计等级分的对局。
ratings-empty = 这里还没有人有等级分。用 /play 不用提示下完一局，你就是第一个。
ratings-empty-month = 这个月还没有人下过计等级分的对局。用 /play 不用提示下完一局，你就是第一个。
ratings-empty-everywhere = 这个榜上还没有人。用 /preferences 来当第一个。

ratings-no-such-leaderboard = 我需要棋盘（{ $boards }）、规则（{ $rules }）、month、某个月如 2026-10，或者 all、here、everywhere。用 /leaderboard 来选。
ratings-not-your-leaderboard = 这个榜是别人要的。想要自己的，请用 /leaderboard。
ratings-months-of-servers = 过去的月份只按服务器保存，没有总榜。请用 /leaderboard 加 here。
ratings-no-server-here = 这里没有服务器可列。请用 /leaderboard 加 everywhere。

topic-ratings = 等级分和排行榜
topic-ratings-text =
    人人都从 1500 开始。赢强手得分最多（用的是 Glicko-2），谁先走也会考虑在内。
    `?` 表示还只是估计；和等级分相近的人下十来局就稳定了。`±80` 表示误差很可能在 80 分以内。
    下完的对局都算，和我下的也算。不算的有：用提示赢了或和了的、还没有线能构成威胁就放弃的、频道对局，以及我自己和自己下的。一天内和同一个人下满 10 局以后，再下的会越算越少。和没遇过几个对手的人下，等级分只会变到一定程度。
    🤖 是我的各个难度：它们是互相对局测出来的，所以你的对局只影响你的等级分，不影响它们的。
    `/leaderboard` 列出这个服务器的玩家；加上 2026-10 这样的月份，就是那个月末的排名。只有在 `/preferences` 里同意，你才会上所有服务器的总榜。

command-leaderboard = 看这个服务器里谁的等级分最高，以及你排第几
command-leaderboard-board = 哪种棋盘；斜杠后面的数字表示几个连成一线算赢
command-leaderboard-rules = 3x3 上的哪种规则
command-leaderboard-period = 所有人、本月的玩家，或过去某个月，比如 2026-10
command-leaderboard-where = 这个服务器，或所有同意上总榜的人
