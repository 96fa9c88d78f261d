### Papan peringkat: siapa yang rating-nya terbaik.

ratings-leaderboard = Papan peringkat
ratings-month = bulan ini
ratings-everywhere = di mana saja
ratings-games = { $games } game
ratings-place = Kamu peringkat { $place } dari { $people }.
ratings-unsure = ? = masih perkiraan
ratings-levels = 🤖 Rating level-levelku tetap: { $levels }
ratings-hidden = Kamu tidak dimuat, sesuai permintaanmu. Pakai /preferences untuk mengubahnya.
ratings-not-everywhere = Kamu belum setuju dimuat di mana saja. Pakai /preferences untuk mengubahnya.
ratings-unrated = Kamu belum punya rating di sini. Pakai /play dan selesaikan satu game tanpa petunjuk.
ratings-unrated-month = Kamu belum punya game dengan rating bulan ini. Pakai /play dan selesaikan satu tanpa petunjuk.
ratings-unrated-past = Kamu tak punya game dengan rating di sini pada bulan itu.
ratings-empty-past = Tak ada yang punya game dengan rating di sini pada bulan itu.
ratings-empty = Belum ada yang punya rating di sini. Pakai /play dan selesaikan satu game tanpa petunjuk untuk jadi yang pertama.
ratings-empty-month = Belum ada yang punya game dengan rating bulan ini. Pakai /play dan selesaikan satu tanpa petunjuk untuk jadi yang pertama.
ratings-empty-everywhere = Belum ada siapa-siapa di daftar ini. Pakai /preferences untuk jadi yang pertama.

ratings-no-such-leaderboard = Aku perlu papan ({ $boards }), aturan ({ $rules }), month, bulan seperti 2026-10, atau all, here, atau everywhere. Pakai /leaderboard untuk memilih.
ratings-not-your-leaderboard = Daftar itu diminta orang lain. Pakai /leaderboard untuk daftarmu sendiri.
ratings-months-of-servers = Bulan-bulan lalu disimpan per server, bukan untuk di mana saja. Pakai /leaderboard dengan here.
ratings-no-server-here = Tak ada server untuk didaftar di sini. Pakai /leaderboard dengan everywhere.

topic-ratings = Rating dan papan peringkat
topic-ratings-text =
    Semua mulai dari 1500. Mengalahkan pemain kuat memberi paling banyak (metodenya Glicko-2), dan siapa yang jalan duluan ikut diperhitungkan.
    `?` artinya masih perkiraan; belasan game lawan pemain yang rating-nya dekat denganmu akan memantapkannya. `±80` artinya kemungkinan besar benar dalam kisaran 80 poin.
    Setiap game yang selesai dihitung, lawan aku juga. Tidak dihitung: game yang kamu menangkan atau seri dengan petunjuk, game yang ditinggalkan sebelum ada garis yang mengancam, game satu saluran, dan game-ku lawan diri sendiri. Setelah 10 game sehari lawan pemain yang sama, game berikutnya dihitung makin sedikit. Pemain yang baru bertemu sedikit orang lain hanya mengubah rating-mu sampai batas tertentu.
    Level-levelku bertanda 🤖: diukur satu sama lain, jadi game-mu mengubah rating-mu, bukan rating mereka.
    `/leaderboard` berisi pemain server ini; dengan bulan seperti 2026-10, menurut rating di akhir bulan itu. Kamu masuk daftar di mana saja hanya kalau setuju di `/preferences`.

command-leaderboard = Lihat siapa yang rating-nya terbaik di server ini, dan posisimu
command-leaderboard-board = Papan mana; angka setelah garis miring adalah berapa yang harus sebaris untuk menang
command-leaderboard-rules = Aturan mana, di 3x3
command-leaderboard-period = Semua orang, pemain bulan ini, atau bulan lalu seperti 2026-10
command-leaderboard-where = Server ini, atau semua yang setuju dimuat di mana saja
