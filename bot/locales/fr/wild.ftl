variant-wild = libre
choice-wild = libre
rules-wild = Libre : place le symbole que tu veux. Trois pareils alignés gagnent.
placing = Libre : les cases placent maintenant { $mark }. Trois pareils alignés gagnent.
button-place = Placer { $mark }
move-with-mark = { $square } avec { $mark }
topic-wild = Libre
topic-wild-text =
    À chaque tour, tu places X **ou** O, comme tu veux.
    Qui complète trois symboles pareils alignés gagne, peu importe qui a placé les autres.
    Pour placer l’autre symbole, appuie sur son bouton avant la case, ou utilise `/move` avec `5 o`. Ça se joue en 3x3.
