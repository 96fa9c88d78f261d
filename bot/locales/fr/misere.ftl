variant-misere = misère
choice-misere = misère
rules-misere = Misère : qui en aligne trois a perdu.
end-misere = { $loser } en aligne trois, et ça fait perdre.
topic-misere = Misère
topic-misere-text =
    Trois alignés **perdent**. Pousse l’adversaire à compléter un alignement.
    Ça se joue en 3x3.
