### Demo: Discord'a benzeyen bir tarayıcı sayfasındaki bot.

demo-server = XOX
demo-topic = !play yaz
demo-topic-stands = Burayı yalnızca Carol ve Dave okur: bir oyunu yorumlarla takip etmek için !watch ve oyunun numarasını yaz
demo-channels = Kanallar
demo-directs = Direkt mesajlar
demo-people = Sen kimsin?
demo-language = Dil
demo-tip = İkinci sekme için + tuşuna bas: o zaman iki oyuncu olursun.
demo-tab = yeni sekmede oyna
demo-away = Bot şu an yok. O dönünce bu sayfa da döner.
demo-workbench = SimCord atölyesi
demo-greeting =
    Selam! Bir oyuna ne dersin? Önce bir butona, sonra karelere bas. Yazmak da olur: `!play hard 4x4`, `!move 5`.
    Bob'un adının yanındaki + ile (telefonda Kanallar altında) ikinci bir sekme aç, iki oyuncu ol. `!play @bob` ona meydan okur.
demo-welcome-back =
    Yine hoş geldin! Yarım kalanların aşağıda.
    Bob'un adının yanındaki + ile (telefonda Kanallar altında) ikinci bir sekme aç, iki oyuncu ol.
demo-easy = Oyna (kolay)
demo-medium = Oyna (orta)
demo-challenge = Birine meydan oku
demo-watch = Bir oyun izle
demo-help = Yardım
