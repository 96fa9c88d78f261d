### Statystyki członka serwera.

stats-title =
    { $games ->
        [one] { $name }: 1 partia
        [few] { $name }: { $games } partie
        [many] { $name }: { $games } partii
       *[other] { $name }: { $games } partii
    }
stats-score = { $win } wygrane: { $won } ({ $share }%) · { $draw } remisy: { $drawn } · { $loss } przegrane: { $lost }
stats-streak = Wygrane z rzędu w tej chwili: **{ $current }**. Najlepsza seria: **{ $best }**.
stats-best-streak = Najlepsza seria wygranych: **{ $best }**
stats-opening = Ulubiony pierwszy ruch: **{ $square }** na { $board }, w { $games } z { $all } partii jako X
stats-accuracy =
    { $moves ->
        [one] Dokładność na 3x3: **{ $share }%** z 1 ruchu
        [few] Dokładność na 3x3: **{ $share }%** z { $moves } ruchów
        [many] Dokładność na 3x3: **{ $share }%** z { $moves } ruchów
       *[other] Dokładność na 3x3: **{ $share }%** z { $moves } ruchu
    }
stats-opponents = Przeciwnicy
stats-boards = Plansze
stats-won = wyg.
stats-drawn = rem.
stats-lost = prz.
stats-rated = rank.
stats-people = ludzie
stats-rating = Ranking: **{ $rating }**
stats-you-against = Ty kontra { $second }
stats-against = { $first } kontra { $second }
stats-duel = { $win } wygrane: { $won } · { $draw } remisy: { $drawn } · { $loss } przegrane: { $lost }
stats-latest =
    { $count ->
        [one] Ostatnia partia: { $results }
        [few] Ostatnie { $count } partie, od najnowszej: { $results }
        [many] Ostatnich { $count } partii, od najnowszej: { $results }
       *[other] Ostatnie { $count } partii, od najnowszej: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, 1 remis
        [few] { $first } { $won } – { $lost } { $other }, { $drawn } remisy
        [many] { $first } { $won } – { $lost } { $other }, { $drawn } remisów
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } remisu
    }
stats-changed = { $name }, ranking: { $rating } ({ $points })
stats-first-win = 🎉 Pierwsza wygrana: { $name } kontra { $bot }!
stats-hundred = 🎉 { $name }: to już setna partia tutaj.
stats-you-no-duel = Ty i { $second } nie macie tu jeszcze skończonej partii. Użyj /play, żeby to zmienić.
stats-no-duel = Nie ma tu jeszcze skończonej partii między tą dwójką. Użyj /play, żeby to zmienić.
stats-empty = Nie masz tu jeszcze skończonej partii. Zagraj jedną i statystyki ruszą.
stats-empty-member = { $name } nie ma tu jeszcze skończonej partii. Użyj /play, żeby rzucić wyzwanie.
stats-member = Ta osoba

stats-button-play = Graj ({ $kind })
stats-button-rating = Ranking
stats-button-openings = Otwarcia

stats-rating-title = { $name } · { $board }
stats-rating-now =
    { $games ->
        [one] **{ $rating }** po 1 partii rankingowej.
        [few] **{ $rating }** po { $games } partiach rankingowych, między { $least } a { $most }.
        [many] **{ $rating }** po { $games } partiach rankingowych, między { $least } a { $most }.
       *[other] **{ $rating }** po { $games } partii rankingowej, między { $least } a { $most }.
    }
stats-rating-picture =
    { $games ->
        [one] Ranking na { $board }: { $rating } po 1 partii.
        [few] Ranking na { $board } po każdej z { $games } partii, z kropką za każdą: od { $first } do { $rating }, między { $least } a { $most }.
        [many] Ranking na { $board } po każdej z { $games } partii, z kropką za każdą: od { $first } do { $rating }, między { $least } a { $most }.
       *[other] Ranking na { $board } po każdej z { $games } partii, z kropką za każdą: od { $first } do { $rating }, między { $least } a { $most }.
    }

stats-openings-title =
    { $games ->
        [one] { $name } na { $board }: 1 partia jako X
        [few] { $name } na { $board }: { $games } partie jako X
        [many] { $name } na { $board }: { $games } partii jako X
       *[other] { $name } na { $board }: { $games } partii jako X
    }
stats-openings-move =
    { $games ->
        [one] Pole { $square }: 1 partia, { $share }% wygranych
        [few] Pole { $square }: { $games } partie, { $share }% wygranych
        [many] Pole { $square }: { $games } partii, { $share }% wygranych
       *[other] Pole { $square }: { $games } partii, { $share }% wygranych
    }
stats-openings-key = Jak to czytać
stats-openings-legend = Liczba mówi, jak często pada tam pierwszy ruch. Pasek mówi, jak kończą się te partie: niebieski to wygrane, szary to remisy, pomarańczowy to przegrane.
stats-openings-picture = Pierwsze ruchy na { $board }: { $squares }.
stats-openings-square = { $square } w { $share }% ({ $won }% wygranych)

stats-are-yours = Na PW pokazuję tylko twoje statystyki. Po cudze użyj /stats na serwerze.
stats-against-yourself = Nikt nie gra przeciwko sobie. Podaj dwie różne osoby.
stats-not-of-bots = Boty nie mają statystyk. Użyj /stats, żeby zobaczyć, jak ci idzie z każdym z moich poziomów.
stats-not-rated-yet = Nie ma jeszcze partii rankingowej. Użyj /play i skończ jedną bez podpowiedzi, żeby dostać ranking.
stats-no-openings-yet = Nie ma tu jeszcze skończonej partii jako X. Użyj /play i wybierz, kto zaczyna.

topic-stats = Statystyki
topic-stats-text =
    `/stats` pokazuje twoje wygrane, ranking, serie i dokładność. Podaj osobę, żeby zobaczyć jej statystyki.
    Podaj drugą osobę, żeby zobaczyć, jak idzie im między sobą.
    „Ranking” i „Otwarcia” rysują wykres. Partie skończone przed drugim ruchem się nie liczą.

command-stats = Zobacz swoje wyniki, serie i dokładność, albo czyjeś
command-stats-member = Czyje statystyki; puste pole to twoje
command-stats-against = Jak idzie w grze z tą osobą
