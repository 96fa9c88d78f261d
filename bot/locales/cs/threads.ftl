### Partie ve vlastních vláknech.

threads-line = Hraje se v <#{ $thread }>.
