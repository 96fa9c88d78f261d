### The month's champion: a post with the month's table, and a role for its first.

champions-title = Clasificación: { $month } · { $board }
champions-is = **{ $player }** se lleva el título del mes.
champions-gets = **{ $player }** se lleva el título del mes y recibe <@&{ $role }>.
champions-not-given = No pude dar el rol <@&{ $role }>: está por encima del mío, ya no existe o ya no puedo gestionar roles. Quien gestiona el servidor puede elegir otro con /champion here.
champions-more = La lista completa: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] El día 1 de cada mes publicaré aquí la clasificación del mes. Usa /champion stop para dejarlo.
       *[other] El día 1 de cada mes publicaré aquí la clasificación del mes, y quien quede en cabeza recibirá <@&{ $role }>. Usa /champion stop para dejarlo.
    }
champions-stopped = Ya no publico la clasificación del mes. Usa /champion here para empezar de nuevo.

champions-managers-only = Eso solo puede hacerlo quien gestiona este servidor. Usa /leaderboard para ver la clasificación.
champions-servers-only = La clasificación del mes solo puedo publicarla en servidores. Usa /leaderboard para ver una.
champions-cannot-post = Aquí no puedo publicar la clasificación del mes. Usa /champion here en un canal donde tú y yo podamos ver y enviar mensajes.
champions-not-posted = En este servidor no publico la clasificación del mes. Usa /champion here en un canal para empezar.
champions-no-such-action = No te entendí. Prueba /champion con here o stop.
champions-no-such-role = No encuentro ese rol aquí, o nadie puede darlo porque es de una aplicación. Usa /champion here y elige otro.
champions-no-right = Aquí no puedo dar roles. Dame el permiso Gestionar roles y usa /champion here otra vez.
champions-too-high = Ese rol no está por debajo del mío, así que no puedo darlo. Pon el mío por encima en los ajustes del servidor, o usa /champion here con otro.
champions-above-you = Tú no puedes dar ese rol, así que yo tampoco por ti. Usa /champion here con otro, o pídelo a alguien que sí pueda.

topic-champions = El título del mes
topic-champions-text =
    Si gestionas un servidor, `/champion here` publica la clasificación del mes en un canal el día 1 de cada mes (UTC). Lista a quienes jugaron allí por puntos ese mes.
    Con `role:`, quien quede en cabeza recibe ese rol hasta que el título cambie de manos. Tiene que estar por debajo del mío y ser uno que tú puedas dar.
    `/champion stop` lo detiene. `/leaderboard` muestra también los meses pasados.

command-champion = Publica la clasificación del mes, con un rol para quien quede en cabeza
command-champion-here = Publícala en este canal el día 1 de cada mes (para quien gestiona el servidor)
command-champion-here-role = El rol del título del mes, hasta que cambie de manos
command-champion-stop = Deja de publicar la clasificación del mes (para quien gestiona el servidor)
champions-server-none = Clasificación del mes: no se publica. `/champion here` la publica en un canal.
champions-server =
    { $role ->
        [none] Clasificación del mes: en <#{ $channel }> cada día 1. `/champion here` lo cambia, `/champion stop` lo termina.
       *[other] Clasificación del mes: en <#{ $channel }> cada día 1, y <@&{ $role }> para el primer puesto. `/champion here` lo cambia, `/champion stop` lo termina.
    }
