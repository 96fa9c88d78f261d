### Game di utasnya sendiri.

threads-line = Main di <#{ $thread }>.
