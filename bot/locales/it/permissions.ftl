### What the bot may do in a channel: a card with a tick or a cross before each line.

permissions-title = Che cosa posso fare qui
permissions-fine = Ho tutto quello che mi serve per giocare in <#{ $channel }>.
permissions-lacking =
    { $count ->
        [one] Mi manca 1 permesso che mi serve in <#{ $channel }>.
       *[other] Mi mancano { $count } permessi che mi servono in <#{ $channel }>.
    }
permissions-commands = Discord non ha accettato i miei comandi slash, quindi alcuni potrebbero mancare o essere vecchi. Chiedi a chi mi ospita, il motivo è nel mio log.
permissions-needed = Per giocare
permissions-extra = Solo se le tue impostazioni lo chiedono

permissions-view-channel = **Visualizza canale**, per tenere aggiornate le griglie
permissions-send-messages = **Invia messaggi**, per rispondere ai comandi scritti
permissions-embed-links = **Incorpora i link**, per le parole sotto una griglia
permissions-read-message-history = **Leggi la cronologia dei messaggi**, per rispondere a un messaggio
permissions-attach-files = **Allega file**, per le immagini
permissions-send-messages-in-threads = **Invia messaggi nei thread**, per giocare nei thread
permissions-create-public-threads = **Crea thread pubblici**, per le partite con un thread tutto loro
permissions-manage-threads = **Gestisci thread**, per la modalità lenta nei thread delle partite
permissions-manage-roles = **Gestisci ruoli**, per dare un ruolo con il titolo del mese

permissions-where-roles = Dallo al mio ruolo in Impostazioni server > Ruoli.
permissions-where-channel = Lo toglie questo canale. Consentilo in Modifica canale > Permessi.
permissions-where-either = Guarda in Impostazioni server > Ruoli e in Modifica canale > Permessi.

topic-settings-permissions = `/permissions` mostra che cosa posso fare in un canale, e dove cambiarlo.

permissions-no-channel = I permessi sono di un canale di un server. Usa /permissions lì.

command-permissions = Guarda che cosa posso fare in questo canale, e dove cambiarlo
