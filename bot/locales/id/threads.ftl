### Game di utasnya sendiri.

threads-line = Main di <#{ $thread }>.
threads-back = Utasnya sudah dihapus, jadi permainan berlanjut di sini.
