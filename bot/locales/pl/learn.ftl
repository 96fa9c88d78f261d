### Podpowiedzi, wyjaśnienia i kurs o minimaksie, metodzie, którą bot znajduje swoje ruchy.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Zagraj **{ $squares }** i od razu wygrywasz.
       *[other] Zagraj **{ $squares }**: wygrywasz w { $moves ->
           [one] 1 ruchu
           [few] { $moves } ruchach
           [many] { $moves } ruchach
          *[other] { $moves } ruchu
       }, cokolwiek padnie w odpowiedzi.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Żadne pole nie jest lepsze od innych: będzie remis, jeśli nikt się nie pomyli.
        [one] Zagraj **{ $squares }**, żeby utrzymać remis; przegrywa { $worse }.
       *[other] Zagraj **{ $squares }**, żeby utrzymać remis; przegrywają { $worse }.
    }
learn-hint-loss =
    { $count ->
        [one] Przegrywasz, ale najdłużej broni się **{ $squares }**.
        [few] Przegrywasz, ale najdłużej bronią się **{ $squares }**.
        [many] Przegrywasz, ale najdłużej bronią się **{ $squares }**.
       *[other] Przegrywasz, ale najdłużej bronią się **{ $squares }**.
    }
learn-hint-tricky = Najtrudniej odpowiedzieć na { $square }.
learn-hint-after =
    { $kind ->
        [forks] Jeśli zagrasz { $square }, grozisz naraz na { $squares }.
        [forces] Jeśli zagrasz { $square }, { $other } musi blokować na { $squares }.
       *[holds] { $count ->
            [1] Jeśli zagrasz { $square }, { $other } ratuje się tylko przez { $squares }.
           *[other] Jeśli zagrasz { $square }, { $other } ratuje się przez { $squares }.
        }
    }
learn-explain-counts = Widzisz jej oceny, więc twoja partia będzie rankingowa tylko w razie przegranej.
learn-hint-counts = Jest w niej podpowiedź, więc ta partia będzie rankingowa tylko w razie twojej przegranej.
learn-unsure = Nie udało mi się przeszukać tego do końca.
learn-hint-estimate =
    Proponuję **{ $squares }**: twoje szanse to około { $chance }%. Patrzę { $depth ->
        [one] { $depth } ruch
        [few] { $depth } ruchy
        [many] { $depth } ruchów
       *[other] { $depth } ruchu
    } naprzód, nie do końca.
learn-explain-estimate =
    Najlepsze dla { $mark }: { $squares }, szanse około { $chance }%. Patrzę { $depth ->
        [one] { $depth } ruch
        [few] { $depth } ruchy
        [many] { $depth } ruchów
       *[other] { $depth } ruchu
    } naprzód, nie do końca.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } wygrywa od razu przez { $squares }.
           *[other] { $mark } wygrywa w 1 ruchu przez { $squares }.
        }
        [few] { $mark } wygrywa w { $moves } ruchach przez { $squares }.
        [many] { $mark } wygrywa w { $moves } ruchach przez { $squares }.
       *[other] { $mark } wygrywa w { $moves } ruchu przez { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] Każde pole remisuje.
       *[other] { $mark } remisuje przez { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } przegrywa w 1 ruchu, nawet przez { $squares }.
        [few] { $mark } przegrywa w { $moves } ruchach, nawet przez { $squares }.
        [many] { $mark } przegrywa w { $moves } ruchach, nawet przez { $squares }.
       *[other] { $mark } przegrywa w { $moves } ruchu, nawet przez { $squares }.
    }
learn-squares-win =
    { $sign } { $moves ->
        [0] Wygrana, na ile widzę
        [one] Wygrana w 1 ruchu
        [few] Wygrana w { $moves } ruchach
        [many] Wygrana w { $moves } ruchach
       *[other] Wygrana w { $moves } ruchu
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Remis, na ile widzę
       *[other] Remis
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Przegrana, na ile widzę
        [one] Przegrana w 1 ruchu
        [few] Przegrana w { $moves } ruchach
        [many] Przegrana w { $moves } ruchach
       *[other] Przegrana w { $moves } ruchu
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimaks { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] Sprawdzam 1 pozycję. Zwykłemu minimaksowi zajęłoby to tutaj o wiele za długo.
        [few] Sprawdzam { $positions } pozycje. Zwykłemu minimaksowi zajęłoby to tutaj o wiele za długo.
        [many] Sprawdzam { $positions } pozycji. Zwykłemu minimaksowi zajęłoby to tutaj o wiele za długo.
       *[other] Sprawdzam { $positions } pozycji. Zwykłemu minimaksowi zajęłoby to tutaj o wiele za długo.
    }
learn-explain-minimax =
    Zwykły minimaks robi dla tej planszy { $calls ->
        [one] 1 wywołanie
        [few] { $calls } wywołania
        [many] { $calls } wywołań
       *[other] { $calls } wywołania
    } i gra { $square }; ja sprawdzam { $positions ->
        [one] 1 pozycję
        [few] { $positions } pozycje
        [many] { $positions } pozycji
       *[other] { $positions } pozycji
    }.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    Zwykły minimaks gra { $square } i wygrywa w { $plain_moves ->
        [one] 1 ruchu
        [few] { $plain_moves } ruchach
        [many] { $plain_moves } ruchach
       *[other] { $plain_moves } ruchu
    }: dla niego wygrana to wygrana, choćby najpóźniejsza. Ja gram { $best } i wygrywam w { $moves ->
        [one] 1 ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }.
learn-explain-slower-loss =
    Zwykły minimaks gra { $square } i przegrywa w { $plain_moves ->
        [one] 1 ruchu
        [few] { $plain_moves } ruchach
        [many] { $plain_moves } ruchach
       *[other] { $plain_moves } ruchu
    }: dla niego przegrana to przegrana, choćby najszybsza. Ja gram { $best } i wytrzymuję { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }.
learn-indices-squares =
    { $count ->
        [1] Twoja lista liczy od 0: indeks { $indices } to pole { $squares }.
       *[other] Twoja lista liczy od 0: indeksy { $indices } to pola { $squares }.
    }
learn-explain-effort = Wywołania: zwykły { $plain }, z alfa-beta { $alpha_beta }, z pamięcią { $memory }.
learn-explain-maximiser =
    Maksymalizuje { $mark }, minimalizuje { $other }: { $win } to wygrana dla { $mark }, { $loss } to przegrana, 0 to remis. To gra o sumie zerowej: co jedna strona wygrywa, druga traci.
learn-unreached = Żadna partia nie dojdzie do tej planszy z ruchem { $mark }, ale minimaks i tak potrafi ją ocenić.

learn-tree =
    Drzewo minimaksu dla { $board }, ruch: { $mark }, { $positions ->
        [one] 1 pozycja
        [few] { $positions } pozycje
        [many] { $positions } pozycji
       *[other] { $positions } pozycji
    }. Pierwszy poziom: { $scores }. Najlepsza ocena: { $score }. Wybrana droga: { $line }.
learn-tree-square = pole { $square } ma ocenę { $score }

learn-lesson =
    Krok { $step } z { $steps }: wywołanie { $call }, { $depth ->
        [0] korzeń
       *[other] po { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] Ruch: { $mark }. To strona minimalizująca, która chce **najniższej** oceny. Wolne pola: { $squares }.
       *[max] Ruch: { $mark }. To strona maksymalizująca, która chce **najwyższej** oceny. Wolne pola: { $squares }.
    }
learn-lesson-recursion =
    Minimaks próbuje każdego z nich: stawia znak, wywołuje minimaks dla tej planszy i cofa znak. Gdy funkcja w ten sposób wywołuje samą siebie, nazywa się to rekurencją.
learn-lesson-next = Teraz { $mark } próbuje **{ $square }**.
learn-lesson-back = Powrót do poprzedniej planszy: znak z pola { $square } jest cofnięty. Jego ocena to **{ $score }**.
learn-lesson-results = Dotychczasowe wyniki: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Alfa to { $alpha }, beta to { $beta }.
learn-lesson-skips =
    Alfa osiąga betę: druga strona ma gdzie indziej coś lepszego i nie dopuści do tej planszy. Nie trzeba więc próbować { $squares }.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } zatrzymuje najniższą: to wywołanie zwraca **{ $score }**.
       *[max] { $mark } zatrzymuje najwyższą: to wywołanie zwraca **{ $score }**.
    }
learn-lesson-limit = ≤ znaczy „najwyżej”, a ≥ „co najmniej”: wywołaniu wyżej tyle wystarczy.
learn-lesson-terminal =
    Czy wygrywa { $other }? { $winner ->
        [min] Tak.
        [max] Nie. Czy wygrywa { $mark }? Tak.
       *[none] Nie. Czy wygrywa { $mark }? Nie. Czy plansza jest pełna? Tak.
    } To stan końcowy: nie ma już czego próbować, a to wywołanie zwraca **{ $score }**.
learn-lesson-plays =
    { $count ->
        [one] Minimaks gra { $square }.
        [few] Tę samą ocenę mają { $squares }, a zostaje pierwsze z nich: minimaks gra { $square }.
        [many] Tę samą ocenę mają { $squares }, a zostaje pierwsze z nich: minimaks gra { $square }.
       *[other] Tę samą ocenę mają { $squares }, a zostaje pierwsze z nich: minimaks gra { $square }.
    }

topic-hint = Podpowiedzi
topic-hint-text =
    `/hint` pokazuje twoje najlepsze pola i mówi, dlaczego. Widzisz to tylko ty.
    Partia z twoją podpowiedzią jest rankingowa tylko w razie przegranej.
topic-minimax = Jak myślę
topic-minimax-text =
    Próbuję każdego ruchu aż do końca partii i zostawiam najlepszy. To się nazywa minimaks.
    `/explain` pokazuje to dla twojej partii albo dla planszy takiej jak `O.XX.X.OO`: ile warte jest każde pole, z obrazkiem drzewa.
    Wybierz `steps`, żeby przejść to wywołanie po wywołaniu.
    `/learn` uczy tego od początku, w dwunastu krótkich lekcjach, w których naciskasz przyciski.

learn-picture-max = MAKS
learn-picture-min = MIN
learn-picture-to-move = ruch: { $mover }

learn-picture-cut = odcięte

learn-picture-more = niżej jeszcze { $calls }

learn-picture-legend =
    Oceny dotyczą { $maximiser }.
    Gruba linia to droga, którą gra minimaks.
    { $form ->
        [cut] Szare: nie sprawdzone. ≤ i ≥: najwyżej, co najmniej.
        [bounds] ≤ i ≥: najwyżej, co najmniej.
       *[plain] {""}
    }

learn-tree-too-large = Mogę narysować drzewo, gdy wolnych pól jest najwyżej { $most }, a na tej planszy jest ich { $free }.
learn-too-many-calls = Alfa-beta potrzebuje na tej planszy ponad { $most } wywołań. Spróbuj takiej z mniejszą liczbą wolnych pól.
learn-position-over = Ta plansza jest już rozstrzygnięta. Spróbuj takiej z wolnym polem i bez zwycięzcy.
learn-standard-rules-only = Kroki i alfa-beta są tylko dla standardowych zasad.
learn-too-many-steps =
    { $most ->
        [one] Lekcja wymaga planszy z najwyżej 1 wolnym polem. Dla tej użyj /explain bez kroków.
        [few] Lekcja wymaga planszy z najwyżej { $most } wolnymi polami. Dla tej użyj /explain bez kroków.
        [many] Lekcja wymaga planszy z najwyżej { $most } wolnymi polami. Dla tej użyj /explain bez kroków.
       *[other] Lekcja wymaga planszy z najwyżej { $most } wolnego pola. Dla tej użyj /explain bez kroków.
    }

command-hint = Zobacz swoje najlepsze pola (widzisz to tylko ty)
command-explain = Zobacz, ile warte jest każde pole, z drzewem minimaksu
command-explain-what = Plansza (O.XX.X.OO) albo numer partii; puste pole to twoja partia
command-explain-form = Wybierz drzewo minimaksu albo jego kroki, zwykłe lub z alfa-beta
command-explain-scores = Ile liczy się wygrana
command-explain-turn = Czyj jest ruch, jeśli chcesz spojrzeć oczami drugiej strony
command-explain-maximiser = Czyja wygrana liczy się na plus (domyślnie: strony, która ma ruch)
command-learn = Poznaj w dwunastu krótkich lekcjach, jak myślę (widzisz to tylko ty)
command-learn-lesson = Która lekcja, 1–12; puste pole to dalszy ciąg

learn-course-title =
    Lekcja { $lesson } z { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Ten kurs pokazuje, jak program znajduje najlepszy ruch. Nie trzeba umieć programować; kod możesz pominąć.
learn-course-welcome = Witaj ponownie. Oto twoje miejsce w kursie.
learn-course-over =
    Kurs jest **ukończony**. Znasz już minimaks; ja znajduję te same ruchy, tylko szybciej.
    Wybierz dowolną lekcję, żeby przeczytać ją jeszcze raz, spróbuj `/explain what:O.XX.X.OO` z własną planszą albo zagraj ze mną.
learn-course-lessons = Wszystkie lekcje
learn-course-button-next = Dalej
learn-course-button-lesson = Następna lekcja
learn-course-button-play = Zagraj prawdziwą partię
learn-course-changed = Kurs się zmienił od czasu tej wiadomości. Użyj /learn, żeby iść dalej.
learn-no-such-lesson = Lekcje to 1 do { $last }. Użyj /learn z którąś z nich albo bez numeru, żeby iść dalej.

learn-course-board = Plansza to lista
learn-course-board-text =
    Program nie widzi planszy. Trzyma ją jako **listę**: dziewięć rzeczy, czytanych od lewego górnego rogu. ❌ to w niej "X", 🔵 to "O", a wolne pole zawiera swój własny numer na liście, czyli **indeks**:
    `{ $list }`
    Lista liczy od 0, więc jej numery są o jeden mniejsze niż te na polach.
learn-course-board-code = W Pythonie, języku dla programów, `def` zaczyna funkcję: kawałek programu, który ma nazwę. Ta zostawia liczby (`int`), a pomija znaki:
learn-course-index-ask = **Które pole ma indeks 4?** Naciśnij je.
learn-course-index-right = Tak: pole { $chosen } ma indeks { $index }. Zawsze o jeden mniej.
learn-course-index-wrong = To nie to: pole { $chosen } ma indeks { $index }, bo lista liczy od 0. Spróbuj jeszcze raz.
learn-course-free-ask = **Ile pól jest wolnych?**
learn-course-free-right = Tak: na liście zostają indeksy { $indices }, czyli pola { $squares }.
learn-course-free-wrong = Nie { $chosen }. Poszukaj liczb, które są jeszcze na liście: `{ $list }`

learn-course-lines = Osiem linii
learn-course-lines-text = Wygrać może osiem linii: trzy rzędy, trzy kolumny i dwie przekątne. Żeby sprawdzić, kto wygrywa, program patrzy na każdą z nich: czy na wszystkich trzech polach jest ten sam znak?
learn-course-lines-code = W Pythonie linia to trzy indeksy. `board[at]` to to, co stoi na jednym z nich, a `marks` to zbiera, każdy znak raz. Jeśli `mark` jest tam jedynym, to wygrywa:
learn-course-line-ask = Ruch: { $mark }. **Które pole daje { $mark } trzy w rzędzie?**
learn-course-line-right = Tak: na { $line } stoi wszędzie { $mark }, więc { $mark } wygrywa.
learn-course-line-wrong = Gdy { $mark } stanie na { $chosen }, żadna linia nie ma trzech { $mark }. Poszukaj takiej z dwoma { $mark } i wolnym polem.
learn-course-most-ask = Teraz pusta plansza. **Które pole leży na największej liczbie linii?**
learn-course-most-right = Tak: przez pole { $chosen } przechodzą { $lines } z ośmiu linii. Dlatego środek jest taki mocny.
learn-course-most-wrong = Linie przechodzące przez pole { $chosen }: { $lines }. Przez pewne inne pole: { $most }.

learn-course-scores = Oceny
learn-course-scores-text =
    Skończona partia dostaje **ocenę**, zawsze oczami ❌: +10, jeśli wygrywa ❌, -10, jeśli wygrywa 🔵, 0 za remis.
    Co jedna strona wygrywa, druga traci. To się nazywa **suma zerowa** i dlatego jedna liczba wystarczy dla obu.
learn-course-scores-code = W Pythonie `return` kończy funkcję i oddaje jej odpowiedź:
learn-course-final-ask = Ta partia jest skończona. **Jaka jest jej ocena?**
learn-course-final-right =
    { $winner ->
        [X] Tak: ❌ ma trzy w rzędzie, a to jest +10.
        [O] Tak: 🔵 ma trzy w rzędzie, a to jest -10.
       *[none] Tak: plansza jest pełna i nikt nie ma trzech w rzędzie. Remis to 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] Nie { $chosen }: ❌ ma trzy w rzędzie. Ile za to liczymy?
        [O] Nie { $chosen }: 🔵 ma trzy w rzędzie. Ile za to liczymy?
       *[none] Nie { $chosen }: nikt nie ma trzech w rzędzie. Ile za to liczymy?
    }

learn-course-worse =
    { $why ->
        [equal] Pole { $chosen } też ma ocenę { $score }, ale { $first } jest wcześniej.
        [loses] Jeśli { $mark } zagra { $chosen }, { $other } wygrywa na { $reply }: to ocena { $score }.
       *[worse] { $mover ->
            [X] Pole { $chosen } ma ocenę { $score }, ale { $first } ma { $best }. { $mark } chce najwyższej.
           *[O] Pole { $chosen } ma ocenę { $score }, ale { $first } ma { $best }. { $mark } chce najniższej.
        }
    }

learn-course-turns = Jedno chce wysoko, drugie nisko
learn-course-turns-text =
    ❌ i 🔵 grają na zmianę. ❌ chce najwyższej oceny, więc ❌ to strona **maksymalizująca**. 🔵 chce najniższej: 🔵 to strona **minimalizująca**.
    Każda bierze pole, które prowadzi do najlepszej dla niej oceny. Skąd są takie oceny, mówi lekcja 5.
learn-course-turns-code = W Pythonie `other` mówi, kto ma następny ruch, a `best` wybiera z listy najwyższą albo najniższą wartość:
learn-course-turn-ask = Ruch: { $mark }. Pola prowadzą do takich ocen: { $scores }. **Które pole bierze { $mark }?**
learn-course-turn-right =
    { $mover ->
        [X] Tak: { $best } to najwyższa z ocen { $scores }.
       *[O] Tak: { $best } to najniższa z ocen { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Wyobraź sobie teraz, że na tej planszy ruch ma { $mark } (inna partia, w której zaczyna 🔵). Oceny są wtedy takie: { $scores }. **Które pole bierze { $mark }?**
learn-course-turned-right =
    { $mover ->
        [X] Tak: { $best } to najwyższa z ocen { $scores }. Te same pola, inne oceny: ważne, kto ma ruch.
       *[O] Tak: { $best } to najniższa z ocen { $scores }. Te same pola, inne oceny: ważne, kto ma ruch.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Wywołania i rekurencja
learn-course-calls-text =
    Skąd się biorą oceny? Program próbuje pola, a potem pyta, ile warta jest plansza, która powstała. W tym celu robi tam to samo jeszcze raz: uruchamia sam siebie. To **rekurencja**, a każde uruchomienie to **wywołanie**.
    Pierwsze wywołanie, dla tej planszy, to **korzeń**: pozostałe wyrastają z niego jak gałęzie drzewa.
learn-course-calls-code = W Pythonie `scores` stawia znak, robi wywołanie i cofa znak; `minimax` będzie w lekcji 7:
learn-course-below-ask = Ruch: { $mark }. **Ile wywołań robi sam korzeń?**
learn-course-below-right = Tak: po jednym na każde wolne pole, { $squares }. Potem cofa swój znak.
learn-course-below-wrong = Nie { $chosen }. Korzeń robi jedno wywołanie na każde wolne pole.
learn-course-calls-ask = Każde z wywołań korzenia robi własne wywołania, aż partia się skończy. **Ile jest wszystkich wywołań, razem z korzeniem?**
learn-course-calls-right = Tak: ruch po ruchu w dół drzewa to { $levels } = { $chosen }. `/explain what:O.XX.X.OO` je rysuje.
learn-course-calls-wrong = Nie { $chosen }. Korzeń to 1 wywołanie i robi 3. Idź dalej od każdego z nich: pole, które wygrywa, kończy tam partię, a każde inne robi wywołanie na każde pole, które zostało.

learn-course-ends = Gdzie wywołania się kończą
learn-course-ends-text =
    Wywołanie, które widzi skończoną partię, nie robi już następnych. Jego plansza to **stan końcowy**, a ono zwraca ocenę.
    Pyta w takiej kolejności: czy wygrywa przeciwnik, czy wygrywamy my, czy plansza jest pełna? My gramy tu ❌. Plansze są z drzewa z lekcji 5.
learn-course-ends-code = W Pythonie `or` zadaje następne pytanie tylko wtedy, gdy odpowiedź na poprzednie brzmi „nie”:
learn-course-end-ask = **Co widzi wywołanie na tej planszy?**
learn-course-choice-theirs = Wygrywa 🔵
learn-course-choice-ours = Wygrywa ❌
learn-course-choice-full = Plansza pełna
learn-course-choice-open = Gra toczy się dalej
learn-course-end-right =
    { $right ->
        [theirs] Tak: 🔵 ma trzy w rzędzie, więc to wywołanie zwraca -10.
        [ours] Tak: ❌ ma trzy w rzędzie, więc to wywołanie zwraca +10. Plansza też jest pełna, ale to pytanie pada na końcu.
        [full] Tak: nikt nie ma trzech w rzędzie i żadne pole nie jest wolne. To wywołanie zwraca 0.
       *[open] Tak: nikt nie ma trzech w rzędzie, a liczba wolnych pól to { $free }. Na każde robi jedno wywołanie.
    }
learn-course-end-wrong =
    { $winner ->
        [X] To nie to. ❌ ma tu trzy w rzędzie, 🔵 nie, a to pytanie pada przed resztą.
        [O] To nie to. 🔵 ma tu trzy w rzędzie i właśnie to pytanie pada najpierw.
       *[none] To nie to. Nikt nie ma tu trzech w rzędzie, a liczba wolnych pól to { $free }.
    }

learn-course-back = Z powrotem w górę drzewa
learn-course-back-text = Wywołanie czeka na wszystkie wywołania pod sobą. Potem zwraca jedną ocenę: **max**, czyli najwyższą, jeśli ruch ma ❌; **min**, czyli najniższą, jeśli ruch ma 🔵. Tak oceny wędrują w górę, od stanów końcowych do korzenia. Min i max: stąd minimaks ma swoją nazwę.
learn-course-back-code = W Pythonie to cały minimaks, z `is_over`, `score`, `scores` i `best` z poprzednich lekcji:
learn-course-returned-ask = Ruch: { $mark }. Wywołania poniżej zwracają { $scores }. **Co zwraca to wywołanie?**
learn-course-returned-right =
    { $mover ->
        [X] Tak: { $mark } wybiera najwyższą ocenę, a to { $best }.
       *[O] Tak: { $mark } wybiera najniższą ocenę, a to { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Nie { $chosen }: { $mark } wybiera najwyższą z ocen { $scores }.
       *[O] Nie { $chosen }: { $mark } wybiera najniższą z ocen { $scores }.
    }

learn-course-choice = Wybór ruchu
learn-course-choice-text =
    W korzeniu sama ocena nie wystarczy: program musi zagrać. Zapamiętuje więc pole, z którego przyszła najlepsza ocena.
    Jeśli dwa pola są równie dobre, większość programów zostawia **pierwsze**: późniejsze musi być lepsze, a nie tylko tak samo dobre.
learn-course-choice-code = W Pythonie `found.index(top)` mówi, gdzie na liście jest pierwsze `top`:
learn-course-first-ask = Ruch: { $mark }. Wywołania zwracają { $scores }. **Które pole gra program?**
learn-course-first-right = Tak: { $chosen } to pierwsze pole z oceną { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Głębokość: im szybciej, tym lepiej
learn-course-depth-text =
    Jak dotąd wygrana to wygrana, choćby najpóźniejsza, i na tym kończy większość poradników. Program może więc bez końca bawić się ze swoją ofiarą.
    Naprawia to **głębokość**: ile znaków stanęło od korzenia. Wygrana ma ocenę `10 - depth`, a przegrana `depth - 10`. Teraz program spieszy się do wygranej i zwleka z przegraną.
learn-course-depth-code = W Pythonie każde wywołanie przekazuje następnemu głębokość o jeden większą:
learn-course-late-ask = Najpierw bez głębokości: ruch ma { $mark }, a wywołania zwracają { $scores }. **Które pole gra program?**
learn-course-late-right = Tak, chociaż inne pole wygrywa od razu: pole { $chosen } też ma ocenę { $best } i jest pierwsze. Wygrana może poczekać, myśli program.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Jeśli { $mark } zagra { $late }, wygrywa znakiem numer { $late_depth }: ❌ na { $late }, potem 🔵, potem ❌. **Jaką ocenę ma pole { $late }, jeśli liczy się głębokość?**
learn-course-depth-right = Tak: 10 - { $late_depth } = { $late_score }. A pole { $soon }, które wygrywa od razu, ma ocenę 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = Nie { $chosen }. Głębokość to { $late_depth }, a wygrana ma ocenę `10 - depth`.
learn-course-soonest-ask = Z głębokością wywołania zwracają { $scores }. **Które pole gra program teraz?**
learn-course-soonest-right = Tak: { $chosen } ma ocenę { $best }, więc wygrywa od razu. Ja też tak gram.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alfa-beta: na co nie patrzeć
learn-course-cuts-text =
    Powiedzmy, że ❌ ma pole z pewnym 0 i próbuje innego. Tam pierwsze pole 🔵 zwraca -10. Cokolwiek zwrócą pozostałe pola 🔵, ❌ tam nie pójdzie, więc zostają **odcięte**: nikt na nie nie patrzy.
    Ocena, której pewne jest ❌, to **alfa**, a ta, której pewne jest 🔵, to **beta**. Gdy alfa dorówna becie, reszta jest odcięta.
learn-course-cuts-code = W Pythonie `alpha` i `beta` zaczynają tak szeroko, że nic nie jest odcięte, a `break` wychodzi z pętli:
learn-course-cut-ask = Dzięki wcześniejszemu polu ❌ ma już pewne { $alpha }. Teraz ❌ próbuje pola { $tried }, a tam pola 🔵 zwracają { $scores }. **Które pole 🔵 jest odcięte?**
learn-course-cut-right = Tak, { $chosen } jest odcięte. Na polu { $tried } 🔵 może zatrzymać ❌ na { $held } lub mniej, a ❌ i tak ma pewne { $alpha }. Pole { $tried } nic ❌ nie daje, cokolwiek zwróci { $chosen }.
learn-course-cut-wrong = Nie { $chosen }: gdy program na nie patrzy, nie może jeszcze wiedzieć, że ❌ tam nie pójdzie. Po { $scores } już wie.

learn-course-memory = Pamięć, symetria, większe plansze
learn-course-memory-text =
    Od pustej planszy zwykły minimaks robi 549 946 wywołań, a alfa-beta 18 297. Ale plansz jest tylko 5478: program z **pamięcią** patrzy na każdą raz. Plansza obrócona albo odbita w lustrze jest warta tyle samo, i tak zostaje 765.
    Większe plansze, jak 4x4, mają ich mimo to o wiele za dużo. Tam program zatrzymuje się na pewnej głębokości i **zgaduje** ocenę, na przykład licząc linie, które każda strona może jeszcze zapełnić.
learn-course-memory-code = W Pythonie `memory` trzyma ocenę każdej planszy pod kluczem:
learn-course-like-ask = Obróć planszę albo odbij ją w lustrze. **Które pole to taki sam pierwszy ruch jak pole 2?**
learn-course-like-right = Tak: po obrocie albo odbiciu pole { $chosen } staje się polem 2, tak jak wszystkie cztery boki. Program patrzy więc tylko na jedno z nich.
learn-course-like-wrong =
    { $same ->
        [True] To właśnie pole 2. Naciśnij inne.
       *[False] Linie przechodzące przez pole { $chosen }: { $lines }, a przez pole 2: { $own }. Jakkolwiek obrócisz planszę, jedno nigdy nie stanie się drugim.
    }
learn-course-kinds-ask = **Ile jest więc naprawdę różnych pierwszych ruchów?**
learn-course-kinds-right = Tak: róg, środek boku albo środek planszy.
learn-course-kinds-wrong = Nie { $chosen }. Jakkolwiek obrócisz planszę, róg zostaje rogiem. Jakie są jeszcze rodzaje pól?

learn-course-play = Zagraj jak zwykły minimaks
learn-course-play-text = Teraz to ty jesteś programem. Ty masz ❌, ja 🔵 i gram jak nowicjusz. W każdym ruchu naciśnij pole, które gra zwykły minimaks: pierwsze z najlepszych.
learn-course-play-ask = Wywołania zwracają { $scores }. **Które pole grasz?**
learn-course-play-right = Tak, { $chosen }. Ja gram { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Teraz oblicz oceny bez pomocy: kto może wygrać w następnym ruchu? **Które pole grasz?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Tak, { $chosen }: to wygrywa. Tak gra zwykły minimaks.
       *[none] Tak, { $chosen }: remis. Tak gra zwykły minimaks.
    }
    { $left ->
        [0] { learn-course-over }
        [one] Została jeszcze jedna lekcja. Użyj /learn, żeby ją zrobić.
        [few] Zostały jeszcze { $left } lekcje. Użyj /learn, żeby je zrobić.
        [many] Zostało jeszcze { $left } lekcji. Użyj /learn, żeby je zrobić.
       *[other] Zostało jeszcze { $left } lekcji. Użyj /learn, żeby je zrobić.
    }
