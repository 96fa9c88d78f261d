### Des parties dans leurs propres fils.

threads-title = { $x } contre { $o }
threads-line = **{ $x }** contre **{ $o }** : ça se joue dans <#{ $thread }>.

threads-only-in-text = Sur ce serveur, chaque partie a son fil, mais seuls les salons textuels peuvent en avoir : celle-ci reste donc ici.
threads-no-right = Sur ce serveur, chaque partie a son fil, mais je n’ai pas le droit d’en créer ici : celle-ci reste donc ici. Demande à quelqu’un qui gère le serveur de me donner « Créer des fils publics » et « Envoyer des messages dans les fils ».
threads-enough = L’un de vous deux a déjà trois parties dans des fils de ce salon : celle-ci reste donc ici. Finissez-en une pour avoir de nouveau un fil.
threads-refused = Sur ce serveur, chaque partie a son fil, mais Discord ne m’a pas laissé en créer un à l’instant : celle-ci reste donc ici.
