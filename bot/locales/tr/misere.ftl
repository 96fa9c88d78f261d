variant-misere = misère
choice-misere = misère
rules-misere = Misère: yan yana üç yapan kaybeder.
end-misere = { $loser } yan yana üç yaptı, bu da kaybettirir.
topic-misere = Misère
topic-misere-text =
    Yan yana üç **kaybettirir**. Üçlüyü rakibine tamamlat.
    3x3 tahtada oynanır.
