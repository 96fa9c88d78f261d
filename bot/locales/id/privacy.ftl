### Apa yang disimpan bot tentang orang, salinannya, dan cara menghapusnya.

privacy-title = Datamu
privacy-what = Yang kusimpan
privacy-what-text =
    • ID dan nama Discord-mu, di game yang kamu mainkan, ikuti, akhiri, atau tampilkan.
    • Di mana tiap game dimainkan, langkahnya, siapa yang memakai petunjuk, dan bagaimana akhirnya.
    • Hasil dari game: rating, turnamen, jawaban teka-teki, suara, server mana yang menjadikanmu juara bulan ini.
    • Yang kamu atur dengan `/preferences`, dan sejauh mana kamu di `/learn`.
    Tulisanmu yang lain tidak kusimpan.
privacy-why = Kenapa
privacy-why-text =
    Supaya game selamat saat aku dimulai ulang, papan tetap terbaru, dan ada riwayat, statistik, serta papan peringkat. Game kutampilkan kepada yang bisa melihat salurannya, dan tak ada yang kuberikan kepada siapa pun selain itu.
privacy-long = Berapa lama
privacy-long-games =
    { $days ->
        [0] Game yang selesai tetap ada; /forget menghapus nama dan ID-mu dari situ.
       *[other] Game yang selesai dihapus setelah { $days } hari.
    }
privacy-long-servers = Yang menjadi milik server dihapus { $days } hari setelah aku keluar dari server itu.
privacy-yours = Pilihanmu
privacy-yours-text =
    • `/export` memberimu salinan semuanya.
    • `/forget` menghapus nama dan ID-mu dari semuanya.
    • `/preferences` bagian papan peringkat menentukan di mana kamu boleh dimuat.
privacy-host = Siapa yang menjalankanku
privacy-host-contact = { $name }: { $contact }
privacy-somebody = Yang meng-host aku; namanya tidak disebutkan

privacy-forget-sure =
    Hapus nama dan ID-mu dari semua yang kusimpan, di semua server? Ini tak bisa dibatalkan.
    Game yang sedang kamu mainkan berakhir sebagai menyerah. Kalau mau salinan dulu, pakai `/export`.
privacy-button-keep = Biarkan
privacy-button-erase = Hapus semuanya
privacy-forget-kept = Semuanya kubiarkan seperti semula.
privacy-forget-nothing = Tak ada yang kusimpan dengan nama atau ID-mu.
privacy-forget-done =
    Beres. Nama dan ID-mu sudah hilang dari semua yang kusimpan, beserta preferensi, suara, posisimu di kursus, dan jawaban teka-teki yang lama.
    Langkah di game-mu tetap ada, tanpa namamu. Begitu juga rating, teka-teki latihan, dan jawaban teka-tekimu yang terbaru, dengan kode sebagai ganti ID-mu; kalau kamu main lagi, semua itu milikmu lagi. Jika ada yang memblokir kamu, itu juga tetap ada, dengan kode yang sama.
    Pesan yang sudah kukirim tetap ada sampai ada yang menghapusnya.

privacy-copy =
    { $games ->
        [0] Ini semua yang kusimpan tentangmu.
       *[other] Ini semua yang kusimpan tentangmu, dengan { $games } game.
    }

topic-privacy = Datamu
topic-privacy-text =
    `/privacy` menunjukkan apa yang kusimpan, kenapa, dan berapa lama.
    `/export` mengirimimu salinan semua yang kusimpan tentangmu.
    `/forget` menghapus nama dan ID-mu dari semuanya, di semua server. Aku bertanya dulu sebelum melakukannya.
    `/preferences` bagian papan peringkat menentukan di mana kamu boleh dimuat.

privacy-not-yours-to-forget = Itu pertanyaan untuk orang lain. Pakai /forget kalau kamu sendiri yang mau dilupakan.
privacy-question-too-old = Pertanyaan itu sudah terlalu lama untuk dijawab. Pakai /forget lagi.
privacy-copied-just-now = Kamu baru saja dapat salinan. Kamu bisa minta lagi <t:{ $until }:R>.

command-privacy = Lihat apa yang kusimpan tentangmu, kenapa, dan berapa lama
command-forget = Hapus nama dan ID-mu dari semua yang kusimpan
command-export = Dapatkan salinan semua yang kusimpan tentangmu (hanya kamu yang melihatnya)
