### Indices, explications et le cours sur minimax, la méthode par laquelle le bot trouve ses coups.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Joue **{ $squares }** pour gagner tout de suite.
       *[other] Joue **{ $squares }** : tu gagnes en { $moves ->
            [one] { $moves } coup
           *[other] { $moves } coups
        }, quoi qu’on réponde.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Toutes les cases se valent : match nul si personne ne se trompe.
        [one] Joue **{ $squares }** pour garder la nulle ; { $worse } perdrait.
       *[other] Joue **{ $squares }** pour garder la nulle ; { $worse } perdraient.
    }
learn-hint-loss =
    { $count ->
        [one] Tu perds, mais voici ce qui tient le plus longtemps : **{ $squares }**.
       *[other] Tu perds, mais voici les cases qui tiennent le plus longtemps : **{ $squares }**.
    }
learn-hint-tricky = Difficile à contrer : { $square }.
learn-hint-after =
    { $kind ->
        [forks] Si tu prends { $square }, tu menaces { $squares } à la fois.
        [forces] Si tu prends { $square }, { $other } doit bloquer en { $squares }.
       *[holds] { $count ->
            [1] Si tu prends { $square }, seule la case { $squares } sauve { $other }.
           *[other] Si tu prends { $square }, { $other } s’en sort avec { $squares }.
        }
    }
learn-explain-counts = Comme tu as regardé ses valeurs, ta partie ne sera classée que si tu perds.
learn-hint-counts = Comme tu as pris un indice, cette partie ne sera classée que si tu perds.
learn-unsure = Je n’ai pas pu chercher jusqu’au bout.
learn-hint-estimate =
    Je jouerais **{ $squares }** : environ { $chance } % pour toi. J’ai regardé { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } en avant, pas jusqu’au bout.
learn-explain-estimate =
    Le mieux pour { $mark } : { $squares }, environ { $chance } %. J’ai regardé { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } en avant, pas jusqu’au bout.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } gagne tout de suite avec { $squares }.
           *[other] { $mark } gagne en { $moves } coup avec { $squares }.
        }
       *[other] { $mark } gagne en { $moves } coups avec { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] N’importe quelle case fait nulle.
       *[other] { $mark } fait nulle avec { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } perd en { $moves } coup, même avec { $squares }.
       *[other] { $mark } perd en { $moves } coups, même avec { $squares }.
    }
learn-squares-win =
    { $sign } { $moves ->
        [0] Victoire, autant que je puisse voir
        [one] Victoire en { $moves } coup
       *[other] Victoire en { $moves } coups
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Nulle, autant que je puisse voir
       *[other] Nulle
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Défaite, autant que je puisse voir
        [one] Défaite en { $moves } coup
       *[other] Défaite en { $moves } coups
    }
learn-squares = { $worth } : **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score } : **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] J’ai regardé { $positions } position. Le minimax simple serait ici bien trop long.
       *[other] J’ai regardé { $positions } positions. Le minimax simple serait ici bien trop long.
    }
learn-explain-minimax =
    Le minimax simple fait { $calls ->
        [one] { $calls } appel
       *[other] { $calls } appels
    } pour cette grille et joue { $square } ; j’ai regardé { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    Le minimax simple joue { $square } et gagne en { $plain_moves ->
        [one] { $plain_moves } coup
       *[other] { $plain_moves } coups
    } : pour lui, une victoire est une victoire, même tardive. Moi, je jouerais { $best } pour gagner en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
learn-explain-slower-loss =
    Le minimax simple joue { $square } et perd en { $plain_moves ->
        [one] { $plain_moves } coup
       *[other] { $plain_moves } coups
    } : pour lui, une défaite est une défaite, même rapide. Moi, je jouerais { $best } pour tenir { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
learn-indices-squares =
    { $count ->
        [1] Ta liste compte à partir de 0 : l’indice { $indices } est la case { $squares }.
       *[other] Ta liste compte à partir de 0 : les indices { $indices } sont les cases { $squares }.
    }
learn-explain-effort = Appels : { $plain } en simple, { $alpha_beta } avec alpha-bêta, { $memory } avec une mémoire.
learn-explain-maximiser =
    { $mark } est le maximiseur, { $other } le minimiseur : { $win } est une victoire pour { $mark }, { $loss } une défaite, 0 une nulle. C’est un jeu à somme nulle : ce que l’un gagne, l’autre le perd.
learn-unreached = Aucune partie n’arrive à cette grille avec { $mark } à jouer, mais minimax sait quand même lui donner une valeur.

learn-tree =
    { $positions ->
        [one] Arbre minimax de { $board }, { $mark } joue, { $positions } position.
       *[other] Arbre minimax de { $board }, { $mark } joue, { $positions } positions.
    } Premier niveau : { $scores }. Meilleure valeur : { $score }. Ligne choisie : { $line }.
learn-tree-square = la case { $square } vaut { $score }

learn-lesson =
    Étape { $step } sur { $steps } : appel { $call }, { $depth ->
        [0] la racine
       *[other] après { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] C’est à { $mark } de jouer. C’est le minimiseur, qui veut la valeur **la plus basse**. Cases libres : { $squares }.
       *[max] C’est à { $mark } de jouer. C’est le maximiseur, qui veut la valeur **la plus haute**. Cases libres : { $squares }.
    }
learn-lesson-recursion =
    Minimax les essaie toutes : il place le symbole, appelle minimax pour cette grille, puis reprend le symbole. Une fonction qui s’appelle ainsi elle-même, c’est la récursivité.
learn-lesson-next = Ensuite, { $mark } essaie **{ $square }**.
learn-lesson-back = Retour à la grille d’avant : le symbole en { $square } est repris. Il valait **{ $score }**.
learn-lesson-results = Résultats jusqu’ici : { $scores }.
learn-lesson-result = { $square } : { $score }
learn-lesson-bounds = Alpha vaut { $alpha }, bêta vaut { $beta }.
learn-lesson-skips =
    { $count ->
        [one] Alpha a atteint bêta : l’autre camp a mieux ailleurs et ne laissera pas arriver cette grille. Inutile donc d’essayer { $squares }.
       *[other] Alpha a atteint bêta : l’autre camp a mieux ailleurs et ne laissera pas arriver cette grille. Inutile donc d’essayer { $squares }.
    }
learn-lesson-returns =
    { $goal ->
        [min] { $mark } garde la plus basse : cet appel renvoie **{ $score }**.
       *[max] { $mark } garde la plus haute : cet appel renvoie **{ $score }**.
    }
learn-lesson-limit = ≤ veut dire au plus, et ≥ au moins : l’appel du dessus n’a pas besoin d’en savoir plus.
learn-lesson-terminal =
    { $other } a gagné ? { $winner ->
        [min] Oui.
        [max] Non. { $mark } a gagné ? Oui.
       *[none] Non. { $mark } a gagné ? Non. La grille est pleine ? Oui.
    } C’est un état terminal : il n’y a plus rien à essayer, et cet appel renvoie **{ $score }**.
learn-lesson-plays =
    { $count ->
        [one] Minimax joue { $square }.
       *[other] { $squares } ont la même valeur, et la première est gardée : minimax joue { $square }.
    }

topic-hint = Indices
topic-hint-text =
    `/hint` montre tes meilleures cases, et pourquoi. Personne d’autre ne le voit.
    Une partie où tu as pris un indice n’est classée que si tu la perds.
topic-minimax = Comment je réfléchis
topic-minimax-text =
    J’essaie chaque coup jusqu’à la fin de la partie et je garde le meilleur. Ça s’appelle minimax.
    `/explain` le montre pour ta partie, ou pour une grille comme `O.XX.X.OO` : ce que vaut chaque case, avec une image de l’arbre.
    Choisis `steps` pour le parcourir appel par appel.
    `/learn` l’enseigne depuis le début, en douze courtes leçons où tu joues en appuyant sur des boutons.

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = { $mover } joue

learn-picture-cut = coupé

learn-picture-more = et { $calls } de plus dessous

learn-picture-legend =
    Les valeurs sont celles de { $maximiser }.
    Le trait épais est ce que joue minimax.
    { $form ->
        [cut] Gris : pas regardé. ≤ et ≥ : au plus, au moins.
        [bounds] ≤ et ≥ : au plus, au moins.
       *[plain] {""}
    }

learn-tree-too-large = Je peux dessiner un arbre jusqu’à { $most } cases libres, et cette grille en a { $free }.
learn-too-many-calls = Alpha-bêta fait plus de { $most } appels sur cette grille. Essaies-en une avec moins de cases libres.
learn-position-over = Cette grille est déjà décidée. Essaies-en une avec une case libre et sans gagnant.
learn-standard-rules-only = Les étapes et alpha-bêta ne marchent qu’avec les règles standard.
learn-too-many-steps =
    { $most ->
        [one] Pour une leçon, il faut une grille avec { $most } case libre au plus. Pour celle-ci, utilise /explain sans les étapes.
       *[other] Pour une leçon, il faut une grille avec { $most } cases libres au plus. Pour celle-ci, utilise /explain sans les étapes.
    }

command-hint = Voir tes meilleures cases (personne d’autre ne le voit)
command-explain = Voir ce que vaut chaque case, avec l’arbre minimax
command-explain-what = Une grille (O.XX.X.OO) ou le numéro d’une partie ; laisse vide pour la tienne
command-explain-form = L’arbre minimax ou ses étapes, simple ou avec alpha-bêta
command-explain-scores = Ce que vaut une victoire
command-explain-turn = À qui de jouer, si tu veux voir du point de vue de l’autre camp
command-explain-maximiser = Pour qui une victoire compte en plus (par défaut : le camp qui joue)
command-learn = Apprendre en douze courtes leçons comment je réfléchis (personne d’autre ne le voit)
command-learn-lesson = Quelle leçon, de 1 à 12 ; laisse vide pour reprendre où tu en étais

learn-course-title =
    Leçon { $lesson } sur { $last } : { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Ce cours te montre comment un programme trouve le meilleur coup. Pas besoin de savoir programmer ; saute le code si tu veux.
learn-course-welcome = Te revoilà. Tu en étais ici.
learn-course-over =
    Tu as **fini le cours**. Maintenant, tu connais minimax ; je trouve les mêmes coups, juste plus vite.
    Choisis une leçon pour la relire, essaie `/explain what:O.XX.X.OO` avec une grille à toi, ou joue contre moi.
learn-course-lessons = Toutes les leçons
learn-course-button-next = Suite
learn-course-button-lesson = Leçon suivante
learn-course-button-play = Jouer une vraie partie
learn-course-changed = Le cours a changé depuis ce message. Utilise /learn pour continuer.
learn-no-such-lesson = Les leçons vont de 1 à { $last }. Utilise /learn avec l’une d’elles, ou sans numéro pour continuer.

learn-course-board = La grille est une liste
learn-course-board-text =
    Un programme ne voit pas de grille. Il garde une **liste** : neuf choses, lues à partir d’en haut à gauche. ❌ y est "X", 🔵 y est "O", et une case libre contient son propre numéro dans la liste, son **indice** :
    `{ $list }`
    Une liste compte à partir de 0 : ses numéros ont donc un de moins que ceux des cases.
learn-course-board-code = En Python, un langage pour écrire des programmes, `def` commence une fonction : un bout de programme qui a un nom. Celle-ci garde les nombres (`int`) et laisse de côté les symboles :
learn-course-index-ask = **Quelle case a l’indice 4 ?** Appuie dessus.
learn-course-index-right = Oui : la case { $chosen } a l’indice { $index }. C’est toujours un de moins.
learn-course-index-wrong = Pas celle-là : la case { $chosen } a l’indice { $index }, puisque la liste compte à partir de 0. Réessaie.
learn-course-free-ask = **Combien de cases sont libres ?**
learn-course-free-right = Oui : les indices encore dans la liste sont { $indices }, donc les cases { $squares }.
learn-course-free-wrong = Ce n’est pas { $chosen }. Cherche les nombres encore dans la liste : `{ $list }`

learn-course-lines = Huit lignes
learn-course-lines-text = On peut gagner sur huit lignes : trois horizontales, trois verticales et deux diagonales. Pour savoir qui a gagné, le programme les regarde une par une : les trois cases ont-elles le même symbole ?
learn-course-lines-code = En Python, une ligne, c’est trois indices. `board[at]` est ce qui se trouve à l’un d’eux, et `marks` rassemble tout ça, chaque symbole une seule fois. Si `mark` est le seul, il a gagné :
learn-course-line-ask = C’est à { $mark } de jouer. **Quelle case donne trois { $mark } alignés ?**
learn-course-line-right = Oui : { $line } ont toutes { $mark } maintenant, donc { $mark } a gagné.
learn-course-line-wrong = Avec { $mark } en { $chosen }, aucune ligne n’a trois { $mark }. Cherches-en une avec deux { $mark } et une case libre.
learn-course-most-ask = Maintenant, sur une grille vide. **Quelle case est sur le plus de lignes ?**
learn-course-most-right = Oui : { $lines } des huit lignes passent par la case { $chosen }. C’est pour ça que le centre est fort.
learn-course-most-wrong =
    { $lines ->
        [one] La case { $chosen } est sur { $lines } ligne. Une autre est sur { $most }.
       *[other] La case { $chosen } est sur { $lines } lignes. Une autre est sur { $most }.
    }

learn-course-scores = Les valeurs
learn-course-scores-text =
    Une partie finie reçoit une **valeur**, toujours vue par ❌ : +10 si ❌ a gagné, -10 si 🔵 a gagné, 0 pour une nulle.
    Ce que l’un gagne, l’autre le perd. C’est un jeu **à somme nulle**, et c’est pourquoi un seul nombre suffit pour les deux.
learn-course-scores-code = En Python, `return` termine une fonction et rend sa réponse :
learn-course-final-ask = Cette partie est finie. **Quelle est sa valeur ?**
learn-course-final-right =
    { $winner ->
        [X] Oui : ❌ en a trois alignés, et ça fait +10.
        [O] Oui : 🔵 en a trois alignés, et ça fait -10.
       *[none] Oui : la grille est pleine, et personne n’en a trois alignés. Une nulle vaut 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] Ce n’est pas { $chosen } : ❌ en a trois alignés. Combien est-ce que ça vaut ?
        [O] Ce n’est pas { $chosen } : 🔵 en a trois alignés. Combien est-ce que ça vaut ?
       *[none] Ce n’est pas { $chosen } : personne n’en a trois alignés. Combien est-ce que ça vaut ?
    }

learn-course-worse =
    { $why ->
        [equal] La case { $chosen } vaut aussi { $score }, mais { $first } vient avant.
        [loses] Si { $mark } prend { $chosen }, { $other } gagne en { $reply } : ça vaut { $score }.
       *[worse] { $mover ->
            [X] La case { $chosen } vaut { $score }, mais { $first } vaut { $best }. { $mark } veut la plus haute valeur.
           *[O] La case { $chosen } vaut { $score }, mais { $first } vaut { $best }. { $mark } veut la plus basse valeur.
        }
    }

learn-course-turns = L’un veut haut, l’autre veut bas
learn-course-turns-text =
    ❌ et 🔵 jouent à tour de rôle. ❌ veut la valeur la plus haute : ❌ est donc le **maximiseur**. 🔵 veut la plus basse : 🔵 est le **minimiseur**.
    Chacun prend la case qui mène à la meilleure valeur. La leçon 5 dit d’où viennent ces valeurs.
learn-course-turns-code = En Python, `other` dit qui joue ensuite, et `best` choisit le plus haut ou le plus bas d’une liste :
learn-course-turn-ask = C’est à { $mark } de jouer, et les cases mènent à ces valeurs : { $scores }. **Quelle case prend { $mark } ?**
learn-course-turn-right =
    { $mover ->
        [X] Oui : { $best } est la plus haute de { $scores }.
       *[O] Oui : { $best } est la plus basse de { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Imagine maintenant que c’est à { $mark } de jouer sur cette grille (dans une autre partie, où 🔵 a commencé). Les valeurs sont alors { $scores }. **Quelle case prend { $mark } ?**
learn-course-turned-right =
    { $mover ->
        [X] Oui : { $best } est la plus haute de { $scores }. Mêmes cases, autres valeurs : tout dépend de qui joue ensuite.
       *[O] Oui : { $best } est la plus basse de { $scores }. Mêmes cases, autres valeurs : tout dépend de qui joue ensuite.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Appels et récursivité
learn-course-calls-text =
    D’où viennent les valeurs ? Le programme essaie une case, puis demande ce que vaut la grille obtenue. Pour ça, il y refait la même chose : il se lance lui-même. C’est la **récursivité**, et chaque lancement est un **appel**.
    Le premier appel, pour cette grille, est la **racine** : les autres en partent comme les branches d’un arbre.
learn-course-calls-code = En Python, `scores` place le symbole, fait un appel et reprend le symbole ; `minimax` arrive à la leçon 7 :
learn-course-below-ask = C’est à { $mark } de jouer. **Combien d’appels fait la racine elle-même ?**
learn-course-below-right = Oui : un pour chaque case libre, { $squares }. Ensuite, elle reprend son symbole.
learn-course-below-wrong = Ce n’est pas { $chosen }. La racine fait un appel pour chaque case libre.
learn-course-calls-ask = Chacun des appels de la racine en fait d’autres, jusqu’à ce qu’une partie soit finie. **Combien d’appels y a-t-il en tout, avec la racine ?**
learn-course-calls-right = Oui : coup par coup, en descendant l’arbre, { $levels } = { $chosen }. `/explain what:O.XX.X.OO` le dessine.
learn-course-calls-wrong = Ce n’est pas { $chosen }. La racine est 1 appel et en fait 3. Continue à partir de chacun d’eux : une case qui gagne termine la partie là, toute autre fait un appel pour chaque case qui reste.

learn-course-ends = Où les appels s’arrêtent
learn-course-ends-text =
    Un appel qui trouve la partie finie ne fait plus d’appels. Sa grille est un **état terminal**, et il en renvoie la valeur.
    Il demande dans cet ordre : l’adversaire a-t-il gagné, avons-nous gagné, la grille est-elle pleine ? Ici, nous jouons ❌. Les grilles viennent de l’arbre de la leçon 5.
learn-course-ends-code = En Python, `or` ne pose la question suivante que si la réponse d’avant était non :
learn-course-end-ask = **Que trouve l’appel sur cette grille ?**
learn-course-choice-theirs = 🔵 a gagné
learn-course-choice-ours = ❌ a gagné
learn-course-choice-full = Elle est pleine
learn-course-choice-open = Ça continue
learn-course-end-right =
    { $right ->
        [theirs] Oui : 🔵 en a trois alignés, alors cet appel renvoie -10.
        [ours] Oui : ❌ en a trois alignés, alors cet appel renvoie +10. La grille est pleine aussi, mais on le demande en dernier.
        [full] Oui : personne n’en a trois alignés, et aucune case n’est libre. Cet appel renvoie 0.
       *[open] Oui : personne n’en a trois alignés, et { $free } cases sont libres. Il fait un appel pour chacune.
    }
learn-course-end-wrong =
    { $winner ->
        [X] Pas ça. Ici, ❌ en a trois alignés, 🔵 non, et on le demande avant le reste.
        [O] Pas ça. Ici, 🔵 en a trois alignés, et c’est la première question.
       *[none] Pas ça. Ici, personne n’en a trois alignés, et { $free } cases sont libres.
    }

learn-course-back = On remonte l’arbre
learn-course-back-text = Un appel attend tous les appels en dessous de lui. Puis il renvoie une seule valeur : le **max**, la plus haute, si c’est à ❌ de jouer ; le **min**, la plus basse, si c’est à 🔵. Ainsi les valeurs remontent des états terminaux jusqu’à la racine. Min et max : voilà d’où minimax tient son nom.
learn-course-back-code = En Python, voilà tout minimax, avec `is_over`, `score`, `scores` et `best` des leçons d’avant :
learn-course-returned-ask = C’est à { $mark } de jouer, et les appels du dessous ont renvoyé { $scores }. **Que renvoie cet appel ?**
learn-course-returned-right =
    { $mover ->
        [X] Oui : { $mark } choisit la plus haute valeur, et c’est { $best }.
       *[O] Oui : { $mark } choisit la plus basse valeur, et c’est { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Pas { $chosen } : { $mark } choisirait la plus haute de { $scores }.
       *[O] Pas { $chosen } : { $mark } choisirait la plus basse de { $scores }.
    }

learn-course-choice = Choisir le coup
learn-course-choice-text =
    À la racine, une valeur ne suffit pas : le programme doit jouer. Il retient donc la case d’où vient la meilleure valeur.
    Si deux cases se valent, la plupart des programmes gardent la **première** : une autre doit être meilleure, pas seulement aussi bonne.
learn-course-choice-code = En Python, `found.index(top)` dit où se trouve le premier `top` d’une liste :
learn-course-first-ask = C’est à { $mark } de jouer, et les appels ont renvoyé { $scores }. **Quelle case joue le programme ?**
learn-course-first-right = Oui : { $chosen } est la première case avec { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = La profondeur : au plus tôt
learn-course-depth-text =
    Jusqu’ici, une victoire est une victoire, même tardive, et la plupart des cours s’arrêtent là. Un programme peut donc jouer sans fin avec sa proie, comme un chat.
    Le remède, c’est la **profondeur** : combien de symboles ont été placés depuis la racine. Une victoire vaut `10 - depth` et une défaite `depth - 10`. Maintenant, le programme se dépêche de gagner et prend son temps pour perdre.
learn-course-depth-code = En Python, chaque appel donne au suivant une profondeur augmentée de un :
learn-course-late-ask = D’abord sans la profondeur : c’est à { $mark } de jouer, et les appels ont renvoyé { $scores }. **Quelle case joue le programme ?**
learn-course-late-right = Oui, même si une autre case gagne tout de suite : la case { $chosen } vaut aussi { $best }, et vient avant. La victoire peut attendre, se dit le programme.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Si { $mark } joue { $late }, { $mark } gagne au symbole numéro { $late_depth } : ❌ en { $late }, puis 🔵, puis ❌. **Que vaut la case { $late } si la profondeur compte ?**
learn-course-depth-right = Oui : 10 - { $late_depth } = { $late_score }. Et la case { $soon }, qui gagne tout de suite, vaut 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = Ce n’est pas { $chosen }. La profondeur est { $late_depth }, et une victoire vaut `10 - depth`.
learn-course-soonest-ask = Avec la profondeur, les appels renvoient { $scores }. **Quelle case joue maintenant le programme ?**
learn-course-soonest-right = Oui : { $chosen } vaut { $best }, et gagne donc tout de suite. C’est aussi comme ça que je joue.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alpha-bêta : ce qu’on ne regarde pas
learn-course-cuts-text =
    Disons que ❌ a une case qui lui assure 0, et en essaie une autre. Là, la première case de 🔵 renvoie -10. Quoi que renvoient les autres cases de 🔵, ❌ n’ira pas par là : elles sont donc **coupées**, personne ne les regarde.
    La valeur dont ❌ est sûr est **alpha**, celle dont 🔵 est sûr est **bêta**. Dès qu’alpha est aussi haut que bêta, le reste est coupé.
learn-course-cuts-code = En Python, `alpha` et `beta` commencent si loin l’un de l’autre que rien n’est coupé, et `break` sort de la boucle :
learn-course-cut-ask = Une case d’avant assure { $alpha } à ❌. Maintenant, ❌ a essayé la case { $tried }, et là, les cases de 🔵 ont renvoyé { $scores }. **Quelle case de 🔵 est coupée ?**
learn-course-cut-right = Oui, { $chosen } est coupée. Sur la case { $tried }, 🔵 peut tenir ❌ à { $held } ou moins, et ❌ est de toute façon sûr de { $alpha }. La case { $tried } n’apporte rien à ❌, quoi que renvoie { $chosen }.
learn-course-cut-wrong = Pas { $chosen } : quand le programme l’a regardée, il ne pouvait pas encore savoir que ❌ n’ira pas par là. Après { $scores }, il le sait.

learn-course-memory = Mémoire, symétrie, grandes grilles
learn-course-memory-text =
    À partir de la grille vide, le minimax simple fait 549 946 appels, et alpha-bêta 18 297. Mais il n’y a que 5 478 grilles : un programme avec une **mémoire** regarde chacune une seule fois. Une grille tournée ou vue dans un miroir vaut la même chose, et il n’en reste que 765.
    De plus grandes grilles, comme 4x4, en ont bien trop quand même. Là, un programme s’arrête à une certaine profondeur et **estime** la valeur, par exemple en comptant les lignes que chaque camp peut encore remplir.
learn-course-memory-code = En Python, `memory` garde la valeur de chaque grille sous une clé :
learn-course-like-ask = Tourne la grille, ou regarde-la dans un miroir. **Quelle case est le même premier coup que la case 2 ?**
learn-course-like-right = Oui : tournée ou dans le miroir, la case { $chosen } devient 2, comme le milieu des quatre côtés. Le programme n’en regarde donc qu’une.
learn-course-like-wrong =
    { $same ->
        [True] C’est la case 2 elle-même. Appuie sur une autre.
       *[False] { $lines } lignes passent par la case { $chosen }, et { $own } par la case 2. On peut tourner la grille comme on veut, l’une ne devient jamais l’autre.
    }
learn-course-kinds-ask = **Combien de premiers coups sont donc vraiment différents ?**
learn-course-kinds-right = Oui : un coin, le milieu d’un côté, ou le centre de la grille.
learn-course-kinds-wrong = Ce n’est pas { $chosen }. On peut tourner la grille comme on veut, un coin reste un coin. Quelles autres sortes de cases y a-t-il ?

learn-course-play = Jouer comme le minimax simple
learn-course-play-text = Maintenant, le programme, c’est toi. Tu es ❌, je suis 🔵 et je joue comme si je débutais. À chaque tour, appuie sur la case que jouerait le minimax simple : la première des meilleures.
learn-course-play-ask = Les appels ont renvoyé { $scores }. **Quelle case joues-tu ?**
learn-course-play-right = Oui, { $chosen }. Je prends { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Maintenant, trouve toi-même les valeurs : qui peut gagner au prochain coup ? **Quelle case joues-tu ?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Oui, { $chosen } : ça gagne. Voilà comment joue le minimax simple.
       *[none] Oui, { $chosen } : match nul. Voilà comment joue le minimax simple.
    }
    { $left ->
        [0] { learn-course-over }
        [one] Il reste { $left } leçon à faire. Utilise /learn pour continuer.
       *[other] Il reste { $left } leçons à faire. Utilise /learn pour continuer.
    }
