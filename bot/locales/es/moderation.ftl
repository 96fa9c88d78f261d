### What moderators do: end games and challenges.

moderation-by = Terminada por { $user }, que modera este canal.
moderation-by-challenge = { $user }, que modera este canal, terminó el desafío de { $asker }.

moderation-ended = Terminé la partida { $game }. No cuenta para nadie.
moderation-ended-challenges =
    { $count ->
        [one] Terminé 1 desafío de { $user }.
       *[other] Terminé { $count } desafíos de { $user }.
    }

topic-ending-moderator = Si puedes gestionar mensajes, `/end` termina sin resultado una partida de tu canal.

moderation-not-allowed = La partida { $game_id } puede terminarla quien gestiona los mensajes de su canal. Usa /resign para rendirte en la tuya.
moderation-your-own = La partida { $game_id } la juegas tú. Usa /resign para rendirte, o pide a otro mod que la termine.
moderation-no-challenge = { $user } no tiene ningún desafío abierto donde gestionas los mensajes. Usa /end con un número para terminar una partida.
moderation-not-understood = Necesito el número de una partida o un miembro. Usa /games para encontrar un número.

command-end = Termina una partida sin resultado, o los desafíos abiertos de un miembro
command-end-game = La partida que terminar, en un canal donde puedes gestionar mensajes
command-end-member = O de quién terminar los desafíos abiertos en este servidor
