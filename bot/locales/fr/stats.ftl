### Les statistiques d’un membre.

stats-title =
    { $games ->
        [one] { $name } : { $games } partie
       *[other] { $name } : { $games } parties
    }
stats-score =
    { $win } { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } ({ $share } %) · { $draw } { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    } · { $loss } { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }
stats-streak = **{ $current }** victoires d’affilée en ce moment. Meilleure série : **{ $best }**.
stats-best-streak = Meilleure série : **{ $best }** victoires d’affilée
stats-opening = Premier coup préféré : **{ $square }** en { $board }, dans { $games } parties sur { $all } avec X
stats-accuracy =
    { $moves ->
        [one] Précision en 3x3 : **{ $share } %** sur { $moves } coup
       *[other] Précision en 3x3 : **{ $share } %** sur { $moves } coups
    }
stats-opponents = Adversaires
stats-boards = Grilles
stats-won = V
stats-drawn = N
stats-lost = D
stats-rated = cote
stats-people = gens
stats-rating = Cote : **{ $rating }**
stats-you-against = Toi contre { $second }
stats-against = { $first } contre { $second }
stats-duel =
    { $win } { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } · { $draw } { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    } · { $loss } { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }
stats-latest =
    { $count ->
        [one] Dernière partie : { $results }
       *[other] Les { $count } dernières, de la plus récente à la plus ancienne : { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, { $drawn } nulle
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } nulles
    }
stats-changed = Cote, { $name } : { $rating } ({ $points })
stats-first-win = 🎉 Une première pour { $name } : { $bot } est battu !
stats-hundred = 🎉 Déjà 100 parties ici pour { $name }.
stats-you-no-duel = Aucune partie finie entre toi et { $second } ici. Utilise /play pour y remédier.
stats-no-duel = Aucune partie finie entre ces deux-là ici. Utilise /play pour y remédier.
stats-empty = Tu n’as pas encore fini de partie ici. Joues-en une, et tes stats commencent.
stats-empty-member = Pas encore de partie finie ici pour { $name }. Utilise /play pour lancer un défi.
stats-member = Ce membre

stats-button-play = Jouer en { $kind }
stats-button-rating = Cote
stats-button-openings = Ouvertures

stats-rating-title = { $name } en { $board }
stats-rating-now =
    { $games ->
        [one] **{ $rating }** après { $games } partie classée.
       *[other] **{ $rating }** après { $games } parties classées, entre { $least } et { $most }.
    }
stats-rating-picture =
    { $games ->
        [one] Cote en { $board } : { $rating } après { $games } partie.
       *[other] Cote en { $board } après chacune des { $games } parties, un point pour chaque : de { $first } à { $rating }, entre { $least } et { $most }.
    }

stats-openings-title =
    { $games ->
        [one] { $name } en { $board } : { $games } partie avec X
       *[other] { $name } en { $board } : { $games } parties avec X
    }
stats-openings-move =
    { $games ->
        [one] Case { $square } : { $games } partie, { $share } % gagnées
       *[other] Case { $square } : { $games } parties, { $share } % gagnées
    }
stats-openings-key = Comment lire
stats-openings-legend = Le nombre dit combien de fois le premier coup va là. La barre montre comment ces parties ont fini : bleu gagné, gris nul, orange perdu.
stats-openings-picture = Premiers coups en { $board } : { $squares }.
stats-openings-square = { $square } dans { $share } % ({ $won } % gagnées)

stats-are-yours = En MP, je ne montre que tes propres stats. Pour celles de quelqu’un d’autre, utilise /stats sur un serveur.
stats-against-yourself = Personne ne joue contre soi-même. Choisis deux membres différents.
stats-not-of-bots = Les bots n’ont pas de stats. Avec /stats, tu vois où tu en es contre chacun de mes niveaux.
stats-not-rated-yet = Pas encore de partie classée. Utilise /play et finis-en une sans indice pour avoir une cote.
stats-no-openings-yet = Pas encore de partie finie avec X ici. Utilise /play et choisis qui commence.

topic-stats = Statistiques
topic-stats-text =
    `/stats` montre tes résultats, ta cote, tes séries et ta précision. Indique un membre pour voir les siens.
    Indique un second membre pour voir ce que ça donne entre les deux.
    « Cote » et « Ouvertures » dessinent un graphique. Les parties finies avant le deuxième coup ne comptent pas.

command-stats = Voir tes résultats, séries et précision, ou ceux d’un membre
command-stats-member = Les stats de qui ; laisse vide pour les tiennes
command-stats-against = Ses résultats contre ce membre
