### Games in threads of their own.

threads-title = { $x } x { $o }
threads-line = **{ $x }** x **{ $o }**: a partida é em <#{ $thread }>.

threads-only-in-text = Neste servidor cada partida tem seu próprio tópico, mas só canais de texto podem ter tópicos, então esta partida fica aqui.
threads-no-right = Neste servidor cada partida tem seu próprio tópico, mas não posso criar um aqui, então esta partida fica aqui. Peça a quem gerencia o servidor para me dar Criar tópicos públicos e Enviar mensagens em tópicos.
threads-enough = Alguém desta partida já tem três em tópicos deste canal, então esta fica aqui. Terminem uma delas para ter tópico de novo.
threads-refused = Neste servidor cada partida tem seu próprio tópico, mas o Discord não me deixou criar um agora, então esta partida fica aqui.
