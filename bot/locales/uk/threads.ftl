### Партії у власних гілках.

threads-title = { $x } — { $o }
threads-line = Партія в <#{ $thread }>.
