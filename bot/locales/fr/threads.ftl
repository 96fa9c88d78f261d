### Des parties dans leurs propres fils.

threads-line = Ça se joue dans <#{ $thread }>.
threads-back = Le fil a été supprimé : la partie continue ici.
