### What those who run a server set for it: a card, its forms, the command's picker.

settings-title = Ajustes de este servidor
settings-about = Lo que hago aquí si una partida o un miembro no elige otra cosa.
settings-saved = ✅ Guardado:
settings-same = No cambió nada.
settings-games = Partidas
settings-limits = Límites
settings-chat = Idioma y aspecto
settings-posts = Publicaciones
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (por defecto)
settings-level-last = el último de cada persona
settings-games-default = tantas como quieran
settings-language-default = como diga Discord (por defecto)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = no se publica
settings-champion-default = no se publica
settings-role-default = ninguno
settings-first-me = quien empieza la partida
settings-first-them = su rival
settings-look-crisp = nítido (mis propias fichas)
settings-look-bold = llamativo (❌ y 🔵)
settings-look-classic = clásico (❌ y ⭕)
settings-look-letters = letras (X y O)
settings-look-contrast = alto contraste
settings-look-words = palabras, para lectores de pantalla
settings-notices-accepted = cuando alguien acepta o quiere la revancha
settings-notices-off = nunca
settings-notices-channel = en cada turno, en el canal
settings-notices-dm = en cada turno, por MD
settings-time-minute =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
settings-time-hour =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
settings-time-day =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
settings-time-second =
    { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }

settings-name-level = Nivel
settings-name-board = Tablero
settings-name-rules = Reglas
settings-name-first = Primera jugada
settings-name-threads = Un hilo para cada partida
settings-name-challenge = Los desafíos caducan tras
settings-name-idle = Tiempo para una jugada
settings-name-games = Partidas a la vez en un canal
settings-name-language = Idioma
settings-name-prefix = Prefijo
settings-name-look = Aspecto
settings-name-notices = Avisos de turno
settings-name-puzzle = Problema del día
settings-name-hour = Hora del problema
settings-name-champion = Clasificación del mes
settings-name-role = Rol del título del mes
settings-name-zone = Zona horaria
settings-about-rules = Todas menos las estándar necesitan el tablero 3x3.
settings-about-threads = Lo creo cuando empieza la partida, y lo archivo cuando termina.
settings-about-idle = Quien lo deja pasar pierde. Una jugada en curso conserva su tiempo.
settings-about-language = De los tableros y de todo lo que se lee en público.
settings-about-prefix = Signos, o letras y luego un signo. Déjalo vacío para { $prefix }
settings-about-look = De las partidas de quien no eligió aspecto.
settings-about-notices = De los miembros que no eligieron.
settings-about-puzzle = Cada día a la hora de abajo. Déjalo vacío para no publicarlo.
settings-about-champion = El día 1 de cada mes. Déjalo vacío para no publicarla.
settings-about-role = El rol del título del mes, hasta que cambie de manos.
settings-about-zone = Por ella van la hora del problema y el fin de mes. Escribe una ciudad de esa zona.

settings-servers-only = Los ajustes son de un servidor. Usa /settings en uno que gestiones.
settings-managers-only = Los ajustes de este servidor solo puede cambiarlos quien lo gestiona.
settings-no-such-name = No conozco el ajuste «{ $word }». Escribe { $names }, y un valor: `level hard`, o `level default` para restablecerlo.
settings-no-such-value = Para { $word }, elige { $names }.
settings-both = Esas reglas necesitan el tablero 3x3, y { $word } lo impide. Cambia ambos: `{ $command }`.
settings-no-channel = Aún no se publica nada para { $word }. Elige también un canal.
settings-no-such-channel = Para { $word } elige un canal de texto de este servidor, o `off`.
settings-cannot-post = No puedo publicar en ese canal. Elige uno donde tú y yo podamos ver y enviar mensajes.
settings-no-such-role = Para { $word } elige un rol de este servidor, o `off`.
settings-fixed-role = Nadie puede dar ese rol: es de una aplicación o de todo el mundo. Elige otro.
settings-no-right = Aquí no puedo dar roles. Dame el permiso Gestionar roles y usa /settings otra vez.
settings-too-high = Ese rol no está por debajo del mío, así que no puedo darlo. Pon el mío por encima en los ajustes del servidor, o usa /settings con otro.
settings-above-you = Tú no puedes dar ese rol, así que yo tampoco por ti. Usa /settings con otro, o pídelo a alguien que sí pueda.
settings-discord-away = No he podido comprobarlo con Discord, así que nada ha cambiado. Prueba otra vez en un minuto.
settings-no-such-prefix =
    { $most ->
        [one] Un prefijo es 1 signo como `?` o `$`. Los signos propios de Discord, como `/` y `*`, no sirven.
       *[other] Un prefijo son de 1 a { $most } letras, cifras y signos, y acaba en un signo: `?`, `t!`. Los signos propios de Discord, como `/` y `*`, no sirven.
    }

topic-settings = Ajustes de un servidor
topic-settings-text =
    Si gestionas un servidor, `/settings` muestra lo que vale allí, con botones para cambiarlo: nivel, tablero y reglas de una partida que no dice nada, cuánto pueden tardar desafíos y jugadas, cuántas partidas tiene un canal a la vez, idioma, prefijo y aspecto. También: un hilo para cada partida, y dónde publico el problema del día y la clasificación del mes.
    O cambia algo directamente: `/settings level:hard`, o escrito: `{ $prefix }settings prefix ? level hard`.
    `default` deshace un ajuste: `/settings level:default`.

command-settings = Mira o cambia los ajustes de este servidor (para quien lo gestiona)
command-settings-language = De los tableros y de todo lo que se lee en público
command-settings-prefix = Lo que va antes de los comandos escritos: ? o t!, por ejemplo; default: el de quien me aloja
command-settings-level = A qué nivel juego si la partida no lo dice
command-settings-board = El tablero de las partidas que no lo dicen
command-settings-rules = Las reglas de las partidas que no las dicen
command-settings-first = Quién empieza en las partidas que no lo dicen
command-settings-challenge = Cuánto espera un desafío la respuesta
command-settings-idle = Cuánto espera una partida la jugada
command-settings-games = Cuántas partidas puede haber a la vez en un canal
command-settings-look = El aspecto de las partidas si quien empieza no eligió uno
command-settings-notices = Cómo se avisa del turno a los miembros que no eligieron
command-settings-threads = Si cada partida tiene su propio hilo
command-settings-puzzle = El canal del problema del día
command-settings-hour = A qué hora, de 0 a 23, en la zona horaria del servidor
command-settings-champion = El canal de la clasificación del mes, el día 1 de cada mes
command-settings-role = El rol del título del mes, hasta que cambie de manos
command-settings-stop = Qué detener: las publicaciones o el rol del título del mes
command-settings-zone = La zona horaria de las horas, días y meses de aquí: escribe una ciudad
