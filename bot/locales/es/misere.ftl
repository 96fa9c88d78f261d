variant-misere = misère
choice-misere = misère
rules-misere = Misère: pierde quien haga tres en línea.
end-misere = { $loser } completó tres en línea, y así se pierde.
topic-misere = Misère
topic-misere-text =
    Tres en línea **pierde**. Haz que la línea la complete tu rival.
    Se juega en 3x3.
