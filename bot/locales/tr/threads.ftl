### Kendi alt başlığında oynanan oyunlar.

threads-line = Oyun <#{ $thread }> alt başlığında.
