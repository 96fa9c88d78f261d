variant-misere = misère
choice-misere = misère
rules-misere = Misère: ai có ba ô thẳng hàng thì thua.
end-misere = { $loser } tạo ba ô thẳng hàng, và thế là thua.
topic-misere = Misère
topic-misere-text =
    Ba ô thẳng hàng là **thua**. Hãy ép đối thủ phải hoàn thành một hàng.
    Chơi trên bàn 3x3.
