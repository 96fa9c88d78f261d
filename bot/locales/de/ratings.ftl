### Ranglisten: wer die höchste Wertungszahl hat.

ratings-leaderboard = Rangliste
ratings-month = dieser Monat
ratings-everywhere = überall
ratings-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
ratings-place = Du bist auf Platz { $place } von { $people }.
ratings-unsure = ? = noch geschätzt
ratings-levels = 🤖 Meine Stufen haben feste Wertungszahlen: { $levels }
ratings-hidden = Du wirst nicht gelistet, wie gewünscht. Ändern kannst du das mit /preferences.
ratings-not-everywhere = Du hast nicht zugestimmt, überall gelistet zu sein. Ändern kannst du das mit /preferences.
ratings-unrated = Du hast hier noch keine Wertungszahl. Starte mit /play und beende eine Partie ohne Tipps.
ratings-unrated-month = Du hast diesen Monat noch keine gewertete Partie. Starte mit /play und beende eine ohne Tipps.
ratings-unrated-past = In dem Monat hattest du hier keine gewertete Partie.
ratings-empty-past = In dem Monat hatte hier niemand eine gewertete Partie.
ratings-empty = Hier hat noch niemand eine Wertungszahl. Starte mit /play und beende eine Partie ohne Tipps, dann stehst du hier ganz vorn.
ratings-empty-month = Diesen Monat hat noch niemand eine gewertete Partie. Starte mit /play und beende eine ohne Tipps, dann stehst du hier ganz vorn.
ratings-empty-everywhere = Auf dieser Liste steht noch niemand. Mit /preferences kannst du den Anfang machen.

ratings-no-such-leaderboard = Ich brauche ein Brett ({ $boards }), Regeln ({ $rules }), month, einen Monat wie 2026-10 oder all, here oder everywhere. Auswählen kannst du mit /leaderboard.
ratings-not-your-leaderboard = Diese Liste gehört jemand anders. Deine eigene bekommst du mit /leaderboard.
ratings-months-of-servers = Vergangene Monate gibt es nur pro Server, nicht für überall. Nimm /leaderboard mit here.
ratings-no-server-here = Hier gibt es keinen Server für eine Liste. Nimm /leaderboard mit everywhere.

topic-ratings = Wertungszahlen und die Rangliste
topic-ratings-text =
    Alle fangen bei 1500 an. Am meisten bringt ein Sieg gegen starke Gegner (das Verfahren heißt Glicko-2), und wer den ersten Zug hat, wird berücksichtigt.
    `?` heißt, sie ist noch geschätzt; ein Dutzend Partien gegen Gegner mit ähnlicher Zahl machen sie verlässlich. `±80` heißt, sie stimmt höchstwahrscheinlich auf 80 Punkte genau.
    Jede beendete Partie zählt, auch gegen mich. Nicht gezählt werden: Partien, die du mit Tipp gewinnst oder remis hältst, Partien, die aufgegeben werden, bevor eine Reihe drohen kann, Partien eines ganzen Kanals und meine Partien gegen mich selbst. Nach 10 Partien am Tag mit demselben Gegner zählen weitere immer weniger. Wer nur wenige andere Gegner hatte, bewegt deine Zahl nur begrenzt.
    Meine Stufen sind 🤖: Sie wurden aneinander gemessen, deine Partien ändern also deine Wertungszahl, nie ihre.
    `/leaderboard` zeigt, wer auf diesem Server spielt; mit einem Monat wie 2026-10 gelten die Wertungszahlen an dessen Ende. Auf der Liste für überall stehst du nur, wenn du in `/preferences` zustimmst.

command-leaderboard = Sehen, wer auf diesem Server vorn liegt und wo du stehst
command-leaderboard-board = Welches Brett; die Zahl nach dem Schrägstrich sagt, wie viele in einer Reihe gewinnen
command-leaderboard-rules = Welche Regeln, auf 3x3
command-leaderboard-period = Alle, wer diesen Monat gespielt hat, oder ein früherer Monat wie 2026-10
command-leaderboard-where = Dieser Server, oder alle, die zugestimmt haben, überall gelistet zu sein
