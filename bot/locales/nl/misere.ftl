variant-misere = Misère
choice-misere = Misère
rules-misere = Misère: wie drie op een rij krijgt, verliest.
end-misere = { $loser } heeft drie op een rij, en dat verliest.
topic-misere = Misère
topic-misere-text =
    Drie op een rij **verliest**. Dwing de ander om een rij vol te maken.
    Je speelt het op 3x3.
