### Pourquoi quelque chose ne va pas, et quoi faire à la place.

no-game = Tu n’as pas de partie en cours ici. Utilise /play pour en lancer une.
no-game-here = Tu ne joues pas dans ce salon. Ta partie est dans <#{ $channel }>.
vote-instead = Tout ce salon joue la partie { $game_id }. Utilise /board pour la voir, et appuie sur une case pour voter.
time-ran-out = Le temps de la partie { $game_id } est écoulé. Utilise /play pour en lancer une nouvelle.
no-such-game = Cette partie n’est plus ouverte. Utilise /play pour en lancer une nouvelle.
unknown-game = Je ne peux pas montrer la partie { $game_id } ici. Utilise /games ou /history pour en trouver une.
already-over = La partie { $game_id } est finie. Utilise /replay { $game_id } pour la revoir coup par coup.
no-such-position = Essaie plutôt quelque chose comme `O.XX.X.OO`.
still-explaining = Je suis encore sur ta dernière demande. Réessaie dans un instant.
too-many-explanations = J’explique déjà tout ce que je peux en même temps. Réessaie dans un instant.
not-yours = C’est à { $user } ou à un modo d’arrêter ça.
exhibition-running = La partie { $game_id } est déjà en exhibition ici. { $user } ou un modo peut l’arrêter avec /unwatch { $game_id }.
too-many-games =
    { $running ->
        [one] { $running } partie est en cours dans ce salon, et ce serveur n’en permet pas plus à la fois. Joue dans un autre salon, ou attends qu’elle finisse.
       *[other] { $running } parties sont en cours dans ce salon, et ce serveur en permet { $most } à la fois. Joue dans un autre salon, ou attends que l’une de /games finisse.
    }
too-many-exhibitions =
    { $most ->
        [one] Je montre déjà { $most } exhibition sur ce serveur. Arrête-la avec /unwatch pour faire de la place.
       *[other] Je montre déjà { $most } exhibitions ou parties de salon sur ce serveur. Arrêtes-en une avec /unwatch pour faire de la place.
    }
cannot-follow-here = Je ne peux pas tenir une grille à jour ici. Essaie un salon que nous voyons tous les deux et où nous pouvons écrire.
already-playing =
    { $is_asker ->
        [1] Tu as déjà une partie ici. Finis-la d’abord.
       *[other] { $player } joue déjà ici. Redemande quand cette partie sera finie.
    }
asker-is-playing = { $player } a commencé une autre partie. Appuie sur « Accepter » quand elle sera finie.
rematch-running = Ta revanche, c’est la partie { $game_id }. Utilise /board pour la voir.
already-challenged = { $user } n’a pas encore répondu à ton défi. Retire-le pour en lancer un autre.
pick-one = Choisis : un adversaire, n’importe qui (open) ou tout le monde à la fois (crowd).
pick-open = Choisis : un adversaire ou n’importe qui (open).
no-channel-games = Je ne peux pas jouer contre tout un salon ici. Utilise /play avec un membre, ou avec open pour que n’importe qui te rejoigne.
own-challenge = C’est ton propre défi. Attends que quelqu’un te rejoigne, ou retire-le avec /resign.
seats-taken = Cette place est déjà prise. Utilise /play pour lancer ta propre partie.
still-open = Ton défi ouvert ici attend encore. Retire-le pour en lancer un autre.
declined = { $player } vient de refuser. Tu peux redemander <t:{ $until }:R>.
no-challenges = { $player } ne prend pas de défis en ce moment. Joue contre moi, ou ouvre la partie à tout le salon.
too-many-blocked =
    { $most ->
        [one] Tu peux bloquer { $most } membre. Débloque-le d’abord.
       *[other] Tu peux bloquer { $most } membres au plus. Débloques-en d’abord.
    }
too-fast =
    { $wait_s ->
        [one] Tu vas trop vite pour moi. Réessaie dans { $wait_s } seconde.
       *[other] Tu vas trop vite pour moi. Réessaie dans { $wait_s } secondes.
    }
channel-busy = Je n’arrive plus à suivre dans ce salon : je saute les commandes qui ont attendu trop longtemps. Une commande sautée ne change rien ; les boutons et les commandes slash n’attendent pas.
own-offer = Tu as déjà demandé. { $seat } n’a pas encore répondu.
not-your-button = Ce bouton n’est pas à toi. Utilise /play pour lancer ta propre partie.
no-opponent = Contre qui veux-tu jouer ? Mentionne la personne après la commande, ou ouvre la partie à tout le monde.
not-for-you = Ça, c’est seulement pour { $players }. Utilise /play pour lancer ta propre partie.
not-your-turn = C’est à { $seat } de jouer. Ton tour vient juste après.
square-taken = La case { $cell } est prise. Encore libres : { $free }.
no-such-square = Les cases vont de 1 à { $cells }, ou de a1 à { $last }. Encore libres : { $free }.
unknown-in-game = Je n'ai pas compris, mais ta partie est en cours. Choisis une case libre : { $free }.
no-such-board = Choisis { $names }. Le chiffre après la barre dit combien il faut en aligner.
no-such-rules = Les règles autres que standard ne se jouent qu’en 3x3. Choisis 3x3, ou laisse les règles de côté.
draw-refused = Je préfère continuer. La partie se poursuit ; pour abandonner, utilise /resign.
opponent-is-you = Tu ne peux pas te défier toi-même. Utilise /play sans nom pour jouer contre moi.
opponent-is-a-bot = Les autres bots ne savent pas répondre aux défis. Utilise /play sans nom pour jouer contre moi.
not-a-member = Je ne trouve pas ce membre sur ce serveur. Mentionne quelqu’un avec @.
which-member = Ça pourrait être { $players }. Écris de qui tu parles, ou mentionne la personne avec @.
nobody-else-here = Personne d’autre ne peut rejoindre une partie ici. Utilise /play tout court pour jouer contre moi.
not-understood = Je n’ai pas compris. Utilise /play avec un membre, anyone, crowd, un niveau (easy, medium, hard, unbeatable), une grille ({ $boards }) ou des règles ({ $rules }).
words-not-understood = Je n’ai pas compris. Regarde /help.
no-such-number = Ce n’est pas un numéro de partie. Utilise /games ou /history pour en trouver un.
opponent-forgotten = Cette personne n’est plus là pour rejouer. Utilise /play pour lancer une nouvelle partie.
no-direct-messages = La réponse est privée, et tes MP me sont fermés. Utilise la commande slash.
unknown-word = Je ne connais pas « { $word } ». Tu voulais dire `{ $command }` ?
no-board-there = Ce message ne montre aucune de mes parties. Essaie sur une grille avec des boutons.
no-rematch = Tu n’as pas encore fini de partie ici. Utilise /play pour en lancer une.
no-such-zone = Je ne reconnais pas ce fuseau horaire. Donne une ville qui s’y trouve, par exemple { $names }.
