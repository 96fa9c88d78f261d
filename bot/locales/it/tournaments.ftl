### Tournaments.

tournaments-round-robin = Girone all'italiana
tournaments-knockout = Eliminazione diretta
tournaments-bot = Bot difficile
tournaments-title = { $form } su { $board }
tournaments-title-round = { $form } su { $board }: { $round }
tournaments-title-won = 🏆 Vince { $player }
tournaments-title-over = Non è venuto nessuno, quindi non ha vinto nessuno
tournaments-title-cancelled = Torneo annullato
tournaments-champion = { $user }, il torneo è tuo. Bella prova!
tournaments-how =
    { $form ->
        [knockout] Un incontro sono due partite, una con ogni simbolo. In parità se ne giocano altre due, e la sorte decide chi comincia. Se è ancora parità, passa la testa di serie migliore.
       *[round_robin] Si gioca tutti contro tutti: due partite, una con ogni simbolo.
    }
tournaments-hours =
    { $hours ->
        [one] C'è un'ora per ogni turno.
       *[other] Ci sono { $hours } ore per ogni turno.
    }
tournaments-open = Premi Partecipa per giocare anche tu. Lo avvia { $owner } o un mod.
tournaments-open-unowned = Premi Partecipa per giocare anche tu. Lo avvia un mod.
tournaments-entrants =
    { $count ->
        [0] Non c'è ancora nessuno. Per iniziare ne servono { $least } (massimo { $most }).
        [one] Partecipa { $names }. Per iniziare ne servono ancora: { $missing } (massimo { $most }).
       *[other] { $missing ->
            [0] Partecipano in { $count } (massimo { $most }): { $names }
           *[other] Partecipano { $names }. Per iniziare ne servono ancora: { $missing } (massimo { $most }).
        }
    }
tournaments-deadline = Il turno finisce <t:{ $deadline }:R>.
tournaments-to-round = [Gioca il tuo incontro]({ $link })
tournaments-of-players =
    { $count ->
        [one] 1 partecipante
       *[other] { $count } partecipanti
    }
tournaments-is-on = Le partite in corso continuano, come partite normali.
tournaments-unnamed = Nomi che l'immagine non può mostrare: { $names }
tournaments-moved = Questo torneo si è spostato più sotto: { $link }
tournaments-link = Vai al torneo

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Finale
        [1] Semifinali
       *[other] Turno { $round } di { $rounds }
    }
tournaments-round-how = Due partite, entro <t:{ $deadline }:f>. Premete Gioca quando ci siete entrambi. Se si presenta una persona sola, vince lei.
tournaments-round-over = Questo turno è finito.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) riposa in questo turno
tournaments-rest-on = { $first } ({ $first_seed }) passa con un turno di riposo
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, parità: passa la testa di serie migliore
tournaments-match-walkover = { $match }, a tavolino
tournaments-match-nobody = { $match }, non è venuto nessuno
tournaments-match-nobody-on = { $match }, non è venuto nessuno: passa la testa di serie migliore
tournaments-match-time = { $match }, tempo scaduto
tournaments-match-running = { $match }, si gioca la partita { $game }
tournaments-match-awaited = { $match }. { $player }, premi Gioca quando vuoi.
tournaments-play = Gioca: { $first } – { $second }

tournaments-game-on = La partita { $game } è in corso. La sua griglia è { $link }; /board la pubblica di nuovo.

tournaments-next = Prossima partita ({ $score })
tournaments-so-far = Questo incontro: { $match }. La prossima partita la comincia { $player }.

tournaments-points = Punti
tournaments-berger = SB
tournaments-player = Nome
tournaments-words-table = Classifica, punti tra parentesi: { $lines }
tournaments-words-bracket = Tabellone: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

## Buttons

tournaments-button-leave = Esci
tournaments-button-start = Inizia
tournaments-button-fill = Completa con bot e inizia
tournaments-button-cancel = Annulla
tournaments-button-again = Di nuovo
tournaments-button-quit = Esci davvero
tournaments-button-end = Annulla il torneo

tournaments-ask-leave = Uscire dal torneo? Perderesti a tavolino gli incontri che restano.
tournaments-ask-cancel = Annullare il torneo? Le partite in corso continuano, come partite normali.
tournaments-done-leave = Non sei più nel torneo.
tournaments-done-cancel = Il torneo è annullato.
tournaments-done-join = Ci sei. Ti menziono quando comincia il primo turno.
tournaments-done-start = Si comincia! Ora tocca al primo turno.
tournaments-done-fill = Si comincia, con un bot in ogni posto libero. Ora tocca al primo turno.

## Commands

command-tournament = Gioca un torneo in questo canale: a eliminazione diretta o girone
command-tournament-create = Apri un torneo in questo canale
command-tournament-join = Partecipa al torneo di questo canale
command-tournament-leave = Esci dal torneo di questo canale
command-tournament-start = Inizia il torneo di questo canale, se l'hai aperto tu
command-tournament-fill = Riempi i posti liberi con bot e inizia, se l'hai aperto tu
command-tournament-cancel = Annulla il torneo di questo canale, se l'hai aperto tu
command-tournament-show = Mostra il torneo di questo canale
command-tournament-create-form = Chi perde è fuori, o si gioca tutti contro tutti
command-tournament-create-board = La misura; il numero dopo la barra dice quanti in fila vincono
command-tournament-create-hours = Quante ore può durare un turno

## Refusals

tournaments-none-here = Qui non c'è ancora un torneo. Usa /tournament create per aprirne uno.
tournaments-on-here = Questo canale ha già un torneo. Usa /tournament show per vederlo.
tournaments-not-here = A un torneo serve un canale di un server in cui posso scrivere. Usa /tournament create in uno di questi.
tournaments-already-joined = Ci sei già. Ti menziono quando comincia il primo turno.
tournaments-not-joined = Non sei in quel torneo. Usa /tournament show per vedere chi c'è.
tournaments-too-late = Quel torneo è iniziato senza di te. Usa /tournament create per aprirne un altro quando è finito.
tournaments-already-started = Quel torneo è già iniziato. Usa /tournament show per vederlo.
tournaments-full =
    { $most ->
        [one] Quel torneo è al completo: ha posto per 1 partecipante.
       *[other] Quel torneo è al completo: ha posto per { $most } partecipanti.
    }
tournaments-too-few =
    { $least ->
        [one] Per iniziare serve almeno 1 partecipante. Chiedi a qualcuno di premere Partecipa.
       *[other] Per iniziare servono almeno { $least } partecipanti. Chiedi a qualcuno di premere Partecipa.
    }
tournaments-over = Quel torneo è finito. Usa /tournament create per aprirne un altro.
tournaments-not-yours = Può farlo solo { $user } o un mod.
tournaments-moderators-only = Può farlo solo un mod. Chiedi a uno di loro.
tournaments-not-your-match = Quell'incontro è per { $players }. Usa /tournament show per trovare il tuo.
tournaments-match-over = Quell'incontro è deciso. Usa /tournament show per vedere come stanno le cose.
tournaments-not-your-question = Quella domanda era per un'altra persona. Usa /tournament leave se vuoi uscire tu.
tournaments-not-understood = Mi serve un'azione (create, join, leave, start, fill, cancel, show), una forma (knockout, round robin), una griglia (4x4) o le ore (da 1h a 72h).
tournaments-no-help = Questa partita è di un incontro, quindi te la giochi da te: niente suggerimenti finché non è finita.
tournaments-no-rematch = Questa partita è di un incontro: per la prossima premi Gioca nel messaggio del turno. Usa /tournament show per trovarlo.

topic-tournaments = Tornei
topic-tournaments-text =
    `/tournament create` apre un torneo a eliminazione diretta (da 2 a 32 partecipanti) o un girone all'italiana (da 3 a 12), e tu ci sei già. Gli altri premono Partecipa. Tu o un mod preme Inizia entro 7 giorni; **Completa con bot e inizia** mette il mio livello difficile nei posti liberi.
    Le teste di serie vanno per punteggio. Un incontro sono due partite, una con ogni simbolo: premi Gioca, poi **Prossima partita** sotto la griglia. In un incontro non ci sono suggerimenti.
    Una vittoria vale 1 punto, un pareggio mezzo. La parità in classifica si risolve con Sonneborn-Berger: i punti contro avversari forti contano di più.
    Un incontro a eliminazione in parità ha altre due partite, e la sorte decide chi comincia. Se è ancora parità, passa la testa di serie migliore.
    Se non vieni, perdi a tavolino: se il tempo è scaduto e solo un lato ha premuto Gioca dopo l'ultima partita, quel lato prende i punti rimasti. Premere conta se non sei in un'altra partita qui. Se hanno premuto tutti e due, o nessuno, contano i punti fatti finora; un incontro a eliminazione in parità va alla testa di serie migliore.
    `/tournament show` lo pubblica di nuovo, `/tournament leave` ti toglie.
