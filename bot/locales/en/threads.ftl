### Games in threads of their own.

# In the channel where the game was asked for. $thread: its id, which Discord shows as a link.
threads-line = Play in <#{ $thread }>.

# On the board, in the channel of the thread.
threads-back = The thread was deleted, so the game goes on here.
