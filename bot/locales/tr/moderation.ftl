### Moderatörlerin yaptıkları: oyunları ve meydan okumaları bitirmek.

moderation-by = Bu kanalın moderatörü { $user } bitirdi.
moderation-by-challenge = { $asker } meydan okumuştu; bu kanalın moderatörü { $user } bitirdi.

moderation-ended = { $game } numaralı oyunu bitirdim. Kimse için sayılmaz.
moderation-ended-challenges = { $user } tarafından yapılan { $count } meydan okumayı bitirdim.

topic-ending-moderator = Mesajları yönetebiliyorsan `/end` kanalındaki bir oyunu sonuçsuz bitirir.

moderation-not-allowed = { $game_id } numaralı oyunu, kanalında mesajları yönetebilenler bitirebilir. Kendi oyununda pes etmek için /resign kullan.
moderation-your-own = { $game_id } numaralı oyunu sen oynuyorsun. Pes etmek için /resign kullan ya da başka bir moderatörden bitirmesini iste.
moderation-no-challenge = Mesajları yönetebildiğin yerlerde açık bir meydan okuması yok: { $user }. Bir oyunu bitirmek için numarasıyla /end kullan.
moderation-not-understood = Bir oyunun numarası ya da bir üye gerek. Numarayı /games ile bulabilirsin.

command-end = Bir oyunu sonuçsuz bitir ya da bir üyenin açık meydan okumalarını kapat
command-end-game = Bitecek oyun; mesajları yönetebildiğin bir kanalda olmalı
command-end-member = Ya da bu sunucuda açık meydan okumaları bitecek üye
