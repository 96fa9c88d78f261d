variant-ultimate = Ultimate
choice-ultimate = Ultimate (sembilan papan)
rules-ultimate = Ultimate: kotakmu mengirim lawan ke papan dengan nomor itu. Tiga sebaris memenangkan papan, tiga papan sebaris memenangkan game.
ultimate-here = Main di papan { $board }.
ultimate-any =
    { $count ->
        [0] Pilih papan mana pun untuk mulai.
       *[other] Papan { $sent } sudah selesai: pilih papan mana pun.
    }
ultimate-chosen = Papan { $board }: pilih kotak.
ultimate-button-back = Papan lain
ultimate-wrong-board = Kamu harus main di papan { $active }. Yang kosong di sana: { $free }.
ultimate-board-finished = Papan { $number } sudah selesai. Masih kosong: { $free }.
ultimate-no-such-square = Sebut papan dan kotaknya, misalnya 5.3. Masih kosong: { $free }.
ultimate-unreadable = Itu tak bisa kubaca sebagai posisi Ultimate.
end-ultimate = Tiga papan sebaris dalam { $moves } langkah.
topic-ultimate = Ultimate
topic-ultimate-text =
    Sembilan papan kecil membentuk satu papan besar. Tiga sebaris memenangkan papan kecil, dan tiga papan kecil sebaris memenangkan game.
    Kotakmu menentukan di mana lawan main: kalau kamu ambil kotak kanan atas, lawan main di papan kanan atas.
    Kalau papan itu sudah selesai, lawan bebas memilih papan. Papan penuh tanpa tiga sebaris tidak dihitung untuk siapa pun.
    Tekan kotak, atau pakai `/move` dengan papan dan kotak: `5.3` adalah kotak 3 di papan 5. `/play board:ultimate` memulai game.
    Aku berpikir sekitar satu detik, tidak sampai ke akhir. Di sini `unbeatable` pun bisa dikalahkan.
