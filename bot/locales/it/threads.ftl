### Games in threads of their own.

threads-title = { $x } contro { $o }
threads-line = Si gioca in <#{ $thread }>.
