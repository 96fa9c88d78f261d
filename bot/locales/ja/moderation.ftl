### モデレーターができること：対局や挑戦を終わらせる。

moderation-by = このチャンネルのモデレーター { $user } が終わらせました。
moderation-by-challenge = このチャンネルのモデレーター { $user } が、{ $asker } の挑戦を終わらせました。

moderation-ended = 対局{ $game }を終わらせました。だれの成績にも入りません。
moderation-ended-challenges = { $user } の挑戦を{ $count }件終わらせました。

topic-ending-moderator = メッセージの管理権限があれば、`/end` でチャンネルの対局を勝敗なしで終わらせられます。

moderation-not-allowed = 対局{ $game_id }を終わらせられるのは、そのチャンネルでメッセージの管理権限がある人です。自分の対局なら /resign で投了できます。
moderation-your-own = 対局{ $game_id }はあなた自身の対局です。/resign で投了するか、ほかのモデレーターに頼んでください。
moderation-no-challenge = あなたがメッセージを管理できる場所に、{ $user } の返事待ちの挑戦はありません。対局を終わらせるには /end に番号を付けてください。
moderation-not-understood = 対局の番号かメンバーを、どちらか一つ指定してください。番号は /games で見られます。

command-end = 対局を勝敗なしで終わらせる、またはメンバーの返事待ちの挑戦を終わらせる
command-end-game = 終わらせる対局。メッセージの管理権限があるチャンネルのもの
command-end-member = このサーバーで返事待ちの挑戦を終わらせるメンバー
