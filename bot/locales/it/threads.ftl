### Games in threads of their own.

threads-line = Si gioca in <#{ $thread }>.
