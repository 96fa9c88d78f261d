### To, co mają wspólnego różne strony: imiona, poziomy, przyciski.

language-name = Polski
the-bot = bot
bot-easy = Bot (łatwy)
bot-medium = Bot (średni)
bot-hard = Bot (trudny)
bot-unbeatable = Bot (niepokonany)
the-crowd = kanał
player-crowd = Kanał
headline-crowd = Kanał wygrywa!
somebody = ktoś
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-unbeatable = niepokonany
versus = { $x } kontra { $o }
to-move = Ruch: { $player }

others =
    { $count ->
        [one] 1 inne
        [few] { $count } inne
        [many] { $count } innych
       *[other] { $count } innego
    }
between-sentences = { " " }

button-accept = Przyjmij
button-play = Graj
button-play-me = Graj ze mną
button-show = Pokaż
button-anyone = Otwórz dla wszystkich
button-help = Pomoc
button-do = { $command }
button-give-up-and-start = Poddaj i zacznij tę
button-withdraw-and-start = Wycofaj i zacznij tę
button-withdraw-and-challenge = Wycofaj, wyzwij: { $player }
button-join = Dołącz
button-decline = Odrzuć
button-withdraw = Wycofaj
button-resign = Poddaj się
button-keep-playing = Graj dalej
button-hint = Podpowiedź
button-offer = Remis?
button-draw = Przyjmij remis
button-draw-of = { $player }: przyjmij remis
button-rematch = Rewanż
button-easier = Rewanż ({ $level })
button-review = Analiza
button-replay = Powtórka
button-stop = Zatrzymaj
button-first = Początek
button-back = Wstecz
button-forward = Dalej
button-last = Koniec
button-newer = Nowsze
button-older = Starsze
