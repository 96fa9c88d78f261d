### Leaderboards: who is rated best.

ratings-leaderboard = Classifica
ratings-month = questo mese
ratings-everywhere = ovunque
ratings-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
ratings-place = Sei al { $place }º posto su { $people }.
ratings-unsure = ? = ancora una stima
ratings-levels = 🤖 I miei livelli hanno punteggi fissi: { $levels }
ratings-hidden = Non compari, come hai chiesto. Usa /preferences per cambiare.
ratings-not-everywhere = Non hai accettato di comparire ovunque. Usa /preferences per cambiare.
ratings-unrated = Qui non hai ancora un punteggio. Usa /play e finisci una partita senza suggerimenti.
ratings-unrated-month = Questo mese non hai ancora partite classificate. Usa /play e finiscine una senza suggerimenti.
ratings-unrated-past = Quel mese non hai avuto partite classificate qui.
ratings-empty-past = Quel mese nessuno ha avuto partite classificate qui.
ratings-empty = Qui nessuno ha ancora un punteggio. Usa /play e finisci una partita senza suggerimenti: il primo nome sarà il tuo.
ratings-empty-month = Questo mese nessuno ha ancora partite classificate. Usa /play e finiscine una senza suggerimenti: il primo nome sarà il tuo.
ratings-empty-everywhere = In questo elenco non c'è ancora nessuno. Usa /preferences e il primo nome sarà il tuo.

ratings-no-such-leaderboard = Mi serve una griglia ({ $boards }), regole ({ $rules }), month, un mese come 2026-10 o all, here o everywhere. Usa /leaderboard per scegliere.
ratings-not-your-leaderboard = Quell'elenco l'ha chiesto un'altra persona. Usa /leaderboard per avere il tuo.
ratings-months-of-servers = I mesi passati si conservano per ogni server, non per ovunque. Usa /leaderboard con here.
ratings-no-server-here = Qui non c'è un server da elencare. Usa /leaderboard con everywhere.

topic-ratings = Punteggi e classifica
topic-ratings-text =
    Si parte tutti da 1500. Più è forte chi batti, più guadagni (il metodo è Glicko-2), e si tiene conto di chi comincia.
    `?` vuol dire che è ancora una stima; una dozzina di partite contro gente del tuo livello la rende sicura. `±80` vuol dire che con ogni probabilità è giusto a meno di 80 punti.
    Conta ogni partita finita, anche contro di me. Non contano: quelle che vinci o pareggi con un suggerimento, quelle abbandonate prima che una linea possa minacciare, quelle del canale e quelle che gioco contro me stesso. Dopo 10 partite in un giorno contro la stessa persona, le altre contano sempre meno. Chi ha incontrato poche altre persone muove il tuo punteggio solo fino a un certo punto.
    I miei livelli hanno 🤖: sono stati misurati l'uno contro l'altro, quindi le tue partite muovono il tuo punteggio, mai il loro.
    `/leaderboard` elenca chi gioca in questo server; con un mese come 2026-10, con i punteggi alla sua fine. Nell'elenco di ovunque ci sei solo se accetti in `/preferences`.

command-leaderboard = Guarda chi è in testa in questo server, e a che posto sei
command-leaderboard-board = Quale griglia; il numero dopo la barra dice quanti in fila vincono
command-leaderboard-rules = Quali regole, su 3x3
command-leaderboard-period = Tutti, chi ha giocato questo mese, o un mese passato, come 2026-10
command-leaderboard-where = Questo server, o chiunque abbia accettato di comparire ovunque
