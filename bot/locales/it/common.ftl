### What several kinds of pages share: names, levels, buttons.

language-name = Italiano
the-bot = il bot
bot-easy = Bot facile
bot-medium = Bot medio
bot-hard = Bot difficile
bot-unbeatable = Bot imbattibile
the-crowd = il canale
player-crowd = Squadra del canale
headline-crowd = Vince il canale!
somebody = qualcuno
level-easy = facile
level-medium = medio
level-hard = difficile
level-unbeatable = imbattibile
versus = { $x } contro { $o }
to-move = Turno: { $player }

others =
    { $count ->
        [one] un'altra
       *[other] altre { $count }
    }
between-sentences = { " " }

## Buttons

button-accept = Accetta
button-play = Gioca
button-play-me = Gioca contro di me
button-show = Mostra
button-anyone = Apri a chiunque
button-help = Aiuto
button-do = { $command }
button-give-up-and-start = Abbandona e inizia questa
button-withdraw-and-start = Ritira e inizia questa
button-withdraw-and-challenge = Ritira e sfida { $player }
button-join = Partecipa
button-decline = Rifiuta
button-withdraw = Ritira
button-resign = Abbandona
button-keep-playing = Continua a giocare
button-hint = Suggerimento
button-offer = Offri pareggio
button-draw = Accetta pareggio
button-draw-of = { $player }: accetta il pareggio
button-rematch = Rivincita
button-easier = Rivincita ({ $level })
button-review = Analisi
button-replay = Rivedi
button-stop = Ferma
button-first = Inizio
button-back = Indietro
button-forward = Avanti
button-last = Fine
button-newer = Più recenti
button-older = Meno recenti
