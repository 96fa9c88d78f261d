### The core's commands: what Discord's picker says of them, and what some of them answer.

menu-challenge = Sfida a tris
menu-stats = Statistiche di tris
menu-explain = Spiega questa partita
menu-replay = Rivedi questa partita
menu-watch = Segui questa partita
menu-end = Chiudi questa partita

command-play = Gioca a tris contro di me, contro qualcuno, con chi si unisce o con tutto il canale
command-play-opponent = Chi vuoi sfidare; lascia vuoto per giocare contro di me
command-play-level = A che livello gioco io; contro un'altra persona non conta
command-play-first = Chi fa la prima mossa
command-play-board = La misura; il numero dopo la barra dice quanti in fila vincono
command-play-rules = Altre regole, sulla griglia 3x3
command-play-open = Lascia che chiunque nel canale giochi con te; non avviso nessuno
command-play-crowd = Gioca contro di me con tutto il canale: si vota
command-move = Metti il tuo simbolo su una casella
command-move-square = Il numero, contando dall'alto a sinistra, o il nome: b2, center, top left
command-board = Mostra di nuovo la tua partita di qui
command-resign = Abbandona la tua partita di qui, o ritira la tua sfida
command-draw = Offri il pareggio, o accetta quello che ti offrono

## Choices of options

choice-easy = facile
choice-medium = medio
choice-hard = difficile
choice-unbeatable = imbattibile
choice-me = tu
choice-them = l'altra persona
choice-random = a caso
choice-standard = normali
choice-tree = albero
choice-steps = passi
choice-alpha-beta = alfa-beta
choice-alpha-beta-steps = passi con alfa-beta
choice-knockout = eliminazione diretta
choice-round-robin = girone all'italiana
choice-all = da sempre
choice-month = questo mese
choice-here = qui
choice-everywhere = ovunque
choice-off = no
choice-at-once = subito
choice-5-minutes = 5 minuti
choice-15-minutes = 15 minuti
choice-60-minutes = 60 minuti
choice-default = predefinito
choice-on = sì
choice-1-minute = 1 minuto
choice-10-minutes = 10 minuti
choice-1-hour = 1 ora
choice-6-hours = 6 ore
choice-1-day = 1 giorno
choice-3-days = 3 giorni
choice-7-days = 7 giorni
choice-30-days = 30 giorni

## Answers

restarting = Mi sto riavviando, e la tua partita è al sicuro. Riprova tra un momento.
store-away = In questo momento non raggiungo il mio database. La tua partita è al sicuro; riprova tra un minuto.
old-button = Quel pulsante non funziona più. Guarda /help.
commands-changed = I miei comandi sono appena cambiati. Riprova tra un minuto.
did-you-mean = Volevi dire `{ $command }`?
edited-command = Non eseguo i messaggi modificati. Invia di nuovo `{ $command }` se è quello che vuoi.
unknown-command = Ciao. Ti va una partita? Premi Gioca, o guarda che altro so fare.
broken = Qualcosa si è rotto dalla mia parte, ma la tua partita è al sicuro. Riprova; se succede ancora, segnala il codice { $reference }.
sent-in-private = Ti ho scritto in MD.
may-not-speak = Non posso scrivere in <#{ $channel }>. Usa lì i comandi slash, come /play, o prova in un altro canale.

## A menu of games

pick-game = Quale partita?
pick-menu = Scegli una partita
pick-versus = { $game } · { $x } contro { $o }
pick-age-now = adesso
pick-age-minutes =
    { $count ->
        [one] 1 minuto fa
       *[other] { $count } minuti fa
    }
pick-age-hours =
    { $count ->
        [one] 1 ora fa
       *[other] { $count } ore fa
    }
pick-age-days =
    { $count ->
        [one] 1 giorno fa
       *[other] { $count } giorni fa
    }
