### Juara bulan ini: kiriman berisi tabel sebulan, dan peran untuk yang pertama.

champions-title = { $month } · { $board }
champions-is = **{ $player }** juara bulan ini.
champions-gets = **{ $player }** juara bulan ini dan mendapat <@&{ $role }>.
champions-not-given = Peran <@&{ $role }> tak bisa kuberikan: posisinya di atas peranku, sudah dihapus, atau aku tak lagi boleh mengelola peran. Pengelola server bisa memilih lagi dengan /settings.
champions-more = Daftar lengkap: `/leaderboard period:{ $month }`

topic-champions = Juara bulan ini
topic-champions-text =
    Kalau kamu mengelola server, `/settings champion:` mengirim tabel sebulan di sebuah saluran setiap tanggal satu. Isinya siapa saja yang main game dengan rating di sana bulan itu.
    Dengan `role:`, yang pertama mendapat peran itu sampai ada juara baru. Peran itu harus di bawah peranku, dan kamu sendiri harus bisa memberikannya.
    `/settings stop:champion` mengakhirinya. `/leaderboard` juga menampilkan bulan-bulan lalu.
