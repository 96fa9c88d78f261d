### Ce que font les modos : terminer des parties et des défis.

moderation-by = Partie arrêtée par { $user }, de la modération de ce salon.
moderation-by-challenge = { $user }, de la modération de ce salon, annule le défi lancé par { $asker }.

moderation-ended = J’ai arrêté la partie { $game }. Elle ne compte pour personne.
moderation-ended-challenges =
    { $count ->
        [one] J’ai annulé { $count } défi lancé par { $user }.
       *[other] J’ai annulé { $count } défis lancés par { $user }.
    }

topic-ending-moderator = Si tu peux gérer les messages, `/end` arrête une partie de ton salon sans résultat.

moderation-not-allowed = Pour arrêter la partie { $game_id }, il faut pouvoir gérer les messages de son salon. Pour abandonner la tienne, utilise /resign.
moderation-your-own = Tu joues toi-même la partie { $game_id }. Abandonne-la avec /resign, ou demande à quelqu’un d’autre de la modération.
moderation-no-challenge = { $user } n’a aucun défi ouvert là où tu peux gérer les messages. Pour arrêter une partie, utilise /end avec son numéro.
moderation-not-understood = Il me faut le numéro d’une partie ou un membre. Tu trouveras le numéro avec /games.

command-end = Arrêter une partie sans résultat, ou annuler les défis ouverts d’un membre
command-end-game = La partie à arrêter, dans un salon où tu peux gérer les messages
command-end-member = Ou le membre dont il faut annuler les défis ouverts sur ce serveur
