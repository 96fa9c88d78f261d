### Game untuk yang menonton: mengikuti game saluran lain, pertandingan pameran, putar ulang, daftar.

watch-followed = Game { $game }, diikuti di sini sampai selesai. Pakai /unwatch { $game } untuk berhenti.
watch-followed-over = Itu tadi game { $game }. Pakai /replay { $game } untuk melihatnya langkah demi langkah.
watch-link-players = Papan para pemain
watch-followed-stopped = Game { $game } tak lagi kuikuti di sini. Pakai /watch { $game } untuk mengikutinya lagi.
watch-followed-moved = Game { $game } sekarang kuikuti lebih ke bawah.
watch-comments-later = Komentar menyusul setelah game, karena para pemain bisa membaca saluran ini.
watch-decided-draw =
    { $count ->
        [1] Langkah { $number } menentukan: { $player } ambil { $square }, hanya { $better } yang bisa bertahan.
       *[other] Langkah { $number } menentukan: { $player } ambil { $square }; { $better } bisa bertahan.
    }
watch-decided-win = Langkah { $number } menentukan: { $player } ambil { $square }; { $better } bisa menang.
watch-aside-fork = Ancaman ganda yang bagus.
watch-aside-block = Yang itu sudah kelihatan.
watch-hidden = Game ini tak bisa lagi kutampilkan di sini: tidak semua orang di sini bisa melihat salurannya.

watch-exhibition = Game { $game }, pertandingan pameran untuk { $owner }. Langkah berikutnya beberapa detik lagi.
watch-exhibition-over = Game { $game }, pertandingan pameran untuk { $owner }.
watch-button-another = Satu lagi
watch-exhibition-stopped = Pertandingan pameran, game { $game }, kuhentikan.
watch-crowd-stopped = Game { $game }, yang dimainkan saluran ini, kuhentikan. Pakai /play dengan crowd untuk mulai yang lain.
watch-unwatched =
    { $count ->
       *[other] Game { $games } tak lagi kuikuti di sini. Pakai /watch dengan nomornya untuk mengikutinya lagi.
    }

watch-replay = { $versus }. Game { $game }.
watch-replay-start =
    { $moves ->
        [1] Papan kosong, sebelum satu-satunya langkah
       *[other] Papan kosong, sebelum { $moves } langkah
    }
watch-replay-move = Langkah { $number } dari { $moves }: { $player } di { $square }
watch-accuracy-one = Akurasi: { $player } { $share }%
watch-accuracy-both = Akurasi: { $player } { $share }% dan { $other } { $other_share }%

watch-meter-draw = { $meter } Seri kalau tak ada yang terpeleset.
watch-meter-unclear = { $meter } Masih terlalu awal untuk tahu siapa yang menang.
watch-meter-estimate = { $meter } { $mark } tampak lebih unggul: sekitar { $chance }%. Hasil akhirnya belum kelihatan.
watch-meter-win = { $meter } { $mark } menang dalam { $moves } langkah kalau mainnya sempurna.

watch-live-empty = Tak ada game berjalan di sini. Pakai /play untuk mulai.
watch-live-more = Beberapa game yang lebih lama tidak dimuat.
watch-live-use = Tekan nomor untuk ke sana, atau pakai /watch dengan nomor itu untuk mengikuti game di sini.
watch-live-total = { $games } game sedang berjalan
watch-live-total-more = Lebih dari { $games } game sedang berjalan

watch-list-moves =
    { $moves ->
        [0] tanpa langkah
       *[other] { $moves } langkah
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Belum ada yang menyelesaikan game di sini. Pakai /play untuk mulai.
watch-history-empty-member = Anggota itu belum menyelesaikan game di sini. Pakai /history untuk melihat milik semua orang.
watch-history-menu = Pilih game untuk diputar ulang
watch-history-total = { $games } game selesai
watch-history-total-more = Lebih dari { $games } game selesai
watch-history-total-member = { $games } game selesai: { $won } menang, { $drawn } seri, { $lost } kalah
watch-history-line = { $winner } mengalahkan { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } dan { $loser } seri
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } lawan { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = lawan menyerah
watch-how-time = lawan kehabisan waktu
watch-how-agreement = disepakati
watch-how-repetition = posisi berulang
watch-how-nobody = waktu habis
watch-how-stop = dihentikan

topic-watch = Menonton game
topic-watch-text =
    `/games` berisi game yang sedang berjalan.
    `/watch` dengan nomor game mengikutinya di sini. Dengan dua level, aku main lawan diri sendiri.
    `/unwatch` menghentikannya.
topic-replay = Riwayat dan putar ulang
topic-replay-text =
    `/history` berisi game yang sudah selesai, atau milik satu anggota.
    `/replay` dengan nomor game memutarnya langkah demi langkah dan menunjukkan apa yang dilewatkan tiap langkah.

watch-not-begun = Game { $game_id } berakhir sebelum langkah pertama. Cari yang lain lewat /history.
watch-still-running = Game { $game_id } masih berjalan. Pakai /watch { $game_id } untuk mengikutinya.
watch-nothing-to-stop =
    { $is_any ->
        [1] Aku tidak mengikuti game apa pun di sini.
       *[other] Aku tidak mengikuti game itu di sini. Pakai /watch dengan nomornya.
    }
watch-too-many-boards = Aku sudah mengikuti { $most } game di sini. Pakai /unwatch supaya ada tempat.
watch-too-many-followers = Game { $game_id } sudah diikuti di { $most } tempat. Cari yang lain lewat /games.
watch-not-shown = Aku perlu nomor game atau dua level (easy, medium, hard, unbeatable). Cari nomornya lewat /games.
watch-not-your-list = Daftar itu diminta orang lain. Pakai /history untuk daftarmu sendiri.

command-games = Lihat daftar game yang sedang berjalan di server ini
command-watch = Ikuti game di sini, atau tonton aku main lawan diri sendiri
command-watch-game = Game yang diikuti di sini; kosongkan semua untuk memilih
command-watch-x = Atau tonton aku lawan diri sendiri: seberapa jago aku sebagai X
command-watch-o = Dan seberapa jago aku sebagai O
command-watch-board = Papan tempat aku main lawan diri sendiri
command-unwatch = Berhenti mengikuti game di sini, atau hentikan pertandingan pameran
command-unwatch-game = Nomornya; kosongkan untuk menghentikan semua yang kamu minta
command-replay = Putar ulang game yang selesai, langkah demi langkah
command-replay-game = Game mana; kosongkan untuk memilih dari yang terakhir
command-history = Lihat daftar game yang selesai, terbaru dulu
command-history-member = Game milik siapa; kosongkan untuk milik semua orang
