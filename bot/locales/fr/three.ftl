variant-three = trois symboles
choice-three = trois symboles (le plus ancien part)
rules-three = Trois symboles : ton quatrième enlève ton plus ancien. Trois alignés gagnent.
three-next = Prochains à disparaître : { $first }, puis { $second }.
three-order = Du plus ancien au plus récent : ❌ { $x } ; 🔵 { $o }.
three-again = Cette position se présente pour la deuxième fois. À la troisième, c’est match nul.
end-repetition = La même position s’est présentée trois fois : match nul.
topic-three = Trois symboles
topic-three-text =
    Chaque camp a trois symboles. Un quatrième enlève ton plus ancien, qui est estompé sur la grille.
    Trois alignés gagnent, et la case du symbole estompé ne se libère qu’après ton coup.
    Si la même position se présente trois fois, avec les mêmes symboles dans le même ordre, c’est match nul.
    Je connais toutes les positions : qui commence sur un bord peut forcer le gain en 7 coups. Ça se joue en 3x3.
position-wrong-order = Ici, l’ordre compte. Écris les symboles du plus ancien au plus récent, par exemple X5 O1 X9 : X commence, puis chacun son tour, trois au plus par camp, jamais deux fois la même case.
