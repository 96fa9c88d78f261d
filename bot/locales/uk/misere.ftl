variant-misere = мізер
choice-misere = мізер
rules-misere = Мізер: хто збере три в ряд, програє.
end-misere = { $loser } збирає три в ряд і програє.
topic-misere = Мізер
topic-misere-text =
    Три в ряд **програють**. Змусьте суперника заповнити лінію.
    Грається на 3x3.
