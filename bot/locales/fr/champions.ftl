### Le champion du mois : un message avec le classement du mois, et un rôle pour la première place.

champions-title = Classement : { $month } · { $board }
champions-is = La première place du mois revient à **{ $player }**.
champions-gets = La première place du mois revient à **{ $player }**, avec le rôle <@&{ $role }>.
champions-not-given = Je n’ai pas pu donner le rôle <@&{ $role }> : il est au-dessus du mien, il n’existe plus, ou je n’ai plus le droit de gérer les rôles. Quelqu’un qui gère le serveur peut en choisir un autre avec /champion here.
champions-more = La liste complète : `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] Le premier de chaque mois, je publierai ici le classement du mois. Pour arrêter, utilise /champion stop.
       *[other] Le premier de chaque mois, je publierai ici le classement du mois, et la première place recevra <@&{ $role }>. Pour arrêter, utilise /champion stop.
    }
champions-stopped = Je ne publie plus le classement du mois. Pour reprendre, utilise /champion here.

champions-managers-only = C’est réservé aux membres qui peuvent gérer ce serveur. Pour voir le classement, utilise /leaderboard.
champions-servers-only = Je ne publie le classement du mois que sur les serveurs. Pour en voir un, utilise /leaderboard.
champions-cannot-post = Je ne peux pas publier le classement du mois ici. Utilise /champion here dans un salon que nous voyons tous les deux et où nous pouvons écrire.
champions-not-posted = Je ne publie pas le classement du mois sur ce serveur. Pour commencer, utilise /champion here dans un salon.
champions-no-such-action = Je n’ai pas compris. Essaie /champion avec here ou stop.
champions-no-such-role = Je ne trouve pas ce rôle ici, ou personne ne peut le donner parce qu’il appartient à une appli. Utilise /champion here et choisis-en un autre.
champions-no-right = Je n’ai pas le droit de donner des rôles ici. Donne-moi la permission « Gérer les rôles », puis refais /champion here.
champions-too-high = Ce rôle n’est pas en dessous du mien, alors je ne peux pas le donner. Place le mien au-dessus dans les paramètres du serveur, ou utilise /champion here avec un autre rôle.
champions-above-you = Tu ne peux pas donner ce rôle toi-même, alors je ne peux pas le faire pour toi. Utilise /champion here avec un autre, ou demande à quelqu’un qui peut.

topic-champions = Le champion du mois
topic-champions-text =
    Si tu gères un serveur, `/champion here` publie le classement du mois dans un salon, le premier de chaque mois (UTC). On y voit qui a joué là des parties classées pendant ce mois.
    Avec `role:`, la première place reçoit ce rôle jusqu’au mois où quelqu’un d’autre la prend. Il doit être en dessous du mien, et tu dois pouvoir le donner toi-même.
    `/champion stop` arrête tout ça. `/leaderboard` montre aussi les mois passés.

command-champion = Publier le classement du mois, avec un rôle pour la première place
command-champion-here = Le publier dans ce salon le premier de chaque mois (si tu gères le serveur)
command-champion-here-role = Le rôle de la première place, jusqu’à ce que quelqu’un d’autre la prenne
command-champion-stop = Ne plus publier le classement du mois (si tu gères le serveur)

champions-server-none = Classement du mois : pas publié. `/champion here` le publie dans un salon.
champions-server =
    { $role ->
        [none] Classement du mois : dans <#{ $channel }>, le premier du mois. `/champion here` le change, `/champion stop` l’arrête.
       *[other] Classement du mois : dans <#{ $channel }>, le premier du mois, et <@&{ $role }> pour la première place. `/champion here` le change, `/champion stop` l’arrête.
    }
