### Tipps, Erklärungen und der Kurs über Minimax, das Verfahren, mit dem der Bot seine Züge findet.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Spiel **{ $squares }**, und du gewinnst sofort.
       *[other] Spiel **{ $squares }**: Du gewinnst in { $moves ->
            [one] 1 Zug
           *[other] { $moves } Zügen
        }, egal, was kommt.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Kein Feld ist besser als ein anderes: Ohne Patzer wird es unentschieden.
       *[other] Spiel **{ $squares }**, das hält das Unentschieden; mit { $worse } verlierst du.
    }
learn-hint-loss =
    { $count ->
        [one] Du bist am Verlieren, aber so hältst du am längsten durch: **{ $squares }**.
       *[other] Du bist am Verlieren, aber so hältst du am längsten durch: **{ $squares }**.
    }
learn-hint-tricky = Knifflig zu beantworten: { $square }.
learn-hint-after =
    { $kind ->
        [forks] Mit { $square } drohst du auf { $squares } zugleich.
        [forces] Nach { $square } muss { $other } auf { $squares } abwehren.
       *[holds] { $count ->
            [1] Nach { $square } hilft { $other } nur noch { $squares }.
           *[other] Nach { $square } ist { $other } mit { $squares } sicher.
        }
    }
learn-explain-counts = Du hast dir die Werte angesehen, deshalb wird deine Partie nur gewertet, wenn du verlierst.
learn-hint-counts = Du hast einen Tipp genommen, deshalb wird diese Partie nur gewertet, wenn du verlierst.
learn-unsure = Ganz bis zum Ende konnte ich nicht rechnen.
learn-hint-estimate =
    Ich würde **{ $squares }** spielen: etwa { $chance } % für dich. Ich habe { $depth ->
        [one] 1 Zug
       *[other] { $depth } Züge
    } vorausgerechnet, nicht bis zum Ende.
learn-explain-estimate =
    { $mark } fährt am besten mit { $squares }: etwa { $chance } %. Ich habe { $depth ->
        [one] 1 Zug
       *[other] { $depth } Züge
    } vorausgerechnet, nicht bis zum Ende.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } gewinnt jetzt mit { $squares }.
           *[other] { $mark } gewinnt in 1 Zug mit { $squares }.
        }
       *[other] { $mark } gewinnt in { $moves } Zügen mit { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] Jedes Feld führt zum Unentschieden.
       *[other] { $mark } hält das Unentschieden mit { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } verliert in 1 Zug, selbst mit { $squares }.
       *[other] { $mark } verliert in { $moves } Zügen, selbst mit { $squares }.
    }
learn-squares-win =
    { $sign } { $moves ->
        [0] Sieg, soweit ich sehe
        [one] Sieg in 1 Zug
       *[other] Sieg in { $moves } Zügen
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Unentschieden, soweit ich sehe
       *[other] Unentschieden
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Niederlage, soweit ich sehe
        [one] Niederlage in 1 Zug
       *[other] Niederlage in { $moves } Zügen
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, Minimax { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] Ich habe mir 1 Stellung angesehen. Reines Minimax würde hier viel zu lange rechnen.
       *[other] Ich habe mir { $positions } Stellungen angesehen. Reines Minimax würde hier viel zu lange rechnen.
    }
learn-explain-minimax =
    Reines Minimax braucht für dieses Brett { $calls ->
        [one] 1 Aufruf
       *[other] { $calls } Aufrufe
    } und spielt { $square }; ich habe mir { $positions ->
        [one] 1 Stellung
       *[other] { $positions } Stellungen
    } angesehen.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    Reines Minimax spielt { $square } und gewinnt in { $plain_moves ->
        [one] 1 Zug
       *[other] { $plain_moves } Zügen
    }: Ihm ist ein Sieg ein Sieg, egal wie spät. Ich würde { $best } spielen und in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } gewinnen.
learn-explain-slower-loss =
    Reines Minimax spielt { $square } und verliert in { $plain_moves ->
        [one] 1 Zug
       *[other] { $plain_moves } Zügen
    }: Ihm ist eine Niederlage eine Niederlage, egal wie früh. Ich würde { $best } spielen und mich noch { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } halten.
learn-indices-squares =
    { $count ->
        [1] Deine Liste zählt von 0: Index { $indices } ist Feld { $squares }.
       *[other] Deine Liste zählt von 0: Die Indizes { $indices } sind die Felder { $squares }.
    }
learn-explain-effort = Aufrufe: rein { $plain }, mit Alpha-Beta { $alpha_beta }, mit Gedächtnis { $memory }.
learn-explain-maximiser =
    { $mark } ist der Maximierer, { $other } der Minimierer: { $win } ist ein Sieg für { $mark }, { $loss } eine Niederlage, 0 unentschieden. Es ist ein Nullsummenspiel: Was die eine Seite gewinnt, verliert die andere.
learn-unreached = In keiner Partie kommt es zu diesem Brett mit { $mark } am Zug, aber Minimax kann es trotzdem bewerten.

learn-tree =
    { $positions ->
        [one] Minimax-Baum für { $board }, { $mark } am Zug, 1 Stellung.
       *[other] Minimax-Baum für { $board }, { $mark } am Zug, { $positions } Stellungen.
    } Erste Ebene: { $scores }. Bester Wert: { $score }. Gewählte Zugfolge: { $line }.
learn-tree-square = Feld { $square } hat { $score }

learn-lesson =
    Schritt { $step } von { $steps }: Aufruf { $call }, { $depth ->
        [0] die Wurzel
       *[other] nach { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] { $mark } ist am Zug und will als Minimierer den **niedrigsten** Wert. Freie Felder: { $squares }.
       *[max] { $mark } ist am Zug und will als Maximierer den **höchsten** Wert. Freie Felder: { $squares }.
    }
learn-lesson-recursion =
    Minimax probiert jedes davon: Zeichen setzen, Minimax für das neue Brett aufrufen, Zeichen zurücknehmen. Eine Funktion, die sich so selbst aufruft, nennt man rekursiv.
learn-lesson-next = Als Nächstes probiert { $mark } **{ $square }**.
learn-lesson-back = Zurück zum Brett davor: Das Zeichen auf { $square } wird zurückgenommen. Sein Wert war **{ $score }**.
learn-lesson-results = Ergebnisse bisher: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Alpha ist { $alpha }, Beta ist { $beta }.
learn-lesson-skips =
    Alpha hat Beta erreicht: Die andere Seite hat anderswo etwas Besseres und lässt es nicht zu diesem Brett kommen. Also nicht mehr nötig: { $squares }.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } behält den niedrigsten Wert: Dieser Aufruf gibt **{ $score }** zurück.
       *[max] { $mark } behält den höchsten Wert: Dieser Aufruf gibt **{ $score }** zurück.
    }
learn-lesson-limit = ≤ heißt höchstens, ≥ heißt mindestens: Mehr muss der Aufruf darüber nicht wissen.
learn-lesson-terminal =
    Hat { $other } gewonnen? { $winner ->
        [min] Ja.
        [max] Nein. Hat { $mark } gewonnen? Ja.
       *[none] Nein. Hat { $mark } gewonnen? Nein. Ist das Brett voll? Ja.
    } Das ist ein Endzustand: Es gibt nichts mehr zu probieren, und dieser Aufruf gibt **{ $score }** zurück.
learn-lesson-plays =
    { $count ->
        [one] Minimax spielt { $square }.
       *[other] { $squares } haben denselben Wert, und das erste bleibt: Minimax spielt { $square }.
    }

topic-hint = Tipps
topic-hint-text =
    `/hint` zeigt deine besten Felder und warum sie es sind. Nur du siehst das.
    Eine Partie, in der du einen Tipp genommen hast, wird nur gewertet, wenn du sie verlierst.
topic-minimax = Wie ich denke
topic-minimax-text =
    Ich probiere jeden Zug bis zum Ende der Partie durch und nehme den besten. Das nennt man Minimax.
    `/explain` zeigt es an deiner Partie oder an einem Brett wie `O.XX.X.OO`: was jedes Feld wert ist, mit einem Bild des Baums.
    Wähl `steps`, um es Aufruf für Aufruf durchzugehen.
    `/learn` bringt es dir von Anfang an bei: zwölf kurze Lektionen, in denen du Buttons drückst.

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = { $mover } am Zug

learn-picture-cut = abgeschnitten

learn-picture-more = darunter noch { $calls }

learn-picture-legend =
    Die Werte gelten für { $maximiser }.
    Die dicke Linie ist die, die Minimax spielt.
    { $form ->
        [cut] Grau: nicht angesehen. ≤ und ≥: höchstens, mindestens.
        [bounds] ≤ und ≥: höchstens, mindestens.
       *[plain] {""}
    }

learn-tree-too-large = Einen Baum kann ich bis { $most } freie Felder zeichnen, und dieses Brett hat { $free }.
learn-too-many-calls = Alpha-Beta braucht für dieses Brett mehr als { $most } Aufrufe. Versuch eins mit weniger freien Feldern.
learn-position-over = Auf diesem Brett ist schon alles entschieden. Versuch eins mit freiem Feld und ohne Sieg.
learn-standard-rules-only = Schritte und Alpha-Beta gibt es nur für die Standardregeln.
learn-too-many-steps =
    { $most ->
        [one] Eine Lektion braucht ein Brett mit höchstens 1 freien Feld. Nimm für dieses /explain ohne Schritte.
       *[other] Eine Lektion braucht ein Brett mit höchstens { $most } freien Feldern. Nimm für dieses /explain ohne Schritte.
    }

command-hint = Deine besten Felder sehen (nur du siehst das)
command-explain = Sehen, was jedes Feld wert ist, mit dem Minimax-Baum
command-explain-what = Ein Brett (O.XX.X.OO) oder die Nummer einer Partie; lass es weg für deine
command-explain-form = Den Minimax-Baum oder seine Schritte wählen, rein oder mit Alpha-Beta
command-explain-scores = Was ein Sieg zählt
command-explain-turn = Wer am Zug ist, falls du es von der anderen Seite sehen möchtest
command-explain-maximiser = Wessen Sieg als Plus zählt (sonst: die Seite am Zug)
command-learn = In zwölf kurzen Lektionen lernen, wie ich denke (nur du siehst das)
command-learn-lesson = Welche Lektion, 1 bis 12; lass es weg, um da weiterzumachen, wo du warst

learn-course-title =
    Lektion { $lesson } von { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Dieser Kurs zeigt dir, wie ein Programm den besten Zug findet. Programmieren musst du nicht können; den Code kannst du gern überspringen.
learn-course-welcome = Schön, dass du wieder da bist. Hier warst du.
learn-course-over =
    Du hast **den Kurs geschafft**. Jetzt kennst du Minimax; ich finde dieselben Züge, nur schneller.
    Lies eine Lektion noch mal, versuch `/explain what:O.XX.X.OO` mit einem eigenen Brett, oder spiel gegen mich.
learn-course-lessons = Alle Lektionen
learn-course-button-next = Weiter
learn-course-button-lesson = Nächste Lektion
learn-course-button-play = Eine echte Partie
learn-course-changed = Der Kurs ist seit dieser Nachricht anders geworden. Mit /learn geht es weiter.
learn-no-such-lesson = Es gibt die Lektionen 1 bis { $last }. Nimm /learn mit einer davon, oder ohne Zahl, um weiterzumachen.

learn-course-board = Das Brett ist eine Liste
learn-course-board-text =
    Ein Programm kann kein Brett sehen. Es führt eine **Liste**: neun Einträge, von oben links gelesen. ❌ ist darin "X", 🔵 ist "O", und ein freies Feld enthält seine eigene Nummer in der Liste, seinen **Index**:
    `{ $list }`
    Eine Liste zählt von 0, darum sind ihre Nummern um eins kleiner als die auf den Feldern.
learn-course-board-code = In Python, einer Sprache für Programme, beginnt mit `def` eine Funktion: ein Stück Programm mit einem Namen. Diese hier behält die Zahlen (`int`) und lässt die Zeichen weg:
learn-course-index-ask = **Welches Feld hat den Index 4?** Drück es.
learn-course-index-right = Ja: Feld { $chosen } hat den Index { $index }. Er ist immer um eins kleiner.
learn-course-index-wrong = Das nicht: Feld { $chosen } hat den Index { $index }, denn die Liste zählt von 0. Versuch es noch mal.
learn-course-free-ask = **Wie viele Felder sind frei?**
learn-course-free-right = Ja: In der Liste stehen noch die Indizes { $indices }, und das sind die Felder { $squares }.
learn-course-free-wrong = { $chosen } ist es nicht. Such die Zahlen, die noch in der Liste stehen: `{ $list }`

learn-course-lines = Acht Reihen
learn-course-lines-text = Acht Reihen können gewinnen: drei waagerechte, drei senkrechte und zwei Diagonalen. Um zu sehen, wer gewonnen hat, prüft das Programm jede davon: Tragen alle drei Felder dasselbe Zeichen?
learn-course-lines-code = In Python besteht eine Reihe aus drei Indizes. `board[at]` ist, was an einem davon steht, und `marks` sammelt das, jedes Zeichen einmal. Ist `mark` das einzige, hat es gewonnen:
learn-course-line-ask = { $mark } ist am Zug. **Welches Feld gibt { $mark } drei in einer Reihe?**
learn-course-line-right = Ja: { $line } tragen jetzt alle { $mark }, also hat { $mark } gewonnen.
learn-course-line-wrong = Mit { $mark } auf { $chosen } hat keine Reihe drei { $mark }. Such eine mit zwei { $mark } und einem freien Feld.
learn-course-most-ask = Jetzt auf leerem Brett. **Durch welches Feld gehen die meisten Reihen?**
learn-course-most-right = Ja: { $lines } der acht Reihen gehen durch Feld { $chosen }. Darum ist die Mitte stark.
learn-course-most-wrong = Durch Feld { $chosen } gehen { $lines } Reihen. Durch ein anderes gehen { $most }.

learn-course-scores = Werte
learn-course-scores-text =
    Eine beendete Partie bekommt einen **Wert**, immer aus der Sicht von ❌: +10, wenn ❌ gewonnen hat, -10, wenn 🔵 gewonnen hat, 0 für ein Unentschieden.
    Was die eine Seite gewinnt, verliert die andere. So etwas heißt **Nullsummenspiel**, und darum genügt eine Zahl für beide.
learn-course-scores-code = In Python beendet `return` eine Funktion und gibt ihre Antwort zurück:
learn-course-final-ask = Diese Partie ist vorbei. **Welchen Wert hat sie?**
learn-course-final-right =
    { $winner ->
        [X] Ja: ❌ hat drei in einer Reihe, und das gibt +10.
        [O] Ja: 🔵 hat drei in einer Reihe, und das gibt -10.
       *[none] Ja: Das Brett ist voll, und niemand hat drei in einer Reihe. Unentschieden gibt 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] { $chosen } ist es nicht: ❌ hat drei in einer Reihe. Was zählt das?
        [O] { $chosen } ist es nicht: 🔵 hat drei in einer Reihe. Was zählt das?
       *[none] { $chosen } ist es nicht: Niemand hat drei in einer Reihe. Was zählt das?
    }

learn-course-worse =
    { $why ->
        [equal] Feld { $chosen } hat auch den Wert { $score }, aber { $first } kommt zuerst.
        [loses] Nimmt { $mark } Feld { $chosen }, gewinnt { $other } auf { $reply }: Das gibt { $score }.
       *[worse] { $mover ->
            [X] Feld { $chosen } hat den Wert { $score }, Feld { $first } aber { $best }. { $mark } will den höchsten.
           *[O] Feld { $chosen } hat den Wert { $score }, Feld { $first } aber { $best }. { $mark } will den niedrigsten.
        }
    }

learn-course-turns = Die einen hoch, die anderen tief
learn-course-turns-text =
    ❌ und 🔵 ziehen abwechselnd. ❌ will den höchsten Wert und heißt darum **Maximierer**. 🔵 will den niedrigsten und heißt **Minimierer**.
    Beide nehmen das Feld, das zum besten Wert führt. Woher solche Werte kommen, sagt dir Lektion 5.
learn-course-turns-code = In Python sagt `other`, wer als Nächstes zieht, und `best` sucht aus einer Liste das Höchste oder Niedrigste heraus:
learn-course-turn-ask = { $mark } ist am Zug, und die Felder führen zu diesen Werten: { $scores }. **Welches Feld nimmt { $mark }?**
learn-course-turn-right =
    { $mover ->
        [X] Ja: { $best } ist der höchste Wert von { $scores }.
       *[O] Ja: { $best } ist der niedrigste Wert von { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Stell dir jetzt vor, auf diesem Brett wäre { $mark } am Zug (eine andere Partie, in der 🔵 angefangen hat). Dann sind die Werte { $scores }. **Welches Feld nimmt { $mark }?**
learn-course-turned-right =
    { $mover ->
        [X] Ja: { $best } ist der höchste Wert von { $scores }. Gleiche Felder, andere Werte: Es kommt darauf an, wer am Zug ist.
       *[O] Ja: { $best } ist der niedrigste Wert von { $scores }. Gleiche Felder, andere Werte: Es kommt darauf an, wer am Zug ist.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Aufrufe und Rekursion
learn-course-calls-text =
    Woher kommen die Werte? Das Programm probiert ein Feld und fragt dann, was das neue Brett wert ist. Dafür macht es dort noch einmal dasselbe: Es startet sich selbst. Das heißt **Rekursion**, und jeder Start ist ein **Aufruf**.
    Der erste Aufruf, der für dieses Brett, ist die **Wurzel**: Von ihr zweigen die anderen ab wie bei einem Baum.
learn-course-calls-code = In Python setzt `scores` das Zeichen, macht einen Aufruf und nimmt das Zeichen zurück; `minimax` kommt in Lektion 7:
learn-course-below-ask = { $mark } ist am Zug. **Wie viele Aufrufe macht die Wurzel selbst?**
learn-course-below-right = Ja: einen für jedes freie Feld, { $squares }. Danach nimmt sie ihr Zeichen wieder zurück.
learn-course-below-wrong = { $chosen } ist es nicht. Die Wurzel macht einen Aufruf für jedes freie Feld.
learn-course-calls-ask = Jeder Aufruf der Wurzel macht eigene Aufrufe, bis eine Partie vorbei ist. **Wie viele Aufrufe sind es insgesamt, die Wurzel mitgezählt?**
learn-course-calls-right = Ja: Zug um Zug den Baum hinunter sind es { $levels } = { $chosen }. `/explain what:O.XX.X.OO` zeichnet ihn.
learn-course-calls-wrong = { $chosen } ist es nicht. Die Wurzel ist 1 Aufruf und macht 3. Geh von jedem davon weiter: Ein Feld, das gewinnt, beendet die Partie dort; jedes andere macht einen Aufruf für jedes Feld, das noch frei ist.

learn-course-ends = Wo die Aufrufe enden
learn-course-ends-text =
    Findet ein Aufruf, dass die Partie vorbei ist, macht er keine weiteren Aufrufe. Sein Brett ist ein **Endzustand**, und er gibt den Wert zurück.
    Er fragt der Reihe nach: Hat die andere Seite gewonnen, haben wir gewonnen, ist das Brett voll? Wir spielen hier ❌. Die Bretter stammen aus dem Baum von Lektion 5.
learn-course-ends-code = In Python stellt `or` die nächste Frage nur, wenn die Antwort auf die vorige Nein war:
learn-course-end-ask = **Was findet der Aufruf auf diesem Brett?**
learn-course-choice-theirs = 🔵 hat gewonnen
learn-course-choice-ours = ❌ hat gewonnen
learn-course-choice-full = Es ist voll
learn-course-choice-open = Es geht weiter
learn-course-end-right =
    { $right ->
        [theirs] Ja: 🔵 hat drei in einer Reihe, also gibt dieser Aufruf -10 zurück.
        [ours] Ja: ❌ hat drei in einer Reihe, also gibt dieser Aufruf +10 zurück. Voll ist das Brett auch, aber danach wird zuletzt gefragt.
        [full] Ja: Niemand hat drei in einer Reihe, und kein Feld ist frei. Dieser Aufruf gibt 0 zurück.
       *[open] Ja: Niemand hat drei in einer Reihe, und { $free } Felder sind frei. Er macht für jedes einen Aufruf.
    }
learn-course-end-wrong =
    { $winner ->
        [X] Das nicht. ❌ hat hier drei in einer Reihe, 🔵 nicht, und danach wird vor allem anderen gefragt.
        [O] Das nicht. 🔵 hat hier drei in einer Reihe, und danach wird zuerst gefragt.
       *[none] Das nicht. Niemand hat hier drei in einer Reihe, und { $free } Felder sind frei.
    }

learn-course-back = Den Baum wieder hinauf
learn-course-back-text = Ein Aufruf wartet auf alle Aufrufe unter ihm. Dann gibt er einen einzigen Wert zurück: das **Max**, also den höchsten, wenn ❌ am Zug ist; das **Min**, den niedrigsten, wenn 🔵 am Zug ist. So wandern die Werte von den Endzuständen hinauf zur Wurzel. Min und Max: Daher hat Minimax seinen Namen.
learn-course-back-code = In Python ist das schon das ganze Minimax, mit `is_over`, `score`, `scores` und `best` aus den Lektionen davor:
learn-course-returned-ask = { $mark } ist am Zug, und die Aufrufe darunter haben { $scores } zurückgegeben. **Was gibt dieser Aufruf zurück?**
learn-course-returned-right =
    { $mover ->
        [X] Ja: { $mark } nimmt den höchsten Wert, und das ist { $best }.
       *[O] Ja: { $mark } nimmt den niedrigsten Wert, und das ist { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Nicht { $chosen }: { $mark } nimmt den höchsten Wert von { $scores }.
       *[O] Nicht { $chosen }: { $mark } nimmt den niedrigsten Wert von { $scores }.
    }

learn-course-choice = Den Zug wählen
learn-course-choice-text =
    An der Wurzel reicht ein Wert nicht: Das Programm muss ziehen. Darum merkt es sich das Feld, von dem der beste Wert kam.
    Sind zwei Felder gleich gut, behalten die meisten Programme das **erste**: Ein späteres muss besser sein, nicht nur genauso gut.
learn-course-choice-code = In Python sagt `found.index(top)`, wo in einer Liste das erste `top` steht:
learn-course-first-ask = { $mark } ist am Zug, und die Aufrufe haben { $scores } zurückgegeben. **Welches Feld spielt das Programm?**
learn-course-first-right = Ja: { $chosen } ist das erste Feld mit { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Tiefe: je früher, desto besser
learn-course-depth-text =
    Bisher ist ein Sieg ein Sieg, egal wie spät, und die meisten Anleitungen belassen es dabei. So kann es sein, dass ein Programm ewig mit seiner Beute spielt.
    Dagegen hilft die **Tiefe**: wie viele Zeichen seit der Wurzel gesetzt sind. Ein Sieg zählt `10 - depth` und eine Niederlage `depth - 10`. Jetzt gewinnt das Programm so schnell und verliert so langsam, wie es kann.
learn-course-depth-code = In Python gibt jeder Aufruf dem nächsten eine Tiefe mit, die um eins größer ist:
learn-course-late-ask = Erst ohne Tiefe: { $mark } ist am Zug, und die Aufrufe haben { $scores } zurückgegeben. **Welches Feld spielt das Programm?**
learn-course-late-right = Ja, obwohl ein anderes Feld sofort gewinnt: Feld { $chosen } hat auch den Wert { $best } und kommt zuerst. Der Sieg kann warten, denkt sich das Programm.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Spielt { $mark } Feld { $late }, gewinnt { $mark } mit dem Zeichen Nummer { $late_depth }: ❌ auf { $late }, dann 🔵, dann ❌. **Welchen Wert hat Feld { $late }, wenn die Tiefe zählt?**
learn-course-depth-right = Ja: 10 - { $late_depth } = { $late_score }. Und Feld { $soon }, das sofort gewinnt, hat 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = { $chosen } ist es nicht. Die Tiefe ist { $late_depth }, und ein Sieg zählt `10 - depth`.
learn-course-soonest-ask = Mit Tiefe geben die Aufrufe { $scores } zurück. **Welches Feld spielt das Programm jetzt?**
learn-course-soonest-right = Ja: { $chosen } hat { $best }, also gewinnt das Programm sofort. So spiele ich auch.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alpha-Beta: was man nicht ansehen muss
learn-course-cuts-text =
    Angenommen, ❌ hat ein Feld, das die 0 sicher hat, und probiert ein anderes. Dort gibt das erste Feld von 🔵 schon -10 zurück. Was die anderen Felder von 🔵 auch zurückgeben: ❌ geht da nicht hin, also werden sie **abgeschnitten**: Niemand sieht sie sich an.
    Der Wert, der ❌ sicher ist, heißt **Alpha**; der, der 🔵 sicher ist, heißt **Beta**. Sobald Alpha so hoch ist wie Beta, wird der Rest abgeschnitten.
learn-course-cuts-code = In Python sind `alpha` und `beta` am Anfang so weit auseinander, dass nichts abgeschnitten wird, und `break` verlässt die Schleife:
learn-course-cut-ask = Durch ein früheres Feld ist ❌ schon { $alpha } sicher. Jetzt hat ❌ Feld { $tried } probiert, und dort haben die Felder von 🔵 { $scores } zurückgegeben. **Welches Feld von 🔵 wird abgeschnitten?**
learn-course-cut-right = Ja, { $chosen } wird abgeschnitten. Auf Feld { $tried } kann 🔵 den Wert auf { $held } oder weniger drücken, und { $alpha } ist ❌ sowieso sicher. Feld { $tried } bringt ❌ also nichts, was { $chosen } auch zurückgibt.
learn-course-cut-wrong = Nicht { $chosen }: Als das Programm sich das ansah, konnte es noch nicht wissen, dass ❌ da nicht hingeht. Nach { $scores } weiß es das.

learn-course-memory = Gedächtnis, Symmetrie, größere Bretter
learn-course-memory-text =
    Vom leeren Brett aus macht reines Minimax 549.946 Aufrufe und Alpha-Beta 18.297. Es gibt aber nur 5.478 Bretter: Ein Programm mit **Gedächtnis** sieht sich jedes nur einmal an. Ein gedrehtes oder gespiegeltes Brett ist gleich viel wert, und dann bleiben noch 765.
    Auf größeren Brettern wie 4x4 sind es auch so noch viel zu viele. Da hört ein Programm bei einer bestimmten Tiefe auf und **schätzt** den Wert, etwa indem es die Reihen zählt, die jede Seite noch füllen kann.
learn-course-memory-code = In Python bewahrt `memory` den Wert jedes Bretts unter einem Schlüssel auf:
learn-course-like-ask = Dreh oder spiegle das Brett. **Welches Feld ist derselbe erste Zug wie Feld 2?**
learn-course-like-right = Ja: Gedreht oder gespiegelt wird Feld { $chosen } zu Feld 2, wie alle vier Ränder. Also sieht sich das Programm nur eins davon an.
learn-course-like-wrong =
    { $same ->
        [True] Das ist Feld 2 selbst. Drück ein anderes.
       *[False] Durch Feld { $chosen } gehen { $lines } Reihen, durch Feld 2 aber { $own }. Wie du das Brett auch drehst, das eine wird nie zum anderen.
    }
learn-course-kinds-ask = **Wie viele wirklich verschiedene erste Züge gibt es also?**
learn-course-kinds-right = Ja: eine Ecke, die Mitte eines Rands oder die Mitte des Bretts.
learn-course-kinds-wrong = { $chosen } ist es nicht. Wie du das Brett auch drehst, eine Ecke bleibt eine Ecke. Welche Arten von Feldern gibt es noch?

learn-course-play = Spiel wie reines Minimax
learn-course-play-text = Jetzt bist du das Programm. Du bist ❌, ich bin 🔵 und spiele wie am ersten Tag. Drück bei jedem Zug das Feld, das reines Minimax spielt: das erste unter den besten.
learn-course-play-ask = Die Aufrufe haben { $scores } zurückgegeben. **Welches Feld spielst du?**
learn-course-play-right = Ja, { $chosen }. Ich nehme { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Jetzt rechne die Werte selbst aus: Wer kann als Nächstes gewinnen? **Welches Feld spielst du?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Ja, { $chosen }: Das gewinnt. So spielt reines Minimax.
       *[none] Ja, { $chosen }: unentschieden. So spielt reines Minimax.
    }
    { $left ->
        [0] { learn-course-over }
        [one] Eine Lektion fehlt noch. Mit /learn machst du da weiter.
       *[other] { $left } Lektionen fehlen noch. Mit /learn machst du da weiter.
    }
