### Games in threads of their own.

threads-line = Se juega en <#{ $thread }>.
threads-back = Se borró el hilo, así que la partida sigue aquí.
