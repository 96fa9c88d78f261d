### Games in threads of their own.

threads-title = { $x } contro { $o }
threads-line = **{ $x }** contro **{ $o }**: si gioca in <#{ $thread }>.

threads-only-in-text = In questo server ogni partita ha il suo thread, ma solo i canali testuali possono averne, quindi questa partita resta qui.
threads-no-right = In questo server ogni partita ha il suo thread, ma qui non posso crearne uno, quindi questa partita resta qui. Chiedi a chi gestisce il server di darmi Crea thread pubblici e Invia messaggi nei thread.
threads-enough = Qualcuno di questa partita ne ha già tre nei thread di questo canale, quindi questa resta qui. Finitene una per avere di nuovo un thread.
threads-refused = In questo server ogni partita ha il suo thread, ma Discord ora non me l'ha lasciato creare, quindi questa partita resta qui.
