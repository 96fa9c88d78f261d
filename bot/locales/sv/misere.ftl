variant-misere = Misère
choice-misere = Misère
rules-misere = Misère: den som får tre i rad förlorar.
end-misere = { $loser } fick tre i rad, och det förlorar.
topic-misere = Misère
topic-misere-text =
    Tre i rad **förlorar**. Få motståndaren att fylla en rad.
    Det spelas på 3x3.
