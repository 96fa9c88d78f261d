### Bir tahtada ya da hamlede yanlış olan.

board-unreadable = Bu tahtayı okuyamıyorum. Satır x sütun / yan yana kaç işaret kazanır diye yaz, örneğin 3x3/3.
board-empty = Bir tahtada en az bir satır ve bir sütun olmalı.
board-too-large = { $board } tahtada { $squares } kare var; en fazla { $most } karede oynayabiliyorum.
board-wrong-length = { $longest ->
    [one] { $board } tahtada yalnızca yan yana 1 kazanabilir.
   *[other] { $board } tahtada yan yana 1 ile { $longest } arası kazanabilir.
}

position-unknown-mark = { $mark } bir işaret değil. X, O ve her boş kare için bir nokta yaz.
position-two-ways = Boş kareler burada hem { $first } hem { $second } ile yazılmış. Hepsini aynı şekilde yaz.
position-wrong-number = { $square }. karedeki sayı şu olmalı: { $base ->
    [0] { $index }
    [1] { $square }
   *[other] 0'dan sayarsan { $index }, 1'den sayarsan { $square }
}.
position-zero = { $square }. karede 0 rakamı var. Yuvarlaksa O harfini yaz.
position-two-counts = Sayıların bir kısmı 0'dan, bir kısmı 1'den başlıyor. Birini seç: { $from_zero } ya da { $from_one }.
position-two-readings = Bu, { $first } ya da { $second } diye okunabilir; hangisini kastettiğini yaz.
position-wrong-count = Bu tahtada { $squares } kare var, sen ise { $given ->
    [0] hiç vermedin
   *[other] { $given } tane verdin
}. Her biri için X, O ya da nokta yaz.
position-wrong-rows = Bu tahtanın her satırında { $columns } kare var.
position-wrong-marks = X sayısı { $x }, O sayısı { $o }. X başlar; yani X sayısı O kadar ya da bir fazla olmalı.
position-wrong-turn = X sayısı { $x }, O sayısı { $o }; yani sıra { $mover } işaretinde olamaz.
position-two-winners = İki tarafın da tamamlanmış bir çizgisi var, ama oyun ilkiyle biter.
position-winner-to-move = { $mover } bir çizgi tamamlamış; yani sıra onda olamaz.
position-two-lines = { $winner } iki çizgi tamamlamış, ama oyun ilkiyle biter.

move-no-such-square = { $squares ->
    [one] Bu tahtada tek bir kare var.
   *[other] Bu tahtada 1 ile { $squares } arası kareler var.
}
move-square-taken = { $square } karesi dolu. Boş bir kare seç.
game-over = Oyun bitti, oynayacak bir şey kalmadı.
