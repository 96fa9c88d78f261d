### チャンネルのみんなが投票で手を決め、ボットと戦う対局。

crowd-button-square = { $square }、空き、{ $count }票
crowd-how = 打ちたいマスを押して投票。票がいちばん多いマスに打ちます。同数ならくじ引きです。
crowd-waits = 最初の1票から{ $seconds }秒たつか、前回投票した人がそろったら締め切ります。
crowd-lead =
    { $leaders ->
        [1] **ここまで{ $count }票**：{ $squares }が{ $most }票でリード中です。
       *[other] **ここまで{ $count }票**：{ $squares }が{ $most }票ずつで並んでいます。
    }
crowd-clock = 投票の締め切り：<t:{ $deadline }:R>。別のマスを押すと票を変えられます。
topic-play-crowd = `crowd` を付けると、このチャンネルのみんなが一手ごとに投票して私と戦います。
crowd-about = 始めた人：{ $owner }
crowd-unwatch = 始めた人：{ $owner }。やめるときは /unwatch { $game } をどうぞ。
crowd-voted = { $count }人が投票しました。
crowd-record = チャンネルのみんな：{ $won }勝 { $lost }敗 { $drawn }分
crowd-button-again = もう一局
crowd-button-close = いま打つ

crowd-running = このチャンネルでは対局{ $game_id }が進行中です。/board で盤を出して投票しましょう。
crowd-same-vote = もう{ $cell }に投票しています。別のマスを押すと変えられます。
crowd-not-yours = 早めに締め切れるのは { $user } だけです。待っていれば自動で締め切られます。
crowd-no-votes = まだだれも投票していません。まずはマスを押してください。
crowd-not-votable = { $word } は、みんなの投票では対局できません。ほかの盤かルールを選んでください。
