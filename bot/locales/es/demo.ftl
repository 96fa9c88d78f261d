### The demo: the bot in a browser page that looks like Discord.

demo-server = Tres en raya
demo-topic = Escribe !play
demo-topic-stands = Aquí solo leen Carol y Dave: escribe !watch con el número de una partida para seguirla, con comentarios
demo-channels = Canales
demo-directs = Mensajes directos
demo-people = Eres
demo-language = Idioma
demo-tip = Pulsa + para abrir otra pestaña: así juegan dos.
demo-tab = jugar en otra pestaña
demo-away = El bot no está. Esta página vuelve cuando él vuelva.
demo-workbench = Banco de pruebas de SimCord
demo-greeting =
    ¡Hola! ¿Jugamos una partida? Pulsa un botón y luego las casillas. También puedes escribir: `!play hard 4x4`, `!move 5`.
    Pulsa + junto al nombre de Bob (en el teléfono, en Canales) para abrir otra pestaña y jugar por los dos. `!play @bob` lo desafía.
demo-welcome-back =
    ¡Hola de nuevo! Lo que dejaste a medias está aquí abajo.
    Pulsa + junto al nombre de Bob (en el teléfono, en Canales) para abrir otra pestaña y jugar por los dos.
demo-easy = Jugar (fácil)
demo-medium = Jugar (medio)
demo-challenge = Desafiar a alguien
demo-watch = Ver una partida
demo-help = Ayuda
