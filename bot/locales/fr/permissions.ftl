### Ce que le bot peut faire dans un salon : une carte avec une coche ou une croix devant chaque ligne.

permissions-title = Ce que je peux faire ici
permissions-fine = J’ai tout ce qu’il me faut pour jouer dans <#{ $channel }>.
permissions-lacking =
    { $count ->
        [one] Il me manque { $count } permission dans <#{ $channel }>.
       *[other] Il me manque { $count } permissions dans <#{ $channel }>.
    }
permissions-commands = Discord n’a pas accepté mes commandes slash, certaines peuvent donc manquer ou être dépassées. Demande à la personne qui m’héberge, la raison est dans mon journal.
permissions-needed = Pour jouer
permissions-extra = Seulement si tes paramètres le demandent

permissions-view-channel = **Voir le salon**, pour tenir les grilles à jour
permissions-send-messages = **Envoyer des messages**, pour répondre aux commandes tapées
permissions-embed-links = **Intégrer des liens**, pour les textes sous une grille
permissions-read-message-history = **Voir les anciens messages**, pour répondre à un message
permissions-attach-files = **Joindre des fichiers**, pour les images
permissions-send-messages-in-threads = **Envoyer des messages dans les fils**, pour jouer dans les fils
permissions-create-public-threads = **Créer des fils publics**, pour donner à chaque partie son fil
permissions-manage-threads = **Gérer les fils**, pour garder le mode lent dans les fils des parties
permissions-manage-roles = **Gérer les rôles**, pour donner un rôle à la première place du mois

permissions-where-roles = Donne-la à mon rôle dans Paramètres du serveur > Rôles.
permissions-where-channel = Ce salon la retire. Autorise-la dans Modifier le salon > Permissions.
permissions-where-either = Regarde dans Paramètres du serveur > Rôles et dans Modifier le salon > Permissions.

topic-settings-permissions = `/permissions` montre ce que je peux faire dans un salon, et où le changer.

permissions-no-channel = Les permissions sont celles d’un salon de serveur. Utilise /permissions là-bas.

command-permissions = Voir ce que je peux faire dans ce salon, et où le changer
