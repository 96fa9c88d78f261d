### Turnamen.

tournaments-round-robin = Semua lawan semua
tournaments-knockout = Sistem gugur
tournaments-bot = Bot (sulit)
tournaments-title = { $form } di { $board }
tournaments-title-round = { $form } di { $board }: { $round }
tournaments-title-won = 🏆 { $player } juara
tournaments-title-over = Tak ada yang datang, jadi tak ada yang menang
tournaments-title-cancelled = Turnamen dibatalkan
tournaments-champion = { $user }, turnamen ini milikmu. Permainanmu hebat!
tournaments-how =
    { $form ->
        [knockout] Satu pertandingan terdiri dari dua game, sekali dengan tiap tanda. Kalau imbang, tambah dua game, dan undian menentukan siapa jalan duluan. Kalau masih imbang, unggulan yang lebih baik maju.
       *[round_robin] Semua main lawan semua: dua game, sekali dengan tiap tanda.
    }
tournaments-hours = Waktu kalian { $hours } jam untuk tiap babak.
tournaments-open = Tekan Gabung untuk ikut main. { $owner } atau moderator yang memulainya.
tournaments-open-unowned = Tekan Gabung untuk ikut main. Moderator yang memulainya.
tournaments-entrants =
    { $count ->
        [0] Belum ada yang ikut. Perlu { $least } orang untuk mulai (paling banyak { $most }).
       *[other] { $missing ->
            [0] { $count } orang ikut (paling banyak { $most }): { $names }
           *[other] { $names } sudah ikut. Perlu { $missing } lagi untuk mulai (paling banyak { $most }).
        }
    }
tournaments-deadline = Babak berakhir <t:{ $deadline }:R>.
tournaments-to-round = [Main di pertandinganmu]({ $link })
tournaments-of-players = { $count } pemain
tournaments-is-on = Game yang sedang berjalan lanjut sebagai game biasa.
tournaments-unnamed = Nama yang tak bisa ditulis di gambar: { $names }
tournaments-moved = Turnamen ini pindah ke bawah: { $link }
tournaments-link = Ke sana

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Final
        [1] Semifinal
       *[other] Babak { $round } dari { $rounds }
    }
tournaments-round-how = Dua game, sampai <t:{ $deadline }:f>. Tekan Main kalau kalian berdua sudah di sini. Kalau hanya satu yang datang, dia yang menang.
tournaments-round-over = Babak ini sudah selesai.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) istirahat di babak ini
tournaments-rest-on = { $first } ({ $first_seed }) bebas main
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, imbang: unggulan yang lebih baik maju
tournaments-match-walkover = { $match }, menang WO
tournaments-match-nobody = { $match }, tak ada yang datang
tournaments-match-nobody-on = { $match }, tak ada yang datang: unggulan yang lebih baik maju
tournaments-match-time = { $match }, waktu habis
tournaments-match-running = { $match }, game { $game } sedang berjalan
tournaments-match-awaited = { $match }. { $player }, tekan Main kalau sudah siap.
tournaments-play = Main: { $first } – { $second }

tournaments-game-on = Game { $game } sedang berjalan. Papannya { $link }; /board mengirimnya lagi.

tournaments-next = Game berikutnya ({ $score })
tournaments-so-far = Pertandingan ini: { $match }. { $player } jalan duluan di game berikutnya.

tournaments-points = Poin
tournaments-berger = SB
tournaments-player = Pemain
tournaments-words-table = Klasemen, poin dalam kurung: { $lines }
tournaments-words-bracket = Bagan: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = Keluar
tournaments-button-start = Mulai
tournaments-button-fill = Isi dengan bot dan mulai
tournaments-button-cancel = Batalkan
tournaments-button-again = Sekali lagi
tournaments-button-quit = Keluar untuk seterusnya
tournaments-button-end = Batalkan turnamen

tournaments-ask-leave = Keluar dari turnamen? Sisa pertandinganmu kalah WO.
tournaments-ask-cancel = Batalkan turnamen? Game yang sedang berjalan lanjut sebagai game biasa.
tournaments-done-leave = Kamu sudah keluar dari turnamen.
tournaments-done-cancel = Turnamen dibatalkan.
tournaments-done-join = Kamu ikut. Nanti kusebut namamu saat babak pertama dimulai.
tournaments-done-start = Dimulai! Sekarang babak pertama.
tournaments-done-fill = Dimulai, dengan bot di setiap tempat kosong. Sekarang babak pertama.

command-tournament = Main turnamen di saluran ini: sistem gugur atau semua lawan semua
command-tournament-create = Buka turnamen di saluran ini
command-tournament-join = Gabung ke turnamen di saluran ini
command-tournament-leave = Keluar dari turnamen di saluran ini
command-tournament-start = Mulai turnamen di saluran ini, kalau kamu yang membukanya
command-tournament-fill = Isi tempat kosong dengan bot dan mulai, kalau kamu yang membukanya
command-tournament-cancel = Batalkan turnamen di saluran ini, kalau kamu yang membukanya
command-tournament-show = Tampilkan turnamen di saluran ini
command-tournament-create-form = Kalah langsung keluar, atau semua lawan semua
command-tournament-create-board = Ukurannya; angka setelah garis miring adalah berapa yang harus sebaris untuk menang
command-tournament-create-hours = Berapa jam waktu untuk satu babak

tournaments-none-here = Belum ada turnamen di sini. Pakai /tournament create untuk membukanya.
tournaments-on-here = Saluran ini sudah punya turnamen. Pakai /tournament show untuk melihatnya.
tournaments-not-here = Turnamen perlu saluran server tempat aku bisa mengirim pesan. Pakai /tournament create di sana.
tournaments-already-joined = Kamu sudah ikut. Nanti kusebut namamu saat babak pertama dimulai.
tournaments-not-joined = Kamu tidak ikut turnamen itu. Pakai /tournament show untuk melihat siapa yang ikut.
tournaments-too-late = Turnamen itu sudah dimulai tanpamu. Pakai /tournament create untuk yang lain kalau sudah selesai.
tournaments-already-started = Turnamen itu sudah dimulai. Pakai /tournament show untuk melihatnya.
tournaments-full = Turnamen itu penuh: tempatnya untuk { $most } pemain.
tournaments-too-few = Perlu paling sedikit { $least } pemain untuk mulai. Ajak seseorang menekan Gabung.
tournaments-over = Turnamen itu sudah selesai. Pakai /tournament create untuk membuka yang lain.
tournaments-not-yours = Hanya { $user } atau moderator yang bisa melakukannya.
tournaments-moderators-only = Hanya moderator yang bisa melakukannya. Minta tolong salah satunya.
tournaments-not-your-match = Pertandingan itu untuk { $players }. Pakai /tournament show untuk mencari milikmu.
tournaments-match-over = Pertandingan itu sudah diputuskan. Pakai /tournament show untuk melihat keadaannya.
tournaments-not-your-question = Itu pertanyaanku untuk orang lain. Pakai /tournament leave kalau kamu sendiri mau keluar.
tournaments-not-understood = Aku perlu tindakan (create, join, leave, start, fill, cancel, show), bentuk (knockout, round robin), papan (4x4), atau jam (1h sampai 72h).
tournaments-no-help = Game ini bagian dari pertandingan, jadi kamu sendirian: tak ada petunjuk sampai selesai.
tournaments-no-rematch = Game ini bagian dari pertandingan: tekan Main di pesan babaknya untuk game berikutnya. Pakai /tournament show untuk mencarinya.

topic-tournaments = Turnamen
topic-tournaments-text =
    `/tournament create` membuka sistem gugur (2 sampai 32 pemain) atau semua lawan semua (3 sampai 12), dan kamu langsung ikut. Yang lain menekan Gabung. Kamu atau moderator menekan Mulai dalam 7 hari; **Isi dengan bot dan mulai** menaruh level sulitku di tempat kosong.
    Unggulan menurut rating. Satu pertandingan terdiri dari dua game, sekali dengan tiap tanda: tekan Main, lalu **Game berikutnya** di bawah papan. Tak ada petunjuk dalam pertandingan.
    Menang dapat 1 poin, seri setengah. Poin sama di tabel diputuskan dengan Sonneborn-Berger: poin lawan pemain kuat bernilai lebih.
    Pertandingan sistem gugur yang imbang mendapat dua game lagi, dan undian menentukan siapa jalan duluan. Kalau masih imbang, unggulan yang lebih baik maju.
    Kalau kamu tidak datang, kamu kalah WO: kalau waktu habis dan hanya satu dari kalian yang menekan Main sejak game terakhir kalian, pemain itu mendapat sisa poin. Menekan tombol hanya dihitung kalau kamu tidak sedang di game lain di sini. Kalau kalian berdua menekan, atau tak seorang pun, yang dihitung poin sejauh ini; pertandingan sistem gugur yang imbang jadi milik unggulan yang lebih baik.
    `/tournament show` mengirimnya lagi, `/tournament leave` mengeluarkanmu.
