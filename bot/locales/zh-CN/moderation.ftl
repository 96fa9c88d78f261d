### 版主能做的事：结束对局和挑战。

moderation-ended-game = { $moderator } 结束了 { $game } 号对局，不计入任何人的成绩。
moderation-ended-challenge = { $moderator } 结束了 { $asker } 的挑战。

topic-ending-moderator = 如果你能管理消息，`/end` 可以结束你频道里的对局，不算胜负。

moderation-not-moderator = 这里的对局只能由在本频道能管理消息的人结束。自己的对局可以用 /resign 认输。
moderation-your-own = { $game_id } 号对局是你自己在下。用 /resign 认输，或者请别的版主来结束。
moderation-no-such-game = { $game_id } 号对局不在这个频道。请在对局所在的地方用 /end。
moderation-nothing-open = 该成员在这个频道没有待回应的挑战。要结束对局，请用 /end 加编号。
moderation-not-understood = 我需要一个对局编号或一个成员。编号可以用 /games 查。

command-end = 结束这里的一局（不算胜负），或结束某个成员待回应的挑战
command-end-game = 这个频道里的对局编号
command-end-member = 或者：要结束谁在这个频道里待回应的挑战
