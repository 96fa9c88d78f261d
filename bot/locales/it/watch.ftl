### Games for those who look on.

watch-followed = Partita { $game }, la seguo qui finché non finisce. Usa /unwatch { $game } per smettere.
watch-followed-over = Era la partita { $game }. Usa /replay { $game } per ripercorrerla.
watch-link-players = La griglia di chi gioca
watch-followed-stopped = Non seguo più qui la partita { $game }. Usa /watch { $game } per seguirla di nuovo.
watch-followed-moved = Ora seguo la partita { $game } più sotto.
watch-comments-later = I commenti arrivano dopo la partita, perché chi gioca può leggere questo canale.
watch-decided-draw =
    { $count ->
        [one] Ha deciso la mossa { $number }: { $player } ha giocato { $square }; teneva solo { $better }.
       *[other] Ha deciso la mossa { $number }: { $player } ha giocato { $square }; con { $better } teneva.
    }
watch-decided-win = Ha deciso la mossa { $number }: { $player } ha giocato { $square }; con { $better } vinceva.
watch-aside-fork = Bell'attacco doppio.
watch-aside-block = Questa l'avevo vista arrivare.
watch-hidden = Non posso più mostrare qui questa partita: non tutti qui possono vedere il suo canale.

watch-exhibition = Partita { $game }, un'esibizione per { $owner }. La prossima mossa arriva tra pochi secondi.
watch-exhibition-over = Partita { $game }, un'esibizione per { $owner }.
watch-button-another = Un'altra
watch-exhibition-stopped = Ho fermato l'esibizione, la partita { $game }.
watch-crowd-stopped = Ho fermato la partita { $game }, che il canale stava giocando. Usa /play con crowd per iniziarne un'altra.
watch-unwatched =
    { $count ->
        [one] Non seguo più qui la partita { $games }. Usa /watch con il suo numero per seguirla di nuovo.
       *[other] Non seguo più qui le partite { $games }. Usa /watch con un numero per seguirne di nuovo una.
    }

watch-replay = { $versus }. Partita { $game }.
watch-replay-start =
    { $moves ->
        [one] La griglia vuota, prima dell'unica mossa
       *[other] La griglia vuota, prima di { $moves } mosse
    }
watch-replay-move = Mossa { $number } di { $moves }: { $player } su { $square }
watch-accuracy-one = Accuratezza: { $player } { $share }%
watch-accuracy-both = Accuratezza: { $player } { $share }% e { $other } { $other_share }%

watch-meter-draw = { $meter } Pareggio, se nessuno sbaglia.
watch-meter-unclear = { $meter } Troppo presto per dire chi vince.
watch-meter-estimate = { $meter } { $mark } sta meglio: circa { $chance }%. Non vedo ancora la fine.
watch-meter-win =
    { $moves ->
        [one] { $meter } { $mark } vince in 1 mossa, se non sbaglia.
       *[other] { $meter } { $mark } vince in { $moves } mosse, se non sbaglia.
    }

watch-live-empty = Qui non si sta giocando nessuna partita. Usa /play per iniziarne una.
watch-live-more = Alcune partite meno recenti non compaiono.
watch-live-use = Premi un numero per andarci, o usalo con /watch per seguire la partita qui.
watch-live-total =
    { $games ->
        [one] 1 partita in corso
       *[other] { $games } partite in corso
    }
watch-live-total-more = Più di { $games } partite in corso

watch-list-moves =
    { $moves ->
        [0] nessuna mossa
        [one] 1 mossa
       *[other] { $moves } mosse
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Qui nessuno ha ancora finito una partita. Usa /play per iniziarne una.
watch-history-empty-member = Quel membro non ha finito nessuna partita qui. Usa /history per vedere quelle di tutti.
watch-history-menu = Scegli una partita da rivedere
watch-history-total =
    { $games ->
        [one] 1 partita finita
       *[other] { $games } partite finite
    }
watch-history-total-more = Più di { $games } partite finite
watch-history-total-member =
    { $games } { $games ->
        [one] partita finita
       *[other] partite finite
    }: { $won } { $won ->
        [one] vittoria
       *[other] vittorie
    }, { $drawn } { $drawn ->
        [one] pareggio
       *[other] pareggi
    }, { $lost } { $lost ->
        [one] sconfitta
       *[other] sconfitte
    }
watch-history-line = { $winner } batte { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } e { $loser } pareggiano
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } contro { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = per abbandono
watch-how-time = per il tempo
watch-how-agreement = di comune accordo
watch-how-repetition = per ripetizione
watch-how-nobody = tempo scaduto
watch-how-stop = fermata

topic-watch = Guardare le partite
topic-watch-text =
    `/games` elenca le partite in corso.
    `/watch` con il numero di una partita la segue qui. Con due livelli, gioco contro me stesso.
    `/unwatch` smette.
topic-replay = Cronologia e replay
topic-replay-text =
    `/history` elenca le partite finite, o quelle di un membro.
    `/replay` con il numero di una partita la ripercorre e mostra che cosa ha regalato ogni mossa.

watch-not-begun = La partita { $game_id } è finita prima della prima mossa. Usa /history per trovarne un'altra.
watch-still-running = La partita { $game_id } è ancora in corso. Usa /watch { $game_id } per seguirla.
watch-nothing-to-stop =
    { $is_any ->
        [1] Qui non seguo nessuna partita.
       *[other] Qui non seguo quella partita. Usa /watch con il suo numero.
    }
watch-too-many-boards =
    { $most ->
        [one] Seguo già 1 partita qui. Usa /unwatch per fare posto.
       *[other] Seguo già { $most } partite qui. Usa /unwatch per fare posto.
    }
watch-too-many-followers =
    { $most ->
        [one] La partita { $game_id } è già seguita in 1 posto. Usa /games per trovarne un'altra.
       *[other] La partita { $game_id } è già seguita in { $most } posti. Usa /games per trovarne un'altra.
    }
watch-not-shown = Mi serve il numero di una partita o due livelli (easy, medium, hard, unbeatable). Usa /games per trovare un numero.
watch-not-your-list = Quell'elenco l'ha chiesto un'altra persona. Usa /history per avere il tuo.

command-games = Elenca le partite in corso in questo server
command-watch = Segui una partita qui, o guardami giocare contro me stesso
command-watch-game = La partita da seguire qui; lascia tutto vuoto per sceglierne una
command-watch-x = O guardami giocare contro me stesso: a che livello gioco X
command-watch-o = E a che livello gioco O
command-watch-board = La griglia su cui gioco contro me stesso
command-unwatch = Smetti di seguire una partita qui, o ferma un'esibizione
command-unwatch-game = Il suo numero; lascia vuoto per fermare tutto quello che hai chiesto
command-replay = Ripercorri una partita finita
command-replay-game = Quale partita; lascia vuoto per scegliere tra le ultime
command-history = Elenca le partite finite, dalla più recente
command-history-member = Di chi; lascia vuoto per vedere quelle di tutti
