### Games in threads of their own.

# A thread's title. $x, $o: who plays, as plain text.
threads-title = { $x } vs { $o }
# In the channel where the game was asked for. $thread: its id, which Discord shows as a link.
threads-line = **{ $x }** vs **{ $o }**: play in <#{ $thread }>.

## Why a game is played in the channel itself, told once to the one who started it.

threads-only-in-text = In this server each game gets its own thread, but only text channels can have one, so this game stays here.
threads-no-right = In this server each game gets its own thread, but I may not make one here, so this game stays here. Ask a manager to give me Create Public Threads and Send Messages in Threads.
threads-enough = One of you already has three games in threads of this channel, so this one stays here. Finish one of those to get a thread again.
threads-refused = In this server each game gets its own thread, but Discord didn't let me make one just now, so this game stays here.
