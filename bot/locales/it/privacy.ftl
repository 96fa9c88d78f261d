### What the bot keeps of people, a copy of it, and how it is deleted. It is a promise.

privacy-title = I tuoi dati
privacy-what = Che cosa conservo
privacy-what-text =
    • Il tuo id e il tuo nome su Discord, nelle partite che giochi, segui, chiudi o metti in mostra.
    • Dove si gioca ogni partita, le sue mosse, chi ha usato suggerimenti e com'è finita.
    • Quello che viene dalle partite: punteggi, tornei, risposte ai puzzle, voti, quale server ti ha dato il titolo del mese.
    • Quello che imposti con `/preferences`, e fin dove sei in `/learn`.
    Non conservo nient'altro di quello che scrivi.
privacy-why = Perché
privacy-why-text =
    Perché le partite sopravvivano a un riavvio, le griglie restino aggiornate e ci siano cronologia, statistiche e classifica. Mostro le partite a chi può vedere il loro canale, e non do niente a nessun altro.
privacy-long = Per quanto tempo
privacy-long-games =
    { $days ->
        [0] Le partite finite restano; /forget ne toglie il tuo nome e il tuo id.
        [one] Le partite finite si cancellano dopo 1 giorno.
       *[other] Le partite finite si cancellano dopo { $days } giorni.
    }
privacy-long-servers =
    { $days ->
        [one] Quello che appartiene a un server si cancella 1 giorno dopo che lo lascio.
       *[other] Quello che appartiene a un server si cancella { $days } giorni dopo che lo lascio.
    }
privacy-yours = Le tue scelte
privacy-yours-text =
    • `/export` ti dà una copia di tutto.
    • `/forget` toglie il tuo nome e il tuo id da tutto.
    • `/preferences` con leaderboards decide dove puoi comparire.
privacy-host = Chi mi ospita
privacy-host-contact = { $name }: { $contact }
privacy-somebody = Chi mi ospita, senza un nome indicato

privacy-forget-sure =
    Cancellare il tuo nome e il tuo id da tutto quello che conservo, in tutti i server? Non si può annullare.
    Le partite che stai giocando finiscono come abbandonate. Se prima vuoi una copia, usa `/export`.
privacy-button-keep = Conserva
privacy-button-erase = Cancella tutto
privacy-forget-kept = Ho lasciato tutto com'era.
privacy-forget-nothing = Non conservo niente con il tuo nome o il tuo id.
privacy-forget-done =
    Fatto. Il tuo nome e il tuo id non sono più in niente di quello che conservo, e con loro spariscono le tue preferenze, i tuoi voti, il tuo posto nel corso e le tue vecchie risposte ai puzzle.
    Le mosse delle tue partite restano, senza il tuo nome. Restano anche i tuoi punteggi, il tuo puzzle di allenamento e le tue ultime risposte ai puzzle del giorno, con un codice al posto del tuo id; se giochi di nuovo, tornano tuoi. Se qualcuno ti ha bloccato, anche questo resta, con lo stesso codice.
    I messaggi che ho già pubblicato restano finché qualcuno non li elimina.

privacy-copy =
    { $games ->
        [0] Ecco tutto quello che conservo su di te.
        [one] Ecco tutto quello che conservo su di te, con 1 partita.
       *[other] Ecco tutto quello che conservo su di te, con { $games } partite.
    }

topic-privacy = I tuoi dati
topic-privacy-text =
    `/privacy` mostra che cosa conservo, perché e per quanto tempo.
    `/export` ti manda una copia di tutto quello che conservo su di te.
    `/forget` toglie il tuo nome e il tuo id da tutto, in tutti i server. Prima te lo chiedo.
    `/preferences` con leaderboards decide dove puoi comparire.

privacy-not-yours-to-forget = Quella domanda era per un'altra persona. Usa /forget se vuoi che dimentichi te.
privacy-question-too-old = Quella domanda è troppo vecchia. Usa /forget di nuovo.
privacy-copied-just-now = Hai appena ricevuto una copia. Puoi averne un'altra <t:{ $until }:R>.

command-privacy = Guarda che cosa conservo su di te, perché e per quanto tempo
command-forget = Fai cancellare il tuo nome e il tuo id da tutto quello che conservo
command-export = Ricevi una copia di tutto quello che conservo su di te (la vedi solo tu)
