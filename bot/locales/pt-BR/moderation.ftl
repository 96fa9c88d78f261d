### What moderators do: end games and challenges.

moderation-by = Encerrada por { $user }, da moderação deste canal.
moderation-by-challenge = { $user }, da moderação deste canal, encerrou o desafio de { $asker }.

moderation-ended = Encerrei a partida { $game }. Não conta para ninguém.
moderation-ended-challenges =
    { $count ->
        [1] Encerrei 1 desafio de { $user }.
       *[other] Encerrei { $count } desafios de { $user }.
    }

topic-ending-moderator = Se você pode gerenciar mensagens, `/end` encerra sem resultado uma partida do seu canal.

moderation-not-allowed = A partida { $game_id } pode ser encerrada por quem gerencia as mensagens do canal dela. Use /resign para desistir da sua.
moderation-your-own = É você que está jogando a partida { $game_id }. Use /resign para desistir, ou peça para outro mod encerrar.
moderation-no-challenge = { $user } não tem desafio aberto onde você gerencia mensagens. Use /end com um número para encerrar uma partida.
moderation-not-understood = Preciso de um membro ou do número de uma partida. Use /games para achar um número.

command-end = Encerre uma partida sem resultado, ou os desafios abertos de um membro
command-end-game = A partida a encerrar, em um canal em que você pode gerenciar mensagens
command-end-member = Ou de quem encerrar os desafios abertos neste servidor
