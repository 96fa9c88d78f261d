### Des parties dans leurs propres fils.

threads-line = Ça se joue dans <#{ $thread }>.
