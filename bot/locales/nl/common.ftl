### Wat verschillende soorten pagina’s delen: namen, niveaus, knoppen.

language-name = Nederlands
the-bot = de bot
bot-easy = Bot (makkelijk)
bot-medium = Bot (gemiddeld)
bot-hard = Bot (moeilijk)
bot-unbeatable = Bot (onverslaanbaar)
the-crowd = Team kanaal
player-crowd = Team kanaal
headline-crowd = Team kanaal wint!
somebody = iemand
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-unbeatable = onverslaanbaar
versus = { $x } tegen { $o }
to-move = { $player } aan zet

others =
    { $count ->
        [one] nog 1
       *[other] nog { $count }
    }
between-sentences = { " " }

button-accept = Accepteren
button-play = Spelen
button-play-me = Tegen mij spelen
button-show = Tonen
button-anyone = Open voor iedereen
button-help = Help
button-do = { $command }
button-give-up-and-start = Opgeven en deze starten
button-withdraw-and-start = Intrekken en deze starten
button-withdraw-and-challenge = Liever { $player } uitdagen
button-join = Meedoen
button-decline = Weigeren
button-withdraw = Intrekken
button-resign = Opgeven
button-keep-playing = Doorspelen
button-hint = Hint
button-offer = Gelijkspel?
button-draw = Gelijkspel accepteren
button-draw-of = { $player }: gelijkspel accepteren
button-rematch = Revanche
button-easier = Revanche ({ $level })
button-review = Terugblik
button-replay = Terugspelen
button-stop = Stoppen
button-first = Begin
button-back = Terug
button-forward = Verder
button-last = Einde
button-newer = Nieuwer
button-older = Ouder
