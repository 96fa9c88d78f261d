### Lider tabloları: kimin derece puanı en yüksek.

ratings-leaderboard = Lider tablosu
ratings-month = bu ay
ratings-everywhere = her yerde
ratings-games = { $games } oyun
ratings-place = { $people } kişi arasında { $place }. sıradasın.
ratings-unsure = ? = şimdilik bir tahmin
ratings-levels = 🤖 Seviyelerimin puanı sabit: { $levels }
ratings-hidden = İstediğin gibi, listede yoksun. Değiştirmek için /preferences kullan.
ratings-not-everywhere = Her yerde listelenmeyi kabul etmedin. Değiştirmek için /preferences kullan.
ratings-unrated = Burada henüz derece puanın yok. /play ile ipucu almadan bir oyun bitir.
ratings-unrated-month = Bu ay henüz puanlı oyunun yok. /play ile ipucu almadan bir oyun bitir.
ratings-unrated-past = O ay burada puanlı oyunun yoktu.
ratings-empty-past = O ay burada kimsenin puanlı oyunu yoktu.
ratings-empty = Burada henüz kimsenin derece puanı yok. İlk olmak için /play ile ipucu almadan bir oyun bitir.
ratings-empty-month = Bu ay henüz kimsenin puanlı oyunu yok. İlk olmak için /play ile ipucu almadan bir oyun bitir.
ratings-empty-everywhere = Bu listede henüz kimse yok. İlk olmak için /preferences kullan.

ratings-no-such-leaderboard = Bir tahta ({ $boards }), kurallar ({ $rules }), month, 2026-10 gibi bir ay ya da all, here veya everywhere gerek. Seçmek için /leaderboard kullan.
ratings-not-your-leaderboard = Bu listeyi başkası istedi. Kendininki için /leaderboard kullan.
ratings-months-of-servers = Geçmiş aylar her yer için değil, sunucu sunucu tutulur. /leaderboard komutunu here ile kullan.
ratings-no-server-here = Burada listelenecek bir sunucu yok. /leaderboard komutunu everywhere ile kullan.

topic-ratings = Derece puanları ve lider tablosu
topic-ratings-text =
    Herkes 1500 ile başlar. En çok puanı güçlü bir oyuncuyu yenmek kazandırır (yöntem: Glicko-2); kimin başladığı da hesaba katılır.
    `?` henüz bir tahmin demektir; puanı sana yakın oyunculara karşı bir düzine oyun onu oturtur. `±80`, büyük olasılıkla 80 puan içinde doğru demektir.
    Biten her oyun sayılır, bana karşı oynananlar da. Sayılmayanlar: ipucuyla kazandığın ya da berabere kaldığın oyunlar, bir sıra tehdit edemeden bırakılan oyunlar, bütün kanalın oynadığı oyunlar ve kendi kendime oynadıklarım. Aynı oyuncuya karşı bir günde 10 oyundan sonrası gitgide daha az sayılır. Az kişiyle oynamış oyuncular puanını ancak bir yere kadar değiştirir.
    Seviyelerim 🤖 ile görünür: birbirlerine karşı ölçüldüler; oyunların senin puanını değiştirir, onlarınkini asla.
    `/leaderboard` bu sunucunun oyuncularını listeler; 2026-10 gibi bir ay verirsen o ayın sonundaki puanlarıyla. Her yerin listesinde ancak `/preferences` içinde kabul edersen olursun.

command-leaderboard = Bu sunucuda kimin puanı en yüksek, sen kaçıncısın, gör
command-leaderboard-board = Hangi tahta; eğik çizgiden sonraki sayı, yan yana kaç işaretin kazandığıdır
command-leaderboard-rules = Hangi kurallar, 3x3'te
command-leaderboard-period = Herkes, bu ayın oyuncuları ya da 2026-10 gibi geçmiş bir ay
command-leaderboard-where = Bu sunucu ya da her yerde listelenmeyi kabul eden herkes
