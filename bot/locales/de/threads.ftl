### Partien in eigenen Threads.

threads-line = Gespielt wird in <#{ $thread }>.
threads-back = Der Thread wurde gelöscht, also geht die Partie hier weiter.
