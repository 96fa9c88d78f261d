### What several kinds of pages share: names, levels, buttons.

language-name = Español
the-bot = el bot
bot-easy = Bot fácil
bot-medium = Bot medio
bot-hard = Bot difícil
bot-unbeatable = Bot invencible
the-crowd = el canal
player-crowd = Equipo del canal
headline-crowd = ¡Gana el canal!
somebody = alguien
level-easy = fácil
level-medium = medio
level-hard = difícil
level-unbeatable = invencible
versus = { $x } vs. { $o }
to-move = Turno: { $player }

others =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
between-sentences = { " " }

## Buttons

button-accept = Aceptar
button-play = Jugar
button-play-me = Jugar contra mí
button-show = Mostrar
button-anyone = Abrir a cualquiera
button-help = Ayuda
button-do = { $command }
button-give-up-and-start = Rendirse y empezar esta
button-withdraw-and-start = Retirarlo y empezar esta
button-withdraw-and-challenge = Retirarlo y desafiar a { $player }
button-join = Unirse
button-decline = Rechazar
button-withdraw = Retirar
button-resign = Rendirse
button-keep-playing = Seguir jugando
button-hint = Pista
button-offer = Ofrecer empate
button-draw = Aceptar empate
button-draw-of = { $player }: aceptar empate
button-rematch = Revancha
button-easier = Revancha ({ $level })
button-review = Análisis
button-replay = Repetición
button-stop = Detener
button-first = Inicio
button-back = Atrás
button-forward = Adelante
button-last = Final
button-newer = Más recientes
button-older = Más antiguas
