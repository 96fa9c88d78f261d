### Partien in eigenen Threads.

threads-line = Gespielt wird in <#{ $thread }>.
