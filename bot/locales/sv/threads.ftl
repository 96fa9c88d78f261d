### Partier i egna trådar.

threads-title = { $x } mot { $o }
threads-line = Spelas i <#{ $thread }>.
