### Was Mods tun: Partien und Herausforderungen beenden.

moderation-ended-game = { $moderator } hat Partie { $game } beendet. Sie zählt für niemanden.
moderation-ended-challenge = { $moderator } hat die Herausforderung von { $asker } beendet.

topic-ending-moderator = Wenn du Nachrichten verwalten darfst, beendet `/end` eine Partie in deinem Kanal ohne Ergebnis.

moderation-not-moderator = Eine Partie kann hier nur beenden, wer in diesem Kanal Nachrichten verwalten darf. Mit /resign gibst du deine eigene auf.
moderation-your-own = Partie { $game_id } spielst du selbst. Gib sie mit /resign auf, oder bitte jemand anders vom Mod-Team, sie zu beenden.
moderation-no-such-game = Partie { $game_id } ist nicht in diesem Kanal. Nimm /end dort, wo sie gespielt wird.
moderation-nothing-open = Dieses Mitglied hat in diesem Kanal keine offene Herausforderung. Nimm /end mit einer Nummer, um eine Partie zu beenden.
moderation-not-understood = Ich brauche die Nummer einer Partie oder ein Mitglied. Eine Nummer findest du mit /games.

command-end = Eine Partie hier ohne Ergebnis beenden, oder die offene Herausforderung eines Mitglieds
command-end-game = Die Nummer einer Partie in diesem Kanal
command-end-member = Oder wessen offene Herausforderung in diesem Kanal enden soll
