### Games in threads of their own.

threads-line = A partida é em <#{ $thread }>.
threads-back = O tópico foi excluído, então a partida continua aqui.
