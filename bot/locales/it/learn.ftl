### Hints, explanations and the course on minimax, the method by which the bot finds its moves.

## /hint, and the first lines of /explain

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Gioca **{ $squares }** e vinci subito.
       *[other] Gioca **{ $squares }**: vinci in { $moves ->
            [one] 1 mossa
           *[other] { $moves } mosse
        }, qualunque sia la risposta.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Nessuna casella è meglio di un'altra: è pareggio se nessuno sbaglia.
       *[other] Gioca **{ $squares }** per tenere il pareggio; con { $worse } perderesti.
    }
learn-hint-loss =
    { $count ->
        [one] Stai perdendo, ma così resisti di più: **{ $squares }**.
       *[other] Stai perdendo, ma con queste resisti di più: **{ $squares }**.
    }
learn-hint-tricky = Difficile rispondere: { $square }.
learn-hint-after =
    { $kind ->
        [forks] Se prendi { $square }, minacci { $squares } insieme.
        [forces] Se prendi { $square }, { $other } deve bloccare { $squares }.
       *[holds] { $count ->
            [1] Se prendi { $square }, { $other } si salva solo con { $squares }.
           *[other] Se prendi { $square }, { $other } si salva con { $squares }.
        }
    }
learn-explain-counts = Ne hai guardato i valori, quindi la tua partita sarà classificata solo se perdi.
learn-hint-counts = Hai preso un suggerimento, quindi questa partita sarà classificata solo se perdi.
learn-unsure = Non sono riuscito a calcolarla fino in fondo.
learn-hint-estimate =
    Io giocherei **{ $squares }**: circa { $chance }% per te. Ho guardato { $depth ->
        [one] 1 mossa
       *[other] { $depth } mosse
    } avanti, non fino in fondo.
learn-explain-estimate =
    Per { $mark } il meglio è { $squares }: circa { $chance }%. Ho guardato { $depth ->
        [one] 1 mossa
       *[other] { $depth } mosse
    } avanti, non fino in fondo.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } vince subito con { $squares }.
           *[other] { $mark } vince in 1 mossa con { $squares }.
        }
       *[other] { $mark } vince in { $moves } mosse con { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] Qualsiasi casella pareggia.
       *[other] { $mark } pareggia con { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } perde in 1 mossa, anche con { $squares }.
       *[other] { $mark } perde in { $moves } mosse, anche con { $squares }.
    }
learn-squares-win =
    { $sign } { $moves ->
        [0] Vittoria, per quanto vedo
        [one] Vittoria in 1 mossa
       *[other] Vittoria in { $moves } mosse
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Pareggio, per quanto vedo
       *[other] Pareggio
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Sconfitta, per quanto vedo
        [one] Sconfitta in 1 mossa
       *[other] Sconfitta in { $moves } mosse
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] Ho guardato 1 posizione. Qui il minimax semplice ci metterebbe troppo.
       *[other] Ho guardato { $positions } posizioni. Qui il minimax semplice ci metterebbe troppo.
    }
learn-explain-minimax =
    Il minimax semplice fa { $calls ->
        [one] 1 chiamata
       *[other] { $calls } chiamate
    } per questa griglia e gioca { $square }; io ho guardato { $positions ->
        [one] 1 posizione
       *[other] { $positions } posizioni
    }.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    Il minimax semplice gioca { $square } e vince in { $plain_moves ->
        [one] 1 mossa
       *[other] { $plain_moves } mosse
    }: per lui una vittoria è una vittoria, anche se arriva tardi. Io giocherei { $best } e vincerei in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }.
learn-explain-slower-loss =
    Il minimax semplice gioca { $square } e perde in { $plain_moves ->
        [one] 1 mossa
       *[other] { $plain_moves } mosse
    }: per lui una sconfitta è una sconfitta, anche se arriva presto. Io giocherei { $best } e resisterei { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }.
learn-indices-squares =
    { $count ->
        [1] La tua lista conta da 0: l'indice { $indices } è la casella { $squares }.
       *[other] La tua lista conta da 0: gli indici { $indices } sono le caselle { $squares }.
    }
learn-explain-effort = Chiamate: { $plain } con il minimax semplice, { $alpha_beta } con alfa-beta, { $memory } con una memoria.
learn-explain-maximiser =
    { $mark } è il massimizzatore e { $other } il minimizzatore: { $win } è una vittoria di { $mark }, { $loss } una sconfitta, 0 un pareggio. È un gioco a somma zero: quello che un lato vince, l'altro lo perde.
learn-unreached = Nessuna partita arriva a questa griglia con il turno a { $mark }, ma minimax può valutarla lo stesso.

learn-tree =
    { $positions ->
        [one] Albero minimax di { $board }, turno: { $mark }, 1 posizione.
       *[other] Albero minimax di { $board }, turno: { $mark }, { $positions } posizioni.
    } Primo livello: { $scores }. Valore migliore: { $score }. Linea scelta: { $line }.
learn-tree-square = la casella { $square } vale { $score }

## Minimax step by step

learn-lesson =
    Passo { $step } di { $steps }: chiamata { $call }, { $depth ->
        [0] la radice
       *[other] dopo { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] Tocca a { $mark }. È il minimizzatore e vuole il valore **più basso**. Caselle libere: { $squares }.
       *[max] Tocca a { $mark }. È il massimizzatore e vuole il valore **più alto**. Caselle libere: { $squares }.
    }
learn-lesson-recursion =
    Minimax le prova una per una: mette il simbolo, chiama minimax per quella griglia, toglie il simbolo. Quando una funzione chiama così sé stessa, si parla di ricorsione.
learn-lesson-next = Ora { $mark } prova **{ $square }**.
learn-lesson-back = Si torna alla griglia di prima: il simbolo su { $square } viene tolto. Valeva **{ $score }**.
learn-lesson-results = Risultati finora: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Alfa è { $alpha }, beta è { $beta }.
learn-lesson-skips =
    Alfa ha raggiunto beta: l'altro lato ha di meglio altrove e non lascerà arrivare a questa griglia. Quindi non serve provare { $squares }.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } tiene il più basso: questa chiamata restituisce **{ $score }**.
       *[max] { $mark } tiene il più alto: questa chiamata restituisce **{ $score }**.
    }
learn-lesson-limit = ≤ vuol dire al massimo e ≥ almeno: alla chiamata di sopra non serve sapere altro.
learn-lesson-terminal =
    Ha vinto { $other }? { $winner ->
        [min] Sì.
        [max] No. Ha vinto { $mark }? Sì.
       *[none] No. Ha vinto { $mark }? No. La griglia è piena? Sì.
    } È uno stato terminale: non resta niente da provare, e questa chiamata restituisce **{ $score }**.
learn-lesson-plays =
    { $count ->
        [one] Minimax gioca { $square }.
       *[other] { $squares } valgono uguale, e tiene la prima: minimax gioca { $square }.
    }

## Topics of help

topic-hint = Suggerimenti
topic-hint-text =
    `/hint` mostra le tue caselle migliori, e perché. Lo vedi solo tu.
    Una partita in cui hai preso un suggerimento è classificata solo se la perdi.
topic-minimax = Come penso
topic-minimax-text =
    Provo ogni mossa fino alla fine della partita e tengo la migliore. Questo si chiama minimax.
    `/explain` lo mostra per la tua partita, o per una griglia come `O.XX.X.OO`: quanto vale ogni casella, con un disegno dell'albero.
    Scegli `steps` per vederlo chiamata per chiamata.
    `/learn` lo insegna dall'inizio, in dodici brevi lezioni che si giocano premendo pulsanti.

## The picture of a minimax tree

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = turno: { $mover }

learn-picture-cut = potata

learn-picture-more = e altre { $calls } sotto

learn-picture-legend =
    I valori sono per { $maximiser }.
    La linea spessa è quella che gioca minimax.
    { $form ->
        [cut] Grigio: non guardate. ≤ e ≥: al massimo, almeno.
        [bounds] ≤ e ≥: al massimo, almeno.
       *[plain] {""}
    }

## Why it can't be done

learn-tree-too-large = Posso disegnare un albero con al massimo { $most } caselle libere, e questa griglia ne ha { $free }.
learn-too-many-calls = Su questa griglia alfa-beta fa più di { $most } chiamate. Provane una con meno caselle libere.
learn-position-over = Quella griglia è già decisa. Provane una con una casella libera e senza vittoria.
learn-standard-rules-only = I passi e alfa-beta ci sono solo per le regole normali.
learn-too-many-steps =
    { $most ->
        [one] Una lezione vuole una griglia con al massimo 1 casella libera. Per questa usa /explain senza passi.
       *[other] Una lezione vuole una griglia con al massimo { $most } caselle libere. Per questa usa /explain senza passi.
    }

## Commands

command-hint = Guarda le tue caselle migliori (lo vedi solo tu)
command-explain = Guarda quanto vale ogni casella, con l'albero di minimax
command-explain-what = Una griglia (O.XX.X.OO) o il numero di una partita; lascia vuoto per la tua
command-explain-form = L'albero di minimax o i suoi passi, semplice o con alfa-beta
command-explain-scores = Quanto conta una vittoria
command-explain-turn = Di chi è il turno, se vuoi vedere le cose dall'altro lato
command-explain-maximiser = La vittoria di chi conta come più (se no, di chi è di turno)
command-learn = Impara in dodici brevi lezioni come penso (lo vedi solo tu)
command-learn-lesson = Quale lezione, da 1 a 12; lascia vuoto per continuare da dove eri

## The course

learn-course-title =
    Lezione { $lesson } di { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Questo corso ti mostra come un programma trova la mossa migliore. Non serve saper programmare; se vuoi, salta il codice.
learn-course-welcome = Eccoti di nuovo. Eri qui.
learn-course-over =
    Hai **finito il corso**. Ora conosci minimax; io trovo le stesse mosse, solo più in fretta.
    Scegli una lezione per rileggerla, prova `/explain what:O.XX.X.OO` con una griglia tua, o gioca contro di me.
learn-course-lessons = Tutte le lezioni
learn-course-button-next = Avanti
learn-course-button-lesson = Prossima lezione
learn-course-button-play = Gioca una partita vera
learn-course-changed = Il corso è cambiato dopo quel messaggio. Usa /learn per continuare.
learn-no-such-lesson = Le lezioni vanno da 1 a { $last }. Usa /learn con una di queste, o senza numero per continuare.

learn-course-board = La griglia è una lista
learn-course-board-text =
    Un programma non può vedere una griglia. Tiene una **lista**: nove cose, lette dall'alto a sinistra. Nella lista ❌ è "X", 🔵 è "O", e una casella libera contiene il proprio numero nella lista, il suo **indice**:
    `{ $list }`
    La lista conta da 0, quindi i suoi numeri sono uno in meno di quelli sulle caselle.
learn-course-board-code = In Python, un linguaggio per programmi, `def` comincia una funzione: un pezzo di programma con un nome. Questa tiene i numeri (`int`) e lascia fuori i simboli:
learn-course-index-ask = **Quale casella ha l'indice 4?** Premila.
learn-course-index-right = Sì: la casella { $chosen } ha l'indice { $index }. È sempre uno in meno.
learn-course-index-wrong = Non quella: la casella { $chosen } ha l'indice { $index }, perché la lista conta da 0. Prova ancora.
learn-course-free-ask = **Quante caselle sono libere?**
learn-course-free-right = Sì: gli indici rimasti nella lista sono { $indices }, cioè le caselle { $squares }.
learn-course-free-wrong = Non è { $chosen }. Cerca i numeri rimasti nella lista: `{ $list }`

learn-course-lines = Otto file
learn-course-lines-text = Otto file possono vincere: tre righe, tre colonne e due diagonali. Per vedere chi ha vinto, il programma le guarda una per una: le tre caselle hanno lo stesso simbolo?
learn-course-lines-code = In Python, una fila sono tre indici. `board[at]` è quello che c'è in uno di loro, e `marks` lo raccoglie, ogni simbolo una volta. Se `mark` è l'unico, ha vinto:
learn-course-line-ask = Tocca a { $mark }. **Con quale casella { $mark } fa tre in fila?**
learn-course-line-right = Sì: ora { $line } hanno tutte { $mark }, quindi { $mark } ha vinto.
learn-course-line-wrong = Con { $mark } su { $chosen }, nessuna fila ha tre { $mark }. Cercane una con due { $mark } e una casella libera.
learn-course-most-ask = Ora a griglia vuota: **quale casella sta su più file?**
learn-course-most-right = Sì: { $lines } delle otto file passano per la casella { $chosen }. Per questo il centro è forte.
learn-course-most-wrong = La casella { $chosen } sta su { $lines } file. Un'altra sta su { $most }.

learn-course-scores = Valori
learn-course-scores-text =
    Una partita finita riceve un **valore**, sempre visto da ❌: +10 se ha vinto ❌, -10 se ha vinto 🔵, 0 per un pareggio.
    Quello che un lato vince, l'altro lo perde. Si chiama **somma zero**, ed è per questo che un solo numero basta per tutti e due.
learn-course-scores-code = In Python, `return` chiude una funzione e ne restituisce la risposta:
learn-course-final-ask = Questa partita è finita. **Quanto vale?**
learn-course-final-right =
    { $winner ->
        [X] Sì: ❌ ha tre in fila, e vale +10.
        [O] Sì: 🔵 ha tre in fila, e vale -10.
       *[none] Sì: la griglia è piena e nessuno ha tre in fila. Un pareggio vale 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] Non è { $chosen }: ❌ ha tre in fila. Quanto lo contiamo?
        [O] Non è { $chosen }: 🔵 ha tre in fila. Quanto lo contiamo?
       *[none] Non è { $chosen }: nessuno ha tre in fila. Quanto lo contiamo?
    }

learn-course-worse =
    { $why ->
        [equal] Anche la casella { $chosen } vale { $score }, ma { $first } viene prima.
        [loses] Se { $mark } prende { $chosen }, { $other } vince con { $reply }: vale { $score }.
       *[worse] { $mover ->
            [X] La casella { $chosen } vale { $score }, ma { $first } vale { $best }. { $mark } vuole il valore più alto.
           *[O] La casella { $chosen } vale { $score }, ma { $first } vale { $best }. { $mark } vuole il valore più basso.
        }
    }

learn-course-turns = Un lato punta in alto, l'altro in basso
learn-course-turns-text =
    ❌ e 🔵 giocano a turno. ❌ vuole il valore più alto: ❌ è il **massimizzatore**. 🔵 vuole il più basso: 🔵 è il **minimizzatore**.
    Ogni lato prende la casella che porta al valore migliore per sé. La lezione 5 racconta da dove vengono questi valori.
learn-course-turns-code = In Python, `other` dice chi gioca dopo, e `best` sceglie il più alto o il più basso di una lista:
learn-course-turn-ask = Tocca a { $mark }, e le caselle portano a questi valori: { $scores }. **Quale casella prende { $mark }?**
learn-course-turn-right =
    { $mover ->
        [X] Sì: { $best } è il più alto di { $scores }.
       *[O] Sì: { $best } è il più basso di { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Ora immagina che su questa griglia tocchi a { $mark } (un'altra partita, cominciata da 🔵). Allora i valori sono { $scores }. **Quale casella prende { $mark }?**
learn-course-turned-right =
    { $mover ->
        [X] Sì: { $best } è il più alto di { $scores }. Stesse caselle, altri valori: conta chi gioca dopo.
       *[O] Sì: { $best } è il più basso di { $scores }. Stesse caselle, altri valori: conta chi gioca dopo.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Chiamate e ricorsione
learn-course-calls-text =
    Da dove vengono i valori? Il programma prova una casella, e poi chiede quanto vale la griglia che ne esce. Per saperlo, lì rifà la stessa cosa: esegue sé stesso. Questa è la **ricorsione**, e ogni esecuzione è una **chiamata**.
    La prima chiamata, quella per questa griglia, è la **radice**: le altre partono da lei come i rami di un albero.
learn-course-calls-code = In Python, `scores` mette il simbolo, fa una chiamata e toglie il simbolo; `minimax` arriva nella lezione 7:
learn-course-below-ask = Tocca a { $mark }. **Quante chiamate fa la radice stessa?**
learn-course-below-right = Sì: una per ogni casella libera, { $squares }. Poi toglie il suo simbolo.
learn-course-below-wrong = Non è { $chosen }. La radice fa una chiamata per ogni casella libera.
learn-course-calls-ask = Ogni chiamata della radice fa altre chiamate, finché una partita finisce. **Quante chiamate ci sono in tutto, con la radice?**
learn-course-calls-right = Sì: scendendo l'albero mossa per mossa, sono { $levels } = { $chosen }. `/explain what:O.XX.X.OO` lo disegna.
learn-course-calls-wrong = Non è { $chosen }. La radice è 1 chiamata e ne fa 3. Continua da ognuna di queste: se la casella vince, la partita finisce lì; se no, fa una chiamata per ogni casella che resta.

learn-course-ends = Dove finiscono le chiamate
learn-course-ends-text =
    Se una chiamata trova la partita finita, non fa altre chiamate. La sua griglia è uno **stato terminale**, e lei restituisce il valore.
    Chiede in quest'ordine: ha vinto l'altro lato? Abbiamo vinto noi? La griglia è piena? Qui giochiamo con ❌. Le griglie vengono dall'albero della lezione 5.
learn-course-ends-code = In Python, `or` fa la domanda successiva solo se la risposta a quella prima era no:
learn-course-end-ask = **Che cosa trova la chiamata su questa griglia?**
learn-course-choice-theirs = Ha vinto 🔵
learn-course-choice-ours = Ha vinto ❌
learn-course-choice-full = È piena
learn-course-choice-open = Continua
learn-course-end-right =
    { $right ->
        [theirs] Sì: 🔵 ha tre in fila, quindi questa chiamata restituisce -10.
        [ours] Sì: ❌ ha tre in fila, quindi questa chiamata restituisce +10. La griglia è anche piena, ma questo si chiede per ultimo.
        [full] Sì: nessuno ha tre in fila e nessuna casella è libera. Questa chiamata restituisce 0.
       *[open] Sì: nessuno ha tre in fila e { $free } caselle sono libere. Fa una chiamata per ognuna.
    }
learn-course-end-wrong =
    { $winner ->
        [X] Non è quello. Qui ❌ ha tre in fila e 🔵 no, e questo si chiede prima del resto.
        [O] Non è quello. Qui 🔵 ha tre in fila, ed è la prima cosa che si chiede.
       *[none] Non è quello. Qui nessuno ha tre in fila, e { $free } caselle sono libere.
    }

learn-course-back = Di nuovo su per l'albero
learn-course-back-text = Una chiamata aspetta tutte quelle sotto di lei. Poi restituisce un solo valore: il **massimo**, cioè il più alto, se tocca a ❌; il **minimo**, il più basso, se tocca a 🔵. Così i valori salgono dagli stati terminali fino alla radice. Minimo e massimo: da qui viene il nome minimax.
learn-course-back-code = In Python, minimax è tutto qui, con `is_over`, `score`, `scores` e `best` delle lezioni precedenti:
learn-course-returned-ask = Tocca a { $mark }, e le chiamate di sotto hanno restituito { $scores }. **Che cosa restituisce questa chiamata?**
learn-course-returned-right =
    { $mover ->
        [X] Sì: { $mark } sceglie il valore più alto, cioè { $best }.
       *[O] Sì: { $mark } sceglie il valore più basso, cioè { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Non è { $chosen }: { $mark } sceglierebbe il più alto di { $scores }.
       *[O] Non è { $chosen }: { $mark } sceglierebbe il più basso di { $scores }.
    }

learn-course-choice = Scegliere la mossa
learn-course-choice-text =
    Alla radice un valore non basta: il programma deve giocare. Perciò ricorda la casella da cui è venuto il valore migliore.
    Se due caselle sono altrettanto buone, quasi tutti i programmi tengono la **prima**: una che viene dopo deve essere migliore, non solo altrettanto buona.
learn-course-choice-code = In Python, `found.index(top)` dice dov'è il primo `top` di una lista:
learn-course-first-ask = Tocca a { $mark }, e le chiamate hanno restituito { $scores }. **Quale casella gioca il programma?**
learn-course-first-right = Sì: { $chosen } è la prima casella con { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Profondità: prima è meglio
learn-course-depth-text =
    Finora una vittoria è una vittoria, per quanto arrivi tardi, e quasi tutti i tutorial si fermano qui. Così un programma può giocare all'infinito con la sua preda.
    Il rimedio è la **profondità** (in inglese depth): quanti simboli sono stati messi dopo la radice. Una vittoria vale `10 - depth` e una sconfitta `depth - 10`. Ora il programma ha fretta di vincere e se la prende comoda per perdere.
learn-course-depth-code = In Python, ogni chiamata passa alla successiva una profondità di uno più grande:
learn-course-late-ask = Prima senza profondità: tocca a { $mark }, e le chiamate hanno restituito { $scores }. **Quale casella gioca il programma?**
learn-course-late-right = Sì, anche se un'altra casella vince subito: anche la casella { $chosen } vale { $best }, e viene prima. La vittoria può aspettare, pensa il programma.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Se { $mark } gioca { $late }, vince con il simbolo numero { $late_depth }: ❌ su { $late }, poi 🔵, poi ❌. **Quanto vale la casella { $late } se conta la profondità?**
learn-course-depth-right = Sì: 10 - { $late_depth } = { $late_score }. E la casella { $soon }, che vince subito, vale 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = Non è { $chosen }. La profondità è { $late_depth }, e una vittoria vale `10 - depth`.
learn-course-soonest-ask = Con la profondità le chiamate restituiscono { $scores }. **Quale casella gioca ora il programma?**
learn-course-soonest-right = Sì: { $chosen } vale { $best }, quindi vince subito. Anch'io gioco così.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alfa-beta: che cosa non guardare
learn-course-cuts-text =
    Mettiamo che ❌ abbia una casella che assicura 0, e ne provi un'altra. Lì la prima casella di 🔵 restituisce -10. Qualunque cosa restituiscano le altre caselle di 🔵, ❌ non andrà lì, quindi si **potano**: nessuno le guarda.
    Il valore di cui ❌ è al sicuro è **alfa**, quello di cui è al sicuro 🔵 è **beta**. Appena alfa raggiunge beta, il resto si pota.
learn-course-cuts-code = In Python, `alpha` e `beta` partono così lontane che non si pota niente, e `break` esce dal ciclo:
learn-course-cut-ask = Una casella precedente ha assicurato { $alpha } a ❌. Ora ❌ ha provato la casella { $tried }, e lì le caselle di 🔵 hanno restituito { $scores }. **Quale casella di 🔵 si pota?**
learn-course-cut-right = Sì, { $chosen } si pota. Sulla casella { $tried }, 🔵 può tenere ❌ a { $held } o meno, e ❌ ha comunque { $alpha } al sicuro. La casella { $tried } non dà niente a ❌, qualunque cosa restituisca { $chosen }.
learn-course-cut-wrong = Non { $chosen }: quando il programma l'ha guardata, non poteva ancora sapere che ❌ non andrà lì. Dopo { $scores } lo sa.

learn-course-memory = Memoria, simmetria, griglie più grandi
learn-course-memory-text =
    Dalla griglia vuota il minimax semplice fa 549.946 chiamate, e alfa-beta 18.297. Ma ci sono solo 5.478 griglie: un programma con una **memoria** guarda ognuna una volta sola. Una griglia girata o allo specchio vale uguale, e così ne restano 765.
    Le griglie più grandi, come 4x4, ne hanno comunque troppe. Lì un programma si ferma a una certa profondità e **stima** il valore, per esempio contando le file che ogni lato può ancora riempire.
learn-course-memory-code = In Python, `memory` tiene il valore di ogni griglia sotto una chiave:
learn-course-like-ask = Gira la griglia o guardala allo specchio. **Quale casella è la stessa prima mossa della casella 2?**
learn-course-like-right = Sì: girando la griglia o allo specchio, la casella { $chosen } diventa la 2, come tutti e quattro i lati. Così il programma ne guarda una sola.
learn-course-like-wrong =
    { $same ->
        [True] Quella è proprio la casella 2. Premine un'altra.
       *[False] Per la casella { $chosen } passano { $lines } file, e per la casella 2 ne passano { $own }. Comunque giri la griglia, una non diventa mai l'altra.
    }
learn-course-kinds-ask = **Allora quante prime mosse sono davvero diverse?**
learn-course-kinds-right = Sì: un angolo, il mezzo di un lato o il centro della griglia.
learn-course-kinds-wrong = Non è { $chosen }. Comunque giri la griglia, un angolo resta un angolo. Che altri tipi di casella ci sono?

learn-course-play = Gioca come il minimax semplice
learn-course-play-text = Ora il programma sei tu. Tu hai ❌, io ho 🔵 e gioco come chi è alle prime armi. A ogni turno premi la casella che gioca il minimax semplice: la prima delle migliori.
learn-course-play-ask = Le chiamate hanno restituito { $scores }. **Quale casella giochi?**
learn-course-play-right = Sì, { $chosen }. Io prendo { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Ora calcola i valori per conto tuo: chi può vincere alla prossima? **Quale casella giochi?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Sì, { $chosen }: così vinci. Il minimax semplice gioca in questo modo.
       *[none] Sì, { $chosen }: pareggio. Il minimax semplice gioca in questo modo.
    }
    { $left ->
        [0] { learn-course-over }
        [one] Manca ancora una lezione. Usa /learn per farla.
       *[other] Mancano ancora { $left } lezioni. Usa /learn per continuare.
    }
