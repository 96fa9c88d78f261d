### Game di utasnya sendiri.

threads-title = { $x } lawan { $o }
threads-line = Main di <#{ $thread }>.
