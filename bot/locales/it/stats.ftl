### A member's statistics.

stats-title =
    { $games ->
        [one] { $name }: 1 partita
       *[other] { $name }: { $games } partite
    }
stats-score = { $win } { $won } { $won ->
        [one] vittoria
       *[other] vittorie
    } ({ $share }%) · { $draw } { $drawn } { $drawn ->
        [one] pareggio
       *[other] pareggi
    } · { $loss } { $lost } { $lost ->
        [one] sconfitta
       *[other] sconfitte
    }
stats-streak = **{ $current }** vittorie di fila in questo momento. La serie migliore: **{ $best }**.
stats-best-streak = Serie migliore: **{ $best }** vittorie di fila
stats-opening = Prima mossa preferita: **{ $square }** su { $board }, in { $games } di { $all } partite con X
stats-accuracy =
    { $moves ->
        [one] Accuratezza su 3x3: **{ $share }%** di 1 mossa
       *[other] Accuratezza su 3x3: **{ $share }%** di { $moves } mosse
    }
stats-opponents = Avversari
stats-boards = Griglie
stats-won = vinte
stats-drawn = pari
stats-lost = perse
stats-rated = punti
stats-people = persone
stats-rating = Punteggio: **{ $rating }**
stats-you-against = Tu contro { $second }
stats-against = { $first } contro { $second }
stats-duel = { $win } { $won } { $won ->
        [one] vittoria
       *[other] vittorie
    } · { $draw } { $drawn } { $drawn ->
        [one] pareggio
       *[other] pareggi
    } · { $loss } { $lost } { $lost ->
        [one] sconfitta
       *[other] sconfitte
    }
stats-latest =
    { $count ->
        [one] Ultima partita: { $results }
       *[other] Le ultime { $count }, dalla più recente: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, 1 pareggio
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } pareggi
    }
stats-changed = Punteggio di { $name }: { $rating } ({ $points })
stats-first-win = 🎉 Prima vittoria di { $name } contro { $bot }!
stats-hundred = 🎉 Era la partita numero 100 di { $name } qui.
stats-you-no-duel = Qui non c'è ancora una partita finita tra te e { $second }. Usa /play per cambiare le cose.
stats-no-duel = Qui non c'è ancora una partita finita tra le due persone. Usa /play per cambiare le cose.
stats-empty = Non hai ancora finito una partita qui. Giocane una e le tue statistiche cominciano.
stats-empty-member = { $name } non ha ancora finito una partita qui. Usa /play per lanciare una sfida.
stats-member = Questo membro

stats-button-play = Gioca: { $kind }
stats-button-rating = Punteggio
stats-button-openings = Aperture

stats-rating-title = { $name } su { $board }
stats-rating-now =
    { $games ->
        [one] **{ $rating }** dopo 1 partita classificata.
       *[other] **{ $rating }** dopo { $games } partite classificate, tra { $least } e { $most }.
    }
stats-rating-picture =
    { $games ->
        [one] Punteggio su { $board }: { $rating } dopo 1 partita.
       *[other] Punteggio su { $board } dopo ognuna di { $games } partite, un punto per ciascuna: da { $first } a { $rating }, tra { $least } e { $most }.
    }

stats-openings-title =
    { $games ->
        [one] { $name } su { $board }: 1 partita con X
       *[other] { $name } su { $board }: { $games } partite con X
    }
stats-openings-move =
    { $games ->
        [one] Casella { $square }: 1 partita, { $share }% di vittorie
       *[other] Casella { $square }: { $games } partite, { $share }% di vittorie
    }
stats-openings-key = Come si legge
stats-openings-legend = Il numero dice quanto spesso la prima mossa va lì. La barra dice com'è finita: blu, vittorie; grigio, pareggi; arancione, sconfitte.
stats-openings-picture = Prime mosse su { $board }: { $squares }.
stats-openings-square = { $square } nel { $share }% ({ $won }% di vittorie)

stats-are-yours = In MD mostro solo le tue statistiche. Usa /stats in un server per quelle di qualcun altro.
stats-against-yourself = Nessuno gioca contro sé stesso. Indica due membri diversi.
stats-not-of-bots = I bot non hanno statistiche. Usa /stats per vedere come te la cavi contro ognuno dei miei livelli.
stats-not-rated-yet = Ancora nessuna partita classificata. Usa /play e finiscine una senza suggerimenti per avere un punteggio.
stats-no-openings-yet = Qui ancora nessuna partita finita con X. Usa /play e scegli chi comincia.

topic-stats = Statistiche
topic-stats-text =
    `/stats` mostra che cosa hai vinto, il tuo punteggio, le serie e l'accuratezza. Indica un membro per vedere le sue.
    Indica un secondo membro per vedere com'è andata tra i due.
    Punteggio e Aperture disegnano un grafico. Le partite finite prima della seconda mossa non contano.

command-stats = Guarda i tuoi risultati, serie e accuratezza, o quelli di un membro
command-stats-member = Di chi; lascia vuoto per vedere i tuoi
command-stats-against = Com'è andata contro questo membro
