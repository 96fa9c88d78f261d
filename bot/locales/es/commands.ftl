### The core's commands: what Discord's picker says of them, and what some of them answer.

menu-challenge = Desafiar al tres en raya
menu-stats = Datos de tres en raya
menu-explain = Explicar esta partida
menu-replay = Repetir esta partida
menu-watch = Seguir esta partida
menu-end = Terminar esta partida

command-play = Juega al tres en raya contra mí, contra alguien, con quien quiera o con todo el canal
command-play-opponent = A quién desafías; déjalo vacío para jugar contra mí
command-play-level = A qué nivel juego; contra otra persona no cuenta
command-play-first = Quién hace la primera jugada
command-play-board = Su tamaño; el número tras la barra dice cuántas en línea ganan
command-play-rules = Otras reglas, en el tablero 3x3
command-play-open = Deja que cualquiera de este canal juegue contigo; no se avisa a nadie
command-play-crowd = Juega contra mí con todo el canal: vota quien quiera
command-move = Pon tu ficha en una casilla
command-move-square = Su número, contando desde arriba a la izquierda, o su nombre: b2, center, top left
command-board = Muestra otra vez tu partida de este canal
command-resign = Ríndete en tu partida de aquí o retira tu desafío
command-draw = Ofrece empate o acepta el que te ofrecen

## Choices of options

choice-easy = fácil
choice-medium = medio
choice-hard = difícil
choice-unbeatable = invencible
choice-me = tú
choice-them = tu rival
choice-random = al azar
choice-standard = estándar
choice-tree = árbol
choice-steps = pasos
choice-alpha-beta = alfa-beta
choice-alpha-beta-steps = pasos con alfa-beta
choice-knockout = eliminatoria
choice-round-robin = todos contra todos
choice-all = desde siempre
choice-month = este mes
choice-here = aquí
choice-everywhere = en todas partes
choice-off = no
choice-at-once = enseguida
choice-5-minutes = 5 minutos
choice-15-minutes = 15 minutos
choice-60-minutes = 60 minutos
choice-default = por defecto
choice-on = sí
choice-1-minute = 1 minuto
choice-10-minutes = 10 minutos
choice-1-hour = 1 hora
choice-6-hours = 6 horas
choice-1-day = 1 día
choice-3-days = 3 días
choice-7-days = 7 días
choice-30-days = 30 días

## Answers

restarting = Me estoy reiniciando; tu partida está a salvo. Prueba de nuevo en un momento.
store-away = Ahora mismo no llego a mi base de datos. Tu partida está a salvo; prueba de nuevo en un minuto.
old-button = Ese botón ya no funciona. Mira /help.
commands-changed = Mis comandos acaban de actualizarse. Prueba de nuevo en un minuto.
did-you-mean = ¿Querías decir `{ $command }`?
edited-command = No ejecuto mensajes editados. Envía `{ $command }` otra vez si es lo que quieres.
unknown-command = Hola. ¿Jugamos una partida? Pulsa Jugar o mira qué más sé hacer.
broken = Algo se rompió de mi lado, pero tu partida está a salvo. Prueba de nuevo; si vuelve a pasar, avisa con la referencia { $reference }.
sent-in-private = Te mandé un MD.
may-not-speak = No puedo escribir en <#{ $channel }>. Usa ahí comandos de barra, como /play, o prueba en otro canal.

## A menu of games

pick-game = ¿Qué partida?
pick-menu = Elige una partida
pick-versus = { $game } · { $x } vs. { $o }
pick-age-now = ahora mismo
pick-age-minutes =
    { $count ->
        [one] hace 1 minuto
       *[other] hace { $count } minutos
    }
pick-age-hours =
    { $count ->
        [one] hace 1 hora
       *[other] hace { $count } horas
    }
pick-age-days =
    { $count ->
        [one] hace 1 día
       *[other] hace { $count } días
    }
