### Les commandes de base : ce qu’en dit Discord, et ce que certaines répondent.

menu-challenge = Défier au morpion
menu-stats = Stats de morpion
menu-explain = Expliquer cette partie
menu-replay = Revoir cette partie
menu-watch = Suivre cette partie
menu-end = Arrêter cette partie

command-play = Jouer au morpion contre moi, un membre, n’importe qui, ou avec tout le salon
command-play-opponent = Qui défier ; laisse vide pour jouer contre moi
command-play-level = À quel niveau je joue ; ne sert pas contre un membre
command-play-first = Qui joue le premier coup
command-play-board = La taille de la grille ; le chiffre après la barre dit combien il faut en aligner
command-play-rules = D’autres règles, sur la grille 3x3
command-play-open = Laisser n’importe qui du salon te rejoindre ; personne n’est mentionné
command-play-crowd = Jouer contre moi avec tout le salon : tout le monde vote
command-move = Placer ton symbole sur une case
command-move-square = Son numéro en partant d’en haut à gauche, ou son nom : b2, center, top left
command-board = Afficher à nouveau ta partie ici
command-resign = Abandonner ta partie ici, ou retirer ton défi
command-draw = Proposer la nulle, ou accepter celle qu’on te propose

choice-easy = facile
choice-medium = moyen
choice-hard = difficile
choice-unbeatable = imbattable
choice-me = toi
choice-them = ton adversaire
choice-random = au hasard
choice-standard = standard
choice-tree = arbre
choice-steps = étapes
choice-alpha-beta = alpha-bêta
choice-alpha-beta-steps = étapes alpha-bêta
choice-knockout = élimination directe
choice-round-robin = toutes rondes
choice-all = depuis toujours
choice-month = ce mois-ci
choice-here = ici
choice-everywhere = partout
choice-off = non
choice-at-once = tout de suite
choice-5-minutes = 5 minutes
choice-15-minutes = 15 minutes
choice-60-minutes = 60 minutes
choice-default = par défaut
choice-on = oui
choice-1-minute = 1 minute
choice-10-minutes = 10 minutes
choice-1-hour = 1 heure
choice-6-hours = 6 heures
choice-1-day = 1 jour
choice-3-days = 3 jours
choice-7-days = 7 jours
choice-30-days = 30 jours

restarting = Je redémarre, mais ta partie est à l’abri. Réessaie dans un instant.
store-away = Je n’arrive pas à joindre ma base de données. Ta partie est à l’abri ; réessaie dans une minute.
old-button = Ce bouton ne marche plus. Regarde /help.
commands-changed = Mes commandes viennent de changer. Réessaie dans une minute.
did-you-mean = Tu voulais dire `{ $command }` ?
edited-command = Je n'exécute pas les messages modifiés. Renvoie `{ $command }` si c'est ce que tu veux.
unknown-command = Salut. Une petite partie ? Appuie sur « Jouer », ou regarde ce que je sais faire d’autre.
broken = Quelque chose a cassé de mon côté, mais ta partie est à l’abri. Réessaie ; si ça recommence, signale la référence { $reference }.
sent-in-private = Je t’ai envoyé un MP.
may-not-speak = Je ne peux pas écrire dans <#{ $channel }>. Utilise les commandes slash là-bas, comme /play, ou essaie un autre salon.

pick-game = Quelle partie ?
pick-menu = Choisir une partie
pick-versus = { $game } · { $x } contre { $o }
pick-age-now = à l’instant
pick-age-minutes =
    { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
pick-age-hours =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
pick-age-days =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
