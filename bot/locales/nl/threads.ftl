### Partijen in een eigen thread.

threads-line = Speel in <#{ $thread }>.
threads-back = De thread is verwijderd, dus het spel gaat hier verder.
