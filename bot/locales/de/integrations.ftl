### Was ein Server seine Mitglieder mit dem Bot tun lässt, unter Servereinstellungen, Integrationen.

integrations-held-back = Auf diesem Server darfst du `{ $command }` hier nicht nutzen. Das entscheiden die, die ihn verwalten.
