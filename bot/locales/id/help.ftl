### Bantuan: sekilas dalam tiga bagian.

help-title = Tic-tac-toe
help-typed =
    Buat tiga sebaris untuk menang.
    Kamu juga bisa mengetik `{ $prefix }play` atau `{ $prefix }move 5`.
help-untyped =
    Buat tiga sebaris untuk menang.
    Kamu juga bisa mengetik `@bot play` atau `@bot move 5`.
help-play = Main
help-play-text =
    `/play` lawan aku, teman, atau siapa saja, atau satu saluran bersama-sama.
    Tekan kotak, atau ketik `/move`.
    `/board` menampilkan lagi game-mu.
    `/tournament` untuk turnamen sistem gugur atau semua lawan semua.
    `/draw` dan `/resign` mengakhiri game.
    `/preferences` mengatur tampilan papan (juga kata-kata untuk pembaca layar), apa yang kukabarkan, dan siapa yang boleh menantangmu.
help-watch = Nonton
help-watch-text =
    `/games` berisi game yang sedang berjalan.
    `/watch` mengikuti sebuah game di sini.
    `/history` berisi game yang sudah selesai.
    `/replay` memutar ulang langkah demi langkah.
help-learn = Belajar
help-learn-text =
    `/learn` itu kursus: cara aku berpikir.
    `/hint` menunjukkan kotak terbaikmu.
    `/explain` menunjukkan nilai setiap kotak.
    `/puzzle` selalu baru setiap hari.
    `/stats` menunjukkan sejauh mana kamu.
    `/leaderboard` menunjukkan siapa yang terbaik.
    `/privacy` menunjukkan apa yang kusimpan.
help-manage = Kelola
help-manage-text =
    `/settings` mengatur cara kerjaku di server ini.
    `/permissions` menunjukkan apa yang boleh kulakukan di sini, dan di mana mengubahnya.
    `/puzzle here` mengirim teka-teki di sini setiap hari.

help-button-play = Main { $kind }
help-button-challenge = Tantang
help-button-watch = Tonton

help-menu-topics = Selengkapnya…
help-menu-whom = Pilih lawan
help-challenge-whom = Siapa yang mau kamu tantang?

help-about =
    Aku tictactoe-bot { $version }. Langkahku kucari dengan minimax: level tak terkalahkan tak pernah kalah kalau game masih bisa diselamatkan, dan level mudah memberimu peluang.
    Yang kusimpan: siapa main di mana, langkah-langkahnya, hasilnya, dan preferensimu; tulisanmu yang lain tidak. Pakai /privacy untuk rinciannya, dan /help untuk melihat apa yang bisa kulakukan.

help-no-such-topic = Tak ada bantuan tentang itu. Coba /help dengan { $names }.

command-help = Lihat apa yang bisa kulakukan dan cara mainnya
command-help-topic = Mau baca tentang apa; kosongkan untuk ringkasan semuanya
command-about = Lihat siapa aku dan apa yang kusimpan
