### Un défi et une partie, vus par les deux qui jouent.

challenge = { $asked }, { $asker } te défie au morpion.
challenge-open = { $asker } cherche quelqu’un pour une partie de morpion. Appuie sur « Rejoindre » pour jouer.
challenge-first = Tu aurais { $mark }, et tu commences.
challenge-second = Tu aurais { $mark } ; { $asker } commence.
challenge-clock = Expire <t:{ $deadline }:R>.
challenge-late = { $asked }, un défi t’attend.
challenge-declined = { $asked } refuse le défi lancé par { $asker }.
challenge-withdrawn = Le défi lancé par { $asker } est retiré.
challenge-expired = Le défi lancé par { $asker } a expiré. Utilise /play pour en lancer un autre.

rules-larger = { $board } : { $count } alignés gagnent.

draw-offered = { $player } propose la nulle. { $other }, tu peux accepter ci-dessous ; ton prochain coup la refuse.
against = Contre { $player }.
last-move = { $player } joue { $square }.
last-moves = { $player } joue { $square } et { $other } joue { $answer }.
answered = Tu as joué { $yours }, j’ai joué { $mine }.
began = J’ai joué { $mine }.
press-a-mark = Appuie sur une case prise pour un indice, la nulle ou l’abandon.
clock = Prochain coup attendu <t:{ $deadline }:R>.
number = Partie { $game }
first-game = Ta première partie se joue en moyen ; pour corser : `/play hard`.

headline-won = { $winner } gagne !
headline-lost = Celle-ci est pour moi
headline-draw = Match nul
headline-nobody = Personne ne gagne
headline-called-off = Annulée avant le premier coup

end-line =
    { $row ->
        [3] Trois
        [4] Quatre
       *[5] Cinq
    } alignés en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
praise-sure = Contre moi, personne n’obtient mieux.
praise = Bien tenu : je jouais au mieux.
end-agreement =
    { $moves ->
        [0] D’un commun accord, avant le premier coup.
        [one] D’un commun accord, après { $moves } coup.
       *[other] D’un commun accord, après { $moves } coups.
    }
end-resignation =
    { $moves ->
        [one] { $loser } abandonne après { $moves } coup.
       *[other] { $loser } abandonne après { $moves } coups.
    }
end-time =
    { $moves ->
        [one] Temps écoulé pour { $loser } après { $moves } coup.
       *[other] Temps écoulé pour { $loser } après { $moves } coups.
    }
end-nobody = Le temps s’est écoulé avant que chaque camp ait joué.
end-stop =
    { $moves ->
        [0] La partie a été arrêtée avant le premier coup.
        [one] La partie a été arrêtée après { $moves } coup.
       *[other] La partie a été arrêtée après { $moves } coups.
    }

hinted =
    { $count ->
        [one] Partie non classée : { $names } a pris un indice.
       *[other] Partie non classée : { $names } ont pris des indices.
    }
rematch-offered = { $player } veut une revanche. { $other }, appuie sur « Revanche » pour jouer.

resign-sure = Abandonner la partie { $game } ? { $winner } gagne alors.
resign-sure-bot = Abandonner la partie { $game } ? C’est moi qui gagne alors.
resign-sure-uncounted = Annuler la partie { $game } ? Elle n’a pas commencé, donc elle ne compte pour personne.
resigned-game = Tu as abandonné la partie { $game }.
kept-playing = La partie { $game } continue.
menu = Que veux-tu faire dans la partie { $game } ?
draw-offer-made = Tu as proposé la nulle dans la partie { $game }.
draw-agreed = Tu as accepté la nulle dans la partie { $game }.
challenge-withdrawn-by-you = Tu as retiré ton défi.
rematch = Revanche : partie { $game }.

folded = -# La partie { $game } continue : { $link }.
folded-over = -# La partie { $game } s’est terminée : { $link }.
link-here = ici

topic-play = Lancer une partie
topic-play-text =
    `/play` lance une partie avec moi. Tu peux choisir le niveau, la grille et qui commence.
    Choisis un adversaire pour le défier. La partie commence quand il appuie sur « Accepter ».
    Avec `open`, tout le monde ici peut te rejoindre.
    À la fin, « Revanche » relance une partie en échangeant les symboles.
topic-move = Jouer un coup
topic-move-text =
    Appuie sur une case, ou utilise `/move` avec son numéro ou son nom.
    On compte à partir d’en haut à gauche. Un nom, c’est une colonne et une ligne : `a1` est en haut à gauche, `b2` un pas vers l’intérieur.
    `center`, `top left` et `bottom right` marchent aussi.
topic-levels = Niveaux
topic-levels-text =
    `easy` saisit une victoire s’il la voit ; sinon il joue n’importe où.
    `medium` bloque aussi tes alignements.
    `hard` voit quelques coups à l’avance.
    `unbeatable` ne perd jamais une partie qu’il peut sauver.
topic-boards = Grilles plus grandes
topic-boards-text =
    Le chiffre après la barre dit combien il faut en aligner.
    En `4x4`, il en faut quatre ; en `4x4/3`, trois.
    En `5x5`, il en faut quatre ; en `5x5/5`, cinq.
topic-ending = Nulles et abandons
topic-ending-text =
    `/draw` propose la nulle, ou accepte celle qu’on te propose. Moi, j’accepte en fin de partie, si je ne peux plus gagner.
    `/resign` abandonne, ou retire ton défi.
    La grille dit pour quand le prochain coup est attendu ; contre moi, seulement quand ça presse. Si ton temps est écoulé, tu perds.
topic-typing = Commandes tapées
topic-typing-text =
    Toutes les commandes peuvent se taper : `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    En plus court : `{ $prefix }m5` pour un coup, `{ $prefix }b` pour ta grille.
    Ou mentionne-moi : `@bot play`.
topic-typing-untyped =
    Mentionne-moi avec une commande : `@bot play hard 4x4`, `@bot resign`.
    En plus court : `@bot m5` pour un coup, `@bot b` pour ta grille.
