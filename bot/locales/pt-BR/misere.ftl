variant-misere = misère
choice-misere = misère
rules-misere = Misère: quem fizer três em linha perde.
end-misere = { $loser } completou três em linha, e assim se perde.
topic-misere = Misère
topic-misere-text =
    Três em linha **perde**. Faça o outro lado completar uma linha.
    É jogado no 3x3.
