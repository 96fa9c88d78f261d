### Des parties pour ceux qui regardent : grilles suivies, exhibitions, replays, listes.

watch-followed = Partie { $game }, suivie ici jusqu’à la fin. Pour arrêter, utilise /unwatch { $game }.
watch-followed-over = C’était la partie { $game }. Utilise /replay { $game } pour la revoir coup par coup.
watch-link-players = La grille des joueurs
watch-followed-stopped = J’ai arrêté de suivre la partie { $game } ici. Utilise /watch { $game } pour la suivre à nouveau.
watch-followed-moved = La partie { $game } se suit maintenant plus bas.
watch-comments-later = Les commentaires viendront après la partie, car ceux qui jouent peuvent lire ce salon.
watch-decided-draw =
    { $count ->
        [one] Le coup { $number } a tout décidé : { $player } a pris { $square }, seule la case { $better } tenait.
       *[other] Le coup { $number } a tout décidé : { $player } a pris { $square } ; { $better } tenaient.
    }
watch-decided-win = Le coup { $number } a tout décidé : { $player } a pris { $square } ; la victoire passait par { $better }.
watch-aside-fork = Jolie fourchette.
watch-aside-block = Je l’ai vu venir.
watch-hidden = Je ne peux plus montrer cette partie ici : tout le monde ici ne voit pas son salon.

watch-exhibition = Partie { $game }, une exhibition pour { $owner }. Le prochain coup arrive dans quelques secondes.
watch-exhibition-over = Partie { $game }, une exhibition pour { $owner }.
watch-button-another = Encore une
watch-exhibition-stopped = J’ai arrêté l’exhibition, partie { $game }.
watch-crowd-stopped = J’ai arrêté la partie { $game }, que le salon jouait. Utilise /play avec crowd pour en lancer une autre.
watch-unwatched =
    { $count ->
        [one] J’ai arrêté de suivre la partie { $games } ici. Utilise /watch avec son numéro pour la suivre à nouveau.
       *[other] J’ai arrêté de suivre les parties { $games } ici. Utilise /watch avec un numéro pour en suivre une à nouveau.
    }

watch-replay = { $versus }. Partie { $game }.
watch-replay-start =
    { $moves ->
        [one] La grille vide, avant le seul coup
       *[other] La grille vide, avant { $moves } coups
    }
watch-replay-move = Coup { $number } sur { $moves } : { $player } en { $square }
watch-accuracy-one = Précision : { $player } { $share } %
watch-accuracy-both = Précision : { $player } { $share } % et { $other } { $other_share } %

watch-meter-draw = { $meter } Nulle si personne ne se trompe.
watch-meter-unclear = { $meter } Trop tôt pour dire qui gagne.
watch-meter-estimate = { $meter } { $mark } est mieux : environ { $chance } %. Je ne vois pas encore la fin.
watch-meter-win =
    { $moves ->
        [one] { $meter } En jouant au mieux, { $mark } gagne en { $moves } coup.
       *[other] { $meter } En jouant au mieux, { $mark } gagne en { $moves } coups.
    }

watch-live-empty = Aucune partie en cours ici. Utilise /play pour en lancer une.
watch-live-more = Certaines parties plus anciennes ne sont pas listées.
watch-live-use = Appuie sur un numéro pour y aller, ou donne-le à /watch pour suivre la partie ici.
watch-live-total =
    { $games ->
        [one] { $games } partie en cours
       *[other] { $games } parties en cours
    }
watch-live-total-more = Plus de { $games } parties en cours

watch-list-moves =
    { $moves ->
        [0] aucun coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Personne n’a encore fini de partie ici. Utilise /play pour en lancer une.
watch-history-empty-member = Ce membre n’a pas fini de partie ici. Utilise /history pour voir celles de tout le monde.
watch-history-menu = Choisir une partie à revoir
watch-history-total =
    { $games ->
        [one] { $games } partie finie
       *[other] { $games } parties finies
    }
watch-history-total-more = Plus de { $games } parties finies
watch-history-total-member =
    { $games ->
        [one] { $games } partie finie
       *[other] { $games } parties finies
    } : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }
watch-history-line = { $winner } bat { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } et { $loser } font match nul
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } contre { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = par abandon
watch-how-time = au temps
watch-how-agreement = d’un commun accord
watch-how-repetition = par répétition
watch-how-nobody = temps écoulé
watch-how-stop = arrêtée

topic-watch = Regarder des parties
topic-watch-text =
    `/games` liste les parties en cours.
    `/watch` avec le numéro d’une partie la suit ici. Avec deux niveaux, je joue contre moi-même.
    `/unwatch` arrête ça.
topic-replay = Historique et replays
topic-replay-text =
    `/history` liste les parties finies, ou celles d’un membre.
    `/replay` avec le numéro d’une partie la rejoue coup par coup, et montre ce que chacun a coûté.

watch-not-begun = La partie { $game_id } s’est arrêtée avant le premier coup. Utilise /history pour en trouver une autre.
watch-still-running = La partie { $game_id } est encore en cours. Utilise /watch { $game_id } pour la suivre.
watch-nothing-to-stop =
    { $is_any ->
        [1] Aucune partie n’est suivie ici.
       *[other] Cette partie n’est pas suivie ici. Utilise /watch avec son numéro.
    }
watch-too-many-boards =
    { $most ->
        [one] Il y a déjà { $most } partie suivie ici. Utilise /unwatch pour faire de la place.
       *[other] Il y a déjà { $most } parties suivies ici. Utilise /unwatch pour faire de la place.
    }
watch-too-many-followers =
    { $most ->
        [one] La partie { $game_id } est déjà suivie à { $most } endroit. Utilise /games pour en trouver une autre.
       *[other] La partie { $game_id } est déjà suivie à { $most } endroits. Utilise /games pour en trouver une autre.
    }
watch-not-shown = Il me faut le numéro d’une partie ou deux niveaux (easy, medium, hard, unbeatable). Tu trouveras un numéro avec /games.
watch-not-your-list = Cette liste est celle de quelqu’un d’autre. Pour avoir la tienne, utilise /history.

command-games = Lister les parties en cours sur ce serveur
command-watch = Suivre une partie ici, ou me regarder jouer contre moi-même
command-watch-game = La partie à suivre ici ; laisse tout vide pour en choisir une
command-watch-x = Ou me regarder jouer contre moi-même : mon niveau avec X
command-watch-o = Et mon niveau avec O
command-watch-board = La grille sur laquelle je joue contre moi-même
command-unwatch = Ne plus suivre une partie ici, ou arrêter une exhibition
command-unwatch-game = Son numéro ; laisse vide pour arrêter tout ce que tu as demandé
command-replay = Revoir une partie finie coup par coup
command-replay-game = Quelle partie ; laisse vide pour choisir parmi les dernières
command-history = Lister les parties finies, les plus récentes d’abord
command-history-member = Les parties de qui ; laisse vide pour celles de tout le monde
