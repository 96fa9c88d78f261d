### 为什么不行，以及可以怎么办。

no-game = 你现在没在这里下棋。用 /play 开一局吧。
no-game-here = 你没在这个频道里下棋。你的对局在 <#{ $channel }>。
vote-instead = 这个频道正在一起下 { $game_id } 号对局。用 /board 看棋盘，点一格来投票。
time-ran-out = { $game_id } 号对局超时了。用 /play 开新的一局吧。
no-such-game = 那一局已经结束了。用 /play 开新的一局吧。
unknown-game = 我没法在这里显示 { $game_id } 号对局。用 /games 或 /history 找找看。
already-over = { $game_id } 号对局已经结束。用 /replay { $game_id } 一步步回看。
no-such-position = 试试 `O.XX.X.OO` 这样的。
still-explaining = 我还在算你上一个。过一会儿再试试。
too-many-explanations = 我同时能讲解的已经排满了。过一会儿再试试。
not-yours = 只有 { $user } 或版主能停止它。
exhibition-running = { $game_id } 号对局已经在这里展示了。{ $user } 或版主可以用 /unwatch { $game_id } 停止它。
too-many-games = 这个频道里有 { $running } 局在进行，而这个服务器最多允许同时 { $most } 局。换个频道下，或者等 /games 里有一局结束。
too-many-exhibitions = 我已经在这个服务器里进行着 { $most } 局表演赛或频道对局了。用 /unwatch 停掉一局，腾个位置。
cannot-follow-here = 我没法在这里更新棋盘。换一个你我都能查看、都能发送消息的频道吧。
already-playing =
    { $is_asker ->
        [1] 你在这里已经有一局了，先把它下完吧。
       *[other] { $player } 正在这里下棋。等那局结束再来约吧。
    }
asker-is-playing = { $player } 开了另一局。等那局结束再点“接受”。
rematch-running = 你们的新一局是 { $game_id } 号对局。用 /board 看棋盘。
already-challenged = 你还在等 { $user } 回应。撤回那个挑战，就能发起新的。
pick-one = 只能选一个：某个对手、任何人（open）或全频道一起（crowd）。
pick-open = 只能选一个：某个对手或任何人（open）。
no-channel-games = 我没法同时和整个频道下。请用 /play 加一个成员，或加 open 让任何人加入。
own-challenge = 那是你自己的挑战。等别人加入，或者用 /resign 撤回。
seats-taken = 那个位置已经有人了。用 /play 开你自己的一局吧。
still-open = 你在这里的公开挑战还在等人。撤回它，就能发起新的。
declined = { $player } 刚刚拒绝。可以再约的时间：<t:{ $until }:R>。
no-challenges = { $player } 现在不接受挑战。和我下，或者让频道里的人加入吧。
too-many-blocked = 最多只能屏蔽 { $most } 人。先解除几个吧。
too-fast = 太快了，我跟不上。{ $wait_s } 秒后再试试。
channel-busy = 这个频道的消息太多，我跟不上，等得太久的命令会被跳过。跳过的命令不会改变任何东西；按钮和斜杠命令不用等。
own-offer = 你已经提过了，{ $seat } 还没回应。
not-your-button = 那不是你的按钮。用 /play 开你自己的一局吧。
no-opponent = 你想和谁下？在命令后面提及对方，或者让任何人加入。
not-for-you = 只有 { $players } 可以这样做。用 /play 开你自己的一局吧。
not-your-turn = 轮到 { $seat }，然后才是你。
square-taken = { $cell } 已经有子了。还空着：{ $free }。
no-such-square = 格子是 1 到 { $cells }，或 a1 到 { $last }。还空着：{ $free }。
unknown-in-game = 我没看懂，不过你的对局还在进行。请选一个空格：{ $free }。
no-such-board = 请选 { $names }。斜杠后面的数字表示几个连成一线算赢。
no-such-rules = 标准以外的规则都要用 3x3 棋盘。请选 3x3，或者不写规则。
draw-refused = 我还想接着下，对局继续。要认输请用 /resign。
opponent-is-you = 不能挑战自己。用 /play 不加名字，就是和我下。
opponent-is-a-bot = 别的机器人没法回应挑战。用 /play 不加名字，就是和我下。
not-a-member = 我在这个服务器里找不到这个成员。请用 @ 提及对方。
which-member = 可能是 { $players }。请输入你要找的人，或用 @ 提及。
nobody-else-here = 这里没有别人能加入。只用 /play 就是和我下。
not-understood = 我没看懂。请用 /play 加成员、anyone、crowd、难度（easy、medium、hard、unbeatable）、棋盘（{ $boards }）或规则（{ $rules }）。
words-not-understood = 我没看懂，看看 /help 吧。
no-such-number = 那不是对局编号。用 /games 或 /history 找找看。
opponent-forgotten = 那位玩家已经不在，没法再来一局。用 /play 开新的一局吧。
no-direct-messages = 那个回复只给你看，可是你的私信对我关着。请用斜杠命令。
unknown-word = 我不认识“{ $word }”。你是想输入 `{ $command }` 吗？
no-board-there = 那条消息里没有我的对局。请在有按钮的棋盘上试试。
no-rematch = 你在这里还没下完过一局。用 /play 开一局吧。
no-such-zone = 我不知道这是哪个时区。写出那个时区里的一个城市，例如 { $names }。
