### Partie ve vlastních vláknech.

threads-line = Hraje se v <#{ $thread }>.
threads-back = Vlákno bylo smazáno, takže se hraje dál tady.
