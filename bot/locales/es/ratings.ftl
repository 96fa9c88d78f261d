### Leaderboards: who is rated best.

ratings-leaderboard = Clasificación
ratings-month = este mes
ratings-everywhere = en todas partes
ratings-games =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
ratings-place = Vas en el puesto { $place } de { $people }.
ratings-unsure = ? = todavía una estimación
ratings-levels = 🤖 Mis niveles tienen puntuaciones fijas: { $levels }
ratings-hidden = No apareces, como pediste. Usa /preferences para cambiarlo.
ratings-not-everywhere = No diste permiso para aparecer en todas partes. Usa /preferences para cambiarlo.
ratings-unrated = Aquí todavía no tienes puntuación. Usa /play y termina una partida sin pistas.
ratings-unrated-month = Este mes todavía no tienes ninguna partida por puntos. Usa /play y termina una sin pistas.
ratings-unrated-past = Ese mes no tuviste ninguna partida por puntos aquí.
ratings-empty-past = Ese mes nadie jugó por puntos aquí.
ratings-empty = Aquí todavía nadie tiene puntuación. Usa /play y termina una partida sin pistas: serás el primer nombre.
ratings-empty-month = Este mes todavía nadie jugó por puntos. Usa /play y termina una partida sin pistas: serás el primer nombre.
ratings-empty-everywhere = En esta lista todavía no hay nadie. Usa /preferences para ser el primer nombre.

ratings-no-such-leaderboard = Necesito un tablero ({ $boards }), unas reglas ({ $rules }), month, un mes como 2026-10 o all, here o everywhere. Usa /leaderboard para elegir.
ratings-not-your-leaderboard = Esa lista la pidió otra persona. Usa /leaderboard para tener la tuya.
ratings-months-of-servers = Los meses pasados se guardan por servidor, no para todas partes. Usa /leaderboard con here.
ratings-no-server-here = Aquí no hay servidor que listar. Usa /leaderboard con everywhere.

topic-ratings = Puntuaciones y clasificación
topic-ratings-text =
    Todo el mundo empieza con 1500. Cuanto más fuerte es el rival, más ganas al vencerlo (el método es Glicko-2), y se tiene en cuenta quién empieza.
    `?` significa que todavía es una estimación; una docena de partidas contra gente de tu nivel la afina. `±80` significa que lo más probable es que acierte con un margen de 80 puntos.
    Cuentan todas las partidas terminadas, también contra mí. No cuentan: las que ganas o empatas con una pista, las abandonadas antes de que una línea pueda amenazar, las del canal y las que juego contra mí. Tras 10 partidas en un día contra la misma persona, las siguientes cuentan cada vez menos. Quien ha jugado con poca gente más solo mueve tu puntuación hasta cierto punto.
    Mis niveles llevan 🤖: se midieron entre ellos, así que tus partidas cambian tu puntuación, nunca la suya.
    `/leaderboard` lista a la gente de este servidor; con un mes como 2026-10, con la puntuación que tenía al acabar. En la lista de todas partes solo sales si lo aceptas en `/preferences`.

command-leaderboard = Mira quién va en cabeza en este servidor y en qué puesto estás
command-leaderboard-board = Qué tablero; el número tras la barra dice cuántas en línea ganan
command-leaderboard-rules = Qué reglas, en 3x3
command-leaderboard-period = Desde siempre, este mes o un mes pasado, como 2026-10
command-leaderboard-where = Este servidor, o quienes aceptaron aparecer en todas partes
