### Ayın şampiyonu: ayın tablosunu gösteren bir mesaj ve birinciye bir rol.

champions-title = { $month } · { $board }
champions-is = Ayın şampiyonu: **{ $player }**.
champions-gets = Ayın şampiyonu **{ $player }** ve <@&{ $role }> rolünü alıyor.
champions-not-given = <@&{ $role }> rolünü veremedim: ya benimkinin üstünde, ya silinmiş ya da artık rolleri yönetemiyorum. Bir yönetici /settings ile yeniden seçebilir.
champions-more = Listenin tamamı: `/leaderboard period:{ $month }`

topic-champions = Ayın şampiyonu
topic-champions-text =
    Bir sunucuyu yönetiyorsan `/settings champion:`, her ayın birinde ayın tablosunu bir kanalda paylaşır. Tabloda o ay orada puanlı oyun oynayanlar yer alır.
    `role:` ile birinci olan, yeni şampiyon çıkana kadar o rolü taşır. Rol benimkinin altında olmalı ve senin de verebileceğin bir rol olmalı.
    `/settings stop:champion` bunu bitirir. `/leaderboard` geçmiş ayları da gösterir.
