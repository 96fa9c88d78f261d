### Le champion du mois : un message avec le classement du mois, et un rôle pour la première place.

champions-title = Classement : { $month } · { $board }
champions-is = La première place du mois revient à **{ $player }**.
champions-gets = La première place du mois revient à **{ $player }**, avec le rôle <@&{ $role }>.
champions-not-given = Je n’ai pas pu donner le rôle <@&{ $role }> : il est au-dessus du mien, il n’existe plus, ou je n’ai plus le droit de gérer les rôles. Quelqu’un qui gère le serveur peut en choisir un autre avec /settings.
champions-more = La liste complète : `/leaderboard period:{ $month }`

topic-champions = Le champion du mois
topic-champions-text =
    Si tu gères un serveur, `/settings champion:` publie le classement du mois dans un salon, le premier de chaque mois. On y voit qui a joué là des parties classées pendant ce mois.
    Avec `role:`, la première place reçoit ce rôle jusqu’au mois où quelqu’un d’autre la prend. Il doit être en dessous du mien, et tu dois pouvoir le donner toi-même.
    `/settings stop:champion` arrête tout ça. `/leaderboard` montre aussi les mois passés.
