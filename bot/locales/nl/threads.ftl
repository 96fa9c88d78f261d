### Partijen in een eigen thread.

threads-title = { $x } tegen { $o }
threads-line = Speel in <#{ $thread }>.
