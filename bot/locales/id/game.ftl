### Tantangan dan game, seperti yang dilihat para pemainnya.

challenge = { $asked }, { $asker } menantangmu main tic-tac-toe.
challenge-open = { $asker } mencari lawan main tic-tac-toe. Tekan Gabung untuk main.
challenge-first = Kamu dapat { $mark }, dan kamu jalan duluan.
challenge-second = Kamu dapat { $mark }; { $asker } jalan duluan.
challenge-clock = Berakhir <t:{ $deadline }:R>.
challenge-late = { $asked }, ada tantangan buatmu.
challenge-declined = { $asked } menolak tantangan dari { $asker }.
challenge-withdrawn = Tantangan dari { $asker } sudah ditarik.
challenge-expired = Tantangan dari { $asker } sudah lewat waktu. Pakai /play untuk menantang lagi.

rules-larger = { $board }: { $count } sebaris menang.

draw-offered = { $player } menawarkan seri. { $other }, terima di bawah; kalau kamu melangkah, artinya menolak.
against = Lawan { $player }.
last-move = { $player } main di { $square }.
last-moves = { $player } main di { $square } dan { $other } main di { $answer }.
answered = Kamu main di { $yours }, aku di { $mine }.
began = Aku main di { $mine }.
press-a-mark = Tekan kotak yang sudah terisi untuk petunjuk, seri, atau menyerah.
clock = Batas langkah berikutnya <t:{ $deadline }:R>.
number = Game { $game }
first-game = Game pertamamu di level sedang; mau lebih susah, `/play hard`.

headline-won = { $winner } menang!
headline-lost = Kali ini aku yang menang
headline-draw = Seri
headline-nobody = Tak ada yang menang
headline-called-off = Batal sebelum langkah pertama

end-line =
    { $row ->
        [3] Tiga
        [4] Empat
       *[5] Lima
    } sebaris dalam { $moves } langkah.
praise-sure = Lawan aku, tak ada yang bisa dapat lebih dari itu.
praise = Pertahanan bagus: itu permainan terbaikku.
end-agreement =
    { $moves ->
        [0] Disepakati sebelum langkah pertama.
       *[other] Disepakati setelah { $moves } langkah.
    }
end-resignation = { $loser } menyerah setelah { $moves } langkah.
end-time = { $loser } kehabisan waktu setelah { $moves } langkah.
end-nobody = Waktu habis sebelum kedua pemain melangkah.
end-stop =
    { $moves ->
        [0] Game dihentikan sebelum langkah pertama.
       *[other] Game dihentikan setelah { $moves } langkah.
    }

hinted =
    { $count ->
       *[other] Tidak dihitung rating: { $names } memakai petunjuk.
    }
rematch-offered = { $player } mau tanding ulang. { $other }, tekan Tanding ulang untuk main.

resign-sure = Menyerah di game { $game }? Yang menang { $winner }.
resign-sure-bot = Menyerah di game { $game }? Aku yang menang.
resign-sure-uncounted = Batalkan game { $game }? Belum dimulai, jadi tidak dihitung untuk siapa pun.
resigned-game = Kamu menyerah di game { $game }.
kept-playing = Game { $game } berlanjut.
menu = Mau apa di game { $game }?
draw-offer-made = Kamu menawarkan seri di game { $game }.
draw-agreed = Kamu setuju seri di game { $game }.
challenge-withdrawn-by-you = Kamu menarik tantanganmu.
rematch = Tanding ulang: game { $game }.

folded = -# Game { $game } berlanjut: { $link }.
folded-over = -# Game { $game } selesai: { $link }.
link-here = di sini

topic-play = Memulai game
topic-play-text =
    `/play` memulai game lawan aku. Kamu bisa memilih level, papan, dan siapa yang jalan duluan.
    Pilih lawan untuk menantangnya. Game dimulai begitu tantangan diterima.
    Dengan `open`, siapa saja di sini bisa gabung.
    Kalau sudah selesai, Tanding ulang memulai lagi dengan tanda bertukar.
topic-move = Melangkah
topic-move-text =
    Tekan sebuah kotak, atau pakai `/move` dengan nomor atau namanya.
    Nomor dihitung dari kiri atas. Namanya kolom lalu baris: `a1` di kiri atas, `b2` satu langkah ke dalam.
    `center`, `top left`, dan `bottom right` juga bisa.
topic-levels = Level
topic-levels-text =
    `easy` ambil kemenangan kalau melihatnya; selain itu, asal main.
    `medium` juga memblokir barismu.
    `hard` melihat beberapa langkah ke depan.
    `unbeatable` tak pernah kalah kalau game masih bisa diselamatkan.
topic-boards = Papan lebih besar
topic-boards-text =
    Angka setelah garis miring adalah berapa yang harus sebaris untuk menang.
    `4x4` perlu empat sebaris, `4x4/3` tiga.
    `5x5` perlu empat sebaris, `5x5/5` lima.
topic-ending = Seri dan menyerah
topic-ending-text =
    `/draw` menawarkan seri, atau menerima seri yang ditawarkan. Aku mau seri di akhir game yang tak bisa kumenangkan.
    `/resign` untuk menyerah, atau menarik tantanganmu.
    Papan menunjukkan batas waktu langkah berikutnya; lawan aku, hanya kalau sudah mepet. Kalau waktumu habis, kamu kalah.
topic-typing = Perintah yang diketik
topic-typing-text =
    Semua perintah bisa diketik: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Bentuk singkat: `{ $prefix }m5` untuk melangkah, `{ $prefix }b` untuk papanmu.
    Atau sebut aku: `@bot play`.
topic-typing-untyped =
    Sebut aku dengan perintah: `@bot play hard 4x4`, `@bot resign`.
    Bentuk singkat: `@bot m5` untuk melangkah, `@bot b` untuk papanmu.
