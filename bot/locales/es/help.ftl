### Help: an overview in three fields.

help-title = Tres en raya
help-typed =
    Gana quien ponga tres en línea. (Otros nombres: gato, tatetí o triqui.)
    También puedes escribir `{ $prefix }play` o `{ $prefix }move 5`.
help-untyped =
    Gana quien ponga tres en línea. (Otros nombres: gato, tatetí o triqui.)
    También puedes escribir `@bot play` o `@bot move 5`.
help-play = Jugar
help-play-text =
    `/play` contra mí, contra alguien o con quien se apunte, o con todo el canal.
    Pulsa una casilla, o escribe `/move`.
    `/board` muestra otra vez tu partida.
    `/tournament` juega una eliminatoria o un todos contra todos.
    `/draw` y `/resign` terminan una partida.
    `/preferences` decide cómo se ven los tableros (también en palabras, para lectores de pantalla), qué te aviso y quién puede desafiarte.
help-watch = Mirar
help-watch-text =
    `/games` lista lo que se está jugando.
    `/watch` sigue una partida aquí.
    `/history` lista las partidas terminadas.
    `/replay` recorre una jugada a jugada.
help-learn = Aprender
help-learn-text =
    `/learn` es un curso: cómo pienso.
    `/hint` muestra tus mejores casillas.
    `/explain` muestra cuánto vale cada una.
    `/puzzle` cambia cada día.
    `/stats` muestra cómo te va.
    `/leaderboard` muestra quién va en cabeza.
    `/privacy` muestra qué guardo.
help-manage = Gestionar
help-manage-text =
    `/settings` ajusta cómo funciono en este servidor.
    `/permissions` muestra qué puedo hacer aquí, y dónde cambiarlo.
    `/puzzle here` publica aquí el problema cada día.

help-button-play = Jugar: { $kind }
help-button-challenge = Desafiar
help-button-watch = Mirar

## Menus

help-menu-topics = Más sobre…
help-menu-whom = Elige rival
help-challenge-whom = ¿A quién quieres desafiar?
help-about =
    Soy tictactoe-bot { $version }. Encuentro mis jugadas con minimax: en nivel invencible nunca pierdo una partida que se pueda salvar, y en fácil te doy una oportunidad.
    Guardo quién jugó dónde, las jugadas, los resultados y tus preferencias; nada más de lo que escribes. Usa /privacy para ver los detalles, y /help para ver qué sé hacer.

help-no-such-topic = De eso no tengo ayuda. Prueba /help con { $names }.

command-help = Mira qué sé hacer y cómo se juega
command-help-topic = Sobre qué leer; déjalo vacío para verlo todo en breve
command-about = Mira qué soy y qué guardo
