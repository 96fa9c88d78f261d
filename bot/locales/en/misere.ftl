### Misere rules.

# Rules, as a word in a list, a menu or on a button: "12 Ada beat Bob · misere", "Play misere".
variant-misere = misere
choice-misere = misere
rules-misere = Misere: whoever gets three in a row loses.
end-misere = { $loser } completed three in a row, and that loses.
topic-misere = Misere
topic-misere-text =
    Three in a row **loses**. Make the other player complete a line.
    It's played on 3x3.
