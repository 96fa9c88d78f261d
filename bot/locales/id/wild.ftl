variant-wild = Bebas
choice-wild = Bebas
rules-wild = Bebas: taruh tanda mana pun. Tiga tanda sama sebaris menang.
placing = Bebas: sekarang kotak diisi { $mark }. Tiga tanda sama sebaris menang.
button-place = Taruh { $mark }
move-with-mark = { $square } dengan { $mark }
topic-wild = Bebas
topic-wild-text =
    Setiap giliran kamu menaruh X **atau** O, terserah kamu.
    Yang melengkapi tiga tanda sama sebaris menang, tak peduli siapa yang menaruh sisanya.
    Untuk menaruh tanda yang lain, tekan tombolnya sebelum kotak, atau pakai `/move` dengan `5 o`. Dimainkan di 3x3.
