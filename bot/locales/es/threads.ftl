### Games in threads of their own.

threads-title = { $x } vs. { $o }
threads-line = Se juega en <#{ $thread }>.
