### Botun insanlar hakkında sakladıkları, bunların kopyası ve silinmesi.

privacy-title = Verilerin
privacy-what = Neleri saklıyorum
privacy-what-text =
    • Oynadığın, takip ettiğin, bitirdiğin ya da gösterime koyduğun oyunlarda Discord kimliğin ve adın.
    • Her oyunun nerede oynandığı, hamleleri, kimin ipucu kullandığı ve nasıl bittiği.
    • Oyunlardan çıkanlar: derece puanları, turnuvalar, bulmaca cevapları, oylar, seni ayın şampiyonu yapan sunucu.
    • `/preferences` ile ayarladıkların ve `/learn` kursunda nereye geldiğin.
    Yazdığın başka hiçbir şeyi saklamam.
privacy-why = Neden
privacy-why-text =
    Oyunlar yeniden başlatmada kaybolmasın, tahtalar güncel kalsın, bir geçmiş, istatistikler ve lider tablosu olsun diye. Oyunları, kanallarını görebilenlere gösteririm; başka kimseye hiçbir şey vermem.
privacy-long = Ne kadar süre
privacy-long-games =
    { $days ->
        [0] Biten oyunlar kalır; /forget adını ve kimliğini onlardan çıkarır.
       *[other] Biten oyunlar { $days } gün sonra silinir.
    }
privacy-long-servers = Bir sunucuya ait olanlar, ben ayrıldıktan { $days } gün sonra silinir.
privacy-yours = Senin seçimlerin
privacy-yours-text =
    • `/export` hepsinin bir kopyasını verir.
    • `/forget` adını ve kimliğini her şeyden çıkarır.
    • `/preferences` komutundaki lider tabloları ayarı, nerede listelenebileceğini belirler.
privacy-host = Beni kim işletiyor
privacy-host-contact = { $name }: { $contact }
privacy-somebody = Beni barındıran kişi; adını belirtmemiş

privacy-forget-sure =
    Sakladığım her şeyden, bütün sunucularda, adını ve kimliğini sileyim mi? Bu geri alınamaz.
    Oynadığın oyunlarda pes etmiş sayılırsın. Önce bir kopya istersen `/export` kullan.
privacy-button-keep = Kalsın
privacy-button-erase = Her şeyi sil
privacy-forget-kept = Her şeyi olduğu gibi bıraktım.
privacy-forget-nothing = Adın ya da kimliğinle sakladığım bir şey yok.
privacy-forget-done =
    Tamam. Adın ve kimliğin sakladığım her şeyden silindi; tercihlerin, oyların, kurstaki yerin ve eski bulmaca cevapların da.
    Oyunlarının hamleleri adın olmadan kalır. Derece puanların, alıştırma bulmacan ve en yeni bulmaca cevapların da kimliğin yerine bir kod altında kalır; yeniden oynarsan yine senin olurlar. Biri seni engellediyse bu da aynı kodla kalır.
    Daha önce paylaştığım mesajlar, biri silene kadar durur.

privacy-copy =
    { $games ->
        [0] Hakkında sakladığım her şey burada.
       *[other] Hakkında sakladığım her şey, { $games } oyunla birlikte burada.
    }

topic-privacy = Verilerin
topic-privacy-text =
    `/privacy` neleri, neden ve ne kadar süre sakladığımı gösterir.
    `/export` hakkında sakladığım her şeyin bir kopyasını sana gönderir.
    `/forget` adını ve kimliğini bütün sunucularda her şeyden çıkarır. Yapmadan önce sorarım.
    `/preferences` komutundaki lider tabloları ayarı, nerede listelenebileceğini belirler.

privacy-not-yours-to-forget = Bu soru başkasına soruldu. Kendi verilerini sildirmek için /forget kullan.
privacy-question-too-old = Bu soru cevaplanamayacak kadar eski. Yeniden /forget kullan.
privacy-copied-just-now = Az önce bir kopya aldın. Yenisini <t:{ $until }:R> alabilirsin.

command-privacy = Hakkında neleri, neden ve ne kadar süre sakladığımı gör
command-forget = Adını ve kimliğini sakladığım her şeyden sildir
command-export = Hakkında sakladığım her şeyin bir kopyasını al (yalnızca sen görürsün)
