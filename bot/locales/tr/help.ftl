### Yardım: üç bölümde kısa bir bakış.

help-title = XOX
help-typed =
    Kazanmak için üç işaretini yan yana diz.
    Yazarak da olur: `{ $prefix }play` ya da `{ $prefix }move 5`.
help-untyped =
    Kazanmak için üç işaretini yan yana diz.
    Yazarak da olur: `@bot play` ya da `@bot move 5`.
help-play = Oyna
help-play-text =
    `/play` benimle, bir arkadaşınla, isteyen herkesle ya da bütün kanalla oynatır.
    Bir kareye bas ya da `/move` yaz.
    `/board` oyununu yeniden gösterir.
    `/tournament` eleme ya da lig usulü turnuva kurar.
    `/draw` ve `/resign` oyunu bitirir.
    `/preferences` tahtaların görünümünü (ekran okuyucular için kelimeler de var), sana neleri haber vereceğimi ve kimlerin sana meydan okuyabileceğini ayarlar.
help-watch = İzle
help-watch-text =
    `/games` şu an oynananları listeler.
    `/watch` bir oyunu burada takip eder.
    `/history` biten oyunları listeler.
    `/replay` birini hamle hamle gösterir.
help-learn = Öğren
help-learn-text =
    `/learn` nasıl düşündüğümü anlatan bir kurs.
    `/hint` en iyi karelerini gösterir.
    `/explain` her karenin değerini gösterir.
    `/puzzle` her gün yeni.
    `/stats` nasıl gittiğini gösterir.
    `/leaderboard` en iyileri gösterir.
    `/privacy` neleri sakladığımı gösterir.
help-manage = Yönet
help-manage-text =
    `/settings` bu sunucuda nasıl çalıştığımı ayarlar.
    `/permissions` burada neler yapabildiğimi ve nereden değiştirileceğini gösterir.
    `/puzzle here` bulmacayı her gün burada paylaşır.

help-button-play = Oyna ({ $kind })
help-button-challenge = Meydan oku
help-button-watch = İzle

help-menu-topics = Daha fazlası…
help-menu-whom = Bir rakip seç
help-challenge-whom = Kime meydan okumak istersin?

help-about =
    Ben tictactoe-bot { $version }. Hamlelerimi minimax ile bulurum: yenilmez seviyem kurtarılabilecek hiçbir oyunu kaybetmez, kolay seviyem sana şans tanır.
    Kimin nerede oynadığını, hamleleri, sonuçları ve tercihlerini saklarım; yazdığın başka hiçbir şeyi saklamam. Ayrıntılar /privacy, neler yapabildiğim /help komutunda.

help-no-such-topic = Bu konuda yardımım yok. Şunlardan biriyle /help dene: { $names }.

command-help = Neler yapabildiğimi ve nasıl oynandığını gör
command-help-topic = Hangi konu? Boş bırakırsan hepsinin özeti gelir
command-about = Ne olduğumu ve neleri sakladığımı gör
