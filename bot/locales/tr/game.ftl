### Meydan okuma ve oyun, oyuncuların gördüğü haliyle.

challenge = { $asked }, { $asker } sana XOX'ta meydan okuyor.
challenge-open = { $asker } XOX için rakip arıyor. Oynamak için “Katıl” butonuna bas.
challenge-first = İşaretin { $mark } olur ve sen başlarsın.
challenge-second = İşaretin { $mark } olur; { $asker } başlar.
challenge-clock = Süresi <t:{ $deadline }:R> doluyor.
challenge-late = { $asked }, sana meydan okundu.
challenge-declined = { $asker } meydan okudu, { $asked } kabul etmedi.
challenge-withdrawn = Meydan okuma geri çekildi: { $asker }.
challenge-expired = { $asker } meydan okudu ama süresi doldu. Yeniden sormak için /play kullan.

rules-larger = { $board }: yan yana { $count } kazanır.

draw-offered = { $player } beraberlik öneriyor. { $other }, aşağıdan kabul edebilirsin; hamle yaparsan reddetmiş olursun.
against = Rakip: { $player }.
last-move = { $player } { $square } oynadı.
last-moves = { $player } { $square } oynadı, { $other } { $answer } oynadı.
answered = Sen { $yours } oynadın, ben { $mine } oynadım.
began = Ben { $mine } oynadım.
press-a-mark = İpucu almak, beraberlik önermek ya da pes etmek için dolu bir kareye bas.
clock = Hamle süresi <t:{ $deadline }:R> doluyor.
number = Oyun { $game }
first-game = İlk oyunun orta seviyede; daha zoru için `/play hard`.

headline-won = { $winner } kazandı!
headline-lost = Bu sefer ben kazandım
headline-draw = Berabere bitti
headline-nobody = Kazanan yok
headline-called-off = İlk hamleden önce iptal edildi

end-line =
    { $row ->
        [3] Yan yana üç
        [4] Yan yana dört
       *[5] Yan yana beş
    }, { $moves } hamlede.
praise-sure = Bana karşı kimse bundan fazlasını alamaz.
praise = İyi dayandın: en iyi halimle oynadım.
end-agreement =
    { $moves ->
        [0] İlk hamleden önce anlaşıldı.
       *[other] { $moves } hamleden sonra anlaşıldı.
    }
end-resignation = { $loser }, { $moves } hamleden sonra pes etti.
end-time = { $moves } hamleden sonra süresi doldu: { $loser }.
end-nobody = İki oyuncu da hamlesini yapamadan süre doldu.
end-stop =
    { $moves ->
        [0] Oyun ilk hamleden önce durduruldu.
       *[other] Oyun { $moves } hamleden sonra durduruldu.
    }

hinted =
    { $count ->
       *[other] Puanlı sayılmaz: { $names } ipucu kullandı.
    }
rematch-offered = { $player } rövanş istiyor. { $other }, oynamak için “Rövanş” butonuna bas.

resign-sure = { $game } numaralı oyunda pes ediyor musun? O zaman { $winner } kazanır.
resign-sure-bot = { $game } numaralı oyunda pes ediyor musun? O zaman ben kazanırım.
resign-sure-uncounted = { $game } numaralı oyun iptal edilsin mi? Daha başlamadı, kimse için sayılmaz.
resigned-game = { $game } numaralı oyunda pes ettin.
kept-playing = { $game } numaralı oyun devam ediyor.
menu = { $game } numaralı oyunda ne yapmak istersin?
draw-offer-made = { $game } numaralı oyunda beraberlik önerdin.
draw-agreed = { $game } numaralı oyunda beraberliği kabul ettin.
challenge-withdrawn-by-you = Meydan okumanı geri çektin.
rematch = Rövanş: oyun { $game }.

folded = -# Oyun { $game } devam ediyor: { $link }.
folded-over = -# Oyun { $game } bitti: { $link }.
link-here = burada

topic-play = Oyun başlatmak
topic-play-text =
    `/play` benimle bir oyun başlatır. Seviyeyi, tahtayı ve kimin başlayacağını seçebilirsin.
    Bir üyeye meydan okumak için rakip olarak onu seç. Oyun “Kabul et” butonuyla başlar.
    `open` ile buradan isteyen herkes katılabilir.
    Oyun bitince “Rövanş” işaretleri değiştirip yeniden oynatır.
topic-move = Hamle yapmak
topic-move-text =
    Bir kareye bas ya da numarasını veya adını `/move` ile yaz.
    Numaralar sol üstten başlar. Ad, sütun ve satırdan oluşur: `a1` sol üst köşe, `b2` onun bir kare içerisi.
    `center`, `top left` ve `bottom right` da olur.
topic-levels = Seviyeler
topic-levels-text =
    `easy` gözüne çarpan galibiyeti alır; yoksa rastgele oynar.
    `medium` senin çizgilerini de engeller.
    `hard` birkaç hamle ilerisini görür.
    `unbeatable` kurtarılabilecek hiçbir oyunu kaybetmez.
topic-boards = Daha büyük tahtalar
topic-boards-text =
    Eğik çizgiden sonraki sayı, kazanmak için yan yana kaç işaret gerektiğidir.
    `4x4` yan yana dört ister, `4x4/3` üç.
    `5x5` yan yana dört ister, `5x5/5` beş.
topic-ending = Beraberlik ve pes etmek
topic-ending-text =
    `/draw` beraberlik önerir ya da sana önerileni kabul eder. Ben, kazanamayacağım bir oyunun sonlarına doğru kabul ederim.
    `/resign` pes eder ya da meydan okumanı geri çeker.
    Hamle süresinin ne zaman dolacağı tahtanın altında yazar; bana karşıysa yalnızca süre azalınca. Süren dolarsa kaybedersin.
topic-typing = Yazılan komutlar
topic-typing-text =
    Her komutu yazabilirsin: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Kısaltmalar: hamle için `{ $prefix }m5`, tahtan için `{ $prefix }b`.
    Ya da benden bahset: `@bot play`.
topic-typing-untyped =
    Komutu benden bahsederek yaz: `@bot play hard 4x4`, `@bot resign`.
    Kısaltmalar: hamle için `@bot m5`, tahtan için `@bot b`.
