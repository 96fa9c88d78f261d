### Petunjuk, penjelasan, dan kursus tentang minimax, cara bot mencari langkahnya.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Main di **{ $squares }**, langsung menang.
       *[other] Main di **{ $squares }**: kamu menang dalam { $moves } langkah, apa pun balasannya.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Tak ada kotak yang lebih baik: seri kalau tak ada yang terpeleset.
       *[other] Main di **{ $squares }** untuk menahan seri; { $worse } akan kalah.
    }
learn-hint-loss =
    { $count ->
       *[other] Kamu sedang kalah, tapi ini bertahan paling lama: **{ $squares }**.
    }
learn-hint-tricky = Susah dibalas: { $square }.
learn-hint-after =
    { $kind ->
        [forks] Kalau kamu ambil { $square }, kamu mengancam { $squares } sekaligus.
        [forces] Kalau kamu ambil { $square }, { $other } harus memblokir di { $squares }.
       *[holds] { $count ->
            [1] Kalau kamu ambil { $square }, hanya { $squares } yang menyelamatkan { $other }.
           *[other] Kalau kamu ambil { $square }, { $other } aman dengan { $squares }.
        }
    }
learn-explain-counts = Karena kamu melihat nilainya, game-mu dihitung rating hanya kalau kamu kalah.
learn-hint-counts = Karena kamu memakai petunjuk, game ini dihitung rating hanya kalau kamu kalah.
learn-unsure = Pencarianku tidak sampai ke akhir.
learn-hint-estimate = Aku akan main di **{ $squares }**: sekitar { $chance }% untukmu. Aku melihat { $depth } langkah ke depan, tidak sampai ke akhir.
learn-explain-estimate = Yang terbaik untuk { $mark } adalah { $squares }: sekitar { $chance }%. Aku melihat { $depth } langkah ke depan, tidak sampai ke akhir.

learn-explain-win =
    { $moves ->
        [1] { $plies ->
            [1] { $mark } menang sekarang dengan { $squares }.
           *[other] { $mark } menang dalam 1 langkah dengan { $squares }.
        }
       *[other] { $mark } menang dalam { $moves } langkah dengan { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] Semua kotak seri.
       *[other] { $mark } seri dengan { $squares }.
    }
learn-explain-loss = { $mark } kalah dalam { $moves } langkah, bahkan dengan { $squares }.
learn-squares-win =
    { $sign } { $moves ->
        [0] Menang, sejauh yang kulihat
       *[other] Menang dalam { $moves } langkah
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Seri, sejauh yang kulihat
       *[other] Seri
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Kalah, sejauh yang kulihat
       *[other] Kalah dalam { $moves } langkah
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score }: **{ $squares }**
learn-explain-too-large = Aku melihat { $positions } posisi. Minimax polos akan terlalu lama di sini.
learn-explain-minimax = Minimax polos membuat { $calls } panggilan untuk papan ini dan main di { $square }; aku melihat { $positions } posisi.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win = Minimax polos main di { $square } dan menang dalam { $plain_moves } langkah: baginya menang ya menang, selambat apa pun. Aku akan main di { $best } dan menang dalam { $moves } langkah.
learn-explain-slower-loss = Minimax polos main di { $square } dan kalah dalam { $plain_moves } langkah: baginya kalah ya kalah, secepat apa pun. Aku akan main di { $best } dan bertahan { $moves } langkah.
learn-indices-squares =
    { $count ->
        [1] List-mu menghitung dari 0: indeks { $indices } adalah kotak { $squares }.
       *[other] List-mu menghitung dari 0: indeks { $indices } berturut-turut adalah kotak { $squares }.
    }
learn-explain-effort = Panggilan: polos { $plain }, dengan alfa-beta { $alpha_beta }, dengan ingatan { $memory }.
learn-explain-maximiser =
    { $mark } pemaksimal, { $other } peminimal: { $win } berarti { $mark } menang, { $loss } kalah, 0 seri. Ini zero-sum: yang dimenangkan satu pihak, hilang dari pihak lain.
learn-unreached = Tak ada game yang sampai ke papan ini dengan giliran { $mark }, tapi minimax tetap bisa menilainya.

learn-tree = Pohon minimax { $board }, giliran { $mark }, { $positions } posisi. Tingkat pertama: { $scores }. Nilai terbaik: { $score }. Jalur yang dipilih: { $line }.
learn-tree-square = kotak { $square } bernilai { $score }

learn-lesson =
    Langkah { $step } dari { $steps }: panggilan { $call }, { $depth ->
        [0] akar
       *[other] setelah { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] Giliran { $mark }. Ini peminimal dan mau nilai **terendah**. Kotak kosong: { $squares }.
       *[max] Giliran { $mark }. Ini pemaksimal dan mau nilai **tertinggi**. Kotak kosong: { $squares }.
    }
learn-lesson-recursion =
    Minimax mencoba semuanya satu per satu: taruh tanda, panggil minimax untuk papan itu, ambil lagi tandanya. Fungsi yang memanggil dirinya sendiri seperti ini disebut rekursi.
learn-lesson-next = Berikutnya { $mark } mencoba **{ $square }**.
learn-lesson-back = Kembali ke papan sebelumnya: tanda di { $square } diambil lagi. Nilainya **{ $score }**.
learn-lesson-results = Hasil sejauh ini: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Alfa { $alpha }, beta { $beta }.
learn-lesson-skips =
    Alfa sudah mencapai beta: lawan punya yang lebih baik di tempat lain dan tak akan membiarkan papan ini terjadi. Jadi { $squares } tak perlu dicoba.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } menyimpan yang terendah: panggilan ini mengembalikan **{ $score }**.
       *[max] { $mark } menyimpan yang tertinggi: panggilan ini mengembalikan **{ $score }**.
    }
learn-lesson-limit = ≤ berarti tak lebih dari dan ≥ tak kurang dari: hanya itu yang perlu diketahui panggilan di atasnya.
learn-lesson-terminal =
    Apakah { $other } sudah menang? { $winner ->
        [min] Ya.
        [max] Tidak. Apakah { $mark } sudah menang? Ya.
       *[none] Tidak. Apakah { $mark } sudah menang? Tidak. Apakah papan penuh? Ya.
    } Ini keadaan akhir: tak ada lagi yang bisa dicoba, dan panggilan ini mengembalikan **{ $score }**.
learn-lesson-plays =
    { $count ->
        [1] Minimax main di { $square }.
       *[other] { $squares } nilainya sama, dan yang pertama disimpan: minimax main di { $square }.
    }

topic-hint = Petunjuk
topic-hint-text =
    `/hint` menunjukkan kotak terbaikmu, dan alasannya. Hanya kamu yang melihatnya.
    Game yang memakai petunjukmu dihitung rating hanya kalau kamu kalah.
topic-minimax = Cara aku berpikir
topic-minimax-text =
    Aku mencoba setiap langkah sampai akhir game dan menyimpan yang terbaik. Itu namanya minimax.
    `/explain` menunjukkannya untuk game-mu, atau untuk papan seperti `O.XX.X.OO`: berapa nilai setiap kotak, dengan gambar pohonnya.
    Pilih `steps` untuk mengikutinya panggilan demi panggilan.
    `/learn` mengajarkannya dari awal, dalam dua belas pelajaran pendek yang kamu mainkan dengan menekan tombol.

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = giliran { $mover }

learn-picture-cut = dipangkas

learn-picture-more = dan { $calls } lagi di bawah

learn-picture-legend =
    Nilai untuk { $maximiser }.
    Garis tebal adalah jalur pilihan minimax.
    { $form ->
        [cut] Abu-abu: tak dilihat. ≤ dan ≥: tak lebih, tak kurang.
        [bounds] ≤ dan ≥: tak lebih, tak kurang.
       *[plain] {""}
    }

learn-tree-too-large = Aku bisa menggambar pohon sampai { $most } kotak kosong, dan papan ini punya { $free }.
learn-too-many-calls = Alfa-beta perlu lebih dari { $most } panggilan di papan ini. Coba papan dengan lebih sedikit kotak kosong.
learn-position-over = Papan itu sudah selesai. Coba yang masih punya kotak kosong dan belum ada pemenangnya.
learn-standard-rules-only = Langkah demi langkah dan alfa-beta hanya untuk aturan standar.
learn-too-many-steps = Pelajaran perlu papan dengan paling banyak { $most } kotak kosong. Pakai /explain tanpa steps untuk yang ini.

command-hint = Lihat kotak terbaikmu (hanya kamu yang melihatnya)
command-explain = Lihat nilai setiap kotak, dengan pohon minimax
command-explain-what = Papan (O.XX.X.OO) atau nomor game; kosongkan untuk game-mu
command-explain-form = Pilih pohon minimax atau langkah-langkahnya, polos atau dengan alfa-beta
command-explain-scores = Berapa nilai kemenangan
command-explain-turn = Giliran siapa, kalau mau melihat dari sisi lawan
command-explain-maximiser = Kemenangan siapa yang dihitung plus (bawaan: yang sedang giliran)
command-learn = Pelajari cara aku berpikir dalam dua belas pelajaran pendek (hanya kamu yang melihatnya)
command-learn-lesson = Pelajaran mana, 1 sampai 12; kosongkan untuk lanjut dari yang terakhir

learn-course-title =
    Pelajaran { $lesson } dari { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Kursus ini menunjukkan cara program menemukan langkah terbaik. Kamu tak perlu bisa pemrograman; lewati saja kodenya kalau mau.
learn-course-welcome = Selamat datang lagi. Terakhir kamu di sini.
learn-course-over =
    Kamu **menamatkan kursus ini**. Sekarang kamu paham minimax; aku menemukan langkah yang sama, hanya lebih cepat.
    Pilih pelajaran mana saja untuk dibaca lagi, coba `/explain what:O.XX.X.OO` dengan papanmu sendiri, atau main lawan aku.
learn-course-lessons = Semua pelajaran
learn-course-button-next = Lanjut
learn-course-button-lesson = Pelajaran berikutnya
learn-course-button-play = Main game sungguhan
learn-course-changed = Kursusnya sudah berubah sejak pesan itu. Pakai /learn untuk lanjut.
learn-no-such-lesson = Pelajarannya 1 sampai { $last }. Pakai /learn dengan salah satunya, atau tanpa nomor untuk lanjut.

learn-course-board = Papan adalah sebuah list
learn-course-board-text =
    Program tak bisa melihat papan. Ia menyimpan sebuah **list** (daftar): sembilan isi, dibaca dari kiri atas. Di dalamnya ❌ adalah "X", 🔵 adalah "O", dan kotak kosong berisi nomornya sendiri di list itu, yaitu **indeks**-nya:
    `{ $list }`
    List menghitung dari 0, jadi nomornya selalu kurang satu dari nomor di kotak.
learn-course-board-code = Dalam Python, sebuah bahasa pemrograman, `def` memulai fungsi: sepotong program yang punya nama. Yang ini menyimpan angka (`int`) dan membuang tanda:
learn-course-index-ask = **Kotak mana yang indeksnya 4?** Tekan.
learn-course-index-right = Ya: kotak { $chosen } punya indeks { $index }. Selalu kurang satu.
learn-course-index-wrong = Bukan yang itu: kotak { $chosen } punya indeks { $index }, karena list menghitung dari 0. Coba lagi.
learn-course-free-ask = **Berapa kotak yang kosong?**
learn-course-free-right = Ya: indeks yang masih ada di list adalah { $indices }, yaitu kotak { $squares }.
learn-course-free-wrong = Bukan { $chosen }. Cari angka yang masih ada di list: `{ $list }`

learn-course-lines = Delapan baris
learn-course-lines-text = Ada delapan baris yang bisa menang: tiga mendatar, tiga menurun, dan dua diagonal. Untuk tahu siapa yang menang, program memeriksa semuanya: apakah ketiganya punya tanda yang sama?
learn-course-lines-code = Dalam Python, satu baris adalah tiga indeks. `board[at]` adalah isi di salah satunya, dan `marks` mengumpulkan isi itu, tiap tanda sekali. Kalau hanya ada `mark`, tanda itu menang:
learn-course-line-ask = Giliran { $mark }. **Kotak mana yang memberi { $mark } tiga sebaris?**
learn-course-line-right = Ya: { $line } sekarang semuanya { $mark }, jadi { $mark } menang.
learn-course-line-wrong = Dengan { $mark } di { $chosen }, tak ada baris dengan tiga { $mark }. Cari baris dengan dua { $mark } dan satu kotak kosong.
learn-course-most-ask = Sekarang di papan kosong. **Kotak mana yang dilewati paling banyak baris?**
learn-course-most-right = Ya: { $lines } dari delapan baris melewati kotak { $chosen }. Itu sebabnya kotak tengah kuat.
learn-course-most-wrong = Kotak { $chosen } dilewati { $lines } baris. Ada yang dilewati { $most }.

learn-course-scores = Nilai
learn-course-scores-text =
    Game yang selesai mendapat **nilai**, selalu dari sudut pandang ❌: +10 kalau ❌ menang, -10 kalau 🔵 menang, 0 kalau seri.
    Yang dimenangkan satu pihak, hilang dari pihak lain. Itu disebut **zero-sum**, dan karena itu satu angka cukup untuk keduanya.
learn-course-scores-code = Dalam Python, `return` mengakhiri fungsi dan menyerahkan jawabannya:
learn-course-final-ask = Game ini sudah selesai. **Berapa nilainya?**
learn-course-final-right =
    { $winner ->
        [X] Ya: ❌ punya tiga sebaris, dan itu +10.
        [O] Ya: 🔵 punya tiga sebaris, dan itu -10.
       *[none] Ya: papan penuh, dan tak ada yang punya tiga sebaris. Seri itu 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] Bukan { $chosen }: ❌ punya tiga sebaris. Berapa nilainya?
        [O] Bukan { $chosen }: 🔵 punya tiga sebaris. Berapa nilainya?
       *[none] Bukan { $chosen }: tak ada yang punya tiga sebaris. Berapa nilainya?
    }

learn-course-worse =
    { $why ->
        [equal] Kotak { $chosen } juga bernilai { $score }, tapi { $first } lebih dulu.
        [loses] Kalau { $mark } ambil { $chosen }, { $other } menang di { $reply }: nilainya { $score }.
       *[worse] { $mover ->
            [X] Kotak { $chosen } bernilai { $score }, tapi { $first } bernilai { $best }. { $mark } mau yang tertinggi.
           *[O] Kotak { $chosen } bernilai { $score }, tapi { $first } bernilai { $best }. { $mark } mau yang terendah.
        }
    }

learn-course-turns = Satu mau tinggi, satu mau rendah
learn-course-turns-text =
    ❌ dan 🔵 bergiliran. ❌ mau nilai tertinggi, jadi ❌ adalah **pemaksimal**. 🔵 mau yang terendah: 🔵 adalah **peminimal**.
    Masing-masing mengambil kotak yang membawa ke nilai terbaik. Pelajaran 5 menjelaskan dari mana nilai itu datang.
learn-course-turns-code = Dalam Python, `other` memberi tahu siapa yang jalan berikutnya, dan `best` memilih yang tertinggi atau terendah dari sebuah list:
learn-course-turn-ask = Giliran { $mark }, dan kotak-kotaknya membawa ke nilai ini: { $scores }. **Kotak mana yang diambil { $mark }?**
learn-course-turn-right =
    { $mover ->
        [X] Ya: { $best } yang tertinggi dari { $scores }.
       *[O] Ya: { $best } yang terendah dari { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Sekarang bayangkan giliran { $mark } di papan ini (game lain, yang dimulai 🔵). Nilainya jadi { $scores }. **Kotak mana yang diambil { $mark }?**
learn-course-turned-right =
    { $mover ->
        [X] Ya: { $best } yang tertinggi dari { $scores }. Kotaknya sama, nilainya beda: siapa yang jalan berikutnya itu penting.
       *[O] Ya: { $best } yang terendah dari { $scores }. Kotaknya sama, nilainya beda: siapa yang jalan berikutnya itu penting.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Panggilan dan rekursi
learn-course-calls-text =
    Dari mana nilai datang? Program mencoba sebuah kotak, lalu bertanya berapa nilai papan yang didapat. Untuk itu ia melakukan hal yang sama lagi di sana: ia menjalankan dirinya sendiri. Itulah **rekursi**, dan tiap kali dijalankan disebut **panggilan**.
    Panggilan pertama, untuk papan ini, adalah **akar**: yang lain bercabang darinya seperti pohon.
learn-course-calls-code = Dalam Python, `scores` menaruh tanda, membuat panggilan, lalu mengambil tandanya lagi; `minimax` muncul di pelajaran 7:
learn-course-below-ask = Giliran { $mark }. **Berapa panggilan yang dibuat akar itu sendiri?**
learn-course-below-right = Ya: satu untuk tiap kotak kosong, { $squares }. Setelah itu tandanya diambil lagi.
learn-course-below-wrong = Bukan { $chosen }. Akar membuat satu panggilan untuk tiap kotak kosong.
learn-course-calls-ask = Tiap panggilan dari akar membuat panggilannya sendiri, sampai game selesai. **Berapa panggilan semuanya, termasuk akar?**
learn-course-calls-right = Ya: langkah demi langkah menuruni pohon, { $levels } = { $chosen }. `/explain what:O.XX.X.OO` menggambarnya.
learn-course-calls-wrong = Bukan { $chosen }. Akar itu 1 panggilan dan membuat 3. Lanjutkan dari masing-masing: kotak yang menang mengakhiri game di situ, yang lain membuat panggilan untuk tiap kotak yang tersisa.

learn-course-ends = Di mana panggilan berakhir
learn-course-ends-text =
    Panggilan yang mendapati game sudah selesai tidak membuat panggilan lagi. Papannya adalah **keadaan akhir**, dan panggilan itu mengembalikan nilainya.
    Urutan pertanyaannya: apakah lawan sudah menang, apakah kita sudah menang, apakah papan penuh? Di sini kita main ❌. Papan-papannya dari pohon pelajaran 5.
learn-course-ends-code = Dalam Python, `or` mengajukan pertanyaan berikutnya hanya kalau jawaban sebelumnya tidak:
learn-course-end-ask = **Apa yang didapati panggilan di papan ini?**
learn-course-choice-theirs = 🔵 sudah menang
learn-course-choice-ours = ❌ sudah menang
learn-course-choice-full = Papan penuh
learn-course-choice-open = Masih lanjut
learn-course-end-right =
    { $right ->
        [theirs] Ya: 🔵 punya tiga sebaris, jadi panggilan ini mengembalikan -10.
        [ours] Ya: ❌ punya tiga sebaris, jadi panggilan ini mengembalikan +10. Papannya juga penuh, tapi itu ditanyakan terakhir.
        [full] Ya: tak ada yang punya tiga sebaris, dan tak ada kotak kosong. Panggilan ini mengembalikan 0.
       *[open] Ya: tak ada yang punya tiga sebaris, dan { $free } kotak masih kosong. Panggilan ini membuat satu panggilan untuk masing-masing.
    }
learn-course-end-wrong =
    { $winner ->
        [X] Bukan itu. Di sini ❌ punya tiga sebaris, 🔵 tidak, dan itu ditanyakan sebelum yang lain.
        [O] Bukan itu. Di sini 🔵 punya tiga sebaris, dan itu yang ditanyakan pertama.
       *[none] Bukan itu. Di sini tak ada yang punya tiga sebaris, dan { $free } kotak masih kosong.
    }

learn-course-back = Naik lagi di pohon
learn-course-back-text = Sebuah panggilan menunggu semua panggilan di bawahnya. Lalu ia mengembalikan satu nilai: **maks**, yang tertinggi, kalau giliran ❌; **min**, yang terendah, kalau giliran 🔵. Begitulah nilai naik dari keadaan akhir sampai ke akar. Min dan maks: dari situlah nama minimax.
learn-course-back-code = Dalam Python, itulah minimax seutuhnya, dengan `is_over`, `score`, `scores`, dan `best` dari pelajaran sebelumnya:
learn-course-returned-ask = Giliran { $mark }, dan panggilan di bawah mengembalikan { $scores }. **Apa yang dikembalikan panggilan ini?**
learn-course-returned-right =
    { $mover ->
        [X] Ya: { $mark } memilih nilai tertinggi, yaitu { $best }.
       *[O] Ya: { $mark } memilih nilai terendah, yaitu { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Bukan { $chosen }: { $mark } memilih yang tertinggi dari { $scores }.
       *[O] Bukan { $chosen }: { $mark } memilih yang terendah dari { $scores }.
    }

learn-course-choice = Memilih langkah
learn-course-choice-text =
    Di akar, nilai saja tidak cukup: program harus melangkah. Jadi ia menyimpan kotak asal nilai terbaik itu.
    Kalau dua kotak sama baiknya, kebanyakan program menyimpan yang **pertama**: yang belakangan harus lebih baik, bukan cuma sama baik.
learn-course-choice-code = Dalam Python, `found.index(top)` memberi tahu di mana `top` pertama dalam sebuah list:
learn-course-first-ask = Giliran { $mark }, dan panggilan mengembalikan { $scores }. **Kotak mana yang dimainkan program?**
learn-course-first-right = Ya: { $chosen } kotak pertama yang bernilai { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Kedalaman: makin cepat makin baik
learn-course-depth-text =
    Sejauh ini menang ya menang, selambat apa pun, dan kebanyakan tutorial berhenti di situ. Jadi sebuah program bisa terus mempermainkan lawannya.
    Obatnya adalah **kedalaman** (depth): berapa tanda yang sudah ditaruh sejak akar. Menang bernilai `10 - depth` dan kalah `depth - 10`. Sekarang program buru-buru menang, dan mengulur waktu kalau kalah.
learn-course-depth-code = Dalam Python, tiap panggilan memberi panggilan berikutnya kedalaman yang lebih satu:
learn-course-late-ask = Pertama tanpa kedalaman: giliran { $mark }, dan panggilan mengembalikan { $scores }. **Kotak mana yang dimainkan program?**
learn-course-late-right = Ya, meski ada kotak lain yang langsung menang: kotak { $chosen } juga bernilai { $best }, dan lebih dulu. Menang bisa menunggu, pikir program.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Kalau { $mark } main di { $late }, { $mark } menang dengan tanda nomor { $late_depth }: ❌ di { $late }, lalu 🔵, lalu ❌. **Berapa nilai kotak { $late } kalau kedalaman dihitung?**
learn-course-depth-right = Ya: 10 - { $late_depth } = { $late_score }. Dan kotak { $soon }, yang langsung menang, bernilai 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = Bukan { $chosen }. Kedalamannya { $late_depth }, dan menang bernilai `10 - depth`.
learn-course-soonest-ask = Dengan kedalaman, panggilan mengembalikan { $scores }. **Sekarang kotak mana yang dimainkan program?**
learn-course-soonest-right = Ya: { $chosen } bernilai { $best }, jadi langsung menang. Begitu juga caraku main.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alfa-beta: yang tak perlu dilihat
learn-course-cuts-text =
    Misalkan ❌ punya kotak yang pasti memberi 0, lalu mencoba kotak lain. Di sana kotak pertama 🔵 mengembalikan -10. Apa pun yang dikembalikan kotak 🔵 yang lain, ❌ tak akan ke sana, jadi kotak-kotak itu **dipangkas**: tak ada yang melihatnya.
    Nilai yang sudah pasti bagi ❌ disebut **alfa**, yang sudah pasti bagi 🔵 disebut **beta**. Begitu alfa setinggi beta, sisanya dipangkas.
learn-course-cuts-code = Dalam Python, `alpha` dan `beta` mulai begitu lebar sehingga tak ada yang dipangkas, dan `break` keluar dari perulangan:
learn-course-cut-ask = Kotak sebelumnya sudah memastikan { $alpha } bagi ❌. Sekarang ❌ mencoba kotak { $tried }, dan di sana kotak-kotak 🔵 mengembalikan { $scores }. **Kotak 🔵 mana yang dipangkas?**
learn-course-cut-right = Ya, { $chosen } dipangkas. Di kotak { $tried }, 🔵 bisa menahan ❌ pada { $held } atau kurang, padahal ❌ sudah pasti dapat { $alpha }. Kotak { $tried } tak memberi ❌ apa-apa, apa pun yang dikembalikan { $chosen }.
learn-course-cut-wrong = Bukan { $chosen }: saat melihatnya, program belum bisa tahu bahwa ❌ tak akan ke sana. Setelah { $scores } barulah ia tahu.

learn-course-memory = Ingatan, simetri, papan lebih besar
learn-course-memory-text =
    Dari papan kosong, minimax polos membuat 549.946 panggilan, dan alfa-beta 18.297. Padahal hanya ada 5.478 papan: program dengan **ingatan** melihat masing-masing sekali saja. Papan yang diputar atau dicerminkan nilainya sama, dan tersisa 765.
    Papan yang lebih besar, seperti 4x4, tetap terlalu banyak. Di sana program berhenti di kedalaman tertentu dan **menebak** nilainya, misalnya dengan menghitung baris yang masih bisa diisi tiap pihak.
learn-course-memory-code = Dalam Python, `memory` menyimpan nilai tiap papan di bawah sebuah kunci:
learn-course-like-ask = Putar atau cerminkan papannya. **Kotak mana yang sama dengan kotak 2 sebagai langkah pertama?**
learn-course-like-right = Ya: diputar atau dicerminkan, kotak { $chosen } menjadi 2, seperti keempat tepi. Jadi program hanya melihat salah satunya.
learn-course-like-wrong =
    { $same ->
        [True] Itu kotak 2 sendiri. Tekan yang lain.
       *[False] { $lines } baris melewati kotak { $chosen }, dan { $own } melewati kotak 2. Diputar bagaimana pun, yang satu tak pernah menjadi yang lain.
    }
learn-course-kinds-ask = **Jadi, ada berapa langkah pertama yang benar-benar beda?**
learn-course-kinds-right = Ya: sudut, tengah tepi, atau tengah papan.
learn-course-kinds-wrong = Bukan { $chosen }. Diputar bagaimana pun, sudut tetap sudut. Ada jenis kotak apa lagi?

learn-course-play = Main sebagai minimax polos
learn-course-play-text = Sekarang kamu programnya. Kamu ❌, aku 🔵 dan main seperti pemula. Setiap giliran, tekan kotak yang dimainkan minimax polos: yang pertama dari yang terbaik.
learn-course-play-ask = Panggilan mengembalikan { $scores }. **Kotak mana yang kamu mainkan?**
learn-course-play-right = Ya, { $chosen }. Aku ambil { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Sekarang hitung sendiri nilainya: siapa yang bisa menang berikutnya? **Kotak mana yang kamu mainkan?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Ya, { $chosen }: itu menang. Begitulah minimax polos main.
       *[none] Ya, { $chosen }: seri. Begitulah minimax polos main.
    }
    { $left ->
        [0] { learn-course-over }
       *[other] { $left } pelajaran belum selesai. Pakai /learn untuk melanjutkannya.
    }
