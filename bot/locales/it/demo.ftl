### The demo: the bot in a browser page that looks like Discord.

demo-server = Tris
demo-topic = Scrivi !play
demo-topic-stands = Qui leggono solo Carol e Dave: scrivi !watch con il numero di una partita per seguirla, con i commenti
demo-channels = Canali
demo-directs = Messaggi diretti
demo-people = Tu sei
demo-language = Lingua
demo-tip = Premi + per una seconda scheda: così si gioca in due.
demo-tab = gioca in una nuova scheda
demo-away = Il bot non c'è. Questa pagina torna insieme a lui.
demo-workbench = Il banco di lavoro di SimCord
demo-greeting =
    Ciao! Ti va una partita? Premi un pulsante, poi le caselle. Puoi anche scrivere: `!play hard 4x4`, `!move 5`.
    Premi + accanto al nome di Bob (sul telefono, sotto Canali) per una seconda scheda, e giochi per tutti e due. `!play @bob` lo sfida.
demo-welcome-back =
    Eccoti di nuovo! Quello che hai lasciato a metà è qui sotto.
    Premi + accanto al nome di Bob (sul telefono, sotto Canali) per una seconda scheda, e giochi per tutti e due.
demo-easy = Gioca (facile)
demo-medium = Gioca (medio)
demo-challenge = Sfida qualcuno
demo-watch = Guarda una partita
demo-help = Aiuto
