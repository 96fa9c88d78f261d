### Партии в своих ветках.

threads-title = { $x } — { $o }
threads-line = Партия в <#{ $thread }>.
