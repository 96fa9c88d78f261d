### Партии в своих ветках.

threads-line = Партия в <#{ $thread }>.
