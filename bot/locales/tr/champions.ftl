### Ayın şampiyonu: ayın tablosunu gösteren bir mesaj ve birinciye bir rol.

champions-title = { $month } · { $board }
champions-is = Ayın şampiyonu: **{ $player }**.
champions-gets = Ayın şampiyonu **{ $player }** ve <@&{ $role }> rolünü alıyor.
champions-not-given = <@&{ $role }> rolünü veremedim: ya benimkinin üstünde, ya silinmiş ya da artık rolleri yönetemiyorum. Bir yönetici /champion here ile yeniden seçebilir.
champions-more = Listenin tamamı: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] Her ayın birinde ayın tablosunu burada paylaşacağım. Bitirmek için /champion stop kullan.
       *[other] Her ayın birinde ayın tablosunu burada paylaşacağım; birinci olan <@&{ $role }> rolünü alacak. Bitirmek için /champion stop kullan.
    }
champions-stopped = Ayın tablosunu paylaşmayı bıraktım. Yeniden başlatmak için /champion here kullan.

champions-managers-only = Bunu yalnızca bu sunucuyu yönetebilen üyeler yapabilir. Tabloyu görmek için /leaderboard kullan.
champions-servers-only = Ayın tablosunu yalnızca sunucularda paylaşabilirim. Bir tablo görmek için /leaderboard kullan.
champions-cannot-post = Ayın tablosunu burada paylaşamıyorum. İkimizin de görebildiği ve yazabildiği bir kanalda /champion here kullan.
champions-not-posted = Bu sunucuda ayın tablosunu paylaşmıyorum. Başlatmak için bir kanalda /champion here kullan.
champions-no-such-action = Bunu anlamadım. /champion komutunu here ya da stop ile dene.
champions-no-such-role = Bu rolü burada bulamıyorum ya da bir uygulamaya ait olduğu için kimse veremiyor. /champion here ile başka birini seç.
champions-no-right = Burada rol verme iznim yok. Bana Rolleri Yönet iznini ver, sonra yeniden /champion here kullan.
champions-too-high = Bu rol benimkinin altında olmadığı için veremiyorum. Sunucu ayarlarında benimkini onun üstüne taşı ya da başka bir rolle /champion here kullan.
champions-above-you = Bu rolü sen veremiyorsun, o yüzden senin yerine ben de veremem. Başka bir rolle /champion here kullan ya da verebilen birine sor.

topic-champions = Ayın şampiyonu
topic-champions-text =
    Bir sunucuyu yönetiyorsan `/champion here`, her ayın birinde (UTC) ayın tablosunu bir kanalda paylaşır. Tabloda o ay orada puanlı oyun oynayanlar yer alır.
    `role:` ile birinci olan, yeni şampiyon çıkana kadar o rolü taşır. Rol benimkinin altında olmalı ve senin de verebileceğin bir rol olmalı.
    `/champion stop` bunu bitirir. `/leaderboard` geçmiş ayları da gösterir.

command-champion = Ayın tablosunu paylaş, birinciye de bir rol ver
command-champion-here = Her ayın birinde bu kanalda paylaş (yöneticiler için)
command-champion-here-role = Yenisi çıkana kadar ayın şampiyonunun rolü
command-champion-stop = Ayın tablosunu paylaşmayı bırak (sunucu yöneticileri için)

champions-server-none = Ayın tablosu: paylaşılmıyor. `/champion here` onu bir kanalda paylaşır.
champions-server =
    { $role ->
        [none] Ayın tablosu: her ayın birinde <#{ $channel }> kanalında. `/champion here` değiştirir, `/champion stop` bitirir.
       *[other] Ayın tablosu: her ayın birinde <#{ $channel }> kanalında, şampiyona <@&{ $role }>. `/champion here` değiştirir, `/champion stop` bitirir.
    }
