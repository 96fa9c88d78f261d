### Co mají různé stránky společného: jména, úrovně, tlačítka.

language-name = Čeština
the-bot = bot
bot-easy = Bot (lehký)
bot-medium = Bot (střední)
bot-hard = Bot (těžký)
bot-unbeatable = Bot (neporazitelný)
the-crowd = kanál
player-crowd = Kanál
headline-crowd = Kanál vítězí!
somebody = někdo
level-easy = lehký
level-medium = střední
level-hard = těžký
level-unbeatable = neporazitelný
versus = { $x } vs. { $o }
to-move = Na tahu: { $player }

others =
    { $count ->
        [one] 1 další
        [few] { $count } další
       *[other] { $count } dalších
    }
between-sentences = { " " }

button-accept = Přijmout
button-play = Hrát
button-play-me = Hrát proti mně
button-show = Ukázat
button-anyone = Pustit kohokoli
button-help = Pomoc
button-do = { $command }
button-give-up-and-start = Vzdát se a začít tuhle
button-withdraw-and-start = Stáhnout a začít tuhle
button-withdraw-and-challenge = Stáhnout a vyzvat: { $player }
button-join = Přidat se
button-decline = Odmítnout
button-withdraw = Stáhnout
button-resign = Vzdát se
button-keep-playing = Hrát dál
button-hint = Nápověda
button-offer = Remíza?
button-draw = Přijmout remízu
button-draw-of = { $player }: přijmout remízu
button-rematch = Odveta
button-easier = Odveta ({ $level })
button-review = Rozbor
button-replay = Přehrání
button-stop = Zastavit
button-first = Začátek
button-back = Zpět
button-forward = Vpřed
button-last = Konec
button-newer = Novější
button-older = Starší
