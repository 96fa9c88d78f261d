### モデレーターができること：対局や挑戦を終わらせる。

moderation-ended-game = { $moderator } が対局{ $game }を終わらせました。だれの成績にも入りません。
moderation-ended-challenge = { $moderator } が { $asker } の挑戦を終わらせました。

topic-ending-moderator = メッセージの管理権限があれば、`/end` でチャンネルの対局を勝敗なしで終わらせられます。

moderation-not-moderator = ここで対局を終わらせられるのは、このチャンネルでメッセージの管理権限がある人だけです。自分の対局なら /resign で投了できます。
moderation-your-own = 対局{ $game_id }はあなた自身の対局です。/resign で投了するか、ほかのモデレーターに頼んでください。
moderation-no-such-game = 対局{ $game_id }はこのチャンネルにありません。対局している場所で /end を使ってください。
moderation-nothing-open = このチャンネルに、そのメンバーの返事待ちの挑戦はありません。対局を終わらせるには /end に番号を付けてください。
moderation-not-understood = 対局の番号かメンバーを、どちらか一つ指定してください。番号は /games で見られます。

command-end = ここの対局を勝敗なしで終わらせる、またはメンバーの返事待ちの挑戦を終わらせる
command-end-game = このチャンネルの対局の番号
command-end-member = このチャンネルで返事待ちの挑戦を終わらせるメンバー
