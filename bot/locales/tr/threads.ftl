### Kendi alt başlığında oynanan oyunlar.

threads-line = Oyun <#{ $thread }> alt başlığında.
threads-back = Alt başlık silindi, bu yüzden oyun burada sürüyor.
