variant-misere = Misère
choice-misere = Misère
rules-misere = Misère: Wer drei in eine Reihe bringt, verliert.
end-misere = { $loser } hat drei in einer Reihe, und das verliert.
topic-misere = Misère
topic-misere-text =
    Drei in einer Reihe **verlieren**. Bring die andere Seite dazu, eine Reihe zu füllen.
    Gespielt wird auf 3x3.
