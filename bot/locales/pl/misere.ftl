variant-misere = misère
choice-misere = misère
rules-misere = Misère: kto ułoży trzy w rzędzie, przegrywa.
end-misere = { $loser } ma trzy w rzędzie, a to znaczy porażkę.
topic-misere = Misère
topic-misere-text =
    Trzy w rzędzie **przegrywa**. Zmuś drugą stronę do ułożenia linii.
    Gra się na 3x3.
