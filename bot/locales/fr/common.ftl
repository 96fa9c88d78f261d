### Ce que partagent plusieurs sortes de pages : noms, niveaux, boutons.

language-name = Français
the-bot = le bot
bot-easy = Bot (facile)
bot-medium = Bot (moyen)
bot-hard = Bot (difficile)
bot-unbeatable = Bot (imbattable)
the-crowd = l’équipe du salon
player-crowd = Équipe du salon
headline-crowd = L’équipe du salon gagne !
somebody = quelqu’un
level-easy = facile
level-medium = moyen
level-hard = difficile
level-unbeatable = imbattable
versus = { $x } contre { $o }
to-move = À jouer : { $player }

others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
between-sentences = { " " }

button-accept = Accepter
button-play = Jouer
button-play-me = Jouer contre moi
button-show = Afficher
button-anyone = Ouvrir à tout le monde
button-help = Aide
button-do = { $command }
button-give-up-and-start = Abandonner et lancer celle-ci
button-withdraw-and-start = Retirer et lancer celle-ci
button-withdraw-and-challenge = Défier plutôt { $player }
button-join = Rejoindre
button-decline = Refuser
button-withdraw = Retirer
button-resign = Abandonner
button-keep-playing = Continuer
button-hint = Indice
button-offer = Nulle ?
button-draw = Accepter la nulle
button-draw-of = { $player } : accepter la nulle
button-rematch = Revanche
button-easier = Revanche en { $level }
button-review = Analyser
button-replay = Revoir
button-stop = Arrêter
button-first = Début
button-back = Précédent
button-forward = Suivant
button-last = Fin
button-newer = Plus récentes
button-older = Plus anciennes
