### Kärnans kommandon: vad Discords lista säger om dem, och vad några av dem svarar.

menu-challenge = Utmana på tre i rad
menu-stats = Statistik i tre i rad
menu-explain = Förklara det här partiet
menu-replay = Spela upp det här partiet
menu-watch = Följ det här partiet
menu-end = Avsluta det här partiet

command-play = Spela tre i rad mot mig, en medlem, vem som helst eller som hel kanal
command-play-opponent = Vem du utmanar; hoppa över för att spela mot mig
command-play-level = Hur bra jag spelar; används inte mot en medlem
command-play-first = Vem som gör första draget
command-play-board = Storleken; talet efter snedstrecket är hur många i rad som vinner
command-play-rules = Andra regler, på spelplanen 3x3
command-play-open = Låt vem som helst i kanalen gå med; ingen blir pingad
command-play-crowd = Spela mot mig som hel kanal: alla röstar
command-move = Lägg ditt tecken på en ruta
command-move-square = Numret, räknat uppifrån vänster, eller namnet: b2, center, top left
command-board = Visa ditt parti här igen
command-resign = Ge upp ditt parti här, eller dra tillbaka din utmaning
command-draw = Erbjud oavgjort, eller godta erbjudandet du har fått

choice-easy = lätt
choice-medium = medel
choice-hard = svår
choice-unbeatable = oslagbar
choice-me = du
choice-them = din motståndare
choice-random = slumpen avgör
choice-standard = vanliga
choice-tree = träd
choice-steps = steg
choice-alpha-beta = alfa-beta
choice-alpha-beta-steps = alfa-beta i steg
choice-knockout = utslagsturnering
choice-round-robin = alla möter alla
choice-all = alla
choice-month = den här månaden
choice-here = här
choice-everywhere = överallt
choice-off = av
choice-at-once = genast
choice-5-minutes = 5 minuter
choice-15-minutes = 15 minuter
choice-60-minutes = 60 minuter
choice-default = förval
choice-on = på
choice-1-minute = 1 minut
choice-10-minutes = 10 minuter
choice-1-hour = 1 timme
choice-6-hours = 6 timmar
choice-1-day = 1 dag
choice-3-days = 3 dagar
choice-7-days = 7 dagar
choice-30-days = 30 dagar

restarting = Jag startar om just nu, och ditt parti är i säkerhet. Försök igen om en liten stund.
store-away = Jag når inte min databas just nu. Ditt parti är i säkerhet; försök igen om en minut.
old-button = Den knappen gör inget längre. Ta en titt i /help.
commands-changed = Mina kommandon har precis uppdaterats. Försök igen om en minut.
did-you-mean = Menade du `{ $command }`?
edited-command = Jag kör inte redigerade meddelanden. Skicka `{ $command }` igen om det är vad du menar.
unknown-command = Hej. Sugen på ett parti? Tryck på Spela, eller se vad mer jag kan.
broken = Något gick sönder hos mig, men ditt parti är i säkerhet. Försök igen; om det fortsätter, rapportera koden { $reference }.
sent-in-private = Jag har skickat ett DM till dig.
may-not-speak = Jag får inte skriva i <#{ $channel }>. Använd snedstreckskommandon där, som /play, eller prova en annan kanal.

pick-game = Vilket parti?
pick-menu = Välj ett parti
pick-versus = { $game } · { $x } mot { $o }
pick-age-now = alldeles nyss
pick-age-minutes =
    { $count ->
        [one] för 1 minut sedan
       *[other] för { $count } minuter sedan
    }
pick-age-hours =
    { $count ->
        [one] för 1 timme sedan
       *[other] för { $count } timmar sedan
    }
pick-age-days =
    { $count ->
        [one] för 1 dag sedan
       *[other] för { $count } dagar sedan
    }
