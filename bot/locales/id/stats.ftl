### Statistik seorang anggota.

stats-title = { $name }: { $games } game
stats-score = { $win } { $won } menang ({ $share }%) · { $draw } { $drawn } seri · { $loss } { $lost } kalah
stats-streak = Saat ini **{ $current }** kemenangan beruntun. Yang terbaik **{ $best }**.
stats-best-streak = Terbaik: **{ $best }** kemenangan beruntun
stats-opening = Langkah pertama favorit: **{ $square }** di { $board }, dalam { $games } dari { $all } game sebagai X
stats-accuracy = Akurasi di 3x3: **{ $share }%** dari { $moves } langkah
stats-opponents = Lawan
stats-boards = Papan
stats-won = menang
stats-drawn = seri
stats-lost = kalah
stats-rated = rating
stats-people = orang
stats-rating = Rating: **{ $rating }**
stats-you-against = Kamu lawan { $second }
stats-against = { $first } lawan { $second }
stats-duel = { $win } { $won } menang · { $draw } { $drawn } seri · { $loss } { $lost } kalah
stats-latest =
    { $count ->
        [1] Game terakhir: { $results }
       *[other] { $count } terakhir, terbaru dulu: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } seri
    }
stats-changed = Rating { $name }: { $rating } ({ $points })
stats-first-win = 🎉 Kemenangan pertama { $name } atas { $bot }!
stats-hundred = 🎉 Itu game ke-100 di sini untuk { $name }.
stats-you-no-duel = Belum ada game selesai antara kamu dan { $second } di sini. Pakai /play untuk mengubahnya.
stats-no-duel = Belum ada game selesai antara keduanya di sini. Pakai /play untuk mengubahnya.
stats-empty = Kamu belum menyelesaikan game di sini. Main satu, dan statistikmu dimulai.
stats-empty-member = { $name } belum menyelesaikan game di sini. Pakai /play untuk menantangnya.
stats-member = Anggota ini

stats-button-play = Main { $kind }
stats-button-rating = Rating
stats-button-openings = Pembukaan

stats-rating-title = { $name } di { $board }
stats-rating-now =
    { $games ->
        [1] **{ $rating }** setelah { $games } game dengan rating.
       *[other] **{ $rating }** setelah { $games } game dengan rating, antara { $least } dan { $most }.
    }
stats-rating-picture =
    { $games ->
        [1] Rating di { $board }: { $rating } setelah { $games } game.
       *[other] Rating di { $board } setelah masing-masing dari { $games } game, satu titik tiap game: dari { $first } ke { $rating }, antara { $least } dan { $most }.
    }

stats-openings-title = { $name } di { $board }: { $games } game sebagai X
stats-openings-move = Kotak { $square }: { $games } game, { $share }% menang
stats-openings-key = Cara membacanya
stats-openings-legend = Angkanya berapa kali langkah pertama ke sana. Batangnya hasil game-game itu: biru menang, abu-abu seri, jingga kalah.
stats-openings-picture = Langkah pertama di { $board }: { $squares }.
stats-openings-square = { $square } dalam { $share }% ({ $won }% menang)

stats-are-yours = Di DM aku hanya menampilkan statistikmu sendiri. Pakai /stats di server untuk orang lain.
stats-against-yourself = Tak ada yang main lawan diri sendiri. Sebut dua anggota yang berbeda.
stats-not-of-bots = Bot tak punya statistik. Pakai /stats untuk melihat hasilmu lawan tiap levelku.
stats-not-rated-yet = Belum ada game dengan rating. Pakai /play dan selesaikan satu tanpa petunjuk untuk dapat rating.
stats-no-openings-yet = Belum ada game selesai sebagai X di sini. Pakai /play dan pilih siapa yang jalan duluan.

topic-stats = Statistik
topic-stats-text =
    `/stats` menunjukkan kemenanganmu, rating, beruntun, dan akurasi. Sebut seorang anggota untuk melihat miliknya.
    Sebut anggota kedua untuk melihat hasil keduanya satu lawan satu.
    Rating dan Pembukaan menggambar grafik. Game yang berakhir sebelum langkah kedua tidak dihitung.

command-stats = Lihat hasil, beruntun, dan akurasimu, atau milik seorang anggota
command-stats-member = Statistik siapa; kosongkan untuk milikmu
command-stats-against = Bagaimana hasilnya lawan anggota ini
