### Énigmes : une grille où une seule case est la bonne.

puzzles-title = Énigme nº { $number }
puzzles-practice-title = Entraînement, énigme { $number }
puzzles-question =
    { $outcome ->
        [win] { $mark } joue : **une seule case gagne.** Laquelle ?
       *[draw] { $mark } joue : **une seule case garde la nulle.** Laquelle ?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Hier : **{ $square }** était la seule case gagnante.
           *[other] Hier : **{ $square }** était la seule case gagnante ; trouvée par { $solved } sur { $answered }.
        }
       *[draw] { $answered ->
            [0] Hier : **{ $square }** était la seule case qui gardait la nulle.
           *[other] Hier : **{ $square }** était la seule case qui gardait la nulle ; trouvée par { $solved } sur { $answered }.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Je publierai ici une nouvelle énigme chaque jour après minuit { $zone }. Pour arrêter, utilise /puzzle stop.
       *[other] Je publierai ici une nouvelle énigme chaque jour après { $hour }:00 { $zone }. Pour arrêter, utilise /puzzle stop.
    }
puzzles-stopped = Je ne publie plus l’énigme du jour ici. Pour reprendre, utilise /puzzle here.
puzzles-public = Appuie sur une case : tu as trois essais, et personne d’autre ne voit ce qu’ils donnent.
puzzles-tries =
    { $left ->
        [1] Plus qu’un essai pour ta série.
        [2] Encore deux essais pour ta série. Ta cote ne compte que le premier.
       *[3] Tu as trois essais, et ta cote compte le premier.
    }
puzzles-practice-of = **{ $user }**, personne d’autre ne verra ce que ça donne. Si quelqu’un d’autre appuie, il aura sa propre énigme.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Ta cote aux énigmes : **{ $rating }?**, encore une estimation.
           *[other] Ta cote aux énigmes : **{ $rating }?** ({ $points }), encore une estimation.
        }
       *[False] { $points ->
            [none] Ta cote aux énigmes : **{ $rating }**.
           *[other] Ta cote aux énigmes : **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Trouvé
puzzles-wrong = Raté pour cette fois
puzzles-answered = Tu as déjà répondu à l’énigme du jour. La prochaine arrive à minuit { $zone }.
puzzles-shared-now = C’est sur la liste de ce salon.
puzzles-ten-days = Dix jours d’affilée : une première pour toi. À demain.
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** est la seule case qui gagne.
       *[draw] { $sign } **{ $square }** est la seule case qui garde la nulle.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** ne donne que la nulle.
       *[False] { $sign } **{ $square }** perd.
    }
puzzles-others-lose = Toutes les autres cases perdent.
puzzles-completes = Elle complète un alignement, et ça perd aussitôt.
puzzles-line = Comment { $mark } gagne : { $moves }
puzzles-streak =
    { $days ->
        [0] Ta meilleure série : { $best ->
            [one] { $best } jour
           *[other] { $best } jours
        }.
        [one] 🔥 Série : **{ $days } jour** (record : { $best }).
       *[other] 🔥 Série : **{ $days } jours** (record : { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Personne n’avait encore essayé aujourd’hui : tu ouvres le bal.
       *[other] Trouvée aujourd’hui : { $solved } fois sur { $answered }.
    }
puzzles-over =
    { $outcome ->
        [win] L’énigme nº { $number } est finie : **{ $square }** était la seule case gagnante.
       *[draw] L’énigme nº { $number } est finie : **{ $square }** était la seule case qui gardait la nulle.
    }
puzzles-practice-over = Tu as déjà répondu à celle-là. Appuie sur « Suivante » pour en avoir une autre.
puzzles-list = **Morpion nº { $number }**
puzzles-others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

puzzles-button-solve = Résoudre
puzzles-button-share = Partager
puzzles-button-practice = S’entraîner
puzzles-button-next = Suivante
puzzles-button-today = Énigme du jour

puzzles-not-out = Cette énigme n’est pas encore sortie. Celle du jour est dans /puzzle.
puzzles-not-answered = Tu n’as pas fini cette énigme, alors il n’y a encore rien à partager. Celle du jour est dans /puzzle.
puzzles-shared = Tu l’as déjà partagée ici.
puzzles-managers-only = C’est réservé aux membres qui peuvent gérer ce serveur. L’énigme du jour est dans /puzzle.
puzzles-servers-only = Je ne publie l’énigme du jour que sur les serveurs. Pour l’avoir ici, utilise /puzzle.
puzzles-cannot-post = Je ne peux pas publier l’énigme ici. Utilise /puzzle here dans un salon que nous voyons tous les deux et où nous pouvons écrire.
puzzles-not-posted = Je ne publie pas l’énigme du jour sur ce serveur. Pour commencer, utilise /puzzle here dans un salon.
puzzles-no-such-hour = Une heure, c’est un nombre de 0 à 23, dans le fuseau horaire du serveur. Essaie /puzzle here avec 18.
puzzles-no-such-action = Je n’ai pas compris. Essaie /puzzle avec today, practice, here ou stop.

topic-puzzles = Énigmes
topic-puzzles-text =
    `/puzzle` montre l’énigme du jour, la même pour tout le monde : trouve la seule case qui gagne, ou qui garde la nulle.
    Tu as trois essais : 🟩 c’est bon, 🟨 seulement la nulle, 🟥 ça perd. **Partager** met les tiens sur une liste dans le salon, sans les cases. Trouves-en une chaque jour pour garder ta série.
    Seul ton premier essai compte pour ta cote aux énigmes, et l’entraînement compte pour un quart. Elle bouge de 60 points par jour au plus, et avant ta cinquième énigme c’est une estimation (`?`).
    `/puzzle practice` t’en donne d’autres, autant que tu veux.
    Si tu gères un serveur, `/puzzle here` publie l’énigme chaque jour dans un salon, à l’heure que tu choisis, et `/puzzle stop` l’arrête.

command-puzzle = Résoudre l’énigme du jour, ou s’entraîner sur d’autres
command-puzzle-today = Résoudre l’énigme du jour (personne d’autre ne la voit)
command-puzzle-practice = Résoudre les énigmes l’une après l’autre (personne d’autre ne les voit)
command-puzzle-here = Publier l’énigme chaque jour dans ce salon (si tu gères le serveur)
command-puzzle-here-hour = À quelle heure, de 0 à 23, dans le fuseau horaire du serveur
command-puzzle-stop = Ne plus publier l’énigme chaque jour (si tu gères le serveur)
