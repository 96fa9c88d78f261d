### Partie we własnych wątkach.

threads-title = { $x } kontra { $o }
threads-line = Gra toczy się w <#{ $thread }>.
