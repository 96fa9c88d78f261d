variant-misere = мизер
choice-misere = мизер
rules-misere = Мизер: кто соберёт три в ряд, проигрывает.
end-misere = { $loser } собирает три в ряд и проигрывает.
topic-misere = Мизер
topic-misere-text =
    Три в ряд **проигрывают**. Заставьте соперника заполнить линию.
    Играется на 3x3.
