### Tournois.

tournaments-round-robin = Toutes rondes
tournaments-knockout = Élimination directe
tournaments-bot = Bot difficile
tournaments-title = { $form } en { $board }
tournaments-title-round = { $form } en { $board } : { $round }
tournaments-title-won = 🏆 Victoire : { $player }
tournaments-title-over = Personne n’est venu, personne n’a gagné
tournaments-title-cancelled = Tournoi annulé
tournaments-champion = { $user }, le tournoi est à toi. Bien joué !
tournaments-how =
    { $form ->
        [knockout] Un match, c’est deux parties, une avec chaque symbole. À égalité, on en joue deux de plus, et le sort décide qui commence. Si c’est encore égal, la meilleure tête de série passe.
       *[round_robin] Tout le monde affronte tout le monde : deux parties, une avec chaque symbole.
    }
tournaments-hours =
    { $hours ->
        [one] Vous avez { $hours } heure pour chaque tour.
       *[other] Vous avez { $hours } heures pour chaque tour.
    }
tournaments-open = Appuie sur « Rejoindre » pour jouer aussi. { $owner } ou un modo donne le départ.
tournaments-open-unowned = Appuie sur « Rejoindre » pour jouer aussi. Un modo donne le départ.
tournaments-entrants =
    { $count ->
        [0] Personne pour l’instant. Il faut être { $least } pour commencer ({ $most } au plus).
        [one] { $names } participe. Encore { $missing } pour commencer ({ $most } au plus).
       *[other] { $missing ->
            [0] { $count } participent ({ $most } au plus) : { $names }
           *[other] { $names } participent. Encore { $missing } pour commencer ({ $most } au plus).
        }
    }
tournaments-deadline = Fin du tour <t:{ $deadline }:R>.
tournaments-to-round = [Joue ton match]({ $link })
tournaments-of-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
tournaments-is-on = Les parties en cours continuent, comme des parties ordinaires.
tournaments-unnamed = Noms que l’image ne peut pas montrer : { $names }
tournaments-moved = Ce tournoi est descendu plus bas : { $link }
tournaments-link = Y aller

tournaments-round = { $round } : { $users }
tournaments-round-title =
    { $left ->
        [0] Finale
        [1] Demi-finales
       *[other] Tour { $round } sur { $rounds }
    }
tournaments-round-how = Deux parties, avant <t:{ $deadline }:f>. Appuyez sur « Jouer » quand vous êtes là tous les deux. Si une seule personne se montre, elle gagne.
tournaments-round-over = Ce tour est fini.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) se repose pour ce tour
tournaments-rest-on = { $first } ({ $first_seed }) passe sans jouer
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, égalité : la meilleure tête de série passe
tournaments-match-walkover = { $match }, par forfait
tournaments-match-nobody = { $match }, personne n’est venu
tournaments-match-nobody-on = { $match }, personne n’est venu : la meilleure tête de série passe
tournaments-match-time = { $match }, temps écoulé
tournaments-match-running = { $match }, partie { $game } en cours
tournaments-match-awaited = { $match }. { $player }, appuie sur « Jouer » quand tu es là.
tournaments-play = Jouer : { $first } – { $second }

tournaments-game-on = La partie { $game } est en cours. Sa grille : { $link } ; /board l’affiche à nouveau.

tournaments-next = Partie suivante ({ $score })
tournaments-so-far = Ce match : { $match }. { $player } commence la prochaine partie.

tournaments-points = Pts
tournaments-berger = SB
tournaments-player = Nom
tournaments-words-table = Classement, points entre parenthèses : { $lines }
tournaments-words-bracket = Tableau : { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round } : { $matches }

tournaments-button-leave = Quitter
tournaments-button-start = Commencer
tournaments-button-fill = Compléter de bots et commencer
tournaments-button-cancel = Annuler
tournaments-button-again = Encore un
tournaments-button-quit = Quitter pour de bon
tournaments-button-end = Annuler le tournoi

tournaments-ask-leave = Quitter le tournoi ? Tu perdrais le reste de tes matchs par forfait.
tournaments-ask-cancel = Annuler le tournoi ? Les parties en cours continuent, comme des parties ordinaires.
tournaments-done-leave = Tu as quitté le tournoi.
tournaments-done-cancel = Le tournoi est annulé.
tournaments-done-join = Tu participes. Je te mentionnerai au début du premier tour.
tournaments-done-start = C’est parti ! Place au premier tour.
tournaments-done-fill = C’est parti, avec un bot à chaque place libre. Place au premier tour.

command-tournament = Jouer un tournoi dans ce salon : élimination directe ou toutes rondes
command-tournament-create = Ouvrir un tournoi dans ce salon
command-tournament-join = Rejoindre le tournoi de ce salon
command-tournament-leave = Quitter le tournoi de ce salon
command-tournament-start = Commencer le tournoi de ce salon, si c’est le tien
command-tournament-fill = Compléter les places libres avec des bots et commencer, si c’est ton tournoi
command-tournament-cancel = Annuler le tournoi de ce salon, si c’est le tien
command-tournament-show = Afficher le tournoi de ce salon
command-tournament-create-form = Une défaite et c’est fini, ou tout le monde affronte tout le monde
command-tournament-create-board = La taille de la grille ; le chiffre après la barre dit combien il faut en aligner
command-tournament-create-hours = Combien d’heures un tour peut durer

tournaments-none-here = Il n’y a pas encore de tournoi ici. Utilise /tournament create pour en ouvrir un.
tournaments-on-here = Ce salon a déjà un tournoi. Utilise /tournament show pour le voir.
tournaments-not-here = Il faut un salon de serveur où je peux écrire. Utilise /tournament create dans l’un d’eux.
tournaments-already-joined = Tu participes déjà. Je te mentionnerai au début du premier tour.
tournaments-not-joined = Tu ne participes pas à ce tournoi. Utilise /tournament show pour voir qui en est.
tournaments-too-late = Ce tournoi a commencé sans toi. Quand il sera fini, /tournament create en ouvrira un autre.
tournaments-already-started = Ce tournoi a déjà commencé. Utilise /tournament show pour le voir.
tournaments-full =
    { $most ->
        [one] Ce tournoi est complet : il prend { $most } joueur.
       *[other] Ce tournoi est complet : il prend { $most } joueurs.
    }
tournaments-too-few =
    { $least ->
        [one] Il faut au moins { $least } joueur pour commencer. Invite quelqu’un à appuyer sur « Rejoindre ».
       *[other] Il faut au moins { $least } joueurs pour commencer. Invite quelqu’un à appuyer sur « Rejoindre ».
    }
tournaments-over = Ce tournoi est fini. Utilise /tournament create pour en ouvrir un autre.
tournaments-not-yours = C’est à { $user } ou à un modo de le faire.
tournaments-moderators-only = Seul un modo peut le faire. Demande-lui.
tournaments-not-your-match = Ce match est pour { $players }. Utilise /tournament show pour trouver le tien.
tournaments-match-over = Ce match est décidé. Utilise /tournament show pour voir où on en est.
tournaments-not-your-question = La question était pour quelqu’un d’autre. Pour quitter toi-même, utilise /tournament leave.
tournaments-not-understood = Il me faut une action (create, join, leave, start, fill, cancel, show), une forme (knockout, round robin), une grille (4x4) ou des heures (1h à 72h).
tournaments-no-help = Cette partie fait partie d’un match, alors débrouille-toi sans aide : pas d’indice avant la fin.
tournaments-no-rematch = Cette partie fait partie d’un match : pour la suivante, appuie sur « Jouer » dans le message du tour. Tu le trouveras avec /tournament show.

topic-tournaments = Tournois
topic-tournaments-text =
    `/tournament create` ouvre un tournoi à élimination directe (2 à 32 joueurs) ou toutes rondes (3 à 12), et tu participes. Les autres appuient sur « Rejoindre ». Toi ou un modo, vous appuyez sur « Commencer » dans les 7 jours ; **Compléter de bots et commencer** met mon niveau difficile aux places libres.
    Les têtes de série suivent la cote. Un match, c’est deux parties, une avec chaque symbole : appuie sur « Jouer », puis sur **Partie suivante** sous la grille. Il n’y a pas d’indice dans un match.
    Une victoire vaut 1 point, une nulle un demi. À égalité dans un classement, on regarde le Sonneborn-Berger : les points pris aux forts comptent plus.
    À élimination directe, un match à égalité a deux parties de plus, et le sort décide qui commence. Si c’est encore égal, la meilleure tête de série passe.
    Si tu ne viens pas, tu perds par forfait : quand le temps est écoulé et que, depuis votre dernière partie, une seule personne a appuyé sur « Jouer », elle prend les points qui restent. Ça compte si elle ne joue aucune autre partie ici. Si vous avez appuyé tous les deux, ou aucun, ce sont les points déjà pris qui comptent ; à élimination directe, une égalité va à la meilleure tête de série.
    `/tournament show` l’affiche à nouveau, `/tournament leave` t’en retire.
