### Kanaldaki herkesin oy vererek bota karşı birlikte oynadığı oyun.

crowd-button-square = { $square }, boş, { $count } oy
crowd-how = Bir kareye basıp oy ver; en çok oyu alan oynanır. Eşitlikte kura çekilir.
crowd-waits = Oylama, ilk oydan { $seconds } saniye sonra ya da geçen oylamaya katılan herkes oy verince kapanır.
crowd-lead =
    { $count ->
        [one] **Şimdilik 1 oy**, şu kareye: { $squares }.
       *[other] { $leaders ->
            [one] **Şimdilik { $count } oy**: { $squares } önde, { $most } oyla.
           *[other] **Şimdilik { $count } oy**: { $squares } önde, her biri { $most } oyla.
        }
    }
crowd-clock = Oylama <t:{ $deadline }:R> kapanıyor. Fikrin değişirse başka bir kareye bas.
topic-play-crowd = `crowd` ile bu kanaldaki herkes bana karşı her hamlede oy verir.
crowd-about = Başlatan: { $owner }.
crowd-unwatch = Başlatan: { $owner }. Durdurmak için /unwatch { $game } kullan.
crowd-voted = Oy veren kişi sayısı: { $count }.
crowd-record = Kanal takımı: { $won } galibiyet, { $drawn } beraberlik, { $lost } mağlubiyet.
crowd-button-again = Yeniden oyna
crowd-button-close = Şimdi oyna

crowd-running = Bu kanal zaten { $game_id } numaralı oyunu oynuyor. Görmek ve oy vermek için /board kullan.
crowd-same-vote = Zaten { $cell } karesine oy verdin. Fikrin değişirse başka bir kareye bas.
crowd-not-yours = Oylamayı erken kapatmak yalnızca { $user } için mümkün. Kendiliğinden de kapanır.
crowd-no-votes = Henüz oy veren yok. Önce bir kareye bas.
crowd-not-votable = Kanal takımı oylamayla { $word } oynayamaz. Başka bir tahta ya da başka kurallar seç.
