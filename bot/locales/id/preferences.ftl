### Pilihan seorang anggota, dalam kalimat dan dalam formulir.

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = Tersimpan.
preferences-language =
    { $language_by ->
        [discord] Aku menjawabmu dalam bahasa Discord-mu (discord).
       *[other] Aku menjawabmu dalam { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Ini kamu serahkan ke tiap server.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Ini kamu serahkan ke tiap server.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Kamu tidak menerima tantangan (nobody). Kamu tetap bisa menantang orang lain.
       *[anyone] Siapa saja boleh menantangmu (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Tak ada yang diblokir.
       *[other] Diblokir: { $members }. Mereka tak bisa menantangmu, dan tidak kuberi tahu.
    }
preferences-voice =
    { $voice ->
        [quiet] Aku diam selama kita main (quiet).
       *[chatty] Sesekali aku berkomentar selama kita main (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Tak ada papan peringkat yang memuatmu (hidden).
        [everywhere] Papan peringkat boleh memuatmu, di server tempat kamu main dan di mana saja (everywhere).
       *[server] Papan peringkat hanya memuatmu di server tempat kamu main (server).
    }
preferences-look =
    { $look ->
        [bold] Game yang kamu mulai memakai ❌ dan 🔵 (bold).
        [classic] Game yang kamu mulai memakai ❌ dan ⭕ (classic).
        [letters] Game yang kamu mulai memakai huruf X dan O (letters).
        [contrast] Game yang kamu mulai memakai tanda hitam-putih kontras tinggi (contrast).
        [words] Game yang kamu mulai, dan jawaban yang hanya kamu lihat, berupa kata-kata untuk pembaca layar (words).
       *[crisp] Game yang kamu mulai memakai tanda buatanku sendiri (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Aku tak pernah mengabarimu soal giliranmu (off).
           *[other] Aku tak pernah mengabarimu soal giliranmu (off). { $minutes } menit itu hanya berlaku dengan channel atau dm.
        }
        [channel] { $minutes ->
            [0] Aku menyebutmu di saluran begitu giliranmu tiba (channel).
           *[other] Aku menyebutmu di saluran kalau giliranmu sudah menunggu { $minutes } menit (channel).
        }
        [dm] { $minutes ->
            [0] Aku mengirimimu DM begitu giliranmu tiba, atau menyebutmu di saluran kalau DM-mu tertutup (dm).
           *[other] Aku mengirimimu DM kalau giliranmu sudah menunggu { $minutes } menit, atau menyebutmu di saluran kalau DM-mu tertutup (dm).
        }
       *[accepted] { $minutes ->
            [0] Notifikasi: hanya kalau tantanganmu diterima atau ada yang mau tanding ulang (accepted).
           *[other] Notifikasi: hanya kalau tantanganmu diterima atau ada yang mau tanding ulang (accepted). { $minutes } menit itu hanya berlaku dengan channel atau dm.
        }
    }

preferences-unknown = Aku tak kenal “{ $word }”. Pakai kata seperti `classic`, `dm`, `15 minutes`, `hidden`, atau `quiet`, atau /preferences saja.
preferences-no-such = Itu dua dari jenis yang sama. Pilih satu tampilan, satu jenis notifikasi, dan seterusnya; pilihannya ada di /preferences.
preferences-block-whom = Pakai `/preferences block:@Bob` atau `/preferences unblock:@Bob`, yang hanya kamu lihat. Kalau mengetiknya di sini, sebut anggotanya setelah kata itu, dan mereka akan mendapat notifikasi.
preferences-yourself = Kamu tak bisa memblokir diri sendiri. Pilih anggota lain.

preferences-form = Preferensimu
preferences-title-look = Tampilan dan bahasa
preferences-title-notices = Notifikasi dan papan peringkat
preferences-title-challenges = Tantangan
preferences-form-language = Jawab aku dalam
preferences-language-discord = Bahasa Discord-ku
preferences-form-look = Tampilan game yang kumulai
preferences-look-server = Pilihan server
preferences-look-crisp = Tajam: tanda buatan bot
preferences-look-bold = Tebal: ❌ dan 🔵
preferences-look-classic = Klasik: ❌ dan ⭕
preferences-look-letters = Huruf: X dan O
preferences-look-contrast = Kontras tinggi: hitam, putih, dan kuning
preferences-look-words = Kata-kata: untuk pembaca layar, tanpa emoji
preferences-form-notices = Kabari aku
preferences-notices-server = Pilihan server
preferences-notices-accepted = Hanya kalau diterima atau ada yang mau tanding ulang
preferences-notices-off = Jangan pernah
preferences-notices-channel = Saat giliranku, di saluran
preferences-notices-dm = Saat giliranku, lewat DM
preferences-form-after = Seberapa cepat mengabari giliranku
preferences-after-0 = Langsung
preferences-after-5 = Setelah 5 menit
preferences-after-15 = Setelah 15 menit
preferences-after-60 = Setelah satu jam
preferences-form-leaderboards = Papan peringkat boleh memuatku
preferences-leaderboards-server = Di server tempat aku main
preferences-leaderboards-everywhere = Di mana saja
preferences-leaderboards-hidden = Tidak di mana pun
preferences-form-remarks = Komentar selama main
preferences-remarks-chatty = Sesekali
preferences-remarks-quiet = Jangan pernah
preferences-form-challenges = Siapa yang boleh menantangku
preferences-challenges-anyone = Siapa saja
preferences-challenges-nobody = Tak seorang pun
preferences-form-blocked =
    { $left ->
        [0] Diblokir: mereka tak bisa menantangku
       *[other] Anggota diblokir ({ $shown } dari { $count })
    }

command-preferences = Lihat atau ubah tampilan, bahasa, notifikasi, dan tantanganmu
command-preferences-language = Bahasa jawabanku untukmu (discord: bahasa Discord-mu)
command-preferences-look = Tampilan game yang kamu mulai; words untuk pembaca layar
command-preferences-notices = Apakah dan di mana kamu dikabari soal giliranmu
command-preferences-leaderboards = Di mana kamu dimuat: di server tempat kamu main, di mana saja, atau tidak sama sekali
command-preferences-after = Berapa lama giliranmu menunggu sebelum kukabari; hanya untuk channel dan dm
command-preferences-remarks = Apakah aku sesekali berkomentar selama kita main
command-preferences-challenges = Siapa yang boleh menantangmu: siapa saja yang tidak kamu blokir, atau tak seorang pun
command-preferences-block = Anggota yang tak boleh lagi menantangmu; tidak kuberi tahu
command-preferences-unblock = Anggota yang boleh menantangmu lagi
