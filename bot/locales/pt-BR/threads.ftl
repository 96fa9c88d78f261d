### Games in threads of their own.

threads-line = A partida é em <#{ $thread }>.
