### Game yang dimainkan satu saluran bersama-sama lawan bot, dengan suara.

crowd-button-square = { $square }, kosong, { $count } suara
crowd-how = Tekan kotak untuk memberi suara; suara terbanyak menang. Kalau sama, diundi.
crowd-waits = Pemungutan suara ditutup { $seconds } detik setelah suara pertama, atau begitu semua pemilih dari putaran lalu sudah memberi suara.
crowd-lead =
    { $leaders ->
        [1] **Sejauh ini { $count } suara**: { $squares } memimpin dengan { $most }.
       *[other] **Sejauh ini { $count } suara**: { $squares } memimpin, masing-masing { $most }.
    }
crowd-clock = Suara ditutup <t:{ $deadline }:R>. Tekan kotak lain untuk mengubah suaramu.
topic-play-crowd = Dengan `crowd`, semua orang di saluran ini memberi suara untuk setiap langkah lawan aku.
crowd-about = Dimulai oleh { $owner }.
crowd-unwatch = Dimulai oleh { $owner }. Untuk menghentikannya, pakai /unwatch { $game }.
crowd-voted = { $count } orang memberi suara.
crowd-record = Tim saluran: { $won } menang, { $drawn } seri, { $lost } kalah.
crowd-button-again = Main lagi
crowd-button-close = Jalankan sekarang

crowd-running = Saluran ini sudah memainkan game { $game_id }. Pakai /board untuk melihatnya dan memberi suara.
crowd-same-vote = Suaramu sudah untuk { $cell }. Tekan kotak lain untuk mengubahnya.
crowd-not-yours = Hanya { $user } yang bisa menutup suara lebih awal. Nanti juga tertutup sendiri.
crowd-no-votes = Belum ada yang memberi suara. Tekan kotak dulu.
crowd-not-votable = Satu saluran tak bisa main { $word } lewat pemungutan suara. Pilih papan atau aturan lain.
