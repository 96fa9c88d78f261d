### Co jest nie tak z planszą albo z ruchem.

board-unreadable = Nie umiem odczytać tej planszy. Wpisz rzędy x kolumny / ile w rzędzie wygrywa, na przykład 3x3/3.
board-empty = Plansza musi mieć co najmniej jeden rząd i jedną kolumnę.
board-too-large = Pola na planszy { $board }: { $squares }. Najwięcej, na ilu umiem grać: { $most }.
board-wrong-length =
    { $longest ->
        [one] Na planszy { $board } wygrywać może tylko 1 w rzędzie.
        [few] Na planszy { $board } wygrywać może od 1 do { $longest } w rzędzie.
        [many] Na planszy { $board } wygrywać może od 1 do { $longest } w rzędzie.
       *[other] Na planszy { $board } wygrywać może od 1 do { $longest } w rzędzie.
    }

position-unknown-mark = { $mark } to nie znak. Wpisz X, O i kropkę za każde wolne pole.
position-two-ways = Wolne pola są tu zapisane raz jako { $first }, raz jako { $second }. Zapisz wszystkie tak samo.
position-wrong-number = Liczba na polu { $square } powinna być taka: { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, jeśli liczysz od 0, albo { $square }, jeśli od 1
}.
position-zero = Na polu { $square } jest cyfra 0. Jeśli to kółko, wpisz literę O.
position-two-counts = Część liczb liczy od 0, a część od 1. Wpisz { $from_zero } albo { $from_one }.
position-two-readings = Można to odczytać jako { $first } albo jako { $second }; wpisz to, o które ci chodzi.
position-wrong-count =
    Ta plansza ma { $squares ->
        [one] 1 pole
        [few] { $squares } pola
        [many] { $squares } pól
       *[other] { $squares } pola
    }, a podane są { $given ->
        [0] żadne
       *[other] { $given }
    }. Wpisz X, O albo kropkę za każde.
position-wrong-rows =
    { $columns ->
        [one] Każdy rząd tej planszy ma 1 pole.
        [few] Każdy rząd tej planszy ma { $columns } pola.
        [many] Każdy rząd tej planszy ma { $columns } pól.
       *[other] Każdy rząd tej planszy ma { $columns } pola.
    }
position-wrong-marks = Liczba X to { $x }, a liczba O to { $o }. X zaczyna, więc X musi być tyle samo co O albo o jeden więcej.
position-wrong-turn = Liczba X to { $x }, a liczba O to { $o }, więc ruchu nie może mieć { $mover }.
position-two-winners = Obie strony mają pełną linię, a partia kończy się na pierwszej.
position-winner-to-move = { $mover } ma pełną linię, więc nie może teraz być na ruchu.
position-two-lines = { $winner } ma dwie pełne linie, a partia kończy się na pierwszej.

move-no-such-square =
    { $squares ->
        [one] Ta plansza ma tylko jedno pole.
        [few] Ta plansza ma pola od 1 do { $squares }.
        [many] Ta plansza ma pola od 1 do { $squares }.
       *[other] Ta plansza ma pola od 1 do { $squares }.
    }
move-square-taken = Pole { $square } jest zajęte. Wybierz wolne.
game-over = Partia jest skończona, nie ma już w co grać.
