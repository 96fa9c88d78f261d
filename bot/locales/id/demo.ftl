### Demo: bot di halaman peramban yang mirip Discord.

demo-server = Tic-tac-toe
demo-topic = Ketik !play
demo-topic-stands = Hanya Carol dan Dave yang membaca ini: ketik !watch dengan nomor game untuk menontonnya, lengkap dengan komentar
demo-channels = Saluran
demo-directs = Pesan langsung
demo-people = Kamu jadi
demo-language = Bahasa
demo-tip = Tekan + untuk tab kedua: kamu jadi dua pemain.
demo-tab = main di tab baru
demo-away = Bot sedang pergi. Halaman ini kembali bersamanya.
demo-workbench = Meja kerja SimCord
demo-greeting =
    Hai! Mau main? Tekan tombol, lalu kotak. Mengetik juga bisa: `!play hard 4x4`, `!move 5`.
    Tekan + di samping nama Bob (di ponsel, di bawah Saluran) untuk tab kedua, dan kamu jadi dua pemain. `!play @bob` menantang Bob.
demo-welcome-back =
    Selamat datang lagi! Yang belum kamu selesaikan ada di bawah.
    Tekan + di samping nama Bob (di ponsel, di bawah Saluran) untuk tab kedua, dan kamu jadi dua pemain.
demo-easy = Main level mudah
demo-medium = Main level sedang
demo-challenge = Tantang seseorang
demo-watch = Tonton game
demo-help = Bantuan
