### Partijen in een eigen thread.

threads-line = Speel in <#{ $thread }>.
