### Puzzles: a board on which only one square is right.

puzzles-title = Puzzle n. { $number }
puzzles-practice-title = Puzzle di allenamento { $number }
puzzles-question =
    { $outcome ->
        [win] Tocca a { $mark }: **vince una sola casella.** Quale?
       *[draw] Tocca a { $mark }: **una sola casella tiene il pareggio.** Quale?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Ieri: **{ $square }** era l'unica casella che vinceva.
           *[other] Ieri: **{ $square }** era l'unica casella che vinceva; risposte giuste: { $solved } su { $answered }.
        }
       *[draw] { $answered ->
            [0] Ieri: **{ $square }** era l'unica casella che teneva il pareggio.
           *[other] Ieri: **{ $square }** era l'unica casella che teneva il pareggio; risposte giuste: { $solved } su { $answered }.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Pubblicherò qui un nuovo puzzle ogni giorno dopo mezzanotte { $zone }. Usa /puzzle stop per smettere.
       *[other] Pubblicherò qui un nuovo puzzle ogni giorno dopo le { $hour }:00 { $zone }. Usa /puzzle stop per smettere.
    }
puzzles-stopped = Non pubblico più qui il puzzle del giorno. Usa /puzzle here per ricominciare.
puzzles-public = Premi una casella: hai tre tentativi, e come vanno lo vedi solo tu.
puzzles-tries =
    { $left ->
        [1] Ti resta un tentativo per la tua serie.
        [2] Ti restano due tentativi per la tua serie. Per il punteggio conta solo il primo.
       *[3] Hai tre tentativi, e per il punteggio conta il primo.
    }
puzzles-practice-of = **{ $user }**, solo tu vedrai com'è andata. Chi altro preme riceve un puzzle tutto suo.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Il tuo punteggio nei puzzle: **{ $rating }?**, ancora una stima.
           *[other] Il tuo punteggio nei puzzle: **{ $rating }?** ({ $points }), ancora una stima.
        }
       *[False] { $points ->
            [none] Il tuo punteggio nei puzzle: **{ $rating }**.
           *[other] Il tuo punteggio nei puzzle: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Risolto
puzzles-wrong = Non stavolta
puzzles-answered = Hai già risposto al puzzle di oggi. Il prossimo arriva a mezzanotte { $zone }.
puzzles-shared-now = Condiviso nell'elenco di questo canale.
puzzles-ten-days = Dieci giorni di fila: per te è la prima volta. A domani.
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** è l'unica casella che vince.
       *[draw] { $sign } **{ $square }** è l'unica casella che tiene il pareggio.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** pareggia soltanto.
       *[False] { $sign } **{ $square }** perde.
    }
puzzles-others-lose = Tutte le altre caselle perdono.
puzzles-completes = Completa una fila, e così si perde subito.
puzzles-line = Come vince { $mark }: { $moves }
puzzles-streak =
    { $days ->
        [0] La tua serie migliore: { $best ->
            [one] 1 giorno
           *[other] { $best } giorni
        }.
        [one] 🔥 Serie: **1 giorno** (la migliore: { $best }).
       *[other] 🔥 Serie: **{ $days } giorni** (la migliore: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Oggi nessuno ci aveva provato prima di te.
       *[other] Risolto oggi da { $solved } persone su { $answered }.
    }
puzzles-over =
    { $outcome ->
        [win] Il puzzle n. { $number } è finito: **{ $square }** era l'unica casella che vinceva.
       *[draw] Il puzzle n. { $number } è finito: **{ $square }** era l'unica casella che teneva il pareggio.
    }
puzzles-practice-over = A quello hai già risposto. Premi Avanti per un altro.
puzzles-list = **Tris n. { $number }**
puzzles-others =
    { $count ->
        [one] un'altra persona
       *[other] altre { $count } persone
    }

puzzles-button-solve = Risolvi
puzzles-button-share = Condividi
puzzles-button-practice = Allenati
puzzles-button-next = Avanti
puzzles-button-today = Puzzle di oggi

puzzles-not-out = Quel puzzle non è ancora uscito. Usa /puzzle per quello di oggi.
puzzles-not-answered = Non hai finito quel puzzle, quindi non c'è ancora niente da condividere. Usa /puzzle per quello di oggi.
puzzles-shared = Quello l'hai già condiviso qui.
puzzles-managers-only = Può farlo solo chi gestisce questo server. Usa /puzzle per il puzzle di oggi.
puzzles-servers-only = Posso pubblicare il puzzle del giorno solo nei server. Usa /puzzle per vedere qui quello di oggi.
puzzles-cannot-post = Non posso pubblicare il puzzle qui. Usa /puzzle here in un canale dove tu e io possiamo vedere e inviare messaggi.
puzzles-not-posted = In questo server non pubblico il puzzle del giorno. Usa /puzzle here in un canale per iniziare.
puzzles-no-such-hour = L'ora è un numero da 0 a 23, nel fuso orario del server. Prova /puzzle here con 18.
puzzles-no-such-action = Non ho capito. Prova /puzzle con today, practice, here o stop.

topic-puzzles = Puzzle
topic-puzzles-text =
    `/puzzle` mostra il puzzle del giorno, uguale per tutti: trova l'unica casella che vince, o che tiene il pareggio.
    Hai tre tentativi: 🟩 è giusto, 🟨 pareggia soltanto, 🟥 perde. **Condividi** mette i tuoi in un elenco nel canale, senza le caselle. Risolvine uno ogni giorno per non rompere la serie.
    Per il tuo punteggio nei puzzle conta solo il primo tentativo, e l'allenamento conta un quarto. Si muove di 60 punti al giorno al massimo, e prima del quinto puzzle è una stima (`?`).
    `/puzzle practice` te ne dà altri, quanti ne vuoi.
    Se gestisci un server, `/puzzle here` pubblica il puzzle in un canale ogni giorno, all'ora che scegli, e `/puzzle stop` smette.

command-puzzle = Risolvi il puzzle del giorno, o allenati con altri
command-puzzle-today = Risolvi il puzzle del giorno (lo vedi solo tu)
command-puzzle-practice = Risolvi un puzzle dopo l'altro (li vedi solo tu)
command-puzzle-here = Pubblica il puzzle in questo canale ogni giorno (per chi gestisce il server)
command-puzzle-here-hour = A che ora, da 0 a 23, nel fuso orario del server
command-puzzle-stop = Smetti di pubblicare il puzzle ogni giorno (per chi gestisce il server)
