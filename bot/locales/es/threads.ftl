### Games in threads of their own.

threads-line = Se juega en <#{ $thread }>.
