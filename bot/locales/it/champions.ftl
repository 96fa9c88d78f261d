### The month's champion: a post with the month's table, and a role for its first.

champions-title = { $month } · { $board }
champions-is = **{ $player }** vince il titolo del mese.
champions-gets = **{ $player }** vince il titolo del mese e riceve <@&{ $role }>.
champions-not-given = Non sono riuscito a dare il ruolo <@&{ $role }>: è sopra il mio, non c'è più o non posso più gestire i ruoli. Chi gestisce il server può sceglierne un altro con /champion here.
champions-more = L'elenco completo: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] Il primo di ogni mese pubblicherò qui la classifica del mese. Usa /champion stop per smettere.
       *[other] Il primo di ogni mese pubblicherò qui la classifica del mese, e chi è in testa riceve <@&{ $role }>. Usa /champion stop per smettere.
    }
champions-stopped = Non pubblico più la classifica del mese. Usa /champion here per ricominciare.

champions-managers-only = Può farlo solo chi gestisce questo server. Usa /leaderboard per vedere la classifica.
champions-servers-only = Posso pubblicare la classifica del mese solo nei server. Usa /leaderboard per vederne una.
champions-cannot-post = Non posso pubblicare qui la classifica del mese. Usa /champion here in un canale dove tu e io possiamo vedere e inviare messaggi.
champions-not-posted = In questo server non pubblico la classifica del mese. Usa /champion here in un canale per iniziare.
champions-no-such-action = Non ho capito. Prova /champion con here o stop.
champions-no-such-role = Non trovo quel ruolo qui, o nessuno può darlo perché appartiene a un'app. Usa /champion here e scegline un altro.
champions-no-right = Qui non posso dare ruoli. Dammi il permesso Gestisci ruoli, poi usa di nuovo /champion here.
champions-too-high = Quel ruolo non è sotto il mio, quindi non posso darlo. Sposta il mio più in alto nelle impostazioni del server, o usa /champion here con un altro.
champions-above-you = Tu non puoi dare quel ruolo, quindi non posso farlo io per te. Usa /champion here con un altro, o chiedi a chi può.

topic-champions = Il titolo del mese
topic-champions-text =
    Se gestisci un server, `/champion here` pubblica la classifica del mese in un canale il primo di ogni mese (UTC). Elenca chi ha giocato lì partite classificate in quel mese.
    Con `role:` chi è in testa riceve quel ruolo finché il titolo non passa di mano. Dev'essere sotto il mio, e uno che potresti dare anche tu.
    `/champion stop` smette. `/leaderboard` mostra anche i mesi passati.

command-champion = Pubblica la classifica del mese, con un ruolo per chi è in testa
command-champion-here = Pubblicala in questo canale il primo di ogni mese (per chi gestisce il server)
command-champion-here-role = Il ruolo del titolo del mese, finché non passa di mano
command-champion-stop = Smetti di pubblicare la classifica del mese (per chi gestisce il server)
champions-server-none = Classifica del mese: non pubblicata. `/champion here` la pubblica in un canale.
champions-server =
    { $role ->
        [none] Classifica del mese: in <#{ $channel }> il primo del mese. `/champion here` cambia canale, `/champion stop` smette.
       *[other] Classifica del mese: in <#{ $channel }> il primo del mese, con <@&{ $role }> per il primo posto. `/champion here` cambia canale, `/champion stop` smette.
    }
