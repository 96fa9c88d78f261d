### Ce qu’un serveur laisse ses membres faire avec le bot, sous Paramètres du serveur, Intégrations.

integrations-held-back = Ce serveur ne te laisse pas utiliser `{ $command }` ici. C’est l’équipe du serveur qui en décide.
