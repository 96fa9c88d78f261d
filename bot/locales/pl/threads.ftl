### Partie we własnych wątkach.

threads-line = Gra toczy się w <#{ $thread }>.
