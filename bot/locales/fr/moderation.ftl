### Ce que font les modos : terminer des parties et des défis.

moderation-ended-game = { $moderator } a arrêté la partie { $game }. Elle ne compte pour personne.
moderation-ended-challenge = { $moderator } a annulé le défi lancé par { $asker }.

topic-ending-moderator = Si tu peux gérer les messages, `/end` arrête une partie de ton salon sans résultat.

moderation-not-moderator = Pour arrêter une partie ici, il faut pouvoir gérer les messages de ce salon. Pour abandonner la tienne, utilise /resign.
moderation-your-own = Tu joues toi-même la partie { $game_id }. Abandonne-la avec /resign, ou demande à quelqu’un d’autre de la modération.
moderation-no-such-game = La partie { $game_id } n’est pas dans ce salon. Utilise /end là où elle se joue.
moderation-nothing-open = Ce membre n’a aucun défi ouvert dans ce salon. Pour arrêter une partie, utilise /end avec son numéro.
moderation-not-understood = Il me faut le numéro d’une partie ou un membre. Tu trouveras le numéro avec /games.

command-end = Arrêter une partie d’ici sans résultat, ou annuler le défi ouvert d’un membre
command-end-game = Le numéro d’une partie de ce salon
command-end-member = Ou le membre dont il faut annuler le défi ouvert dans ce salon
