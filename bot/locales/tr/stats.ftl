### Bir üyenin istatistikleri.

stats-title = { $name }: { $games } oyun
stats-score = { $win } { $won } galibiyet (%{ $share }) · { $draw } { $drawn } beraberlik · { $loss } { $lost } mağlubiyet
stats-streak = Şu an üst üste **{ $current }** galibiyet. En iyi seri **{ $best }** idi.
stats-best-streak = En iyi seri: üst üste **{ $best }** galibiyet
stats-opening = En sevilen ilk hamle: **{ $square }** ({ $board }), X ile { $all } oyunun { $games } tanesinde
stats-accuracy = 3x3'te doğruluk: { $moves } hamlede **%{ $share }**
stats-opponents = Rakipler
stats-boards = Tahtalar
stats-won = gal.
stats-drawn = ber.
stats-lost = mağ.
stats-rated = puan
stats-people = insanlar
stats-rating = Derece puanı: **{ $rating }**
stats-you-against = Sen ve { $second }
stats-against = { $first } ve { $second }
stats-duel = { $win } { $won } galibiyet · { $draw } { $drawn } beraberlik · { $loss } { $lost } mağlubiyet
stats-latest =
    { $count ->
        [one] Son oyun: { $results }
       *[other] Son { $count } oyun, en yenisi başta: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } beraberlik
    }
stats-changed = { $name }, yeni derece puanı: { $rating } ({ $points })
stats-first-win = 🎉 { $name } ilk kez kazandı! Rakip: { $bot }
stats-hundred = 🎉 { $name } burada 100. oyununu bitirdi.
stats-you-no-duel = { $second } ile burada henüz bitmiş bir oyunun yok. Değiştirmek için /play kullan.
stats-no-duel = İkisinin burada henüz bitmiş bir oyunu yok. Değiştirmek için /play kullan.
stats-empty = Burada henüz bir oyun bitirmedin. Bir tane oyna, istatistiklerin başlasın.
stats-empty-member = { $name } burada henüz bir oyun bitirmedi. Meydan okumak için /play kullan.
stats-member = Bu üye

stats-button-play = Oyna ({ $kind })
stats-button-rating = Derece puanı
stats-button-openings = Açılışlar

stats-rating-title = { $name } · { $board }
stats-rating-now =
    { $games ->
        [one] 1 puanlı oyundan sonra **{ $rating }**.
       *[other] { $games } puanlı oyundan sonra **{ $rating }**; en düşük { $least }, en yüksek { $most }.
    }
stats-rating-picture =
    { $games ->
        [one] { $board } derece puanı: 1 oyundan sonra { $rating }.
       *[other] { $board } derece puanı, { $games } oyunun her birinden sonra bir nokta: ilk { $first }, son { $rating }; en düşük { $least }, en yüksek { $most }.
    }

stats-openings-title = { $name } · { $board }: X ile { $games } oyun
stats-openings-move = { $square } karesi: { $games } oyun, %{ $share } galibiyet
stats-openings-key = Nasıl okunur
stats-openings-legend = Sayı, ilk hamlenin oraya ne sıklıkta yapıldığıdır. Çubuk o oyunların nasıl bittiğini gösterir: mavi galibiyet, gri beraberlik, turuncu mağlubiyet.
stats-openings-picture = { $board } tahtada ilk hamleler: { $squares }.
stats-openings-square = { $square }: %{ $share } (%{ $won } galibiyet)

stats-are-yours = DM'lerde yalnızca kendi istatistiklerini gösteririm. Başkasınınkiler için bir sunucuda /stats kullan.
stats-against-yourself = Kimse kendine karşı oynamaz. İki farklı üye seç.
stats-not-of-bots = Botların istatistiği olmaz. Seviyelerime karşı nasıl gittiğini görmek için /stats kullan.
stats-not-rated-yet = Henüz puanlı oyun yok. Derece puanı almak için /play ile ipucu almadan bir oyun bitir.
stats-no-openings-yet = Burada X ile bitmiş bir oyun henüz yok. /play kullan ve kimin başlayacağını seç.

topic-stats = İstatistikler
topic-stats-text =
    `/stats` neler kazandığını, derece puanını, serilerini ve doğruluğunu gösterir. Birininkileri görmek için o üyeyi seç.
    İkisinin birbirine karşı nasıl olduğunu görmek için ikinci bir üye daha seç.
    “Derece puanı” ve “Açılışlar” birer grafik çizer. İkinci hamleden önce biten oyunlar sayılmaz.

command-stats = Sonuçlarını, serilerini ve doğruluğunu ya da bir üyeninkileri gör
command-stats-member = Kimin istatistikleri; seninkiler için boş bırak
command-stats-against = Bu üyeye karşı nasıl gittiği
