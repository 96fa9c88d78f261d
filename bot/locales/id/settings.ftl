### Yang diatur pengelola sebuah server.

settings-title = Pengaturan server ini
settings-about = Yang kulakukan di sini, kecuali game atau anggota memilih lain.
settings-saved = ✅ Tersimpan:
settings-same = Tak ada yang berubah.
settings-games = Game
settings-limits = Batas
settings-chat = Bahasa dan tampilan
settings-posts = Kiriman
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (bawaan)
settings-level-last = yang terakhir dipakai tiap pemain
settings-games-default = sebanyak yang kamu mau
settings-language-default = menurut Discord (bawaan)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = tidak dikirim
settings-champion-default = tidak dikirim
settings-role-default = tidak ada
settings-first-me = yang memulai game
settings-first-them = lawannya
settings-look-crisp = tajam (tanda buatanku sendiri)
settings-look-bold = tebal (❌ dan 🔵)
settings-look-classic = klasik (❌ dan ⭕)
settings-look-letters = huruf (X dan O)
settings-look-contrast = kontras tinggi
settings-look-words = kata-kata, untuk pembaca layar
settings-notices-accepted = saat diterima atau ada yang mau tanding ulang
settings-notices-off = tidak pernah
settings-notices-channel = setiap giliran, di saluran
settings-notices-dm = setiap giliran, lewat DM
settings-time-minute = { $count } menit
settings-time-hour = { $count } jam
settings-time-day = { $count } hari
settings-time-second = { $count } detik

settings-name-level = Level
settings-name-board = Papan
settings-name-rules = Aturan
settings-name-first = Langkah pertama
settings-name-threads = Satu utas untuk tiap game
settings-name-challenge = Tantangan berakhir setelah
settings-name-idle = Waktu untuk satu langkah
settings-name-games = Game sekaligus di satu saluran
settings-name-language = Bahasa
settings-name-prefix = Prefiks
settings-name-look = Tampilan
settings-name-notices = Notifikasi giliran
settings-name-puzzle = Teka-teki harian
settings-name-hour = Jam teka-teki
settings-name-champion = Tabel bulanan
settings-name-role = Peran juara
settings-name-zone = Zona waktu
settings-about-rules = Semua selain standar perlu papan 3x3.
settings-about-threads = Kubuat saat game dimulai, dan kuarsipkan setelah selesai.
settings-about-idle = Yang melewatinya kalah. Langkah yang sedang berjalan tetap punya waktunya.
settings-about-language = Untuk papan dan semua yang dibaca semua orang.
settings-about-prefix = Simbol, atau huruf lalu simbol. Kosongkan untuk { $prefix }
settings-about-look = Untuk game yang pemulainya belum memilih tampilan.
settings-about-notices = Untuk anggota yang belum memilih.
settings-about-puzzle = Setiap hari pada jam di bawah. Kosongkan kalau tak perlu.
settings-about-champion = Setiap tanggal satu. Kosongkan kalau tak perlu.
settings-about-role = Peran juara bulan ini, sampai ada juara baru.
settings-about-zone = Jam teka-teki dan akhir bulan mengikutinya. Sebut sebuah kota di zona itu.

settings-servers-only = Pengaturan itu milik server. Pakai /settings di server yang kamu kelola.
settings-managers-only = Hanya anggota yang boleh mengelola server ini yang bisa mengubah pengaturannya.
settings-no-such-name = Aku tak kenal pengaturan “{ $word }”. Ketik { $names }, lalu nilainya: `level hard`, atau `level default` untuk mengembalikannya.
settings-no-such-value = Untuk { $word } pilih { $names }.
settings-both = Aturan itu perlu papan 3x3, dan { $word } tidak cocok. Ubah keduanya: `{ $command }`.
settings-no-channel = Belum ada kiriman untuk { $word }. Pilih salurannya juga.
settings-no-such-channel = Untuk { $word } pilih saluran teks di server ini, atau `off`.
settings-cannot-post = Aku tak bisa mengirim di saluran itu. Pilih yang bisa kita lihat dan kirimi pesan berdua.
settings-no-such-role = Untuk { $word } pilih peran di server ini, atau `off`.
settings-fixed-role = Peran itu tak bisa diberikan siapa pun: milik aplikasi, atau milik semua orang. Pilih yang lain.
settings-no-right = Aku tak boleh memberi peran di sini. Beri aku izin Kelola Peran, lalu pakai /settings lagi.
settings-too-high = Peran itu tidak di bawah peranku, jadi tak bisa kuberikan. Pindahkan peranku ke atasnya di pengaturan server, atau pakai /settings dengan peran lain.
settings-above-you = Kamu sendiri tak bisa memberikan peran itu, jadi aku juga tak bisa untukmu. Pakai /settings dengan peran lain, atau minta tolong yang bisa.
settings-discord-away = Aku tidak bisa memeriksanya di Discord, jadi tidak ada yang berubah. Coba lagi sebentar lagi.
settings-no-such-prefix =
    { $most ->
        [1] Prefiks itu 1 simbol seperti `?` atau `$`. Simbol milik Discord, seperti `/` dan `*`, tidak bisa.
       *[other] Prefiks itu 1 sampai { $most } huruf, angka, dan simbol, dan berakhir dengan simbol: `?`, `t!`. Simbol milik Discord, seperti `/` dan `*`, tidak bisa.
    }

topic-settings = Pengaturan server
topic-settings-text =
    Kalau kamu mengelola server, `/settings` menunjukkan apa yang berlaku di sana, dengan tombol untuk mengubahnya: level, papan, dan aturan game yang tidak menyebutnya, batas waktu tantangan dan langkah, berapa game sekaligus di satu saluran, bahasa, prefiks, dan tampilan. Juga: utas untuk tiap game, dan di mana aku mengirim teka-teki harian dan tabel bulanan.
    Atau ubah langsung: `/settings level:hard`, atau ketik `{ $prefix }settings prefix ? level hard`.
    `default` mengembalikan sebuah pengaturan: `/settings level:default`.

command-settings = Lihat atau ubah pengaturan server ini (untuk pengelola server)
command-settings-language = Untuk papan dan semua yang dibaca semua orang
command-settings-prefix = Di depan perintah yang diketik: misalnya ? atau t!; default untuk prefiks dari host
command-settings-level = Seberapa jago aku main kalau game tidak menyebutnya
command-settings-board = Papan untuk game yang tidak menyebutnya
command-settings-rules = Aturan untuk game yang tidak menyebutnya
command-settings-first = Siapa jalan duluan di game yang tidak menyebutnya
command-settings-challenge = Berapa lama tantangan menunggu jawaban
command-settings-idle = Berapa lama game menunggu satu langkah
command-settings-games = Berapa game boleh berjalan sekaligus di satu saluran
command-settings-look = Tampilan game kalau pemulainya belum memilih
command-settings-notices = Cara anggota dikabari soal gilirannya kalau belum memilih
command-settings-threads = Apakah tiap game mendapat utasnya sendiri
command-settings-puzzle = Saluran untuk teka-teki harian
command-settings-hour = Pada jam berapa, 0 sampai 23, di zona waktu server ini
command-settings-champion = Saluran untuk tabel bulanan, setiap tanggal satu
command-settings-role = Peran juara bulan ini, sampai ada juara baru
command-settings-stop = Yang dihentikan: kiriman, atau peran juara
command-settings-zone = Zona waktu untuk jam, hari, dan bulan di sini: sebut sebuah kota
