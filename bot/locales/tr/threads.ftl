### Kendi alt başlığında oynanan oyunlar.

threads-title = { $x } vs { $o }
threads-line = Oyun <#{ $thread }> alt başlığında.
