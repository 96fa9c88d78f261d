### Partier i egna trådar.

threads-line = Spelas i <#{ $thread }>.
threads-back = Tråden har tagits bort, så partiet fortsätter här.
