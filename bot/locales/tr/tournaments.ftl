### Turnuvalar.

tournaments-round-robin = Lig usulü
tournaments-knockout = Eleme usulü
tournaments-bot = Bot (zor)
tournaments-title = { $form }, { $board }
tournaments-title-round = { $form }, { $board }: { $round }
tournaments-title-won = 🏆 { $player } kazandı
tournaments-title-over = Kimse gelmedi, kazanan da yok
tournaments-title-cancelled = Turnuva iptal edildi
tournaments-champion = { $user }, turnuva senin. İyi oynadın!
tournaments-how =
    { $form ->
        [knockout] Bir maç iki oyundur, her işaretle bir tane. Eşitlikte iki oyun daha oynanır, kimin başlayacağını kura belirler. Yine eşitse seri başı sırası iyi olan tur atlar.
       *[round_robin] Herkes herkesle oynar: iki oyun, her işaretle bir tane.
    }
tournaments-hours =
    { $hours ->
        [one] Her tur için bir saatiniz var.
       *[other] Her tur için { $hours } saatiniz var.
    }
tournaments-open = Sen de oynamak için “Katıl” butonuna bas. { $owner } ya da bir moderatör başlatır.
tournaments-open-unowned = Sen de oynamak için “Katıl” butonuna bas. Bir moderatör başlatır.
tournaments-entrants =
    { $count ->
        [0] Henüz katılan yok. Başlamak için { $least } kişi gerek (en fazla { $most }).
        [one] Katılan: { $names }. Başlamak için { $missing } kişi daha gerek (en fazla { $most }).
       *[other] { $missing ->
            [0] Katılanlar, { $count } kişi (en fazla { $most }): { $names }
           *[other] Katılanlar: { $names }. Başlamak için { $missing } kişi daha gerek (en fazla { $most }).
        }
    }
tournaments-deadline = Tur <t:{ $deadline }:R> bitiyor.
tournaments-to-round = [Maçını oyna]({ $link })
tournaments-of-players = { $count } oyuncu
tournaments-is-on = Süren oyunlar normal oyun olarak devam eder.
tournaments-unnamed = Resmin gösteremediği adlar: { $names }
tournaments-moved = Bu turnuva aşağı taşındı: { $link }
tournaments-link = Oraya git

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Final
        [1] Yarı final
       *[other] Tur { $round } / { $rounds }
    }
tournaments-round-how = İki oyun, son an: <t:{ $deadline }:f>. İkiniz de buradayken “Oyna” butonuna basın. Yalnızca biriniz gelirse o kazanır.
tournaments-round-over = Bu tur bitti.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) bu turda dinleniyor
tournaments-rest-on = { $first } ({ $first_seed }) bay geçiyor
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, eşit: seri başı sırası iyi olan tur atlar
tournaments-match-walkover = { $match }, hükmen
tournaments-match-nobody = { $match }, kimse gelmedi
tournaments-match-nobody-on = { $match }, kimse gelmedi: seri başı sırası iyi olan tur atlar
tournaments-match-time = { $match }, süre doldu
tournaments-match-running = { $match }, oyun { $game } sürüyor
tournaments-match-awaited = { $match }. { $player }, hazır olunca “Oyna” butonuna bas.
tournaments-play = Oyna: { $first } – { $second }

tournaments-game-on = { $game } numaralı oyun sürüyor. Tahtası: { $link }; /board onu yeniden gösterir.

tournaments-next = Sonraki oyun ({ $score })
tournaments-so-far = Bu maç: { $match }. Sonraki oyuna { $player } başlar.

tournaments-points = Puan
tournaments-berger = SB
tournaments-player = Oyuncu
tournaments-words-table = Puan durumu, puanlar parantez içinde: { $lines }
tournaments-words-bracket = Eşleşmeler: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = Ayrıl
tournaments-button-start = Başlat
tournaments-button-fill = Botlarla doldur ve başlat
tournaments-button-cancel = İptal et
tournaments-button-again = Bir daha
tournaments-button-quit = Tamamen ayrıl
tournaments-button-end = Turnuvayı iptal et

tournaments-ask-leave = Turnuvadan ayrılıyor musun? Kalan maçlarını hükmen kaybedersin.
tournaments-ask-cancel = Turnuva iptal edilsin mi? Süren oyunlar normal oyun olarak devam eder.
tournaments-done-leave = Turnuvadan ayrıldın.
tournaments-done-cancel = Turnuva iptal edildi.
tournaments-done-join = Katıldın. İlk tur başlayınca senden bahsederim.
tournaments-done-start = Başladı! Şimdi sıra ilk turda.
tournaments-done-fill = Başladı; boş yerlerin hepsinde bir bot var. Şimdi sıra ilk turda.

command-tournament = Bu kanalda turnuva oyna: eleme ya da lig usulü
command-tournament-create = Bu kanalda bir turnuva aç
command-tournament-join = Bu kanaldaki turnuvaya katıl
command-tournament-leave = Bu kanaldaki turnuvadan ayrıl
command-tournament-start = Bu kanaldaki turnuvayı başlat (sen açtıysan)
command-tournament-fill = Boş yerleri botlarla doldur ve başlat (sen açtıysan)
command-tournament-cancel = Bu kanaldaki turnuvayı iptal et (sen açtıysan)
command-tournament-show = Bu kanaldaki turnuvayı göster
command-tournament-create-form = Kaybeden elensin ya da herkes herkesle oynasın
command-tournament-create-board = Tahtanın boyu; eğik çizgiden sonraki sayı, yan yana kaç işaretin kazandığıdır
command-tournament-create-hours = Bir tur kaç saat sürebilir

tournaments-none-here = Burada henüz turnuva yok. Açmak için /tournament create kullan.
tournaments-on-here = Bu kanalda zaten bir turnuva var. Görmek için /tournament show kullan.
tournaments-not-here = Turnuva için mesaj yazabildiğim bir sunucu kanalı gerek. Öyle bir yerde /tournament create kullan.
tournaments-already-joined = Zaten katıldın. İlk tur başlayınca senden bahsederim.
tournaments-not-joined = Bu turnuvada değilsin. Kimlerin olduğunu /tournament show gösterir.
tournaments-too-late = Bu turnuva sensiz başladı. Bitince yenisi için /tournament create kullan.
tournaments-already-started = Bu turnuva zaten başladı. Görmek için /tournament show kullan.
tournaments-full = Bu turnuva dolu: en fazla { $most } oyuncu alıyor.
tournaments-too-few = Başlamak için en az { $least } oyuncu gerek. Birinden “Katıl” butonuna basmasını iste.
tournaments-over = Bu turnuva bitti. Yenisini açmak için /tournament create kullan.
tournaments-not-yours = Bunu yalnızca { $user } ya da bir moderatör yapabilir.
tournaments-moderators-only = Bunu yalnızca bir moderatör yapabilir. Birine sor.
tournaments-not-your-match = Bu maç { $players } için. Kendininkini /tournament show ile bul.
tournaments-match-over = Bu maçın sonucu belli. Son durumu /tournament show gösterir.
tournaments-not-your-question = Bunu başkasına sordum. Kendin ayrılmak için /tournament leave kullan.
tournaments-not-understood = Bir işlem (create, join, leave, start, fill, cancel, show), bir biçim (knockout, round robin), bir tahta (4x4) ya da saat (1h - 72h arası) gerek.
tournaments-no-help = Bu oyun bir maça ait, yani tek başınasın: bitene kadar ipucu yok.
tournaments-no-rematch = Bu oyun bir maça ait: sonraki oyunu için turun mesajındaki “Oyna” butonuna bas. Mesajı /tournament show ile bul.

topic-tournaments = Turnuvalar
topic-tournaments-text =
    `/tournament create` eleme usulü (2-32 oyuncu) ya da lig usulü (3-12) bir turnuva açar ve sen katılmış olursun. Diğerleri “Katıl” butonuna basar. Sen ya da bir moderatör 7 gün içinde “Başlat” butonuna basar; **Botlarla doldur ve başlat** boş yerlere zor seviyemi koyar.
    Seri başı sırası derece puanına göredir. Bir eşleşme iki oyundur, her işaretle bir tane: “Oyna”, sonra tahtanın altındaki **Sonraki oyun** butonuna bas. Maçlarda ipucu yoktur.
    Galibiyet 1 puan, beraberlik yarım. Tabloda eşitliği Sonneborn-Berger bozar: güçlü oyunculara karşı alınan puanlar daha değerlidir.
    Eşit biten eleme maçında iki oyun daha oynanır, kimin başlayacağını kura belirler. Yine eşitse seri başı sırası iyi olan tur atlar.
    Gelmezsen hükmen kaybedersin: süre dolduğunda son oyununuzdan beri “Oyna” butonuna yalnızca biriniz bastıysa, kalan puanları o alır. Basış, burada başka bir oyunda değilsen sayılır. İkiniz de bastıysanız ya da hiçbiriniz basmadıysa o ana kadarki puanlar geçerlidir; eşit eleme maçında seri başı sırası iyi olan tur atlar.
    `/tournament show` turnuvayı yeniden gösterir, `/tournament leave` seni çıkarır.
