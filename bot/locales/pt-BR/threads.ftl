### Games in threads of their own.

threads-title = { $x } x { $o }
threads-line = A partida é em <#{ $thread }>.
