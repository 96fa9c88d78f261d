### Was mehrere Arten von Seiten gemeinsam haben: Namen, Stufen, Buttons.

language-name = Deutsch
the-bot = der Bot
bot-easy = Bot (leicht)
bot-medium = Bot (mittel)
bot-hard = Bot (schwer)
bot-unbeatable = Bot (unschlagbar)
the-crowd = Team Kanal
player-crowd = Team Kanal
headline-crowd = Team Kanal gewinnt!
somebody = jemand
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-unbeatable = unschlagbar
versus = { $x } gegen { $o }
to-move = { $player } am Zug

others =
    { $count ->
        [one] 1 weiteres
       *[other] { $count } weitere
    }
between-sentences = { " " }

button-accept = Annehmen
button-play = Spielen
button-play-me = Gegen mich spielen
button-show = Zeigen
button-anyone = Für alle öffnen
button-help = Hilfe
button-do = { $command }
button-give-up-and-start = Aufgeben und neu starten
button-withdraw-and-start = Zurückziehen und neu starten
button-withdraw-and-challenge = Stattdessen gegen { $player }
button-join = Mitspielen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-resign = Aufgeben
button-keep-playing = Weiterspielen
button-hint = Tipp
button-offer = Unentschieden?
button-draw = Unentschieden annehmen
button-draw-of = { $player }: Unentschieden annehmen
button-rematch = Revanche
button-easier = Revanche ({ $level })
button-review = Rückblick
button-replay = Wiederholung
button-stop = Beenden
button-first = Anfang
button-back = Zurück
button-forward = Weiter
button-last = Ende
button-newer = Neuere
button-older = Ältere
