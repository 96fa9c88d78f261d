### Partie ve vlastních vláknech.

threads-title = { $x } vs. { $o }
threads-line = Hraje se v <#{ $thread }>.
