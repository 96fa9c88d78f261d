variant-misere = misère
choice-misere = misère
rules-misere = Misère: chi fa tre in fila perde.
end-misere = { $loser } ha completato tre in fila, e così si perde.
topic-misere = Misère
topic-misere-text =
    Tre in fila **perde**. Fai completare una fila all'altro lato.
    Si gioca su 3x3.
