### Botun bir kanalda neler yapabildiği.

permissions-title = Burada neler yapabilirim
permissions-fine = <#{ $channel }> kanalında oynamak için her şeyim tamam.
permissions-lacking = <#{ $channel }> kanalında bana gereken { $count } izin eksik.
permissions-commands = Discord eğik çizgi komutlarımı kabul etmedi, bu yüzden bazıları eksik ya da eski olabilir. Beni barındıran kişiye sor; nedeni günlüğümde yazıyor.
permissions-needed = Oynamak için
permissions-extra = Yalnızca ayarların isterse

permissions-view-channel = **Kanalı Görüntüle**: tahtaları güncel tutmak için
permissions-send-messages = **Mesaj Gönder**: yazılan komutlara cevap vermek için
permissions-embed-links = **Bağlantı Yerleştir**: tahtanın altındaki yazılar için
permissions-read-message-history = **Mesaj Geçmişini Oku**: bir mesaja yanıt vermek için
permissions-attach-files = **Dosya Ekle**: resimler için
permissions-send-messages-in-threads = **Alt Başlıklarda Mesaj Gönder**: alt başlıklarda oynamak için
permissions-create-public-threads = **Herkese Açık Alt Başlıklar Oluştur**: kendi alt başlığı olan oyunlar için
permissions-manage-threads = **Alt Başlıkları Yönet**: oyunların alt başlıklarında yavaş mod için
permissions-manage-roles = **Rolleri Yönet**: ayın şampiyonuna rol vermek için

permissions-where-roles = Sunucu Ayarları > Roller altında rolüme ver.
permissions-where-channel = Bu kanal onu kapatıyor. Kanalı Düzenle > İzinler altında izin ver.
permissions-where-either = Sunucu Ayarları > Roller ve Kanalı Düzenle > İzinler bölümlerine bak.

topic-settings-permissions = `/permissions` bir kanalda neler yapabildiğimi ve bunun nereden değiştirileceğini gösterir.

permissions-no-channel = İzinler bir sunucunun kanalına aittir. Orada /permissions kullan.

command-permissions = Bu kanalda neler yapabildiğimi ve nereden değiştirileceğini gör
