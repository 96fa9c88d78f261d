### 给观看者的对局：跟看、表演赛、回放、列表。

watch-followed = { $game } 号对局，在这里跟看到结束。要停止，请用 /unwatch { $game }。
watch-followed-over = 这就是 { $game } 号对局。用 /replay { $game } 一步步回看。
watch-link-players = 玩家的棋盘
watch-followed-stopped = 我不再在这里跟看 { $game } 号对局。想接着看，请用 /watch { $game }。
watch-followed-moved = 我在下面继续跟看 { $game } 号对局。
watch-comments-later = 玩家看得到这个频道，所以讲解等对局结束后再放出来。
watch-decided-draw = 第 { $number } 步决定了胜负：{ $player } 下 { $square }。{ $count ->
        [1] 只有 { $better } 能守住。
       *[other] { $better } 本可守住。
    }
watch-decided-win = 第 { $number } 步决定了胜负：{ $player } 下 { $square }。{ $better } 本可赢下。
watch-aside-fork = 漂亮的双重威胁。
watch-aside-block = 这步我早看出来了。
watch-hidden = 这局我不能再在这里显示了：这里有人看不到它的频道。

watch-exhibition = { $game } 号对局，{ $owner } 点的表演赛。下一步几秒后就来。
watch-exhibition-over = { $game } 号对局，{ $owner } 点的表演赛。
watch-button-another = 再来一局
watch-exhibition-stopped = 我停止了表演赛（{ $game } 号对局）。
watch-crowd-stopped = 我停止了频道一起下的 { $game } 号对局。用 /play 加 crowd 再开一局。
watch-unwatched =
    { $count ->
       *[other] 我不再在这里跟看 { $games } 号对局。想接着看，请用 /watch 加编号。
    }

watch-replay = { $versus }。{ $game } 号对局。
watch-replay-start = 空棋盘，全局共 { $moves } 步
watch-replay-move = 第 { $number } 步，共 { $moves } 步：{ $player } 下在 { $square }
watch-accuracy-one = 准确率：{ $player } { $share }%
watch-accuracy-both = 准确率：{ $player } { $share }%，{ $other } { $other_share }%

watch-meter-draw = { $meter } 都不失误就是平局。
watch-meter-unclear = { $meter } 现在还看不出谁会赢。
watch-meter-estimate = { $meter } { $mark } 看起来占优：胜算约 { $chance }%。我还看不到结局。
watch-meter-win = { $meter } 双方都走最好的话，{ $mark } { $moves } 步内获胜。

watch-live-empty = 这里没有正在进行的对局。用 /play 开一局吧。
watch-live-more = 有些较早的对局没有列出。
watch-live-use = 点编号可以过去看，或者用 /watch 加编号在这里跟看。
watch-live-total = 正在进行 { $games } 局
watch-live-total-more = 正在进行的超过 { $games } 局

watch-list-moves =
    { $moves ->
        [0] 还没走
       *[other] { $moves } 步
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = 这里还没有人下完过一局。用 /play 开一局吧。
watch-history-empty-member = 这位成员在这里还没下完过一局。用 /history 看所有人的。
watch-history-menu = 选一局来回放
watch-history-total = 已下完 { $games } 局
watch-history-total-more = 已下完超过 { $games } 局
watch-history-total-member = 已下完 { $games } 局：{ $won } 胜 { $lost } 负 { $drawn } 平
watch-history-line = { $winner } 战胜 { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } 与 { $loser } 战平
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } 对 { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = 认输
watch-how-time = 超时
watch-how-agreement = 议和
watch-how-repetition = 局面重复
watch-how-nobody = 时间到，无胜负
watch-how-stop = 已停止

topic-watch = 观看对局
topic-watch-text =
    `/games` 列出正在进行的对局。
    `/watch` 加对局编号，就在这里跟看。加两个难度，我就自己和自己下。
    `/unwatch` 停止。
topic-replay = 历史与回放
topic-replay-text =
    `/history` 列出下完的对局，也可以只看某个成员的。
    `/replay` 加对局编号，一步步回看，并指出每一步丢掉了什么。

watch-not-begun = { $game_id } 号对局一步没走就结束了。用 /history 找别的。
watch-still-running = { $game_id } 号对局还在进行。用 /watch { $game_id } 跟看。
watch-nothing-to-stop =
    { $is_any ->
        [1] 我没有在这里跟看任何对局。
       *[other] 我没有在这里跟看那一局。请用 /watch 加它的编号。
    }
watch-too-many-boards = 我在这里已经跟看 { $most } 局了。用 /unwatch 腾个位置。
watch-too-many-followers = { $game_id } 号对局已经有 { $most } 处在跟看。用 /games 找别的。
watch-not-shown = 我需要一个对局编号，或者两个难度（easy、medium、hard、unbeatable）。编号用 /games 查。
watch-not-your-list = 那个列表是别人要的。想要自己的，请用 /history。

command-games = 列出这个服务器里正在进行的对局
command-watch = 在这里跟看一局，或者看我自己和自己下
command-watch-game = 要在这里跟看的对局；都不填就从列表里选
command-watch-x = 或者看我自己和自己下：我执 X 下得多好
command-watch-o = 还有我执 O 下得多好
command-watch-board = 我自己和自己下用的棋盘
command-unwatch = 停止在这里跟看，或停止一场表演赛
command-unwatch-game = 它的编号；不填就停止你要的全部
command-replay = 一步步回看下完的对局
command-replay-game = 哪一局；不填就从最近的里选
command-history = 列出下完的对局，最新的在前
command-history-member = 谁的对局；不填就看所有人的
