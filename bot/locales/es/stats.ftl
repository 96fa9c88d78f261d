### A member's statistics.

stats-title =
    { $games ->
        [one] { $name }: 1 partida
       *[other] { $name }: { $games } partidas
    }
stats-score = { $win } { $won } { $won ->
        [one] ganada
       *[other] ganadas
    } ({ $share } %) · { $draw } { $drawn } { $drawn ->
        [one] empatada
       *[other] empatadas
    } · { $loss } { $lost } { $lost ->
        [one] perdida
       *[other] perdidas
    }
stats-streak = **{ $current }** victorias seguidas ahora mismo. La mejor racha fue de **{ $best }**.
stats-best-streak = Mejor racha: **{ $best }** victorias seguidas
stats-opening = Primera jugada favorita: **{ $square }** en { $board }, en { $games } de { $all } partidas con X
stats-accuracy =
    { $moves ->
        [one] Precisión en 3x3: **{ $share } %** de 1 jugada
       *[other] Precisión en 3x3: **{ $share } %** de { $moves } jugadas
    }
stats-opponents = Rivales
stats-boards = Tableros
stats-won = gan.
stats-drawn = emp.
stats-lost = perd.
stats-rated = punt.
stats-people = gente
stats-rating = Puntuación: **{ $rating }**
stats-you-against = Tú contra { $second }
stats-against = { $first } contra { $second }
stats-duel = { $win } { $won } { $won ->
        [one] ganada
       *[other] ganadas
    } · { $draw } { $drawn } { $drawn ->
        [one] empatada
       *[other] empatadas
    } · { $loss } { $lost } { $lost ->
        [one] perdida
       *[other] perdidas
    }
stats-latest =
    { $count ->
        [one] Última partida: { $results }
       *[other] Las { $count } últimas, la más reciente primero: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, 1 empate
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } empates
    }
stats-changed = Puntuación de { $name }: { $rating } ({ $points })
stats-first-win = 🎉 ¡Primera victoria de { $name } contra { $bot }!
stats-hundred = 🎉 Esa fue la partida número 100 de { $name } aquí.
stats-you-no-duel = Todavía no hay ninguna partida terminada entre tú y { $second } aquí. Usa /play para cambiarlo.
stats-no-duel = Todavía no hay ninguna partida terminada entre ambos aquí. Usa /play para cambiarlo.
stats-empty = Todavía no terminaste ninguna partida aquí. Juega una y empiezan tus estadísticas.
stats-empty-member = { $name } todavía no terminó ninguna partida aquí. Usa /play para desafiar.
stats-member = Este miembro

stats-button-play = Jugar: { $kind }
stats-button-rating = Puntuación
stats-button-openings = Aperturas

stats-rating-title = { $name } en { $board }
stats-rating-now =
    { $games ->
        [one] **{ $rating }** tras 1 partida por puntos.
       *[other] **{ $rating }** tras { $games } partidas por puntos, entre { $least } y { $most }.
    }
stats-rating-picture =
    { $games ->
        [one] Puntuación en { $board }: { $rating } tras 1 partida.
       *[other] Puntuación en { $board } tras cada una de { $games } partidas, un punto por cada una: de { $first } a { $rating }, entre { $least } y { $most }.
    }

stats-openings-title =
    { $games ->
        [one] { $name } en { $board }: 1 partida con X
       *[other] { $name } en { $board }: { $games } partidas con X
    }
stats-openings-move =
    { $games ->
        [one] Casilla { $square }: 1 partida, { $share } % ganadas
       *[other] Casilla { $square }: { $games } partidas, { $share } % ganadas
    }
stats-openings-key = Cómo leerlo
stats-openings-legend = El número dice con qué frecuencia la primera jugada va ahí. La barra dice cómo acabaron esas partidas: azul, ganadas; gris, empatadas; naranja, perdidas.
stats-openings-picture = Primeras jugadas en { $board }: { $squares }.
stats-openings-square = { $square } en el { $share } % (ganadas: { $won } %)

stats-are-yours = Por MD solo muestro tus propias estadísticas. Usa /stats en un servidor para las de otra persona.
stats-against-yourself = Nadie puede ser su propio rival. Nombra a dos miembros distintos.
stats-not-of-bots = Los bots no tienen estadísticas. Usa /stats para ver cómo te va contra cada uno de mis niveles.
stats-not-rated-yet = Todavía no hay partidas por puntos. Usa /play y termina una sin pistas para tener puntuación.
stats-no-openings-yet = Todavía no hay partidas terminadas con X aquí. Usa /play y elige quién empieza.

topic-stats = Estadísticas
topic-stats-text =
    `/stats` muestra lo que ganaste, tu puntuación, tus rachas y tu precisión. Nombra a un miembro para ver las suyas.
    Nombra a un segundo miembro para ver cómo les fue entre sí.
    Puntuación y Aperturas dibujan un gráfico. Las partidas que acabaron antes de la segunda jugada no cuentan.

command-stats = Mira tus resultados, rachas y precisión, o los de otro miembro
command-stats-member = De quién; déjalo vacío para ver los tuyos
command-stats-against = Cómo le fue contra este miembro
