### What moderators do: end games and challenges.

moderation-ended-game = { $moderator } encerrou a partida { $game }. Não conta para ninguém.
moderation-ended-challenge = { $moderator } encerrou o desafio de { $asker }.

topic-ending-moderator = Se você pode gerenciar mensagens, `/end` encerra sem resultado uma partida do seu canal.

moderation-not-moderator = Aqui só pode encerrar uma partida quem gerencia as mensagens deste canal. Use /resign para desistir da sua.
moderation-your-own = É você que está jogando a partida { $game_id }. Use /resign para desistir, ou peça para outro mod encerrar.
moderation-no-such-game = A partida { $game_id } não é neste canal. Use /end onde ela é jogada.
moderation-nothing-open = Esse membro não tem desafio aberto neste canal. Use /end com um número para encerrar uma partida.
moderation-not-understood = Preciso de um membro ou do número de uma partida. Use /games para achar um número.

command-end = Encerre uma partida daqui sem resultado, ou o desafio aberto de um membro
command-end-game = O número de uma partida deste canal
command-end-member = Ou de quem encerrar o desafio aberto neste canal
