### Help: an overview in three fields.

help-title = Tris
help-typed =
    Vince chi fa tre in fila.
    Puoi anche scrivere `{ $prefix }play` o `{ $prefix }move 5`.
help-untyped =
    Vince chi fa tre in fila.
    Puoi anche scrivere `@bot play` o `@bot move 5`.
help-play = Giocare
help-play-text =
    `/play` contro di me, contro qualcuno o con chi si unisce, o con tutto il canale.
    Premi una casella, o scrivi `/move`.
    `/board` mostra di nuovo la tua partita.
    `/tournament` gioca un torneo a eliminazione o un girone.
    `/draw` e `/resign` finiscono una partita.
    `/preferences` decide l'aspetto delle griglie (anche a parole, per i lettori di schermo), i miei avvisi e chi può sfidarti.
help-watch = Guardare
help-watch-text =
    `/games` elenca le partite in corso.
    `/watch` segue una partita qui.
    `/history` elenca le partite finite.
    `/replay` ne ripercorre una.
help-learn = Imparare
help-learn-text =
    `/learn` è un corso: come penso.
    `/hint` mostra le tue caselle migliori.
    `/explain` mostra quanto vale ognuna.
    `/puzzle` è nuovo ogni giorno.
    `/stats` mostra come te la cavi.
    `/leaderboard` mostra chi è in testa.
    `/privacy` mostra che cosa conservo.
help-manage = Gestire
help-manage-text =
    `/settings` imposta come funziono in questo server.
    `/permissions` mostra che cosa posso fare qui, e dove cambiarlo.
    `/puzzle here` pubblica qui il puzzle ogni giorno.

help-button-play = Gioca: { $kind }
help-button-challenge = Sfida
help-button-watch = Guarda

## Menus

help-menu-topics = Altro su…
help-menu-whom = Scegli chi sfidare
help-challenge-whom = Chi vuoi sfidare?
help-about =
    Sono tictactoe-bot { $version }. Trovo le mie mosse con minimax: da imbattibile non perdo mai una partita che si può salvare, e a livello facile ti lascio una possibilità.
    Conservo chi ha giocato dove, le mosse, i risultati e le tue preferenze; nient'altro di quello che scrivi. Usa /privacy per i dettagli, e /help per vedere che cosa so fare.

help-no-such-topic = Su questo non ho aiuto. Prova /help con { $names }.

command-help = Guarda che cosa so fare e come si gioca
command-help-topic = Di che cosa leggere; lascia vuoto per tutto in breve
command-about = Guarda che cosa sono e che cosa conservo
