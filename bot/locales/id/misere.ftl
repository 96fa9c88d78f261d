variant-misere = Misère
choice-misere = Misère
rules-misere = Misère: yang membuat tiga sebaris, kalah.
end-misere = { $loser } membuat tiga sebaris, dan di sini itu kalah.
topic-misere = Misère
topic-misere-text =
    Tiga sebaris **kalah**. Paksa lawan melengkapi satu baris.
    Dimainkan di 3x3.
