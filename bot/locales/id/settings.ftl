### Yang diatur pengelola sebuah server.

settings-title = Pengaturan server ini
settings-about = Yang kulakukan di sini, kecuali game atau anggota memilih lain.
settings-saved = ✅ Tersimpan:
settings-same = Tak ada yang berubah.
settings-games = Game
settings-limits = Batas
settings-chat = Bahasa dan tampilan
settings-more = Juga di sini
settings-line = { $name }: { $value }
settings-line-set = { $name }: **{ $value }**
settings-hosts = { $value } (bawaan)
settings-level-last = yang terakhir dipakai tiap pemain
settings-games-default = sebanyak yang kamu mau
settings-language-default = menurut Discord (bawaan)
settings-prefix-is = `{ $prefix }`
settings-first-me = yang memulai game
settings-first-them = lawannya
settings-look-crisp = tajam: tanda buatanku sendiri
settings-look-bold = tebal: ❌ dan 🔵
settings-look-classic = klasik: ❌ dan ⭕
settings-look-letters = huruf: X dan O
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
settings-about-rules = Misère dan Bebas perlu papan 3x3.
settings-about-threads = Kubuat saat game dimulai, dan kuarsipkan setelah selesai.
settings-about-idle = Yang melewatinya kalah. Langkah yang sedang berjalan tetap punya waktunya.
settings-about-language = Untuk papan dan semua yang dibaca semua orang.
settings-about-prefix = Simbol, atau huruf lalu simbol. Kosongkan untuk { $prefix }
settings-about-look = Untuk game yang pemulainya belum memilih tampilan.
settings-about-notices = Untuk anggota yang belum memilih.

settings-servers-only = Pengaturan itu milik server. Pakai /settings di server yang kamu kelola.
settings-managers-only = Hanya anggota yang boleh mengelola server ini yang bisa mengubah pengaturannya.
settings-unknown = Aku tak kenal pengaturan “{ $word }”. Lihat semuanya di /settings, lalu ketik nama dan nilainya, misalnya `level hard`.
settings-no-such-value = Untuk { $word } pilih { $names }.
settings-no-such-prefix =
    { $most ->
        [1] Prefiks itu 1 simbol seperti `?` atau `$`. Simbol milik Discord, seperti `/` dan `*`, tidak bisa.
       *[other] Prefiks itu 1 sampai { $most } huruf, angka, dan simbol, dan berakhir dengan simbol: `?`, `t!`. Simbol milik Discord, seperti `/` dan `*`, tidak bisa.
    }

topic-settings = Pengaturan server
topic-settings-text =
    Kalau kamu mengelola server, `/settings` menunjukkan apa yang berlaku di sana, dengan tombol untuk mengubahnya: level, papan, dan aturan game yang tidak menyebutnya, batas waktu tantangan dan langkah, berapa game sekaligus di satu saluran, bahasa, prefiks, dan tampilan.
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
