### What several kinds of pages share: names, levels, buttons.

language-name = Português (Brasil)
the-bot = o bot
bot-easy = Bot fácil
bot-medium = Bot médio
bot-hard = Bot difícil
bot-unbeatable = Bot imbatível
the-crowd = o canal
player-crowd = Time do canal
headline-crowd = O canal venceu!
somebody = alguém
level-easy = fácil
level-medium = médio
level-hard = difícil
level-unbeatable = imbatível
versus = { $x } x { $o }
to-move = Vez: { $player }

others =
    { $count ->
        [one] mais { $count }
       *[other] mais { $count }
    }
between-sentences = { " " }

## Buttons

button-accept = Aceitar
button-play = Jogar
button-play-me = Jogar contra mim
button-show = Mostrar
button-anyone = Abrir para todo mundo
button-help = Ajuda
button-do = { $command }
button-give-up-and-start = Desistir e começar esta
button-withdraw-and-start = Retirar e começar esta
button-withdraw-and-challenge = Retirar e desafiar { $player }
button-join = Entrar
button-decline = Recusar
button-withdraw = Retirar
button-resign = Desistir
button-keep-playing = Continuar jogando
button-hint = Dica
button-offer = Propor empate
button-draw = Aceitar empate
button-draw-of = { $player }: aceitar empate
button-rematch = Revanche
button-easier = Revanche ({ $level })
button-review = Análise
button-replay = Replay
button-stop = Parar
button-first = Início
button-back = Voltar
button-forward = Avançar
button-last = Fim
button-newer = Mais novas
button-older = Mais antigas
