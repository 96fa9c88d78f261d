### Ce que le bot garde sur les gens, une copie de tout ça, et comment c’est effacé.

privacy-title = Tes données
privacy-what = Ce que je garde
privacy-what-text =
    • Ton identifiant et ton nom Discord, dans les parties que tu joues, suis, arrêtes ou mets en exhibition.
    • Où chaque partie se joue, ses coups, qui a pris des indices et comment elle s’est terminée.
    • Ce qui découle des parties : cotes, tournois, réponses aux énigmes, votes, quel serveur t’a donné la première place du mois.
    • Ce que tu règles avec `/preferences`, et où tu en es dans `/learn`.
    Je ne garde rien d’autre de ce que tu écris.
privacy-why = Pourquoi
privacy-why-text =
    Pour que les parties survivent à un redémarrage, que les grilles restent à jour et qu’il y ait un historique, des statistiques et un classement. Je montre les parties à ceux qui peuvent voir leur salon, et je ne donne rien à personne d’autre.
privacy-long = Combien de temps
privacy-long-games =
    { $days ->
        [0] Les parties finies restent ; /forget en retire ton nom et ton identifiant.
        [one] Les parties finies disparaissent au bout de { $days } jour.
       *[other] Les parties finies disparaissent au bout de { $days } jours.
    }
privacy-long-servers =
    { $days ->
        [one] Ce qui appartient à un serveur disparaît { $days } jour après mon départ.
       *[other] Ce qui appartient à un serveur disparaît { $days } jours après mon départ.
    }
privacy-yours = Tes choix
privacy-yours-text =
    • `/export` te donne une copie de tout.
    • `/forget` retire ton nom et ton identifiant de tout.
    • `/preferences` avec leaderboards décide où tu peux apparaître.
privacy-host = Qui m’héberge
privacy-host-contact = { $name } : { $contact }
privacy-somebody = La personne qui m’héberge, sans nom donné

privacy-forget-sure =
    Effacer ton nom et ton identifiant de tout ce que je garde, sur tous les serveurs ? C’est sans retour.
    Les parties que tu joues comptent comme abandonnées. Si tu veux d’abord une copie, utilise `/export`.
privacy-button-keep = Garder
privacy-button-erase = Tout effacer
privacy-forget-kept = J’ai tout gardé tel quel.
privacy-forget-nothing = Je ne garde rien sous ton nom ou ton identifiant.
privacy-forget-done =
    C’est fait. Ton nom et ton identifiant sont effacés de tout ce que je garde, avec tes préférences, tes votes, ta place dans le cours et tes anciennes réponses aux énigmes.
    Les coups de tes parties restent, sans ton nom. Tes cotes, ton énigme d’entraînement et tes dernières réponses aux énigmes du jour aussi, sous un code à la place de ton identifiant ; si tu rejoues, elles sont de nouveau à toi. Si quelqu’un a choisi de te bloquer, cela reste aussi, sous le même code.
    Les messages que j’ai déjà publiés restent jusqu’à ce que quelqu’un les supprime.

privacy-copy =
    { $games ->
        [0] Voici tout ce que je garde sur toi.
        [one] Voici tout ce que je garde sur toi, avec { $games } partie.
       *[other] Voici tout ce que je garde sur toi, avec { $games } parties.
    }

topic-privacy = Tes données
topic-privacy-text =
    `/privacy` montre ce que je garde, pourquoi et combien de temps.
    `/export` t’envoie une copie de tout ce que je garde sur toi.
    `/forget` retire ton nom et ton identifiant de tout, sur tous les serveurs. Je te demande avant de le faire.
    `/preferences` avec leaderboards décide où tu peux apparaître.

privacy-not-yours-to-forget = La question était pour quelqu’un d’autre. Pour que je t’oublie, utilise /forget.
privacy-question-too-old = Cette question date trop pour y répondre. Utilise /forget à nouveau.
privacy-copied-just-now = Tu viens d’avoir une copie. La prochaine, ce sera <t:{ $until }:R>.

command-privacy = Voir ce que je garde sur toi, pourquoi et combien de temps
command-forget = Faire effacer ton nom et ton identifiant de tout ce que je garde
command-export = Recevoir une copie de tout ce que je garde sur toi (personne d’autre ne la voit)
