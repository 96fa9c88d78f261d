### Partier i egna trådar.

threads-line = Spelas i <#{ $thread }>.
