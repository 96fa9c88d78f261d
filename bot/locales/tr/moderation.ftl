### Moderatörlerin yaptıkları: oyunları ve meydan okumaları bitirmek.

moderation-ended-game = { $moderator }, { $game } numaralı oyunu bitirdi. Kimse için sayılmaz.
moderation-ended-challenge = { $moderator } bir meydan okumayı kapattı: { $asker }.

topic-ending-moderator = Mesajları yönetebiliyorsan `/end` kanalındaki bir oyunu sonuçsuz bitirir.

moderation-not-moderator = Burada bir oyunu yalnızca bu kanalda mesajları yönetebilenler bitirebilir. Kendi oyununda pes etmek için /resign kullan.
moderation-your-own = { $game_id } numaralı oyunu sen oynuyorsun. Pes etmek için /resign kullan ya da başka bir moderatörden bitirmesini iste.
moderation-no-such-game = { $game_id } numaralı oyun bu kanalda değil. /end komutunu oynandığı yerde kullan.
moderation-nothing-open = Bu üyenin bu kanalda açık meydan okuması yok. Bir oyunu bitirmek için numarasıyla /end kullan.
moderation-not-understood = Bir oyunun numarası ya da bir üye gerek. Numarayı /games ile bulabilirsin.

command-end = Buradaki bir oyunu sonuçsuz bitir ya da bir üyenin açık meydan okumasını kapat
command-end-game = Bu kanaldaki bir oyunun numarası
command-end-member = Ya da bu kanalda açık meydan okuması kapatılacak üye
