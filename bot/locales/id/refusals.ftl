### Kenapa sesuatu tak bisa dilakukan, dan apa gantinya.

no-game = Kamu lagi tidak main di sini. Pakai /play untuk mulai.
no-game-here = Kamu tidak main di saluran ini. Game-mu ada di <#{ $channel }>.
vote-instead = Saluran ini memainkan game { $game_id } bersama-sama. Pakai /board untuk melihatnya, lalu tekan kotak untuk memberi suara.
time-ran-out = Waktu habis di game { $game_id }. Pakai /play untuk mulai yang baru.
no-such-game = Game itu sudah ditutup. Pakai /play untuk mulai yang baru.
unknown-game = Game { $game_id } tak bisa kutampilkan di sini. Cari game lewat /games atau /history.
already-over = Game { $game_id } sudah selesai. Pakai /replay { $game_id } untuk melihatnya langkah demi langkah.
no-such-position = Coba yang seperti `O.XX.X.OO`.
still-explaining = Aku masih mengerjakan yang terakhir. Tunggu sebentar, lalu coba lagi.
too-many-explanations = Aku sudah menjelaskan sebanyak yang kubisa sekaligus. Tunggu sebentar, lalu coba lagi.
not-yours = Hanya { $user } atau moderator yang bisa menghentikannya.
exhibition-running = Game { $game_id } sudah ditampilkan di sini. { $user } atau moderator bisa menghentikannya dengan /unwatch { $game_id }.
too-many-games =
    { $running ->
       *[other] Ada { $running } game berjalan di saluran ini, dan server ini membatasi { $most } sekaligus. Main di saluran lain, atau tunggu salah satu dari /games selesai.
    }
too-many-exhibitions = Aku sudah menampilkan { $most } pertandingan pameran atau game saluran di server ini. Hentikan salah satu dengan /unwatch supaya ada tempat.
cannot-follow-here = Aku tak bisa memperbarui papan di sini. Coba saluran yang bisa kita lihat dan kirimi pesan berdua.
already-playing =
    { $is_asker ->
        [1] Kamu sudah punya game di sini. Selesaikan dulu.
       *[other] { $player } sedang main di sini. Tantang lagi kalau game itu selesai.
    }
asker-is-playing = { $player } sudah mulai game lain. Tekan Terima lagi kalau game itu selesai.
rematch-running = Tanding ulangmu game { $game_id }. Pakai /board untuk melihatnya.
already-challenged = Kamu masih menunggu { $user }. Tarik tantangan itu untuk membuat yang lain.
pick-one = Pilih satu: seorang lawan, siapa saja (open), atau semua sekaligus (crowd).
pick-open = Pilih satu: seorang lawan atau siapa saja (open).
no-channel-games = Aku tak bisa main lawan satu saluran sekaligus. Pakai /play dengan seorang anggota, atau dengan open supaya siapa saja bisa gabung.
own-challenge = Itu tantanganmu sendiri. Tunggu ada yang gabung, atau tarik dengan /resign.
seats-taken = Tempat itu sudah terisi. Pakai /play untuk memulai game-mu sendiri.
still-open = Tantangan terbukamu di sini masih menunggu. Tarik dulu untuk membuat yang lain.
declined = { $player } baru saja menolak. Kamu bisa menantang lagi <t:{ $until }:R>.
no-challenges = { $player } lagi tidak menerima tantangan. Main lawan aku, atau biarkan siapa saja di saluran gabung.
too-many-blocked = Kamu bisa memblokir paling banyak { $most } anggota. Buka dulu beberapa blokir.
too-fast = Kamu terlalu cepat buatku. Coba lagi dalam { $wait_s } detik.
channel-busy = Aku kewalahan di saluran ini, jadi kulewati perintah yang sudah menunggu terlalu lama. Perintah yang dilewati tidak mengubah apa pun; tombol dan perintah slash tidak perlu menunggu.
own-offer = Kamu sudah menawarkan. { $seat } belum menjawab.
not-your-button = Tombol itu bukan buatmu. Pakai /play untuk memulai game-mu sendiri.
no-opponent = Mau main lawan siapa? Sebut orangnya setelah perintah, atau biarkan siapa saja gabung.
not-for-you = Hanya { $players } yang bisa melakukannya. Pakai /play untuk memulai game-mu sendiri.
not-your-turn = Sekarang giliran { $seat }. Habis itu giliranmu.
square-taken = Kotak { $cell } sudah terisi. Masih kosong: { $free }.
no-such-square = Kotaknya 1 sampai { $cells }, atau a1 sampai { $last }. Masih kosong: { $free }.
unknown-in-game = Aku tidak paham, tapi permainanmu masih berjalan. Pilih kotak kosong: { $free }.
no-such-board = Pilih { $names }. Angka setelah garis miring adalah berapa yang harus sebaris untuk menang.
no-such-rules = Aturan selain standar hanya untuk 3x3. Pilih 3x3, atau jangan sebut aturannya.
draw-refused = Aku masih mau main. Game-mu berlanjut; pakai /resign untuk menyerah.
opponent-is-you = Kamu tak bisa menantang diri sendiri. Pakai /play tanpa nama untuk main lawan aku.
opponent-is-a-bot = Bot lain tak bisa menjawab tantangan. Pakai /play tanpa nama untuk main lawan aku.
not-a-member = Anggota itu tak ketemu di server ini. Sebut seseorang dengan @.
which-member = Itu bisa { $players }. Ketik yang kamu maksud, atau sebut dengan @.
nobody-else-here = Tak ada orang lain yang bisa gabung di sini. Pakai /play saja untuk main lawan aku.
not-understood = Aku kurang paham. Pakai /play dengan anggota, anyone, crowd, level (easy, medium, hard, unbeatable), papan ({ $boards }), atau aturan ({ $rules }).
words-not-understood = Aku kurang paham. Lihat /help.
no-such-number = Itu bukan nomor game. Cari lewat /games atau /history.
opponent-forgotten = Pemain itu sudah tak ada untuk main lagi. Pakai /play untuk mulai game baru.
no-direct-messages = Jawaban itu pribadi dan DM-mu tertutup buatku. Pakai perintah slash.
unknown-word = Aku tak kenal “{ $word }”. Maksudmu `{ $command }`?
no-board-there = Pesan itu tidak memuat game-ku. Coba pada papan yang ada tombolnya.
no-rematch = Kamu belum menyelesaikan game di sini. Pakai /play untuk mulai.
no-such-zone = Aku tidak tahu itu zona waktu yang mana. Sebut sebuah kota di zona itu, misalnya { $names }.
