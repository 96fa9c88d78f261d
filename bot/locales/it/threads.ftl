### Games in threads of their own.

threads-line = Si gioca in <#{ $thread }>.
threads-back = Il thread è stato eliminato, quindi la partita continua qui.
