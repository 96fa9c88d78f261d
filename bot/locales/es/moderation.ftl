### What moderators do: end games and challenges.

moderation-ended-game = { $moderator } terminó la partida { $game }. No cuenta para nadie.
moderation-ended-challenge = { $moderator } terminó el desafío de { $asker }.

topic-ending-moderator = Si puedes gestionar mensajes, `/end` termina sin resultado una partida de tu canal.

moderation-not-moderator = Aquí solo puede terminar una partida quien gestiona los mensajes de este canal. Usa /resign para rendirte en la tuya.
moderation-your-own = La partida { $game_id } la juegas tú. Usa /resign para rendirte, o pide a otro mod que la termine.
moderation-no-such-game = La partida { $game_id } no está en este canal. Usa /end donde se juega.
moderation-nothing-open = Ese miembro no tiene ningún desafío abierto en este canal. Usa /end con un número para terminar una partida.
moderation-not-understood = Necesito el número de una partida o un miembro. Usa /games para encontrar un número.

command-end = Termina una partida de aquí sin resultado, o el desafío abierto de un miembro
command-end-game = El número de una partida de este canal
command-end-member = O de quién terminar el desafío abierto en este canal
