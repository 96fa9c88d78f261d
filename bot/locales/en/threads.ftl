### Games in threads of their own.

# A thread's title. $x, $o: who plays, as plain text.
threads-title = { $x } vs { $o }
# In the channel where the game was asked for. $thread: its id, which Discord shows as a link.
threads-line = Play in <#{ $thread }>.
