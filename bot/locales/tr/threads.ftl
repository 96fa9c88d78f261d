### Kendi alt başlığında oynanan oyunlar.

threads-title = { $x } vs { $o }
threads-line = **{ $x }** vs **{ $o }**: oyun <#{ $thread }> alt başlığında.

threads-only-in-text = Bu sunucuda her oyunun kendi alt başlığı olur, ama alt başlık yalnızca metin kanallarında açılabiliyor; o yüzden bu oyun burada kalıyor.
threads-no-right = Bu sunucuda her oyunun kendi alt başlığı olur, ama burada açma iznim yok; o yüzden bu oyun burada kalıyor. Bir yöneticiden bana Herkese Açık Alt Başlıklar Oluştur ve Alt Başlıklarda Mesaj Gönder izinlerini vermesini iste.
threads-enough = Birinizin bu kanalda zaten alt başlıklarda üç oyunu var; o yüzden bu oyun burada kalıyor. Yine alt başlık için onlardan birini bitir.
threads-refused = Bu sunucuda her oyunun kendi alt başlığı olur, ama Discord az önce açmama izin vermedi; o yüzden bu oyun burada kalıyor.
