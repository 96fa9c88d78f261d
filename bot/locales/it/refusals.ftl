### Why something can't be done, and what to do instead.

no-game = Al momento non stai giocando qui. Usa /play per iniziare una partita.
no-game-here = Non stai giocando in questo canale. La tua partita è in <#{ $channel }>.
vote-instead = Questo canale gioca insieme la partita { $game_id }. Usa /board per vederla, e premi una casella per votare.
time-ran-out = Il tempo è finito nella partita { $game_id }. Usa /play per iniziarne un'altra.
no-such-game = Quella partita non è più aperta. Usa /play per iniziarne un'altra.
unknown-game = Non posso mostrare qui la partita { $game_id }. Usa /games o /history per trovarne una.
already-over = La partita { $game_id } è finita. Usa /replay { $game_id } per ripercorrerla.
no-such-position = Provane una come `O.XX.X.OO`.
still-explaining = Sto ancora lavorando all'ultima richiesta. Riprova tra un momento.
too-many-explanations = Sto già spiegando tutto quello che posso insieme. Riprova tra un momento.
not-yours = Può fermarla solo { $user } o un mod.
exhibition-running = La partita { $game_id } è già in mostra qui. { $user } o un mod può fermarla con /unwatch { $game_id }.
too-many-games =
    { $running ->
        [one] In questo canale è in corso 1 partita, e questo server non ne permette altre insieme. Gioca in un altro canale, o aspetta che finisca.
       *[other] In questo canale sono in corso { $running } partite, e questo server ne permette { $most } insieme. Gioca in un altro canale, o aspetta che ne finisca una di /games.
    }
too-many-exhibitions =
    { $most ->
        [one] Mostro già 1 esibizione in questo server. Fermane una con /unwatch per fare posto.
       *[other] Mostro già { $most } esibizioni o partite del canale in questo server. Fermane una con /unwatch per fare posto.
    }
cannot-follow-here = Qui non posso tenere aggiornata una griglia. Prova un canale dove tu e io possiamo vedere e inviare messaggi.
already-playing =
    { $is_asker ->
        [1] Hai già una partita qui. Finisci prima quella.
       *[other] { $player } sta già giocando qui. Riprova quando quella partita è finita.
    }
asker-is-playing = { $player } ha iniziato un'altra partita. Premi di nuovo Accetta quando è finita.
rematch-running = La tua rivincita è la partita { $game_id }. Usa /board per vederla.
already-challenged = Stai ancora aspettando { $user }. Ritira quella sfida per farne un'altra.
pick-one = Scegli una cosa: una persona, chiunque (open) o tutti insieme (crowd).
pick-open = Scegli una cosa: una persona o chiunque (open).
no-channel-games = Non posso giocare con tutto un canale insieme. Usa /play con un membro, o con open perché partecipi chi vuole.
own-challenge = Quella sfida è tua. Aspetta che qualcuno partecipi, o ritirala con /resign.
seats-taken = Quel posto è già occupato. Usa /play per iniziare una partita tua.
still-open = La tua sfida aperta qui aspetta ancora. Ritirala per farne un'altra.
declined = { $player } ha appena rifiutato. Puoi richiedere <t:{ $until }:R>.
no-challenges = { $player } al momento non accetta sfide. Gioca contro di me, o lascia partecipare chiunque nel canale.
too-many-blocked =
    { $most ->
        [one] Puoi bloccare 1 membro. Togli prima quel blocco.
       *[other] Puoi bloccare al massimo { $most } membri. Togli prima qualche blocco.
    }
too-fast =
    { $wait_s ->
        [one] Vai troppo veloce per me. Riprova tra 1 secondo.
       *[other] Vai troppo veloce per me. Riprova tra { $wait_s } secondi.
    }
channel-busy = Non riesco a stare dietro a questo canale, quindi salto i comandi che hanno aspettato troppo. Un comando saltato non cambia nulla; i pulsanti e i comandi slash non aspettano.
own-offer = L'hai già chiesto. { $seat } non ha ancora risposto.
not-your-button = Quel pulsante non è tuo. Usa /play per iniziare una partita tua.
no-opponent = Con chi vuoi giocare? Menziona qualcuno dopo il comando, o lascia partecipare chiunque.
not-for-you = Può farlo solo { $players }. Usa /play per iniziare una partita tua.
not-your-turn = È il turno di { $seat }. Poi tocca a te.
square-taken = La casella { $cell } è occupata. Ancora libere: { $free }.
no-such-square = Le caselle vanno da 1 a { $cells }, o da a1 a { $last }. Ancora libere: { $free }.
unknown-in-game = Non ho capito, ma la tua partita è in corso. Scegli una casella libera: { $free }.
no-such-board = Scegli { $names }. Il numero dopo la barra dice quanti in fila vincono.
no-such-rules = Le regole diverse da quelle normali sono solo per 3x3. Scegli 3x3, o lascia stare le regole.
draw-refused = Preferisco continuare. La tua partita va avanti; usa /resign per abbandonare.
opponent-is-you = Una sfida deve andare a un'altra persona. Usa /play senza nome per giocare contro di me.
opponent-is-a-bot = Gli altri bot non sanno rispondere alle sfide. Usa /play senza nome per giocare contro di me.
not-a-member = Non trovo quel membro in questo server. Menziona qualcuno con @.
which-member = Potrebbe essere { $players }. Scrivi chi intendi, oppure menzionalo con @.
nobody-else-here = Nessun altro può partecipare a una partita qui. Usa /play da solo per giocare contro di me.
not-understood = Non ho capito. Usa /play con un membro, anyone, crowd, un livello (easy, medium, hard, unbeatable), una griglia ({ $boards }) o regole ({ $rules }).
words-not-understood = Non ho capito. Guarda /help.
no-such-number = Quello non è il numero di una partita. Usa /games o /history per trovarne una.
opponent-forgotten = Quella persona non è più qui per giocare ancora. Usa /play per iniziare un'altra partita.
no-direct-messages = Quella risposta è privata, e i tuoi MD per me sono chiusi. Usa il comando slash.
unknown-word = Non conosco «{ $word }». Volevi dire `{ $command }`?
no-board-there = Quel messaggio non mostra una mia partita. Prova con una griglia con i pulsanti.
no-rematch = Non hai ancora finito una partita qui. Usa /play per iniziarne una.
no-such-zone = Non capisco quale fuso orario sia. Scrivi una città che ne fa parte, come { $names }.
