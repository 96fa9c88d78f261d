### Partie we własnych wątkach.

threads-line = Gra toczy się w <#{ $thread }>.
threads-back = Wątek usunięto, więc gra toczy się dalej tutaj.
