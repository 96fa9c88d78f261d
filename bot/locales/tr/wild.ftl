variant-wild = serbest
choice-wild = serbest
rules-wild = Serbest: X ya da O, istediğini koy. Yan yana üç aynı işaret kazanır.
placing = Serbest: kareler şimdi { $mark } koyar. Yan yana üç aynı işaret kazanır.
button-place = { $mark } koy
move-with-mark = { $square } ({ $mark })
topic-wild = Serbest
topic-wild-text =
    Her hamlede X **ya da** O koyarsın, hangisini istersen.
    Üç aynı işareti yan yana tamamlayan kazanır; ötekileri kimin koyduğu fark etmez.
    Diğer işareti koymak için kareden önce onun butonuna bas ya da `/move` komutuna `5 o` yaz. 3x3 tahtada oynanır.
