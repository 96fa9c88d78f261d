### Partien in eigenen Threads.

threads-title = { $x } gegen { $o }
threads-line = Gespielt wird in <#{ $thread }>.
