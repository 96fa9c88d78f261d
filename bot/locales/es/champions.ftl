### The month's champion: a post with the month's table, and a role for its first.

champions-title = Clasificación: { $month } · { $board }
champions-is = **{ $player }** se lleva el título del mes.
champions-gets = **{ $player }** se lleva el título del mes y recibe <@&{ $role }>.
champions-not-given = No pude dar el rol <@&{ $role }>: está por encima del mío, ya no existe o ya no puedo gestionar roles. Quien gestiona el servidor puede elegir otro con /settings.
champions-more = La lista completa: `/leaderboard period:{ $month }`

topic-champions = El título del mes
topic-champions-text =
    Si gestionas un servidor, `/settings champion:` publica la clasificación del mes en un canal el día 1 de cada mes. Lista a quienes jugaron allí por puntos ese mes.
    Con `role:`, quien quede en cabeza recibe ese rol hasta que el título cambie de manos. Tiene que estar por debajo del mío y ser uno que tú puedas dar.
    `/settings stop:champion` lo detiene. `/leaderboard` muestra también los meses pasados.
