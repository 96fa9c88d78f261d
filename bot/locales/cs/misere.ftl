variant-misere = misère
choice-misere = misère
rules-misere = Misère: kdo udělá tři v řadě, prohrává.
end-misere = { $loser } má tři v řadě, a to prohrává.
topic-misere = Misère
topic-misere-text =
    Tři v řadě **prohrávají**. Donuť soupeře řadu dokončit.
    Hraje se na 3x3.
