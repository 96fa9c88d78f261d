### Classements : qui a la meilleure cote.

ratings-leaderboard = Classement
ratings-month = ce mois-ci
ratings-everywhere = partout
ratings-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
ratings-place = Ta place : { $place } sur { $people }.
ratings-unsure = ? = encore une estimation
ratings-levels = 🤖 Mes niveaux ont des cotes fixes : { $levels }
ratings-hidden = Tu n’apparais pas, comme tu l’as demandé. Pour changer ça, utilise /preferences.
ratings-not-everywhere = Tu n’as pas accepté d’apparaître partout. Pour changer ça, utilise /preferences.
ratings-unrated = Tu n’as pas encore de cote ici. Utilise /play et finis une partie sans indice.
ratings-unrated-month = Tu n’as pas encore de partie classée ce mois-ci. Utilise /play et finis-en une sans indice.
ratings-unrated-past = Tu n’as pas joué de partie classée ici ce mois-là.
ratings-empty-past = Personne n’a joué de partie classée ici ce mois-là.
ratings-empty = Personne n’a encore de cote ici. Utilise /play et finis une partie sans indice pour ouvrir le classement.
ratings-empty-month = Personne n’a encore de partie classée ce mois-ci. Utilise /play et finis-en une sans indice pour ouvrir le classement.
ratings-empty-everywhere = Personne n’est encore sur cette liste. Utilise /preferences pour y entrer.

ratings-no-such-leaderboard = Il me faut une grille ({ $boards }), des règles ({ $rules }), month, un mois comme 2026-10, ou bien all, here ou everywhere. Pour choisir, utilise /leaderboard.
ratings-not-your-leaderboard = Cette liste est celle de quelqu’un d’autre. Pour avoir la tienne, utilise /leaderboard.
ratings-months-of-servers = Les mois passés sont gardés par serveur, pas pour partout. Utilise /leaderboard avec here.
ratings-no-server-here = Il n’y a pas de serveur à classer ici. Utilise /leaderboard avec everywhere.

topic-ratings = Cotes et classement
topic-ratings-text =
    Tout le monde part de 1500. Battre un fort adversaire rapporte le plus (la méthode s’appelle Glicko-2), et on tient compte de qui commence.
    `?` veut dire que c’est encore une estimation ; une douzaine de parties contre des adversaires proches de ta cote la précisent. `±80` veut dire qu’elle est très probablement juste à 80 points près.
    Toute partie finie compte, contre moi aussi. Ne comptent pas : les parties gagnées ou nulles avec un indice, celles abandonnées avant qu’une ligne puisse menacer, celles de tout un salon, et mes parties contre moi-même. Après 10 parties en un jour contre la même personne, les suivantes comptent de moins en moins. Qui a rencontré peu d’autres joueurs ne fait bouger ta cote que jusqu’à un certain point.
    Mes niveaux portent un 🤖 : ils ont été mesurés entre eux, alors tes parties font bouger ta cote, jamais la leur.
    `/leaderboard` classe ce serveur ; avec un mois comme 2026-10, selon les cotes à la fin de ce mois. Tu n’es sur la liste de partout que si tu l’acceptes dans `/preferences`.

command-leaderboard = Voir qui a la meilleure cote sur ce serveur, et où tu te places
command-leaderboard-board = Quelle grille ; le chiffre après la barre dit combien il faut en aligner
command-leaderboard-rules = Quelles règles, en 3x3
command-leaderboard-period = Depuis toujours, ce mois-ci, ou un mois passé comme 2026-10
command-leaderboard-where = Ce serveur, ou tous ceux qui acceptent d’apparaître partout
