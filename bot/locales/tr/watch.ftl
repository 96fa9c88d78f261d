### İzleyenler için oyunlar: takip edilen tahtalar, gösteri maçları, tekrarlar, listeler.

watch-followed = { $game } numaralı oyun, bitene kadar burada takip ediliyor. Durdurmak için /unwatch { $game } kullan.
watch-followed-over = Bu, { $game } numaralı oyundu. Hamle hamle izlemek için /replay { $game } kullan.
watch-link-players = Oyuncuların tahtası
watch-followed-stopped = { $game } numaralı oyunu artık burada takip etmiyorum. Yeniden takip için /watch { $game } kullan.
watch-followed-moved = { $game } numaralı oyunu artık daha aşağıda takip ediyorum.
watch-comments-later = Yorumlar oyundan sonra gelir, çünkü oyuncular bu kanalı okuyabiliyor.
watch-decided-draw =
    { $count ->
        [one] Oyunu { $number }. hamle belirledi: { $player } { $square } oynadı, oyunu yalnızca { $better } kurtarırdı.
       *[other] Oyunu { $number }. hamle belirledi: { $player } { $square } oynadı; { $better } oyunu kurtarırdı.
    }
watch-decided-win = Oyunu { $number }. hamle belirledi: { $player } { $square } oynadı; { $better } kazandırırdı.
watch-aside-fork = Güzel çatal.
watch-aside-block = Bunun geleceğini görmüştüm.
watch-hidden = Bu oyunu artık burada gösteremem: buradaki herkes onun kanalını göremiyor.

watch-exhibition = Oyun { $game }, { $owner } için gösteri maçı. Sıradaki hamle birkaç saniye sonra.
watch-exhibition-over = Oyun { $game }, { $owner } için gösteri maçı.
watch-button-another = Bir tane daha
watch-exhibition-stopped = { $game } numaralı gösteri maçını durdurdum.
watch-crowd-stopped = Kanal takımının oynadığı { $game } numaralı oyunu durdurdum. Yenisini başlatmak için /play komutunu crowd ile kullan.
watch-unwatched =
    { $count ->
        [one] { $games } numaralı oyunu artık burada takip etmiyorum. Yeniden takip için numarasıyla /watch kullan.
       *[other] { $games } numaralı oyunları artık burada takip etmiyorum. Birini yeniden takip için numarasıyla /watch kullan.
    }

watch-replay = { $versus }. Oyun { $game }.
watch-replay-start =
    { $moves ->
        [one] Boş tahta, tek hamleden önce
       *[other] Boş tahta, { $moves } hamleden önce
    }
watch-replay-move = Hamle { $number } / { $moves }: { $player }, { $square }
watch-accuracy-one = Doğruluk: { $player } %{ $share }
watch-accuracy-both = Doğruluk: { $player } %{ $share }, { $other } %{ $other_share }

watch-meter-draw = { $meter } Kimse hata yapmazsa berabere.
watch-meter-unclear = { $meter } Kimin kazanacağını söylemek için erken.
watch-meter-estimate = { $meter } { $mark } daha iyi görünüyor: şansı yaklaşık %{ $chance }. Sonunu henüz göremiyorum.
watch-meter-win = { $meter } En iyi oyunla { $mark } { $moves } hamlede kazanır.

watch-live-empty = Burada oynanan oyun yok. Başlatmak için /play kullan.
watch-live-more = Bazı eski oyunlar listede yok.
watch-live-use = Oraya gitmek için bir numaraya bas ya da burada takip etmek için onunla /watch kullan.
watch-live-total = { $games } oyun oynanıyor
watch-live-total-more = { $games } oyundan fazlası oynanıyor

watch-list-moves =
    { $moves ->
        [0] hamle yok
       *[other] { $moves } hamle
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Burada henüz kimse bir oyun bitirmedi. Başlatmak için /play kullan.
watch-history-empty-member = Bu üye burada bir oyun bitirmedi. Herkesinkileri görmek için /history kullan.
watch-history-menu = Tekrar izlemek için bir oyun seç
watch-history-total = { $games } bitmiş oyun
watch-history-total-more = { $games } oyundan fazlası bitmiş
watch-history-total-member = { $games } bitmiş oyun: { $won } galibiyet, { $drawn } beraberlik, { $lost } mağlubiyet
watch-history-line = { $winner }, { $loser } karşısında kazandı
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } ile { $loser } berabere kaldı
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } vs { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = pes ederek
watch-how-time = süreden
watch-how-agreement = anlaşarak
watch-how-repetition = konum tekrarıyla
watch-how-nobody = süre doldu
watch-how-stop = durduruldu

topic-watch = Oyun izlemek
topic-watch-text =
    `/games` şu an oynananları listeler.
    `/watch` bir oyunun numarasıyla onu burada takip eder. İki seviye verirsen kendi kendime oynarım.
    `/unwatch` bunu durdurur.
topic-replay = Geçmiş ve tekrarlar
topic-replay-text =
    `/history` biten oyunları ya da bir üyeninkileri listeler.
    `/replay` bir oyunun numarasıyla onu hamle hamle gösterir; her hamlenin neyi kaçırdığını da.

watch-not-begun = { $game_id } numaralı oyun ilk hamleden önce bitti. Başkasını bulmak için /history kullan.
watch-still-running = { $game_id } numaralı oyun hâlâ oynanıyor. Takip etmek için /watch { $game_id } kullan.
watch-nothing-to-stop =
    { $is_any ->
        [1] Burada takip ettiğim bir oyun yok.
       *[other] O oyunu burada takip etmiyorum. Numarasıyla /watch kullan.
    }
watch-too-many-boards = Burada zaten { $most } oyun takip ediyorum. Yer açmak için /unwatch kullan.
watch-too-many-followers = { $game_id } numaralı oyun zaten { $most } yerde takip ediliyor. Başkasını bulmak için /games kullan.
watch-not-shown = Bir oyunun numarası ya da iki seviye (easy, medium, hard, unbeatable) gerek. Numarayı /games ile bulabilirsin.
watch-not-your-list = Bu listeyi başkası istedi. Kendininki için /history kullan.

command-games = Bu sunucuda oynanan oyunları listele
command-watch = Bir oyunu burada takip et ya da kendi kendime oynamamı izle
command-watch-game = Burada takip edilecek oyun; seçmek için her şeyi boş bırak
command-watch-x = Ya da kendi kendime oynamamı izle: X ile ne kadar iyi oynayayım
command-watch-o = O ile ne kadar iyi oynayayım
command-watch-board = Kendi kendime oynayacağım tahta
command-unwatch = Burada bir oyunu takip etmeyi bırak ya da bir gösteri maçını durdur
command-unwatch-game = Numarası; boş bırakırsan istediğin her şey durur
command-replay = Bitmiş bir oyunu hamle hamle izle
command-replay-game = Hangi oyun; son oyunlardan seçmek için boş bırak
command-history = Biten oyunları listele, en yenisi başta
command-history-member = Kimin oyunları; herkesinki için boş bırak
