### Bir şey neden olmuyor ve onun yerine ne yapılır.

no-game = Şu an burada oynamıyorsun. Oyun başlatmak için /play kullan.
no-game-here = Bu kanalda oynamıyorsun. Oyunun <#{ $channel }> içinde.
vote-instead = Bu kanal { $game_id } numaralı oyunu birlikte oynuyor. Görmek için /board kullan, oy vermek için bir kareye bas.
time-ran-out = { $game_id } numaralı oyunda süre doldu. Yenisini başlatmak için /play kullan.
no-such-game = Bu oyun artık açık değil. Yenisini başlatmak için /play kullan.
unknown-game = { $game_id } numaralı oyunu burada gösteremem. Bir oyun bulmak için /games ya da /history kullan.
already-over = { $game_id } numaralı oyun bitti. Hamle hamle izlemek için /replay { $game_id } kullan.
no-such-position = Şunun gibi birini dene: `O.XX.X.OO`.
still-explaining = Hâlâ sonuncusuyla uğraşıyorum. Birazdan tekrar dene.
too-many-explanations = Aynı anda açıklayabildiğim kadarını zaten açıklıyorum. Birazdan tekrar dene.
not-yours = Bunu yalnızca { $user } ya da bir moderatör durdurabilir.
exhibition-running = Burada zaten { $game_id } numaralı oyun gösterimde. { $user } ya da bir moderatör onu /unwatch { $game_id } ile durdurabilir.
too-many-games =
    { $running ->
        [one] Bu kanalda 1 oyun oynanıyor ve bu sunucu aynı anda daha fazlasına izin vermiyor. Başka bir kanalda oyna ya da bitmesini bekle.
       *[other] Bu kanalda { $running } oyun oynanıyor ve bu sunucunun sınırı { $most }. Başka bir kanalda oyna ya da /games listesinden biri bitene kadar bekle.
    }
too-many-exhibitions =
    { $most ->
        [one] Bu sunucuda zaten 1 gösteri maçı var. Yer açmak için birini /unwatch ile durdur.
       *[other] Bu sunucuda gösteri maçı ya da kanal oyunu olarak zaten { $most } oyun var. Yer açmak için birini /unwatch ile durdur.
    }
cannot-follow-here = Burada bir tahtayı güncel tutamam. İkimizin de görebildiği ve yazabildiği bir kanal dene.
already-playing =
    { $is_asker ->
        [1] Burada zaten bir oyunun var. Önce onu bitir.
       *[other] { $player } burada zaten oynuyor. O oyun bitince tekrar sor.
    }
asker-is-playing = { $player } başka bir oyuna başladı. O bitince yeniden “Kabul et” butonuna bas.
rematch-running = Rövanşın { $game_id } numaralı oyun. Görmek için /board kullan.
already-challenged = Hâlâ cevap bekliyorsun: { $user }. Yeni bir meydan okuma için onu geri çek.
pick-one = Birini seç: bir rakip, isteyen herhangi biri (open) ya da aynı anda herkes (crowd).
pick-open = Birini seç: bir rakip ya da isteyen herhangi biri (open).
no-channel-games = Bütün bir kanalla aynı anda oynayamam. /play komutunu bir üyeyle ya da isteyen katılsın diye open ile kullan.
own-challenge = Bu senin kendi meydan okuman. Biri katılana kadar bekle ya da /resign ile geri çek.
seats-taken = O yer dolu. Kendi oyununu başlatmak için /play kullan.
still-open = Buradaki açık meydan okuman hâlâ bekliyor. Yenisi için onu geri çek.
declined = { $player } az önce reddetti. <t:{ $until }:R> tekrar sorabilirsin.
no-challenges = { $player } şu an meydan okuma kabul etmiyor. Benimle oyna ya da kanaldan isteyen katılsın.
too-many-blocked = En fazla { $most } üye engelleyebilirsin. Önce bir engeli kaldır.
too-fast = Bana göre çok hızlısın. { $wait_s } saniye sonra tekrar dene.
channel-busy = Bu kanala yetişemiyorum, o yüzden çok uzun bekleyen komutları atlıyorum. Atlanan komut hiçbir şeyi değiştirmez; düğmeler ve eğik çizgi komutları beklemez.
own-offer = Zaten sordun. Cevap bekleniyor: { $seat }.
not-your-button = Bu buton senin değil. Kendi oyununu başlatmak için /play kullan.
no-opponent = Kiminle oynamak istersin? Komuttan sonra ondan bahset ya da isteyen katılsın.
not-for-you = Bunu yalnızca { $players } yapabilir. Kendi oyununu başlatmak için /play kullan.
not-your-turn = Sıra: { $seat }. Sonra sende.
square-taken = { $cell } karesi dolu. Hâlâ boş: { $free }.
no-such-square = Kareler 1 ile { $cells } arası ya da a1 ile { $last } arası. Hâlâ boş: { $free }.
unknown-in-game = Bunu anlamadım ama oyunun sürüyor. Boş bir kare seç: { $free }.
no-such-board = Şunlardan birini seç: { $names }. Eğik çizgiden sonraki sayı, yan yana kaç işaretin kazandığıdır.
no-such-rules = Standart dışındaki kurallar 3x3 tahta ister. 3x3 seç ya da kuralları boş bırak.
draw-refused = Oynamaya devam etmeyi tercih ederim. Oyunun sürüyor; pes etmek için /resign kullan.
opponent-is-you = Kendine meydan okuyamazsın. Benimle oynamak için isim vermeden /play kullan.
opponent-is-a-bot = Başka botlar meydan okumaya cevap veremez. Benimle oynamak için isim vermeden /play kullan.
not-a-member = Bu üyeyi bu sunucuda bulamıyorum. Birinden @ ile bahset.
which-member = Bu { $players } olabilir. Kastettiğin kişiyi yaz ya da @ ile etiketle.
nobody-else-here = Burada bir oyuna başka kimse katılamaz. Benimle oynamak için tek başına /play kullan.
not-understood = Bunu anlamadım. /play komutunu bir üye, anyone, crowd, bir seviye (easy, medium, hard, unbeatable), bir tahta ({ $boards }) ya da kurallarla ({ $rules }) kullan.
words-not-understood = Bunu anlamadım. Neler yapabileceğini /help gösterir.
no-such-number = Bu bir oyunun numarası değil. Bir oyun bulmak için /games ya da /history kullan.
opponent-forgotten = O oyuncu artık burada değil. Yeni bir oyun başlatmak için /play kullan.
no-direct-messages = Bu cevap özel ve DM'lerin bana kapalı. Eğik çizgi komutunu kullan.
unknown-word = “{ $word }” ne demek bilmiyorum. Şunu mu demek istedin: `{ $command }`?
no-board-there = O mesajda bana ait bir oyun yok. Butonlu bir tahtada dene.
no-rematch = Burada henüz bir oyun bitirmedin. Başlatmak için /play kullan.
no-such-zone = Bunun hangi saat dilimi olduğunu bilmiyorum. O dilimdeki bir şehri yaz, örneğin { $names }.
