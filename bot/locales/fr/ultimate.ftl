variant-ultimate = ultimate
choice-ultimate = ultimate (neuf grilles)
rules-ultimate = Ultimate : ta case envoie l’adversaire sur la grille de ce numéro. Trois alignés gagnent une grille, trois grilles alignées la partie.
ultimate-here = Ça se joue sur la grille { $board }.
ultimate-any =
    { $count ->
        [0] Choisis la grille où commencer.
       *[other] La grille { $sent } est terminée : choisis celle que tu veux.
    }
ultimate-chosen = Grille { $board } : choisis une case.
ultimate-button-back = Autres grilles
ultimate-wrong-board = Tu dois jouer sur la grille { $active }. Encore libres sur celle-ci : { $free }.
ultimate-board-finished = La grille { $number } est terminée. Encore libres : { $free }.
ultimate-no-such-square = Indique la grille et la case, par exemple 5.3. Encore libres : { $free }.
ultimate-unreadable = Je n’arrive pas à lire ça comme une position d’ultimate.
end-ultimate =
    Trois grilles alignées en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
topic-ultimate = Ultimate
topic-ultimate-text =
    Neuf petites grilles en forment une grande. On gagne une petite grille avec trois symboles alignés, et la partie avec trois petites grilles alignées.
    Ta case décide où joue l’adversaire : prends la case en haut à droite, et le coup suivant se joue sur la grille en haut à droite.
    Si cette grille est terminée, l’adversaire choisit celle qui lui plaît. Une grille pleine sans alignement ne compte pour personne.
    Appuie sur une case, ou utilise `/move` avec la grille et la case : `5.3` est la case 3 de la grille 5. `/play board:ultimate` lance une partie.
    Je réfléchis environ une seconde, pas jusqu’au bout. Ici, même `unbeatable` peut perdre.
