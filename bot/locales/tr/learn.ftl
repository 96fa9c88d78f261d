### İpuçları, açıklamalar ve minimax kursu: botun hamlelerini bulma yöntemi.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Hemen kazanmak için **{ $squares }** oyna.
       *[other] **{ $squares }** oyna: cevap ne olursa olsun { $moves } hamlede kazanırsın.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Hiçbir kare diğerinden iyi değil: kimse hata yapmazsa berabere.
       *[other] Beraberliği korumak için **{ $squares }** oyna; { $worse } kaybettirir.
    }
learn-hint-loss =
    { $count ->
        [one] Kaybediyorsun ama en uzun bu dayanır: **{ $squares }**.
       *[other] Kaybediyorsun ama en uzun bunlar dayanır: **{ $squares }**.
    }
learn-hint-tricky = Cevabı zor olan: { $square }.
learn-hint-after =
    { $kind ->
        [forks] { $square } oynarsan aynı anda { $squares } ile tehdit edersin.
        [forces] { $square } oynarsan { $other } engellemek zorunda kalır: { $squares }.
       *[holds] { $count ->
            [1] { $square } oynarsan { $other } tarafını yalnızca { $squares } kurtarır.
           *[other] { $square } oynarsan { $other } tarafı { $squares } ile kurtulur.
        }
    }
learn-explain-counts = Değerlerine baktığın için oyunun ancak kaybedersen puanlı sayılacak.
learn-hint-counts = İpucu aldığın için bu oyun ancak kaybedersen puanlı sayılacak.
learn-unsure = Sonuna kadar arayamadım.
learn-hint-estimate = Ben **{ $squares }** oynardım: şansın yaklaşık %{ $chance }. { $depth } hamle ileriye baktım, sonuna kadar değil.
learn-explain-estimate = { $mark } için en iyisi { $squares }: şansı yaklaşık %{ $chance }. { $depth } hamle ileriye baktım, sonuna kadar değil.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } şimdi kazanır, hamle: { $squares }.
           *[other] { $mark } 1 hamlede kazanır, hamle: { $squares }.
        }
       *[other] { $mark } { $moves } hamlede kazanır, hamle: { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] Her kare berabere bitirir.
       *[other] { $mark } berabere kalır, hamle: { $squares }.
    }
learn-explain-loss = { $mark } { $moves } hamlede kaybeder, en iyi hamleyle bile: { $squares }.
learn-squares-win =
    { $sign } { $moves ->
        [0] Gördüğüm kadarıyla galibiyet
       *[other] { $moves } hamlede galibiyet
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Gördüğüm kadarıyla beraberlik
       *[other] Beraberlik
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Gördüğüm kadarıyla mağlubiyet
       *[other] { $moves } hamlede mağlubiyet
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score }: **{ $squares }**
learn-explain-too-large = { $positions } konuma baktım. Düz minimax burada aşırı uzun sürerdi.
learn-explain-minimax =
    Düz minimax bu tahta için { $calls } çağrı yapar ve { $square } oynar; ben { $positions } konuma baktım.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    Düz minimax { $square } oynar ve { $plain_moves } hamlede kazanır: onun için ne kadar geç olursa olsun galibiyet galibiyettir. Ben { $best } oynar, { $moves } hamlede kazanırdım.
learn-explain-slower-loss =
    Düz minimax { $square } oynar ve { $plain_moves } hamlede kaybeder: onun için ne kadar erken olursa olsun mağlubiyet mağlubiyettir. Ben { $best } oynar, { $moves } hamle dayanırdım.
learn-indices-squares =
    { $count ->
        [1] Listen 0'dan sayıyor: { $indices } indeksi { $squares } karesidir.
       *[other] Listen 0'dan sayıyor: { $indices } indeksleri sırasıyla { $squares } kareleridir.
    }
learn-explain-effort = Çağrılar: düz { $plain }, alfa-beta ile { $alpha_beta }, bellekle { $memory }.
learn-explain-maximiser =
    Maksimize eden { $mark }, minimize eden { $other }: { $win } { $mark } için galibiyet, { $loss } mağlubiyet, 0 beraberlik. Oyun sıfır toplamlı: bir tarafın kazandığını öbürü kaybeder.
learn-unreached = Sıra { $mark } tarafındayken hiçbir oyun bu tahtaya varmaz, ama minimax yine de değer verebilir.

learn-tree = { $board } tahtanın minimax ağacı, sıra: { $mark }, konum sayısı: { $positions }. İlk düzey: { $scores }. En iyi değer: { $score }. Seçilen yol: { $line }.
learn-tree-square = { $square } karesinin değeri { $score }

learn-lesson =
    Adım { $step } / { $steps }: çağrı { $call }, { $depth ->
        [0] kök
       *[other] şunlardan sonra: { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] Sıra: { $mark }. Minimize eden taraf, **en düşük** değeri ister. Boş kareler: { $squares }.
       *[max] Sıra: { $mark }. Maksimize eden taraf, **en yüksek** değeri ister. Boş kareler: { $squares }.
    }
learn-lesson-recursion =
    Minimax her birini dener: işareti koy, o tahta için minimax'ı çağır, işareti geri al. Kendini böyle çağıran fonksiyona özyinelemeli denir; bu yöntemin adı özyinelemedir.
learn-lesson-next = { $mark } şimdi şunu dener: **{ $square }**.
learn-lesson-back = Önceki tahtaya dönüş: { $square } karesindeki işaret geri alınır. Değeri **{ $score }** oldu.
learn-lesson-results = Şimdiye kadarki sonuçlar: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Alfa { $alpha }, beta { $beta }.
learn-lesson-skips =
    Alfa betaya ulaştı: karşı tarafın başka yerde daha iyisi var ve oyunun bu tahtaya gelmesine izin vermez. Bu yüzden denemeye gerek yok: { $squares }.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } en düşüğü alır: bu çağrı **{ $score }** döndürür.
       *[max] { $mark } en yükseği alır: bu çağrı **{ $score }** döndürür.
    }
learn-lesson-limit = ≤ en fazla, ≥ en az demektir: üstteki çağrının bilmesi gereken yalnızca bu.
learn-lesson-terminal =
    { $other } kazandı mı? { $winner ->
        [min] Evet.
        [max] Hayır. { $mark } kazandı mı? Evet.
       *[none] Hayır. { $mark } kazandı mı? Hayır. Tahta dolu mu? Evet.
    } Bu bir bitiş durumu: deneyecek bir şey kalmadı ve bu çağrı **{ $score }** döndürür.
learn-lesson-plays =
    { $count ->
        [one] Minimax'ın hamlesi: { $square }.
       *[other] Değerleri aynı: { $squares }. İlki tutulur, minimax'ın hamlesi: { $square }.
    }

topic-hint = İpuçları
topic-hint-text =
    `/hint` en iyi karelerini ve nedenini gösterir. Yalnızca sen görürsün.
    İpucu aldığın oyun ancak kaybedersen puanlı sayılır.
topic-minimax = Nasıl düşünüyorum
topic-minimax-text =
    Her hamleyi oyunun sonuna kadar dener, en iyisini tutarım. Bunun adı minimax.
    `/explain` bunu senin oyunun ya da `O.XX.X.OO` gibi bir tahta için gösterir: her karenin değeri ve ağacın bir resmi.
    Çağrı çağrı ilerlemek için `steps` seç.
    `/learn` bunu en baştan, butonlara basarak oynadığın on iki kısa derste öğretir.

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = sıra: { $mover }

learn-picture-cut = budandı

learn-picture-more = altta { $calls } tane daha

learn-picture-legend =
    Değerler { $maximiser } içindir.
    Kalın çizgi, minimax'ın oynadığıdır.
    { $form ->
        [cut] Gri: bakılmadı. ≤ ve ≥: en fazla, en az.
        [bounds] ≤ ve ≥: en fazla, en az.
       *[plain] {""}
    }

learn-tree-too-large = En fazla { $most } boş kare için ağaç çizebilirim; bu tahtada { $free } var.
learn-too-many-calls = Alfa-beta bu tahtada { $most } çağrıdan fazlasını ister. Daha az boş karesi olan bir tahta dene.
learn-position-over = Bu tahtanın sonucu zaten belli. Boş karesi olan ve kazananı olmayan bir tahta dene.
learn-standard-rules-only = Adımlar ve alfa-beta yalnızca standart kurallar içindir.
learn-too-many-steps = Ders için en fazla { $most } boş karesi olan bir tahta gerek. Bunun için /explain komutunu adımlar olmadan kullan.

command-hint = En iyi karelerini gör (yalnızca sen görürsün)
command-explain = Her karenin değerini minimax ağacıyla birlikte gör
command-explain-what = Bir tahta (O.XX.X.OO) ya da bir oyunun numarası; kendi oyunun için boş bırak
command-explain-form = Minimax ağacını ya da adımlarını seç, düz ya da alfa-beta ile
command-explain-scores = Bir galibiyet kaç sayılsın
command-explain-turn = Sıra kimde; öbür tarafın gözünden görmek istersen
command-explain-maximiser = Kimin galibiyeti artı sayılsın (varsayılan: sıradaki taraf)
command-learn = Nasıl düşündüğümü on iki kısa derste öğren (yalnızca sen görürsün)
command-learn-lesson = Hangi ders, 1-12; kaldığın yerden devam için boş bırak

learn-course-title =
    Ders { $lesson } / { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Bu kurs, bir programın en iyi hamleyi nasıl bulduğunu gösterir. Programlama bilmen gerekmez; istersen kodu atla.
learn-course-welcome = Yine hoş geldin. Burada kalmıştın.
learn-course-over =
    Böylece **kursu bitirdin**. Artık minimax'ı biliyorsun; ben de aynı hamleleri bulurum, yalnızca daha çabuk.
    Yeniden okumak için bir ders seç, kendi tahtanla `/explain what:O.XX.X.OO` dene ya da benimle oyna.
learn-course-lessons = Bütün dersler
learn-course-button-next = Sonraki
learn-course-button-lesson = Sonraki ders
learn-course-button-play = Gerçek bir oyun oyna
learn-course-changed = Kurs o mesajdan sonra değişti. Devam etmek için /learn kullan.
learn-no-such-lesson = Dersler 1 ile { $last } arası. /learn komutunu bunlardan biriyle ya da devam için numarasız kullan.

learn-course-board = Tahta bir listedir
learn-course-board-text =
    Program tahtayı göremez. Onu bir **liste** olarak tutar: sol üstten başlayarak okunan dokuz şey. Listede ❌ "X" olur, 🔵 "O" olur; boş kare ise listedeki kendi numarasını, **indeksini** tutar:
    `{ $list }`
    Liste 0'dan sayar; yani numaraları karelerdekinden bir eksiktir.
learn-course-board-code = Bir programlama dili olan Python'da `def` bir fonksiyon başlatır: adı olan bir program parçası. Bu fonksiyon sayıları (`int`) tutar, işaretleri atar:
learn-course-index-ask = **Hangi karenin indeksi 4?** Ona bas.
learn-course-index-right = Evet: { $chosen } numaralı karenin indeksi { $index }. Hep bir eksik.
learn-course-index-wrong = O değil: { $chosen } numaralı karenin indeksi { $index }, çünkü liste 0'dan sayar. Tekrar dene.
learn-course-free-ask = **Kaç kare boş?**
learn-course-free-right = Evet: listede kalan indeksler { $indices }; bunlar da şu kareler: { $squares }.
learn-course-free-wrong = { $chosen } değil. Listede hâlâ duran sayılara bak: `{ $list }`

learn-course-lines = Sekiz çizgi
learn-course-lines-text = Sekiz çizgi kazandırabilir: üç satır, üç sütun ve iki çapraz. Kimin kazandığını görmek için program her birine bakar: üçünde de aynı işaret mi var?
learn-course-lines-code = Python'da bir çizgi üç indekstir. `board[at]` bunlardan birinde ne durduğudur; `marks` bunları, her işareti bir kez olmak üzere toplar. `mark` tek başınaysa kazanmıştır:
learn-course-line-ask = Sıra: { $mark }. **Hangi kare { $mark } için yan yana üç yapar?**
learn-course-line-right = Evet: { $line } karelerinin hepsinde { $mark } var, yani { $mark } kazandı.
learn-course-line-wrong = { $mark } { $chosen } karesine gelince hiçbir çizgide üç { $mark } olmuyor. İki { $mark } ve bir boş karesi olan bir çizgi ara.
learn-course-most-ask = Şimdi boş bir tahta. **Hangi kare en çok çizginin üzerinde?**
learn-course-most-right = Evet: sekiz çizgiden { $lines } tanesi { $chosen } numaralı kareden geçer. Orta bu yüzden güçlüdür.
learn-course-most-wrong = { $chosen } numaralı kare { $lines } çizginin üzerinde. Başka biri { $most } çizginin üzerinde.

learn-course-scores = Değerler
learn-course-scores-text =
    Biten bir oyun, her zaman ❌ gözünden bir **değer** alır: ❌ kazandıysa +10, 🔵 kazandıysa -10, beraberlikte 0.
    Bir tarafın kazandığını öbürü kaybeder. Buna **sıfır toplamlı** denir; ikisi için tek sayının yetmesi de bundandır.
learn-course-scores-code = Python'da `return` fonksiyonu bitirir ve cevabını geri verir:
learn-course-final-ask = Bu oyun bitti. **Değeri kaç?**
learn-course-final-right =
    { $winner ->
        [X] Evet: ❌ yan yana üç yaptı, bu +10 eder.
        [O] Evet: 🔵 yan yana üç yaptı, bu -10 eder.
       *[none] Evet: tahta dolu ve kimsede yan yana üç yok. Beraberlik 0 eder.
    }
learn-course-final-wrong =
    { $winner ->
        [X] { $chosen } değil: ❌ yan yana üç yaptı. Bunu kaç sayıyoruz?
        [O] { $chosen } değil: 🔵 yan yana üç yaptı. Bunu kaç sayıyoruz?
       *[none] { $chosen } değil: kimsede yan yana üç yok. Bunu kaç sayıyoruz?
    }

learn-course-worse =
    { $why ->
        [equal] { $chosen } karesinin değeri de { $score }, ama { $first } daha önce geliyor.
        [loses] { $mark } { $chosen } oynarsa { $other } { $reply } ile kazanır: değeri { $score }.
       *[worse] { $mover ->
            [X] { $chosen } karesinin değeri { $score }, ama { $first } karesinin değeri { $best }. { $mark } en yükseği ister.
           *[O] { $chosen } karesinin değeri { $score }, ama { $first } karesinin değeri { $best }. { $mark } en düşüğü ister.
        }
    }

learn-course-turns = Biri yükseği, biri düşüğü ister
learn-course-turns-text =
    ❌ ve 🔵 sırayla oynar. ❌ en yüksek değeri ister; yani **maksimize eden** ❌. 🔵 en düşüğünü ister; yani **minimize eden** 🔵.
    Her biri en iyi değere götüren kareyi alır. Bu değerlerin nereden geldiğini ders 5 anlatır.
learn-course-turns-code = Python'da `other` sıradaki oynayacak olanı söyler, `best` ise bir listenin en yükseğini ya da en düşüğünü seçer:
learn-course-turn-ask = Sıra: { $mark }. Kareler şu değerlere götürüyor: { $scores }. **{ $mark } hangi kareyi alır?**
learn-course-turn-right =
    { $mover ->
        [X] Evet: en yükseği { $best } ({ $scores }).
       *[O] Evet: en düşüğü { $best } ({ $scores }).
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Şimdi bu tahtada sıranın { $mark } tarafında olduğunu düşün (🔵 ile başlayan başka bir oyun). O zaman değerler şöyle: { $scores }. **{ $mark } hangi kareyi alır?**
learn-course-turned-right =
    { $mover ->
        [X] Evet: en yükseği { $best } ({ $scores }). Aynı kareler, başka değerler: sıranın kimde olduğu önemli.
       *[O] Evet: en düşüğü { $best } ({ $scores }). Aynı kareler, başka değerler: sıranın kimde olduğu önemli.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Çağrılar ve özyineleme
learn-course-calls-text =
    Değerler nereden geliyor? Program bir kareyi dener, sonra ortaya çıkan tahtanın değerini sorar. Bunun için orada aynı şeyi yeniden yapar: kendini çalıştırır. Buna **özyineleme** denir; her çalıştırma da bir **çağrı**dır.
    Bu tahta için yapılan ilk çağrı **kök**tür: diğerleri ondan bir ağaç gibi dallanır.
learn-course-calls-code = Python'da `scores` işareti koyar, bir çağrı yapar ve işareti geri alır; `minimax` ders 7'de gelecek:
learn-course-below-ask = Sıra: { $mark }. **Kökün kendisi kaç çağrı yapar?**
learn-course-below-right = Evet: her boş kare için bir tane ({ $squares }). Sonra işaretini geri alır.
learn-course-below-wrong = { $chosen } değil. Kök, her boş kare için bir çağrı yapar.
learn-course-calls-ask = Kökün çağrılarının her biri, oyun bitene kadar kendi çağrılarını yapar. **Kökle birlikte toplam kaç çağrı var?**
learn-course-calls-right = Evet: ağaçtan hamle hamle inersek { $levels } = { $chosen }. `/explain what:O.XX.X.OO` bunu çizer.
learn-course-calls-wrong = { $chosen } değil. Kök 1 çağrıdır ve 3 çağrı yapar. Her birinden devam et: kazandıran kare oyunu orada bitirir, diğerleri kalan her kare için bir çağrı yapar.

learn-course-ends = Çağrıların bittiği yer
learn-course-ends-text =
    Oyunun bittiğini gören çağrı artık çağrı yapmaz. Onun tahtası bir **bitiş durumu**dur ve çağrı değeri döndürür.
    Şu sırayla sorar: rakip kazandı mı, biz kazandık mı, tahta dolu mu? Burada biz ❌ oynuyoruz. Tahtalar ders 5'teki ağaçtan.
learn-course-ends-code = Python'da `or`, bir sonraki soruyu yalnızca öncekinin cevabı hayırsa sorar:
learn-course-end-ask = **Bu tahtadaki çağrı ne bulur?**
learn-course-choice-theirs = 🔵 kazandı
learn-course-choice-ours = ❌ kazandı
learn-course-choice-full = Tahta dolu
learn-course-choice-open = Oyun sürüyor
learn-course-end-right =
    { $right ->
        [theirs] Evet: 🔵 yan yana üç yaptı, bu çağrı -10 döndürür.
        [ours] Evet: ❌ yan yana üç yaptı, bu çağrı +10 döndürür. Tahta da dolu, ama o en son sorulur.
        [full] Evet: kimsede yan yana üç yok ve boş kare kalmadı. Bu çağrı 0 döndürür.
       *[open] Evet: kimsede yan yana üç yok ve { $free } kare boş. Her biri için bir çağrı yapar.
    }
learn-course-end-wrong =
    { $winner ->
        [X] O değil. Burada ❌ yan yana üç yapmış, 🔵 yapmamış; bu da ötekilerden önce sorulur.
        [O] O değil. Burada 🔵 yan yana üç yapmış; ilk sorulan da bu.
       *[none] O değil. Burada kimsede yan yana üç yok ve { $free } kare boş.
    }

learn-course-back = Ağaçtan yukarı
learn-course-back-text = Çağrı, altındaki bütün çağrıları bekler. Sonra tek bir değer döndürür: sıra ❌ tarafındaysa **max**, yani en yükseği; 🔵 tarafındaysa **min**, yani en düşüğü. Böylece değerler bitiş durumlarından köke doğru yukarı taşınır. Min ve max: minimax adını buradan alır.
learn-course-back-code = Python'da minimax'ın tamamı bu kadar; `is_over`, `score`, `scores` ve `best` önceki derslerden:
learn-course-returned-ask = Sıra: { $mark }. Alttaki çağrılar şunları döndürdü: { $scores }. **Bu çağrı ne döndürür?**
learn-course-returned-right =
    { $mover ->
        [X] Evet: { $mark } en yüksek değeri seçer, o da { $best }.
       *[O] Evet: { $mark } en düşük değeri seçer, o da { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] { $chosen } değil: { $mark } bunların en yükseğini seçer: { $scores }.
       *[O] { $chosen } değil: { $mark } bunların en düşüğünü seçer: { $scores }.
    }

learn-course-choice = Hamleyi seçmek
learn-course-choice-text =
    Kökte bir değer yetmez: programın oynaması gerekir. O yüzden en iyi değerin geldiği kareyi aklında tutar.
    İki kare eşit derecede iyiyse çoğu program **ilkini** tutar: sonra gelen daha iyi olmalıdır, eşit olması yetmez.
learn-course-choice-code = Python'da `found.index(top)`, listedeki ilk `top` değerinin nerede olduğunu söyler:
learn-course-first-ask = Sıra: { $mark }. Çağrılar şunları döndürdü: { $scores }. **Program hangi kareyi oynar?**
learn-course-first-right = Evet: değeri { $best } olan ilk kare { $chosen }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Derinlik: erken olan daha iyi
learn-course-depth-text =
    Şimdiye kadar galibiyet ne kadar geç olursa olsun galibiyetti; çoğu anlatım da burada bırakır. Böyle bir program avıyla sonsuza dek oynayabilir.
    Bunu düzelten **derinlik**tir: kökten beri kaç işaret kondu. Galibiyetin değeri `10 - depth`, mağlubiyetinki `depth - 10` olur. Artık program kazanmak için acele eder, kaybetmek için ağırdan alır.
learn-course-depth-code = Python'da her çağrı bir sonrakine bir fazla derinlik verir:
learn-course-late-ask = Önce derinlik olmadan: sıra { $mark } tarafında, çağrılar şunları döndürdü: { $scores }. **Program hangi kareyi oynar?**
learn-course-late-right = Evet, başka bir kare hemen kazandırdığı halde: { $chosen } karesinin değeri de { $best } ve o daha önce gelir. Program, galibiyet bekleyebilir diye düşünür.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = { $mark } { $late } oynarsa { $late_depth } numaralı işaretle kazanır: { $late } karesine ❌, sonra 🔵, sonra ❌. **Derinlik sayılırsa { $late } karesinin değeri kaç?**
learn-course-depth-right = Evet: 10 - { $late_depth } = { $late_score }. Hemen kazandıran { $soon } karesinin değeri ise 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = { $chosen } değil. Derinlik { $late_depth } ve galibiyetin değeri `10 - depth`.
learn-course-soonest-ask = Derinlikle çağrılar şunları döndürür: { $scores }. **Program şimdi hangi kareyi oynar?**
learn-course-soonest-right = Evet: { $chosen } karesinin değeri { $best }, yani hemen kazandırır. Ben de böyle oynarım.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alfa-beta: nereye bakmamalı
learn-course-cuts-text =
    Diyelim ❌, değeri 0 olan bir kareyi garantiledi ve başka birini deniyor. Orada 🔵 tarafının ilk karesi -10 döndürüyor. 🔵 tarafının diğer kareleri ne döndürürse döndürsün ❌ oraya gitmez; o kareler **budanır**: kimse onlara bakmaz.
    ❌ tarafının garantilediği değer **alfa**, 🔵 tarafının garantilediği değer **beta**dır. Alfa betaya ulaşınca gerisi budanır.
learn-course-cuts-code = Python'da `alpha` ve `beta` hiçbir şey budanmayacak kadar geniş başlar, `break` döngüden çıkar:
learn-course-cut-ask = Önceki bir kare ❌ için { $alpha } değerini garantiledi. Şimdi ❌ { $tried } karesini denedi ve orada 🔵 tarafının kareleri şunları döndürdü: { $scores }. **🔵 tarafının hangi karesi budanır?**
learn-course-cut-right = Evet, { $chosen } budanır. { $tried } karesinde 🔵, ❌ tarafını { $held } ya da daha azında tutabilir; ❌ ise zaten { $alpha } değerini garantiledi. { $chosen } ne döndürürse döndürsün { $tried } karesi ❌ için bir şey kazandırmaz.
learn-course-cut-wrong = { $chosen } değil: program ona bakarken ❌ tarafının oraya gitmeyeceğini henüz bilemezdi. Şunlardan sonra bilir: { $scores }.

learn-course-memory = Bellek, simetri, büyük tahtalar
learn-course-memory-text =
    Boş tahtadan düz minimax 549.946 çağrı yapar, alfa-beta 18.297. Ama yalnızca 5.478 tahta vardır: **belleği** olan bir program her birine bir kez bakar. Çevrilmiş ya da aynadaki gibi ters dönmüş tahtanın değeri aynıdır; böylece 765 kalır.
    4x4 gibi büyük tahtalarda bu bile çok fazladır. Orada program bir derinlikte durur ve değeri **tahmin eder**; örneğin her tarafın hâlâ doldurabileceği çizgileri sayarak.
learn-course-memory-code = Python'da `memory` her tahtanın değerini bir anahtar altında tutar:
learn-course-like-ask = Tahtayı çevir ya da aynada düşün. **Hangi kare, 2 numaralı kareyle aynı ilk hamledir?**
learn-course-like-right = Evet: çevrilince ya da aynada { $chosen } numaralı kare 2 olur; dört kenarın hepsi gibi. Yani program yalnızca birine bakar.
learn-course-like-wrong =
    { $same ->
        [True] Bu zaten 2 numaralı kare. Başka birine bas.
       *[False] { $chosen } numaralı kareden { $lines } çizgi geçer, 2 numaralı kareden { $own }. Tahtayı nasıl çevirirsen çevir, biri öbürüne dönüşmez.
    }
learn-course-kinds-ask = **O zaman gerçekten farklı kaç ilk hamle var?**
learn-course-kinds-right = Evet: bir köşe, bir kenarın ortası ya da tahtanın ortası.
learn-course-kinds-wrong = { $chosen } değil. Tahtayı nasıl çevirirsen çevir, köşe köşe kalır. Başka ne tür kareler var?

learn-course-play = Düz minimax gibi oyna
learn-course-play-text = Şimdi program sensin. Sen ❌, ben 🔵 ve acemi gibi oynuyorum. Her hamlede düz minimax'ın oynadığı kareye bas: en iyilerin ilkine.
learn-course-play-ask = Çağrılar şunları döndürdü: { $scores }. **Hangi kareyi oynarsın?**
learn-course-play-right = Evet, { $chosen }. Ben { $reply } oynuyorum.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Şimdi değerleri kendin bul: bir sonraki hamlede kim kazanabilir? **Hangi kareyi oynarsın?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Evet, { $chosen }: bu kazandırır. Düz minimax böyle oynar.
       *[none] Evet, { $chosen }: berabere. Düz minimax böyle oynar.
    }
    { $left ->
        [0] { learn-course-over }
        [one] Bitmemiş bir ders kaldı. Devam etmek için /learn kullan.
       *[other] Bitmemiş { $left } ders kaldı. Devam etmek için /learn kullan.
    }
