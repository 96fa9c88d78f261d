### Vad flera slags sidor har gemensamt: namn, nivåer, knappar.

language-name = Svenska
the-bot = boten
bot-easy = Bot (lätt)
bot-medium = Bot (medel)
bot-hard = Bot (svår)
bot-unbeatable = Bot (oslagbar)
the-crowd = Kanallaget
player-crowd = Kanallaget
headline-crowd = Kanallaget vinner!
somebody = någon
level-easy = lätt
level-medium = medel
level-hard = svår
level-unbeatable = oslagbar
versus = { $x } mot { $o }
to-move = Vid draget: { $player }

others =
    { $count ->
        [one] 1 till
       *[other] { $count } till
    }
between-sentences = { " " }

button-accept = Acceptera
button-play = Spela
button-play-me = Spela mot mig
button-show = Visa
button-anyone = Öppna för alla
button-help = Hjälp
button-do = { $command }
button-give-up-and-start = Ge upp och starta det här
button-withdraw-and-start = Dra tillbaka och starta det här
button-withdraw-and-challenge = Utmana { $player } i stället
button-join = Gå med
button-decline = Avböj
button-withdraw = Dra tillbaka
button-resign = Ge upp
button-keep-playing = Spela vidare
button-hint = Tips
button-offer = Oavgjort?
button-draw = Godta oavgjort
button-draw-of = { $player }: godta oavgjort
button-rematch = Returmatch
button-easier = Returmatch ({ $level })
button-review = Genomgång
button-replay = Repris
button-stop = Avsluta
button-first = Första
button-back = Bakåt
button-forward = Framåt
button-last = Sista
button-newer = Nyare
button-older = Äldre
