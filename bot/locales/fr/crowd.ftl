### Une partie que tout un salon joue ensemble contre le bot, par votes.

crowd-button-square =
    { $count ->
        [one] { $square }, libre, { $count } vote
       *[other] { $square }, libre, { $count } votes
    }
crowd-how = Appuie sur une case pour voter ; la plus demandée l’emporte. En cas d’égalité, on tire au sort.
crowd-waits =
    { $seconds ->
        [one] Le vote se termine { $seconds } seconde après le premier choix, ou dès que tous ceux du vote précédent ont voté.
       *[other] Le vote se termine { $seconds } secondes après le premier choix, ou dès que tous ceux du vote précédent ont voté.
    }
crowd-lead =
    { $count ->
        [one] **{ $count } vote pour l’instant**, pour { $squares }.
       *[other] { $leaders ->
            [one] **{ $count } votes pour l’instant** : { $squares } mène avec { $most }.
           *[other] **{ $count } votes pour l’instant** : { $squares } mènent avec { $most } chacune.
        }
    }
crowd-clock = Fin du vote <t:{ $deadline }:R>. Appuie sur une autre case pour changer d’avis.
topic-play-crowd = Avec `crowd`, tout ce salon vote pour chaque coup contre moi.
crowd-about = Partie lancée par { $owner }.
crowd-unwatch = Partie lancée par { $owner }. Pour l’arrêter, utilise /unwatch { $game }.
crowd-voted =
    { $count ->
        [one] { $count } personne a voté.
       *[other] { $count } personnes ont voté.
    }
crowd-record =
    L’équipe du salon : { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }.
crowd-button-again = Rejouer
crowd-button-close = Jouer maintenant

crowd-running = Ce salon joue déjà la partie { $game_id }. Utilise /board pour la voir et voter.
crowd-same-vote = Tu votes déjà pour { $cell }. Appuie sur une autre case pour changer d’avis.
crowd-not-yours = C’est à { $user } de clore le vote plus tôt. Sinon, il se termine tout seul.
crowd-no-votes = Personne n’a encore voté. Appuie d’abord sur une case.
crowd-not-votable = Le salon ne peut pas jouer par vote avec { $word }. Choisis une autre grille ou d’autres règles.
