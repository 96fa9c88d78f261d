### Ce que l’équipe d’un serveur y règle : une carte, ses formulaires, les textes de la commande.

settings-title = Paramètres de ce serveur
settings-about = Ce que je fais ici, sauf si une partie ou un membre choisit autre chose.
settings-saved = ✅ C’est noté :
settings-same = Rien n’a changé.
settings-games = Parties
settings-limits = Limites
settings-chat = Langue et apparence
settings-posts = Publications
settings-line = { $name } (`{ $word }`) : { $value }
settings-line-set = { $name } (`{ $word }`) : **{ $value }**
settings-hosts = { $value } (par défaut)
settings-level-last = le dernier niveau de chaque membre
settings-games-default = autant que vous voulez
settings-language-default = celle que donne Discord (par défaut)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = pas publiée
settings-champion-default = pas publié
settings-role-default = aucun
settings-first-me = qui lance la partie
settings-first-them = l’adversaire
settings-look-crisp = nette (mes propres symboles)
settings-look-bold = vive (❌ et 🔵)
settings-look-classic = classique (❌ et ⭕)
settings-look-letters = lettres (X et O)
settings-look-contrast = contraste élevé
settings-look-words = mots, pour les lecteurs d’écran
settings-notices-accepted = quand quelqu’un accepte ou veut une revanche
settings-notices-off = jamais
settings-notices-channel = à chaque tour, dans le salon
settings-notices-dm = à chaque tour, en MP
settings-time-minute =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
settings-time-hour =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
settings-time-day =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
settings-time-second =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }

settings-name-level = Niveau
settings-name-board = Grille
settings-name-rules = Règles
settings-name-first = Premier coup
settings-name-threads = Un fil par partie
settings-name-challenge = Durée des défis
settings-name-idle = Temps par coup
settings-name-games = Parties à la fois dans un salon
settings-name-language = Langue
settings-name-prefix = Préfixe
settings-name-look = Apparence
settings-name-notices = Annonce des tours
settings-name-puzzle = Énigme du jour
settings-name-hour = Heure de l’énigme
settings-name-champion = Classement du mois
settings-name-role = Rôle de la première place
settings-name-zone = Fuseau horaire
settings-about-rules = Toutes sauf standard demandent la grille 3x3.
settings-about-threads = Je l’ouvre au début de la partie, et je l’archive à la fin.
settings-about-idle = Qui le laisse passer a perdu. Un coup déjà attendu garde son temps.
settings-about-language = Celle des grilles et de tout ce que tout le monde lit.
settings-about-prefix = Des signes, ou des lettres puis un signe. Laisse vide pour { $prefix }
settings-about-look = Celle des parties lancées par un membre qui n’a rien choisi.
settings-about-notices = Pour les membres qui n’ont rien choisi.
settings-about-puzzle = Chaque jour, à l’heure ci-dessous. Laisse vide pour ne rien publier.
settings-about-champion = Le premier de chaque mois. Laisse vide pour ne rien publier.
settings-about-role = Le rôle de la première place, jusqu’à ce que quelqu’un d’autre la prenne.
settings-about-zone = L’heure de l’énigme et la fin du mois le suivent. Donne une ville de ce fuseau.

settings-servers-only = Les paramètres sont ceux d’un serveur. Utilise /settings sur un serveur que tu gères.
settings-managers-only = Seuls les membres qui peuvent gérer ce serveur peuvent changer ses paramètres.
settings-no-such-name = Je ne connais pas le paramètre « { $word } ». Tape { $names }, et une valeur : `level hard`, ou `level default` pour le rétablir.
settings-no-such-value = Pour { $word }, choisis { $names }.
settings-both = Ces règles demandent la grille 3x3, et { $word } l’empêche. Change les deux : `{ $command }`.
settings-no-channel = Rien n’est encore publié pour { $word }. Choisis aussi un salon.
settings-no-such-channel = Pour { $word }, choisis un salon textuel de ce serveur, ou `off`.
settings-cannot-post = Je ne peux pas publier dans ce salon. Choisis-en un que nous voyons tous les deux et où nous pouvons écrire.
settings-no-such-role = Pour { $word }, choisis un rôle de ce serveur, ou `off`.
settings-fixed-role = Personne ne peut donner ce rôle : il appartient à une appli ou à tout le monde. Choisis-en un autre.
settings-no-right = Je n’ai pas le droit de donner des rôles ici. Donne-moi la permission « Gérer les rôles », puis refais /settings.
settings-too-high = Ce rôle n’est pas en dessous du mien, alors je ne peux pas le donner. Place le mien au-dessus dans les paramètres du serveur, ou utilise /settings avec un autre rôle.
settings-above-you = Tu ne peux pas donner ce rôle toi-même, alors je ne peux pas le faire pour toi. Utilise /settings avec un autre, ou demande à quelqu’un qui peut.
settings-discord-away = Je n’ai pas pu le vérifier auprès de Discord, donc rien n’a changé. Réessaie dans une minute.
settings-no-such-prefix =
    { $most ->
        [one] Un préfixe, c’est { $most } signe comme `?` ou `$`. Les signes de Discord, comme `/` et `*`, ne marchent pas.
       *[other] Un préfixe, c’est de 1 à { $most } lettres, chiffres et signes, avec un signe à la fin : `?`, `t!`. Les signes de Discord, comme `/` et `*`, ne marchent pas.
    }

topic-settings = Paramètres d’un serveur
topic-settings-text =
    Si tu gères un serveur, `/settings` montre ce qui vaut là-bas, avec des boutons pour le changer : niveau, grille et règles d’une partie qui n’en précise pas, durée des défis et des coups, nombre de parties à la fois dans un salon, langue, préfixe et apparence. Aussi : un fil par partie, et où je publie l’énigme du jour et le classement du mois.
    Ou change tout de suite : `/settings level:hard`, ou en tapant `{ $prefix }settings prefix ? level hard`.
    `default` remet un paramètre comme avant : `/settings level:default`.

command-settings = Voir ou changer les paramètres de ce serveur (si tu gères le serveur)
command-settings-language = Celle des grilles et de tout ce que tout le monde lit
command-settings-prefix = Devant les commandes tapées, par exemple « ? » ou « t! » ; default pour celui de l’hôte
command-settings-level = À quel niveau je joue si la partie ne le précise pas
command-settings-board = La grille des parties qui n’en précisent pas
command-settings-rules = Les règles des parties qui n’en précisent pas
command-settings-first = Qui commence les parties qui ne le précisent pas
command-settings-challenge = Combien de temps un défi attend une réponse
command-settings-idle = Combien de temps une partie attend un coup
command-settings-games = Combien de parties un salon peut avoir à la fois
command-settings-look = L’apparence des parties lancées par un membre qui n’a rien choisi
command-settings-notices = Comment les membres qui n’ont rien choisi apprennent que c’est leur tour
command-settings-threads = Si chaque partie a son propre fil
command-settings-puzzle = Le salon de l’énigme du jour
command-settings-hour = À quelle heure, de 0 à 23, dans le fuseau horaire du serveur
command-settings-champion = Le salon du classement du mois, le premier de chaque mois
command-settings-role = Le rôle de la première place, jusqu’à ce que quelqu’un d’autre la prenne
command-settings-stop = Ce qui doit s’arrêter : les publications ou le rôle de la première place
command-settings-zone = Le fuseau des heures, jours et mois ici : donne une ville qui s’y trouve
