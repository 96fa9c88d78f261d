### 锦标赛。

tournaments-round-robin = 循环赛
tournaments-knockout = 淘汰赛
tournaments-bot = 机器人（困难）
tournaments-title = { $form }（{ $board }）
tournaments-title-round = { $form }（{ $board }）：{ $round }
tournaments-title-won = 🏆 { $player } 夺冠
tournaments-title-over = 没有人来，所以没有冠军
tournaments-title-cancelled = 锦标赛已取消
tournaments-champion = { $user }，冠军是你的了。下得漂亮！
tournaments-how =
    { $form ->
        [knockout] 每场对阵两局，双方互换标记。打平就加赛两局，抽签决定谁先走。还是平，就由种子号靠前的人晋级。
       *[round_robin] 每个人都和其他所有人对阵：每场两局，双方互换标记。
    }
tournaments-hours = 每轮有 { $hours } 小时。
tournaments-open = 点“加入”就能参加。由 { $owner } 或版主开始。
tournaments-open-unowned = 点“加入”就能参加。由版主开始。
tournaments-entrants =
    { $count ->
        [0] 还没有人参加。要 { $least } 人才能开始（最多 { $most } 人）。
       *[other] { $missing ->
            [0] 已有 { $count } 人参加（最多 { $most } 人）：{ $names }
           *[other] { $names } 已参加。还差 { $missing } 人才能开始（最多 { $most } 人）。
        }
    }
tournaments-deadline = 本轮截止：<t:{ $deadline }:R>
tournaments-to-round = [去下你的对阵]({ $link })
tournaments-of-players = { $count } 人
tournaments-is-on = 正在进行的对局会作为普通对局继续。
tournaments-unnamed = 图片里显示不了的名字：{ $names }
tournaments-moved = 这场锦标赛移到下面去了：{ $link }
tournaments-link = 过去看看

tournaments-round = { $round }：{ $users }
tournaments-round-title =
    { $left ->
        [0] 决赛
        [1] 半决赛
       *[other] 第 { $round } 轮（共 { $rounds } 轮）
    }
tournaments-round-how = 共两局，<t:{ $deadline }:f> 前下完。两人都到了就点“开始”。只来了一人，那人获胜。
tournaments-round-over = 本轮已结束。

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) 本轮休息
tournaments-rest-on = { $first } ({ $first_seed }) 轮空晋级
tournaments-match-games = { $match }
tournaments-match-seed = { $match }，打平：种子号靠前的晋级
tournaments-match-walkover = { $match }，不战而胜
tournaments-match-nobody = { $match }，没有人来
tournaments-match-nobody-on = { $match }，没有人来：种子号靠前的晋级
tournaments-match-time = { $match }，时间到
tournaments-match-running = { $match }，{ $game } 号对局进行中
tournaments-match-awaited = { $match }。{ $player }，准备好了就点“开始”。
tournaments-play = 开始：{ $first } – { $second }

tournaments-game-on = { $game } 号对局正在进行，棋盘在{ $link }；/board 可以再发一次。

tournaments-next = 下一局（{ $score }）
tournaments-so-far = 本场对阵：{ $match }。下一局 { $player } 先走。

tournaments-points = 积分
tournaments-berger = 小分
tournaments-player = 玩家
tournaments-words-table = 积分榜（括号里是积分）：{ $lines }
tournaments-words-bracket = 对阵表：{ $lines }
tournaments-words-line = { $place }. { $player }（{ $points }）
tournaments-words-round = { $round }：{ $matches }

tournaments-button-leave = 退出
tournaments-button-start = 开始
tournaments-button-fill = 用机器人补满并开始
tournaments-button-cancel = 取消
tournaments-button-again = 再办一场
tournaments-button-quit = 确定退出
tournaments-button-end = 取消锦标赛

tournaments-ask-leave = 要退出锦标赛吗？你剩下的对阵会按弃权判负。
tournaments-ask-cancel = 要取消锦标赛吗？正在进行的对局会作为普通对局继续。
tournaments-done-leave = 你已退出锦标赛。
tournaments-done-cancel = 锦标赛已取消。
tournaments-done-join = 你参加了。第一轮开始时我会提及你。
tournaments-done-start = 开始了！接下来是第一轮。
tournaments-done-fill = 开始了！空位都由机器人补上，接下来是第一轮。

command-tournament = 在这个频道办锦标赛：淘汰赛或循环赛
command-tournament-create = 在这个频道开一场锦标赛
command-tournament-join = 参加这个频道的锦标赛
command-tournament-leave = 退出这个频道的锦标赛
command-tournament-start = 开始你在这个频道开的锦标赛
command-tournament-fill = 用机器人补满空位，开始你开的锦标赛
command-tournament-cancel = 取消你在这个频道开的锦标赛
command-tournament-show = 显示这个频道的锦标赛
command-tournament-create-form = 输了就出局，还是每个人都互相对阵
command-tournament-create-board = 棋盘大小；斜杠后面的数字表示几个连成一线算赢
command-tournament-create-hours = 每轮几小时

tournaments-none-here = 这里还没有锦标赛。用 /tournament create 开一场吧。
tournaments-on-here = 这个频道已经有一场锦标赛了。用 /tournament show 看看。
tournaments-not-here = 锦标赛要在我能发言的服务器频道里办。请在那里用 /tournament create。
tournaments-already-joined = 你已经参加了。第一轮开始时我会提及你。
tournaments-not-joined = 你没有参加那场锦标赛。用 /tournament show 看谁参加了。
tournaments-too-late = 那场锦标赛已经开始，你来晚了。结束后用 /tournament create 再开一场。
tournaments-already-started = 那场锦标赛已经开始了。用 /tournament show 看看。
tournaments-full = 那场锦标赛满员了：最多 { $most } 人。
tournaments-too-few = 至少要 { $least } 人才能开始。叫人来点“加入”吧。
tournaments-over = 那场锦标赛已经结束。用 /tournament create 再开一场。
tournaments-not-yours = 只有 { $user } 或版主可以这样做。
tournaments-moderators-only = 只有版主可以这样做，去找一位版主吧。
tournaments-not-your-match = 那是 { $players } 的对阵。用 /tournament show 找你的。
tournaments-match-over = 那场对阵已经分出结果。用 /tournament show 看现在的情况。
tournaments-not-your-question = 这是在问别人。自己要退出，请用 /tournament leave。
tournaments-not-understood = 我需要一个操作（create、join、leave、start、fill、cancel、show）、形式（knockout、round robin）、棋盘（4x4）或小时数（1h 到 72h）。
tournaments-no-help = 这局属于对阵，得靠你自己：下完之前没有提示。
tournaments-no-rematch = 这局属于对阵：下一局请在本轮的消息里点“开始”。用 /tournament show 找到它。

topic-tournaments = 锦标赛
topic-tournaments-text =
    `/tournament create` 开一场淘汰赛（2 到 32 人）或循环赛（3 到 12 人），你自动参加，其他人点“加入”。你或版主要在 7 天内点“开始”；**用机器人补满并开始**会用我的困难级填满空位。
    种子号按等级分排。每场对阵两局，双方互换标记：先点“开始”，之后点棋盘下面的**下一局**。对阵中没有提示。
    赢一局 1 分，平一局半分。积分榜同分时看小分（索伯分）：从强手那里得的分更有分量。
    淘汰赛打平就加赛两局，抽签决定谁先走。还是平，就由种子号靠前的人晋级。
    不来就按弃权判负：时间到时，如果从你们上一局之后只有一人点过“开始”，剩下的分都归那个人。点的时候在这里没有别的对局才算。如果两人都点了，或者都没点，就按目前的积分算；淘汰赛打平的，由种子号靠前的人晋级。
    `/tournament show` 再发一次，`/tournament leave` 让你退出。
