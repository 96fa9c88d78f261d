### Teka-teki: papan yang hanya punya satu kotak benar.

puzzles-title = Teka-teki #{ $number }
puzzles-practice-title = Teka-teki latihan { $number }
puzzles-question =
    { $outcome ->
        [win] Giliran { $mark }: **hanya satu kotak yang menang.** Yang mana?
       *[draw] Giliran { $mark }: **hanya satu kotak yang menahan seri.** Yang mana?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Kemarin: hanya **{ $square }** yang menang.
           *[other] Kemarin: hanya **{ $square }** yang menang; { $solved } dari { $answered } orang menemukannya.
        }
       *[draw] { $answered ->
            [0] Kemarin: hanya **{ $square }** yang menahan seri.
           *[other] Kemarin: hanya **{ $square }** yang menahan seri; { $solved } dari { $answered } orang menemukannya.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Aku akan mengirim teka-teki baru di sini setiap hari setelah tengah malam { $zone }. Pakai /puzzle stop untuk mengakhirinya.
       *[other] Aku akan mengirim teka-teki baru di sini setiap hari setelah pukul { $hour }:00 { $zone }. Pakai /puzzle stop untuk mengakhirinya.
    }
puzzles-stopped = Teka-teki harian tak lagi kukirim di sini. Pakai /puzzle here untuk mulai lagi.
puzzles-public = Tekan sebuah kotak: kamu punya tiga percobaan, dan hasilnya hanya kamu yang lihat.
puzzles-tries =
    { $left ->
        [1] Tinggal satu percobaan untuk beruntunmu.
        [2] Tinggal dua percobaan untuk beruntunmu. Untuk rating hanya yang pertama dihitung.
       *[3] Kamu punya tiga percobaan, dan untuk rating yang pertama dihitung.
    }
puzzles-practice-of = **{ $user }**, hasilnya hanya kamu yang lihat. Kalau orang lain menekan, dia dapat teka-tekinya sendiri.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Rating teka-tekimu: **{ $rating }?**, masih perkiraan.
           *[other] Rating teka-tekimu: **{ $rating }?** ({ $points }), masih perkiraan.
        }
       *[False] { $points ->
            [none] Rating teka-tekimu: **{ $rating }**.
           *[other] Rating teka-tekimu: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Terpecahkan
puzzles-wrong = Belum berhasil
puzzles-answered = Kamu sudah menjawab teka-teki hari ini. Yang berikutnya datang tengah malam { $zone }.
puzzles-shared-now = Dibagikan di daftar saluran ini.
puzzles-ten-days = Sepuluh hari beruntun: ini yang pertama buatmu. Sampai besok.
puzzles-solution =
    { $outcome ->
        [win] { $sign } Hanya **{ $square }** yang menang.
       *[draw] { $sign } Hanya **{ $square }** yang menahan seri.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** hanya seri.
       *[False] { $sign } **{ $square }** kalah.
    }
puzzles-others-lose = Semua kotak lain kalah.
puzzles-completes = Itu melengkapi satu baris, dan di sini itu langsung kalah.
puzzles-line = Cara { $mark } menang: { $moves }
puzzles-streak =
    { $days ->
        [0] Beruntun terbaikmu: { $best } hari.
       *[other] 🔥 Beruntun: **{ $days } hari** (terbaik: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Kamu yang pertama mencobanya hari ini.
       *[other] { $solved } dari { $answered } orang sudah memecahkannya hari ini.
    }
puzzles-over =
    { $outcome ->
        [win] Teka-teki #{ $number } selesai: hanya **{ $square }** yang menang.
       *[draw] Teka-teki #{ $number } selesai: hanya **{ $square }** yang menahan seri.
    }
puzzles-practice-over = Yang itu sudah kamu jawab. Tekan Berikutnya untuk yang lain.
puzzles-list = **Tic-tac-toe #{ $number }**
puzzles-others = { $count } lainnya

puzzles-button-solve = Pecahkan
puzzles-button-share = Bagikan
puzzles-button-practice = Latihan
puzzles-button-next = Berikutnya
puzzles-button-today = Teka-teki hari ini

puzzles-not-out = Teka-teki itu belum terbit. Pakai /puzzle untuk yang hari ini.
puzzles-not-answered = Teka-teki itu belum kamu selesaikan, jadi belum ada yang bisa dibagikan. Pakai /puzzle untuk yang hari ini.
puzzles-shared = Kamu sudah membagikannya di sini.
puzzles-managers-only = Hanya anggota yang boleh mengelola server ini yang bisa. Pakai /puzzle untuk yang hari ini.
puzzles-servers-only = Teka-teki harian hanya bisa kukirim di server. Pakai /puzzle untuk yang hari ini di sini.
puzzles-cannot-post = Teka-teki tak bisa kukirim di sini. Pakai /puzzle here di saluran yang bisa kita lihat dan kirimi pesan berdua.
puzzles-not-posted = Aku tidak mengirim teka-teki harian di server ini. Pakai /puzzle here di sebuah saluran untuk mulai.
puzzles-no-such-hour = Jam adalah angka 0 sampai 23, di zona waktu server ini. Coba /puzzle here dengan 18.
puzzles-no-such-action = Aku kurang paham. Coba /puzzle dengan today, practice, here, atau stop.

topic-puzzles = Teka-teki
topic-puzzles-text =
    `/puzzle` menampilkan teka-teki hari ini, sama untuk semua orang: temukan satu-satunya kotak yang menang, atau yang menahan seri.
    Kamu punya tiga percobaan: 🟩 benar, 🟨 hanya seri, 🟥 kalah. **Bagikan** menaruh percobaanmu di daftar saluran, tanpa kotaknya. Pecahkan satu setiap hari supaya tetap beruntun.
    Untuk rating teka-teki hanya percobaan pertama yang dihitung, dan latihan dihitung seperempat. Rating berubah paling banyak 60 poin sehari, dan sebelum teka-teki kelimamu masih perkiraan (`?`).
    `/puzzle practice` memberimu lebih banyak, sebanyak yang kamu mau.
    Kalau kamu mengelola server, `/puzzle here` mengirim teka-teki di sebuah saluran setiap hari, pada jam pilihanmu, dan `/puzzle stop` mengakhirinya.

command-puzzle = Pecahkan teka-teki hari ini, atau berlatih dengan yang lain
command-puzzle-today = Pecahkan teka-teki hari ini (hanya kamu yang melihatnya)
command-puzzle-practice = Pecahkan teka-teki satu demi satu (hanya kamu yang melihatnya)
command-puzzle-here = Kirim teka-teki di saluran ini setiap hari (untuk pengelola server)
command-puzzle-here-hour = Pada jam berapa, 0 sampai 23, di zona waktu server ini
command-puzzle-stop = Berhenti mengirim teka-teki setiap hari (untuk pengelola server)
