### Juara bulan ini: kiriman berisi tabel sebulan, dan peran untuk yang pertama.

champions-title = { $month } · { $board }
champions-is = **{ $player }** juara bulan ini.
champions-gets = **{ $player }** juara bulan ini dan mendapat <@&{ $role }>.
champions-not-given = Peran <@&{ $role }> tak bisa kuberikan: posisinya di atas peranku, sudah dihapus, atau aku tak lagi boleh mengelola peran. Pengelola server bisa memilih lagi dengan /champion here.
champions-more = Daftar lengkap: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] Setiap tanggal satu, aku akan mengirim tabel sebulan di sini. Pakai /champion stop untuk mengakhirinya.
       *[other] Setiap tanggal satu, aku akan mengirim tabel sebulan di sini, dan yang pertama mendapat <@&{ $role }>. Pakai /champion stop untuk mengakhirinya.
    }
champions-stopped = Tabel bulanan tak lagi kukirim. Pakai /champion here untuk mulai lagi.

champions-managers-only = Hanya anggota yang boleh mengelola server ini yang bisa. Pakai /leaderboard untuk melihat tabelnya.
champions-servers-only = Tabel bulanan hanya bisa kukirim di server. Pakai /leaderboard untuk melihat tabel.
champions-cannot-post = Tabel bulanan tak bisa kukirim di sini. Pakai /champion here di saluran yang bisa kita lihat dan kirimi pesan berdua.
champions-not-posted = Aku tidak mengirim tabel bulanan di server ini. Pakai /champion here di sebuah saluran untuk mulai.
champions-no-such-action = Aku kurang paham. Coba /champion dengan here atau stop.
champions-no-such-role = Peran itu tak ketemu di sini, atau tak bisa diberikan siapa pun karena milik aplikasi. Pakai /champion here dan pilih yang lain.
champions-no-right = Aku tak boleh memberi peran di sini. Beri aku izin Kelola Peran, lalu pakai /champion here lagi.
champions-too-high = Peran itu tidak di bawah peranku, jadi tak bisa kuberikan. Pindahkan peranku ke atasnya di pengaturan server, atau pakai /champion here dengan peran lain.
champions-above-you = Kamu sendiri tak bisa memberikan peran itu, jadi aku juga tak bisa untukmu. Pakai /champion here dengan peran lain, atau minta tolong yang bisa.

topic-champions = Juara bulan ini
topic-champions-text =
    Kalau kamu mengelola server, `/champion here` mengirim tabel sebulan di sebuah saluran setiap tanggal satu (UTC). Isinya siapa saja yang main game dengan rating di sana bulan itu.
    Dengan `role:`, yang pertama mendapat peran itu sampai ada juara baru. Peran itu harus di bawah peranku, dan kamu sendiri harus bisa memberikannya.
    `/champion stop` mengakhirinya. `/leaderboard` juga menampilkan bulan-bulan lalu.

command-champion = Kirim tabel bulanan, dengan peran untuk yang pertama
command-champion-here = Kirim di saluran ini setiap tanggal satu (untuk pengelola server)
command-champion-here-role = Peran juara bulan ini, sampai ada juara baru
command-champion-stop = Berhenti mengirim tabel bulanan (untuk pengelola server)

champions-server-none = Tabel bulanan: tidak dikirim. `/champion here` mengirimnya di sebuah saluran.
champions-server =
    { $role ->
        [none] Tabel bulanan: di <#{ $channel }> setiap tanggal satu. `/champion here` mengubahnya, `/champion stop` mengakhirinya.
       *[other] Tabel bulanan: di <#{ $channel }> setiap tanggal satu, dan <@&{ $role }> untuk juaranya. `/champion here` mengubahnya, `/champion stop` mengakhirinya.
    }
