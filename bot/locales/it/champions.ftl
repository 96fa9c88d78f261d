### The month's champion: a post with the month's table, and a role for its first.

champions-title = { $month } · { $board }
champions-is = **{ $player }** vince il titolo del mese.
champions-gets = **{ $player }** vince il titolo del mese e riceve <@&{ $role }>.
champions-not-given = Non sono riuscito a dare il ruolo <@&{ $role }>: è sopra il mio, non c'è più o non posso più gestire i ruoli. Chi gestisce il server può sceglierne un altro con /settings.
champions-more = L'elenco completo: `/leaderboard period:{ $month }`

topic-champions = Il titolo del mese
topic-champions-text =
    Se gestisci un server, `/settings champion:` pubblica la classifica del mese in un canale il primo di ogni mese. Elenca chi ha giocato lì partite classificate in quel mese.
    Con `role:` chi è in testa riceve quel ruolo finché il titolo non passa di mano. Dev'essere sotto il mio, e uno che potresti dare anche tu.
    `/settings stop:champion` smette. `/leaderboard` mostra anche i mesi passati.
