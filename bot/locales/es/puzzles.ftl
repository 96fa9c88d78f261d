### Puzzles: a board on which only one square is right.

puzzles-title = Problema #{ $number }
puzzles-practice-title = Problema de práctica { $number }
puzzles-question =
    { $outcome ->
        [win] Turno de { $mark }: **solo gana una casilla.** ¿Cuál?
       *[draw] Turno de { $mark }: **solo una casilla mantiene el empate.** ¿Cuál?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Ayer: **{ $square }** era la única casilla que ganaba.
           *[other] Ayer: **{ $square }** era la única casilla que ganaba; aciertos: { $solved } de { $answered }.
        }
       *[draw] { $answered ->
            [0] Ayer: **{ $square }** era la única casilla que mantenía el empate.
           *[other] Ayer: **{ $square }** era la única casilla que mantenía el empate; aciertos: { $solved } de { $answered }.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Publicaré aquí un problema nuevo cada día, pasada la medianoche { $zone }. Usa /puzzle stop para dejarlo.
        [1] Publicaré aquí un problema nuevo cada día, a partir de la { $hour }:00 { $zone }. Usa /puzzle stop para dejarlo.
       *[other] Publicaré aquí un problema nuevo cada día, a partir de las { $hour }:00 { $zone }. Usa /puzzle stop para dejarlo.
    }
puzzles-stopped = Ya no publico aquí el problema del día. Usa /puzzle here para empezar de nuevo.
puzzles-public = Pulsa una casilla: tienes tres intentos, y solo tú ves cómo te va.
puzzles-tries =
    { $left ->
        [1] Te queda un intento para tu racha.
        [2] Te quedan dos intentos para tu racha. Para tu puntuación solo cuenta el primero.
       *[3] Tienes tres intentos; para tu puntuación cuenta el primero.
    }
puzzles-practice-of = **{ $user }**, solo tú verás cómo te va. Si pulsa otra persona, recibe un problema propio.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Tu puntuación en problemas: **{ $rating }?**, todavía una estimación.
           *[other] Tu puntuación en problemas: **{ $rating }?** ({ $points }), todavía una estimación.
        }
       *[False] { $points ->
            [none] Tu puntuación en problemas: **{ $rating }**.
           *[other] Tu puntuación en problemas: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Resuelto
puzzles-wrong = Esta vez no
puzzles-answered = Ya respondiste al problema de hoy. El siguiente llega a medianoche { $zone }.
puzzles-shared-now = Compartido en la lista de este canal.
puzzles-ten-days = Diez días seguidos: es tu primera vez. Hasta mañana.
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** es la única casilla que gana.
       *[draw] { $sign } **{ $square }** es la única casilla que mantiene el empate.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** solo empata.
       *[False] { $sign } **{ $square }** pierde.
    }
puzzles-others-lose = Todas las demás casillas pierden.
puzzles-completes = Completa una línea, y así se pierde al instante.
puzzles-line = Así gana { $mark }: { $moves }
puzzles-streak =
    { $days ->
        [0] Tu mejor racha: { $best ->
            [one] 1 día
           *[other] { $best } días
        }.
        [one] 🔥 Racha: **1 día** (la mejor: { $best }).
       *[other] 🔥 Racha: **{ $days } días** (la mejor: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Nadie lo había intentado hoy antes que tú.
       *[other] Resuelto hoy por { $solved } de { $answered } personas.
    }
puzzles-over =
    { $outcome ->
        [win] El problema #{ $number } terminó: **{ $square }** era la única casilla que ganaba.
       *[draw] El problema #{ $number } terminó: **{ $square }** era la única casilla que mantenía el empate.
    }
puzzles-practice-over = A ese ya respondiste. Pulsa Siguiente para otro.
puzzles-list = **Tres en raya #{ $number }**
puzzles-others =
    { $count ->
        [one] 1 persona más
       *[other] { $count } personas más
    }

puzzles-button-solve = Resolver
puzzles-button-share = Compartir
puzzles-button-practice = Practicar
puzzles-button-next = Siguiente
puzzles-button-today = Problema de hoy

puzzles-not-out = Ese problema todavía no salió. Usa /puzzle para el de hoy.
puzzles-not-answered = Aún no terminaste ese problema, así que no hay nada que compartir. Usa /puzzle para el de hoy.
puzzles-shared = Ese ya lo compartiste aquí.
puzzles-managers-only = Eso solo puede hacerlo quien gestiona este servidor. Usa /puzzle para el problema de hoy.
puzzles-servers-only = El problema del día solo puedo publicarlo en servidores. Usa /puzzle para ver aquí el de hoy.
puzzles-cannot-post = Aquí no puedo publicar el problema. Usa /puzzle here en un canal donde tú y yo podamos ver y enviar mensajes.
puzzles-not-posted = En este servidor no publico el problema del día. Usa /puzzle here en un canal para empezar.
puzzles-no-such-hour = Una hora es un número de 0 a 23, en la zona horaria del servidor. Prueba /puzzle here con 18.
puzzles-no-such-action = No te entendí. Prueba /puzzle con today, practice, here o stop.

topic-puzzles = Problemas
topic-puzzles-text =
    `/puzzle` muestra el problema del día, igual para todo el mundo: encuentra la única casilla que gana, o que mantiene el empate.
    Tienes tres intentos: 🟩 acierta, 🟨 solo empata, 🟥 pierde. **Compartir** pone los tuyos en una lista del canal, sin las casillas. Resuelve uno cada día para mantener tu racha.
    Para tu puntuación en problemas solo cuenta el primer intento, y la práctica cuenta una cuarta parte. Cambia 60 puntos al día como mucho, y antes de tu quinto problema es una estimación (`?`).
    `/puzzle practice` te da más, tantos como quieras.
    Si gestionas un servidor, `/puzzle here` publica el problema cada día en un canal, a la hora que elijas, y `/puzzle stop` lo detiene.

command-puzzle = Resuelve el problema del día, o practica con otros
command-puzzle-today = Resuelve el problema del día (solo lo ves tú)
command-puzzle-practice = Resuelve un problema tras otro (solo los ves tú)
command-puzzle-here = Publica el problema en este canal cada día (para quien gestiona el servidor)
command-puzzle-here-hour = A qué hora, de 0 a 23, en la zona horaria del servidor
command-puzzle-stop = Deja de publicar el problema cada día (para quien gestiona el servidor)
