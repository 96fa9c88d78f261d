### Bulmacalar: yalnızca bir karenin doğru olduğu tahtalar.

puzzles-title = Bulmaca #{ $number }
puzzles-practice-title = Alıştırma bulmacası { $number }
puzzles-question =
    { $outcome ->
        [win] Sıra: { $mark }. **Yalnızca bir kare kazandırıyor.** Hangisi?
       *[draw] Sıra: { $mark }. **Yalnızca bir kare beraberliği koruyor.** Hangisi?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Dün: kazandıran tek kare **{ $square }** idi.
           *[other] Dün: kazandıran tek kare **{ $square }** idi; { $answered } kişiden { $solved } kişi buldu.
        }
       *[draw] { $answered ->
            [0] Dün: beraberliği koruyan tek kare **{ $square }** idi.
           *[other] Dün: beraberliği koruyan tek kare **{ $square }** idi; { $answered } kişiden { $solved } kişi buldu.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Her gün { $zone } gece yarısından sonra burada yeni bir bulmaca paylaşacağım. Bitirmek için /puzzle stop kullan.
       *[other] Her gün { $zone } { $hour }:00 sonrasında burada yeni bir bulmaca paylaşacağım. Bitirmek için /puzzle stop kullan.
    }
puzzles-stopped = Günlük bulmacayı burada paylaşmayı bıraktım. Yeniden başlatmak için /puzzle here kullan.
puzzles-public = Bir kareye bas: üç deneme hakkın var, sonucu yalnızca sen görürsün.
puzzles-tries =
    { $left ->
        [1] Serini sürdürmek için bir denemen kaldı.
        [2] Serini sürdürmek için iki denemen kaldı. Bulmaca puanına yalnızca ilki sayılır.
       *[3] Üç denemen var; bulmaca puanına ilki sayılır.
    }
puzzles-practice-of = **{ $user }**, nasıl gittiğini yalnızca sen göreceksin. Başka kim basarsa kendi bulmacasını alır.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Bulmaca puanın: **{ $rating }?**, şimdilik bir tahmin.
           *[other] Bulmaca puanın: **{ $rating }?** ({ $points }), şimdilik bir tahmin.
        }
       *[False] { $points ->
            [none] Bulmaca puanın: **{ $rating }**.
           *[other] Bulmaca puanın: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Çözüldü
puzzles-wrong = Bu sefer olmadı
puzzles-answered = Bugünün bulmacasını zaten cevapladın. Sıradaki, { $zone } gece yarısında gelir.
puzzles-shared-now = Bu kanalın listesine eklendi.
puzzles-ten-days = Üst üste on gün: bu senin için bir ilk. Yarın görüşürüz.
puzzles-solution =
    { $outcome ->
        [win] { $sign } Kazandıran tek kare **{ $square }**.
       *[draw] { $sign } Beraberliği koruyan tek kare **{ $square }**.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** yalnızca berabere bitirir.
       *[False] { $sign } **{ $square }** kaybettirir.
    }
puzzles-others-lose = Diğer bütün kareler kaybettirir.
puzzles-completes = Bir çizgiyi tamamlıyor, bu da anında kaybettirir.
puzzles-line = { $mark } böyle kazanır: { $moves }
puzzles-streak =
    { $days ->
        [0] En iyi serin: { $best ->
           *[other] { $best } gün
        }.
       *[other] 🔥 Seri: **{ $days } gün** (en iyisi: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Bugün ilk deneyen sensin.
       *[other] Bugün { $answered } kişiden { $solved } kişi çözdü.
    }
puzzles-over =
    { $outcome ->
        [win] Bulmaca #{ $number } bitti: kazandıran tek kare **{ $square }** idi.
       *[draw] Bulmaca #{ $number } bitti: beraberliği koruyan tek kare **{ $square }** idi.
    }
puzzles-practice-over = Bunu zaten cevapladın. Bir tane daha için “Sonraki” butonuna bas.
puzzles-list = **XOX #{ $number }**
puzzles-others = { $count } kişi daha

puzzles-button-solve = Çöz
puzzles-button-share = Paylaş
puzzles-button-practice = Alıştırma
puzzles-button-next = Sonraki
puzzles-button-today = Bugünün bulmacası

puzzles-not-out = Bu bulmaca henüz çıkmadı. Bugünkü için /puzzle kullan.
puzzles-not-answered = Bu bulmacayı bitirmedin, paylaşacak bir şey yok. Bugünkü için /puzzle kullan.
puzzles-shared = Bunu burada zaten paylaştın.
puzzles-managers-only = Bunu yalnızca bu sunucuyu yönetebilen üyeler yapabilir. Bugünkü için /puzzle kullan.
puzzles-servers-only = Günlük bulmacayı yalnızca sunucularda paylaşabilirim. Bugünkünü burada görmek için /puzzle kullan.
puzzles-cannot-post = Bulmacayı burada paylaşamıyorum. İkimizin de görebildiği ve yazabildiği bir kanalda /puzzle here kullan.
puzzles-not-posted = Bu sunucuda günlük bulmaca paylaşmıyorum. Başlatmak için bir kanalda /puzzle here kullan.
puzzles-no-such-hour = Saat, sunucunun saat dilimine göre 0 ile 23 arasında bir sayıdır. 18 ile /puzzle here dene.
puzzles-no-such-action = Bunu anlamadım. /puzzle komutunu today, practice, here ya da stop ile dene.

topic-puzzles = Bulmacalar
topic-puzzles-text =
    `/puzzle` günün bulmacasını gösterir, herkese aynısını: kazandıran ya da beraberliği koruyan tek kareyi bul.
    Üç denemen var: 🟩 doğru, 🟨 yalnızca berabere, 🟥 kaybettirir. **Paylaş** seninkini, kareler görünmeden, kanaldaki bir listeye koyar. Serini sürdürmek için her gün bir tane çöz.
    Bulmaca puanına yalnızca ilk denemen sayılır; alıştırma dörtte bir sayılır. Günde en fazla 60 puan oynar ve beşinci bulmacana kadar bir tahmindir (`?`).
    `/puzzle practice` istediğin kadar daha verir.
    Bir sunucuyu yönetiyorsan `/puzzle here` bulmacayı her gün, seçtiğin saatte bir kanalda paylaşır; `/puzzle stop` bunu bitirir.

command-puzzle = Günün bulmacasını çöz ya da başkalarıyla alıştırma yap
command-puzzle-today = Günün bulmacasını çöz (yalnızca sen görürsün)
command-puzzle-practice = Arka arkaya bulmaca çöz (yalnızca sen görürsün)
command-puzzle-here = Bulmacayı her gün bu kanalda paylaş (sunucu yöneticileri için)
command-puzzle-here-hour = Sunucunun saat dilimine göre saat kaçta, 0-23
command-puzzle-stop = Bulmacayı her gün paylaşmayı bırak (sunucu yöneticileri için)
