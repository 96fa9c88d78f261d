### Apa yang salah dengan sebuah papan atau langkah.

board-unreadable = Papan itu tak bisa kubaca. Tulis baris x kolom / berapa sebaris untuk menang, misalnya 3x3/3.
board-empty = Papan perlu paling sedikit satu baris dan satu kolom.
board-too-large = Papan { $board } punya { $squares } kotak, padahal aku hanya bisa main sampai { $most }.
board-wrong-length = { $longest ->
    [1] Di papan { $board }, hanya 1 sebaris yang bisa menang.
   *[other] Di papan { $board }, yang bisa menang 1 sampai { $longest } sebaris.
}

position-unknown-mark = { $mark } bukan tanda. Tulis X, O, dan titik untuk setiap kotak kosong.
position-two-ways = Kotak kosong di sini ditulis { $first } dan juga { $second }. Tulis semuanya dengan satu cara.
position-wrong-number = Nomor di kotak { $square } seharusnya { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index } kalau dihitung dari 0, atau { $square } kalau dari 1
}.
position-zero = Ada 0 di kotak { $square }. Kalau itu tanda bulat, tulis huruf O.
position-two-counts = Sebagian nomor dihitung dari 0, sebagian dari 1. Tulis { $from_zero } atau { $from_one }.
position-two-readings = Itu bisa dibaca { $first } atau { $second }; tulis yang kamu maksud.
position-wrong-count = Papan ini punya { $squares } kotak, tapi kamu memberi { $given ->
    [0] tak satu pun
   *[other] { $given }
}. Tulis X, O, atau titik untuk masing-masing.
position-wrong-rows = Setiap baris papan ini punya { $columns } kotak.
position-wrong-marks = X ada { $x } dan O ada { $o }. X jalan duluan, jadi X harus sebanyak O atau lebih satu.
position-wrong-turn = X ada { $x } dan O ada { $o }, jadi tak mungkin giliran { $mover }.
position-two-winners = Kedua pihak punya baris penuh, padahal game berakhir pada baris pertama.
position-winner-to-move = { $mover } sudah punya baris penuh, jadi tak mungkin giliran { $mover }.
position-two-lines = { $winner } punya dua baris penuh, padahal game berakhir pada baris pertama.

move-no-such-square = { $squares ->
    [1] Papan ini hanya punya satu kotak.
   *[other] Kotak di papan ini 1 sampai { $squares }.
}
move-square-taken = Kotak { $square } sudah terisi. Pilih yang kosong.
game-over = Game sudah selesai, jadi tak ada lagi yang bisa dimainkan.
