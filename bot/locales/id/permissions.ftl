### Apa yang boleh dilakukan bot di sebuah saluran.

permissions-title = Yang boleh kulakukan di sini
permissions-fine = Semua yang kuperlukan untuk main di <#{ $channel }> sudah ada.
permissions-lacking = Aku kekurangan { $count } izin yang kuperlukan di <#{ $channel }>.
permissions-commands = Discord tidak menerima perintah slash-ku, jadi sebagian mungkin hilang atau usang. Tanyakan kepada yang meng-host aku; alasannya ada di log-ku.
permissions-needed = Untuk main
permissions-extra = Hanya kalau pengaturanmu memintanya

permissions-view-channel = **Lihat Saluran**, untuk memperbarui papan
permissions-send-messages = **Kirim Pesan**, untuk menjawab perintah yang diketik
permissions-embed-links = **Sematkan Tautan**, untuk kata-kata di bawah papan
permissions-read-message-history = **Baca Riwayat Pesan**, untuk membalas pesan
permissions-attach-files = **Lampirkan File**, untuk gambar
permissions-send-messages-in-threads = **Kirim Pesan di Utas**, untuk main di utas
permissions-create-public-threads = **Buat Utas Publik**, untuk game di utasnya sendiri
permissions-manage-threads = **Kelola Utas**, untuk mode lambat di utas game
permissions-manage-roles = **Kelola Peran**, untuk memberi peran kepada juara bulan ini

permissions-where-roles = Berikan ke peranku di Pengaturan Server > Peran.
permissions-where-channel = Saluran ini melarangnya. Izinkan di Edit Saluran > Izin.
permissions-where-either = Periksa Pengaturan Server > Peran dan Edit Saluran > Izin.

topic-settings-permissions = `/permissions` menunjukkan apa yang boleh kulakukan di sebuah saluran, dan di mana mengubahnya.

permissions-no-channel = Izin itu milik saluran di server. Pakai /permissions di sana.

command-permissions = Lihat apa yang boleh kulakukan di saluran ini, dan di mana mengubahnya
