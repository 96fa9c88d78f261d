### Sunucuyu yönetenlerin onun için yaptığı ayarlar.

settings-title = Bu sunucunun ayarları
settings-about = Bir oyun ya da üye başka türlü seçmedikçe burada böyle davranırım.
settings-saved = ✅ Kaydedildi:
settings-same = Hiçbir şey değişmedi.
settings-games = Oyunlar
settings-limits = Sınırlar
settings-chat = Dil ve görünüm
settings-posts = Paylaşımlar
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (varsayılan)
settings-level-last = her oyuncunun son seçtiği
settings-games-default = istediğin kadar
settings-language-default = Discord nasılsa (varsayılan)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = paylaşılmıyor
settings-champion-default = paylaşılmıyor
settings-role-default = yok
settings-first-me = oyunu başlatan
settings-first-them = onun rakibi
settings-look-crisp = net (kendi işaretlerim)
settings-look-bold = kalın (❌ ve 🔵)
settings-look-classic = klasik (❌ ve ⭕)
settings-look-letters = harfler (X ve O)
settings-look-contrast = yüksek kontrast
settings-look-words = kelimeler, ekran okuyucular için
settings-notices-accepted = biri kabul edince ya da rövanş isteyince
settings-notices-off = hiçbir zaman
settings-notices-channel = her sırada, kanalda
settings-notices-dm = her sırada, DM ile
settings-time-minute = { $count } dakika
settings-time-hour = { $count } saat
settings-time-day = { $count } gün
settings-time-second = { $count } saniye

settings-name-level = Seviye
settings-name-board = Tahta
settings-name-rules = Kurallar
settings-name-first = İlk hamle
settings-name-threads = Her oyuna bir alt başlık
settings-name-challenge = Meydan okumanın süresi
settings-name-idle = Hamle süresi
settings-name-games = Kanalda aynı anda oyun
settings-name-language = Dil
settings-name-prefix = Ön ek
settings-name-look = Görünüm
settings-name-notices = Sıra bildirimleri
settings-name-puzzle = Günlük bulmaca
settings-name-hour = Bulmacanın saati
settings-name-champion = Ayın tablosu
settings-name-role = Şampiyonun rolü
settings-name-zone = Saat dilimi
settings-about-rules = Standart dışındaki bütün kurallar için 3x3 tahta gerekir.
settings-about-threads = Oyun başlayınca açarım, bitince arşivlerim.
settings-about-idle = Süreyi geçiren kaybeder. Başlamış hamlenin süresi değişmez.
settings-about-language = Tahtaların ve herkesin okuduğu her şeyin dili.
settings-about-prefix = İşaretler ya da harflerden sonra bir işaret. { $prefix } için boş bırak
settings-about-look = Başlatanı görünüm seçmemiş oyunlar için.
settings-about-notices = Seçim yapmamış üyeler için.
settings-about-puzzle = Her gün aşağıdaki saatte. İstemiyorsan boş bırak.
settings-about-champion = Her ayın birinde. İstemiyorsan boş bırak.
settings-about-role = Yenisi çıkana kadar ayın şampiyonunun rolü.
settings-about-zone = Bulmacanın saati ve ay sonu buna göredir. O dilimdeki bir şehri yaz.

settings-servers-only = Ayarlar bir sunucuya aittir. Yönettiğin birinde /settings kullan.
settings-managers-only = Bu sunucunun ayarlarını yalnızca onu yönetebilen üyeler değiştirebilir.
settings-no-such-name = “{ $word }” diye bir ayar bilmiyorum. { $names } yaz, sonra bir değer: `level hard`; geri almak için `level default`.
settings-no-such-value = { $word } için şunlardan birini seç: { $names }.
settings-both = Bu kurallar 3x3 tahta ister; { $word } buna engel. İkisini birden değiştir: `{ $command }`.
settings-no-channel = { $word } için henüz bir şey paylaşılmıyor. Bir kanal da seç.
settings-no-such-channel = { $word } için bu sunucudan bir metin kanalı ya da `off` seç.
settings-cannot-post = O kanalda paylaşamıyorum. İkimizin de görebildiği ve yazabildiği bir kanal seç.
settings-no-such-role = { $word } için bu sunucudan bir rol ya da `off` seç.
settings-fixed-role = O rolü kimse veremez: ya bir uygulamanın ya da herkesin rolü. Başka birini seç.
settings-no-right = Burada rol verme iznim yok. Bana Rolleri Yönet iznini ver, sonra yeniden /settings kullan.
settings-too-high = Bu rol benimkinin altında olmadığı için veremiyorum. Sunucu ayarlarında benimkini onun üstüne taşı ya da başka bir rolle /settings kullan.
settings-above-you = Bu rolü sen veremiyorsun, o yüzden senin yerine ben de veremem. Başka bir rolle /settings kullan ya da verebilen birine sor.
settings-discord-away = Bunu Discord'da kontrol edemedim, bu yüzden hiçbir şey değişmedi. Bir dakika sonra tekrar dene.
settings-no-such-prefix =
    { $most ->
        [one] Ön ek, `?` ya da `$` gibi 1 işarettir. Discord'un kendi işaretleri, örneğin `/` ve `*`, olmaz.
       *[other] Ön ek, en fazla { $most } harf, rakam ve işaretten oluşur ve bir işaretle biter: `?`, `t!`. Discord'un kendi işaretleri, örneğin `/` ve `*`, olmaz.
    }

topic-settings = Bir sunucunun ayarları
topic-settings-text =
    Bir sunucuyu yönetiyorsan `/settings` orada neyin geçerli olduğunu, değiştirmek için butonlarla gösterir: oyun bir şey söylemezse seviye, tahta ve kurallar, meydan okumaların ve hamlelerin süresi, bir kanalda aynı anda kaç oyun olabileceği, dil, ön ek ve görünüm. Orada ayrıca: her oyuna bir alt başlık ve günlük bulmaca ile ayın tablosunu nerede paylaştığım.
    Ya da doğrudan değiştir: `/settings level:hard` ya da yazarak `{ $prefix }settings prefix ? level hard`.
    `default` bir ayarı eski haline döndürür: `/settings level:default`.

command-settings = Bu sunucunun ayarlarını gör ya da değiştir (sunucu yöneticileri için)
command-settings-language = Tahtaların ve herkesin okuduğu her şeyin dili
command-settings-prefix = Yazılan komutların ön eki: örneğin ? ya da t!; default, barındıranınki
command-settings-level = Oyun söylemezse ne kadar iyi oynayayım
command-settings-board = Tahtasını söylemeyen oyunların tahtası
command-settings-rules = Kurallarını söylemeyen oyunların kuralları
command-settings-first = Söylenmemişse oyuna kim başlar
command-settings-challenge = Bir meydan okuma cevabı ne kadar bekler
command-settings-idle = Bir oyun hamleyi ne kadar bekler
command-settings-games = Bir kanalda aynı anda kaç oyun oynanabilir
command-settings-look = Başlatanı seçmemişse oyunların görünümü
command-settings-notices = Seçmemiş üyeler sıralarının geldiğini nasıl öğrenir
command-settings-threads = Her oyun kendi alt başlığını alsın mı
command-settings-puzzle = Günlük bulmacanın kanalı
command-settings-hour = Sunucunun saat dilimine göre saat kaçta, 0-23
command-settings-champion = Ayın tablosunun kanalı, her ayın birinde
command-settings-role = Yenisi çıkana kadar ayın şampiyonunun rolü
command-settings-stop = Ne dursun: paylaşımlar ya da şampiyonun rolü
command-settings-zone = Buradaki saat, gün ve ayların saat dilimi: içindeki bir şehri yaz
