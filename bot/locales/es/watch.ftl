### Games for those who look on.

watch-followed = Partida { $game }, la sigo aquí hasta que termine. Usa /unwatch { $game } para dejarlo.
watch-followed-over = Esa fue la partida { $game }. Usa /replay { $game } para recorrerla.
watch-link-players = El tablero donde se juega
watch-followed-stopped = Ya no sigo aquí la partida { $game }. Usa /watch { $game } para seguirla otra vez.
watch-followed-moved = Ahora sigo la partida { $game } más abajo.
watch-comments-later = Los comentarios llegan tras la partida, porque quienes juegan pueden leer este canal.
watch-decided-draw =
    { $count ->
        [one] La jugada { $number } lo decidió: { $player } jugó en { $square }; solo { $better } mantenía el empate.
       *[other] La jugada { $number } lo decidió: { $player } jugó en { $square }; con { $better } se mantenía el empate.
    }
watch-decided-win = La jugada { $number } lo decidió: { $player } jugó en { $square }; con { $better } se ganaba.
watch-aside-fork = Buen ataque doble.
watch-aside-block = Esa la vi venir.
watch-hidden = Ya no puedo mostrar esta partida aquí: no todo el mundo aquí puede ver su canal.

watch-exhibition = Partida { $game }, una exhibición para { $owner }. La siguiente jugada llega en unos segundos.
watch-exhibition-over = Partida { $game }, una exhibición para { $owner }.
watch-button-another = Otra
watch-exhibition-stopped = Detuve la exhibición, la partida { $game }.
watch-crowd-stopped = Detuve la partida { $game }, que jugaba el canal. Usa /play con crowd para empezar otra.
watch-unwatched =
    { $count ->
        [one] Ya no sigo aquí la partida { $games }. Usa /watch con su número para seguirla otra vez.
       *[other] Ya no sigo aquí las partidas { $games }. Usa /watch con un número para seguir una otra vez.
    }

watch-replay = { $versus }. Partida { $game }.
watch-replay-start =
    { $moves ->
        [one] El tablero vacío, antes de la única jugada
       *[other] El tablero vacío, antes de { $moves } jugadas
    }
watch-replay-move = Jugada { $number } de { $moves }: { $player } en { $square }
watch-accuracy-one = Precisión: { $player } { $share } %
watch-accuracy-both = Precisión: { $player } { $share } % y { $other } { $other_share } %

watch-meter-draw = { $meter } Empate, si nadie falla.
watch-meter-unclear = { $meter } Aún es pronto para saber quién gana.
watch-meter-estimate = { $meter } { $mark } está mejor: cerca del { $chance } %. Aún no veo el final.
watch-meter-win =
    { $moves ->
        [one] { $meter } { $mark } gana en 1 jugada si no falla.
       *[other] { $meter } { $mark } gana en { $moves } jugadas si no falla.
    }

watch-live-empty = Aquí no se está jugando ninguna partida. Usa /play para empezar una.
watch-live-more = Algunas partidas más antiguas no aparecen.
watch-live-use = Pulsa un número para ir allí, o úsalo con /watch para seguir la partida aquí.
watch-live-total =
    { $games ->
        [one] Se está jugando 1 partida
       *[other] Se están jugando { $games } partidas
    }
watch-live-total-more = Se están jugando más de { $games } partidas

watch-list-moves =
    { $moves ->
        [0] sin jugadas
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Todavía nadie terminó una partida aquí. Usa /play para empezar una.
watch-history-empty-member = Ese miembro no terminó ninguna partida aquí. Usa /history para ver las de todo el mundo.
watch-history-menu = Elige una partida para repetirla
watch-history-total =
    { $games ->
        [one] 1 partida terminada
       *[other] { $games } partidas terminadas
    }
watch-history-total-more = Más de { $games } partidas terminadas
watch-history-total-member =
    { $games } { $games ->
        [one] partida terminada
       *[other] partidas terminadas
    }: { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }, { $drawn } { $drawn ->
        [one] empatada
       *[other] empatadas
    }, { $lost } { $lost ->
        [one] perdida
       *[other] perdidas
    }
watch-history-line = { $winner } venció a { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } y { $loser } empataron
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } vs. { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = por rendición
watch-how-time = por tiempo
watch-how-agreement = de mutuo acuerdo
watch-how-repetition = por repetición
watch-how-nobody = sin tiempo
watch-how-stop = detenida

topic-watch = Mirar partidas
topic-watch-text =
    `/games` lista lo que se está jugando.
    `/watch` con el número de una partida la sigue aquí. Con dos niveles, juego contra mí.
    `/unwatch` lo detiene.
topic-replay = Historial y repeticiones
topic-replay-text =
    `/history` lista las partidas terminadas, o las de un miembro.
    `/replay` con el número de una partida la recorre y muestra qué regaló cada jugada.

watch-not-begun = La partida { $game_id } acabó antes de la primera jugada. Usa /history para encontrar otra.
watch-still-running = La partida { $game_id } todavía se está jugando. Usa /watch { $game_id } para seguirla.
watch-nothing-to-stop =
    { $is_any ->
        [1] No sigo ninguna partida aquí.
       *[other] No sigo esa partida aquí. Usa /watch con su número.
    }
watch-too-many-boards =
    { $most ->
        [one] Ya sigo 1 partida aquí. Usa /unwatch para hacer sitio.
       *[other] Ya sigo { $most } partidas aquí. Usa /unwatch para hacer sitio.
    }
watch-too-many-followers =
    { $most ->
        [one] La partida { $game_id } ya se sigue en 1 sitio. Usa /games para encontrar otra.
       *[other] La partida { $game_id } ya se sigue en { $most } sitios. Usa /games para encontrar otra.
    }
watch-not-shown = Necesito el número de una partida o dos niveles (easy, medium, hard, unbeatable). Usa /games para encontrar un número.
watch-not-your-list = Esa lista la pidió otra persona. Usa /history para tener la tuya.

command-games = Lista las partidas que se juegan en este servidor
command-watch = Sigue una partida aquí, o mírame jugar contra mí
command-watch-game = La partida que seguir aquí; déjalo todo vacío para elegir una
command-watch-x = O mírame jugar contra mí: a qué nivel juego X
command-watch-o = Y a qué nivel juego O
command-watch-board = El tablero en el que juego contra mí
command-unwatch = Deja de seguir una partida aquí, o detén una exhibición
command-unwatch-game = Su número; déjalo vacío para detener todo lo que pediste
command-replay = Recorre una partida terminada jugada a jugada
command-replay-game = Qué partida; déjalo vacío para elegir una de las últimas
command-history = Lista las partidas terminadas, las más recientes primero
command-history-member = De quién; déjalo vacío para ver las de todo el mundo
