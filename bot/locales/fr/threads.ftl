### Des parties dans leurs propres fils.

threads-title = { $x } contre { $o }
threads-line = Ça se joue dans <#{ $thread }>.
