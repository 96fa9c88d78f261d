### Why something can't be done, and what to do instead.

no-game = Ahora mismo no juegas aquí. Usa /play para empezar una partida.
no-game-here = No juegas en este canal. Tu partida está en <#{ $channel }>.
vote-instead = Este canal juega en equipo la partida { $game_id }. Usa /board para verla, y pulsa una casilla para votar.
time-ran-out = Se acabó el tiempo en la partida { $game_id }. Usa /play para empezar otra.
no-such-game = Esa partida ya no está abierta. Usa /play para empezar otra.
unknown-game = No puedo mostrar aquí la partida { $game_id }. Usa /games o /history para encontrar una.
already-over = La partida { $game_id } terminó. Usa /replay { $game_id } para recorrerla.
no-such-position = Prueba uno como `O.XX.X.OO`.
still-explaining = Todavía estoy con lo último que pediste. Prueba de nuevo en un momento.
too-many-explanations = Ya estoy explicando todo lo que puedo a la vez. Prueba de nuevo en un momento.
not-yours = Eso solo puede detenerlo { $user } o un mod.
exhibition-running = La partida { $game_id } ya se exhibe aquí. { $user } o un mod puede detenerla con /unwatch { $game_id }.
too-many-games =
    { $running ->
        [one] Se juega 1 partida en este canal, y este servidor no permite más a la vez. Juega en otro canal, o espera a que termine.
       *[other] Se juegan { $running } partidas en este canal, y este servidor permite { $most } a la vez. Juega en otro canal, o espera a que termine una de /games.
    }
too-many-exhibitions =
    { $most ->
        [one] Ya muestro 1 exhibición en este servidor. Detén una con /unwatch para hacer sitio.
       *[other] Ya muestro { $most } exhibiciones o partidas del canal en este servidor. Detén una con /unwatch para hacer sitio.
    }
cannot-follow-here = Aquí no puedo mantener un tablero al día. Prueba en un canal donde tú y yo podamos ver y enviar mensajes.
already-playing =
    { $is_asker ->
        [1] Ya tienes una partida aquí. Termínala primero.
       *[other] { $player } ya está jugando aquí. Prueba otra vez cuando acabe esa partida.
    }
asker-is-playing = { $player } empezó otra partida. Pulsa Aceptar otra vez cuando termine.
rematch-running = Tu revancha es la partida { $game_id }. Usa /board para verla.
already-challenged = Todavía esperas a { $user }. Retira ese desafío para hacer otro.
pick-one = Elige una cosa: un rival, cualquiera (open) o todo el canal a la vez (crowd).
pick-open = Elige una cosa: un rival o cualquiera (open).
no-channel-games = No puedo jugar contra todo un canal a la vez. Usa /play con un miembro, o con open para que se una cualquiera.
own-challenge = Ese desafío es tuyo. Espera a que alguien se una, o retíralo con /resign.
seats-taken = Ese sitio ya está ocupado. Usa /play para empezar tu propia partida.
still-open = Tu desafío abierto aquí todavía espera. Retíralo para hacer otro.
declined = { $player } acaba de rechazarlo. Puedes volver a preguntar <t:{ $until }:R>.
no-challenges = { $player } no acepta desafíos ahora mismo. Juega contra mí, o deja que se una cualquiera del canal.
too-many-blocked =
    { $most ->
        [one] Puedes bloquear a 1 miembro. Quita primero ese bloqueo.
       *[other] Puedes bloquear a { $most } miembros como mucho. Quita primero algún bloqueo.
    }
too-fast =
    { $wait_s ->
        [one] Vas demasiado rápido para mí. Prueba de nuevo en 1 segundo.
       *[other] Vas demasiado rápido para mí. Prueba de nuevo en { $wait_s } segundos.
    }
channel-busy = No doy abasto en este canal, así que me salto los comandos que llevan demasiado tiempo esperando. Un comando saltado no cambia nada; los botones y los comandos de barra no esperan.
own-offer = Ya lo ofreciste. { $seat } todavía no responde.
not-your-button = Ese botón no es para ti. Usa /play para empezar tu propia partida.
no-opponent = ¿Contra quién quieres jugar? Menciona a alguien después del comando, o deja que se una cualquiera.
not-for-you = Eso solo puede hacerlo { $players }. Usa /play para empezar tu propia partida.
not-your-turn = Es el turno de { $seat }. Luego te toca a ti.
square-taken = La casilla { $cell } está ocupada. Quedan libres: { $free }.
no-such-square = Las casillas van de 1 a { $cells }, o de a1 a { $last }. Quedan libres: { $free }.
unknown-in-game = No te he entendido, pero tu partida sigue. Elige una casilla libre: { $free }.
no-such-board = Elige { $names }. El número tras la barra dice cuántas en línea ganan.
no-such-rules = Las reglas que no son estándar necesitan el tablero 3x3. Elige 3x3, o no pongas reglas.
draw-refused = Prefiero seguir jugando. Tu partida continúa; usa /resign para rendirte.
opponent-is-you = No puedes ser tu propio rival. Usa /play sin nombre para jugar contra mí.
opponent-is-a-bot = Los otros bots no pueden responder a desafíos. Usa /play sin nombre para jugar contra mí.
not-a-member = No encuentro a ese miembro en este servidor. Menciona a alguien con @.
which-member = Podría ser { $players }. Escribe a quién te refieres o menciónalo con @.
nobody-else-here = Aquí no puede unirse nadie más. Usa /play sin nada más para jugar contra mí.
not-understood = No te entendí. Usa /play con un miembro, anyone, crowd, un nivel (easy, medium, hard, unbeatable), un tablero ({ $boards }) o unas reglas ({ $rules }).
words-not-understood = No te entendí. Mira /help.
no-such-number = Eso no es un número de partida. Usa /games o /history para encontrar una.
opponent-forgotten = Esa persona ya no está para jugar otra vez. Usa /play para empezar una partida nueva.
no-direct-messages = Esa respuesta es privada y no puedo enviarte MD. Usa el comando de barra.
unknown-word = No conozco «{ $word }». ¿Querías decir `{ $command }`?
no-board-there = Ese mensaje no muestra ninguna partida mía. Prueba con un tablero con botones.
no-rematch = Todavía no terminaste ninguna partida aquí. Usa /play para empezar una.
no-such-zone = No sé qué zona horaria es esa. Escribe una ciudad que esté en ella, como { $names }.
