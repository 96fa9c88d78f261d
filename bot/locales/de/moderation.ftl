### Was Mods tun: Partien und Herausforderungen beenden.

moderation-by = Beendet von { $user }, Mod in diesem Kanal.
moderation-by-challenge = { $user }, Mod in diesem Kanal, hat die Herausforderung von { $asker } beendet.

moderation-ended = Partie { $game } habe ich beendet. Sie zählt für niemanden.
moderation-ended-challenges =
    { $count ->
        [one] Beendet: 1 Herausforderung von { $user }.
       *[other] Beendet: { $count } Herausforderungen von { $user }.
    }

topic-ending-moderator = Wenn du Nachrichten verwalten darfst, beendet `/end` eine Partie in deinem Kanal ohne Ergebnis.

moderation-not-allowed = Partie { $game_id } kann nur beenden, wer in ihrem Kanal Nachrichten verwalten darf. Mit /resign gibst du deine eigene auf.
moderation-your-own = Partie { $game_id } spielst du selbst. Gib sie mit /resign auf, oder bitte jemand anders vom Mod-Team, sie zu beenden.
moderation-no-challenge = { $user } hat keine offene Herausforderung, wo du Nachrichten verwalten darfst. Nimm /end mit einer Nummer, um eine Partie zu beenden.
moderation-not-understood = Ich brauche die Nummer einer Partie oder ein Mitglied. Eine Nummer findest du mit /games.

command-end = Eine Partie ohne Ergebnis beenden, oder die offenen Herausforderungen eines Mitglieds
command-end-game = Die Partie, in einem Kanal, in dem du Nachrichten verwalten darfst
command-end-member = Oder wessen offene Herausforderungen auf diesem Server enden sollen
