### Partie dla widzów: śledzone plansze, pokazy, powtórki, listy.

watch-followed = Partia { $game }, śledzona tutaj do końca. Użyj /unwatch { $game }, żeby przestać.
watch-followed-over = To była partia { $game }. Użyj /replay { $game }, żeby przejść ją ruch po ruchu.
watch-link-players = Plansza graczy
watch-followed-stopped = Nie śledzę tu już partii { $game }. Użyj /watch { $game }, żeby śledzić ją znowu.
watch-followed-moved = Partię { $game } śledzę teraz niżej.
watch-comments-later = Komentarze będą po partii, bo gracze mogą czytać ten kanał.
watch-decided-draw =
    { $count ->
        [one] Rozstrzyga ruch { $number }: { $player } gra { $square }, a remis dawało tylko { $better }.
        [few] Rozstrzyga ruch { $number }: { $player } gra { $square }, a remis dawało { $better }.
        [many] Rozstrzyga ruch { $number }: { $player } gra { $square }, a remis dawało { $better }.
       *[other] Rozstrzyga ruch { $number }: { $player } gra { $square }, a remis dawało { $better }.
    }
watch-decided-win = Rozstrzyga ruch { $number }: { $player } gra { $square }, a wygraną dawało { $better }.
watch-aside-fork = Ładne widełki.
watch-aside-block = To było do przewidzenia.
watch-hidden = Nie mogę tu już pokazywać tej partii: nie wszyscy tutaj widzą jej kanał.

watch-exhibition = Partia { $game }, pokaz, o który prosi { $owner }. Następny ruch za kilka sekund.
watch-exhibition-over = Partia { $game }, pokaz, o który prosi { $owner }.
watch-button-another = Jeszcze jedna
watch-exhibition-stopped = Pokaz, partia { $game }, zatrzymany.
watch-crowd-stopped = Partia { $game }, w którą grał kanał, zatrzymana. Użyj /play z crowd, żeby zacząć następną.
watch-unwatched =
    { $count ->
        [one] Nie śledzę tu już partii { $games }. Użyj /watch z jej numerem, żeby śledzić ją znowu.
        [few] Nie śledzę tu już partii { $games }. Użyj /watch z numerem, żeby śledzić którąś znowu.
        [many] Nie śledzę tu już partii { $games }. Użyj /watch z numerem, żeby śledzić którąś znowu.
       *[other] Nie śledzę tu już partii { $games }. Użyj /watch z numerem, żeby śledzić którąś znowu.
    }

watch-replay = { $versus }. Partia { $game }.
watch-replay-start =
    { $moves ->
        [one] Pusta plansza, przed jedynym ruchem
        [few] Pusta plansza, przed { $moves } ruchami
        [many] Pusta plansza, przed { $moves } ruchami
       *[other] Pusta plansza, przed { $moves } ruchu
    }
watch-replay-move = Ruch { $number } z { $moves }: { $player } na { $square }
watch-accuracy-one = Dokładność: { $player } { $share }%
watch-accuracy-both = Dokładność: { $player } { $share }% i { $other } { $other_share }%

watch-meter-draw = { $meter } Remis, jeśli nikt się nie pomyli.
watch-meter-unclear = { $meter } Za wcześnie mówić, kto wygra.
watch-meter-estimate = { $meter } Lepiej stoi { $mark }: szanse około { $chance }%. Końca jeszcze nie widzę.
watch-meter-win =
    { $moves ->
        [one] { $meter } { $mark } przy najlepszej grze wygrywa w 1 ruchu.
        [few] { $meter } { $mark } przy najlepszej grze wygrywa w { $moves } ruchach.
        [many] { $meter } { $mark } przy najlepszej grze wygrywa w { $moves } ruchach.
       *[other] { $meter } { $mark } przy najlepszej grze wygrywa w { $moves } ruchu.
    }

watch-live-empty = Nie trwa tu żadna partia. Użyj /play, żeby zacząć.
watch-live-more = Niektórych starszych partii nie ma na liście.
watch-live-use = Naciśnij numer, żeby tam przejść, albo użyj z nim /watch, żeby śledzić partię tutaj.
watch-live-total =
    { $games ->
        [one] Trwa 1 partia
        [few] Trwają { $games } partie
        [many] Trwa { $games } partii
       *[other] Trwa { $games } partii
    }
watch-live-total-more = Trwa ponad { $games } partii

watch-list-moves =
    { $moves ->
        [0] bez ruchów
        [one] 1 ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Nikt tu jeszcze nie skończył partii. Użyj /play, żeby zacząć.
watch-history-empty-member = Ta osoba nie ma tu skończonej partii. Użyj /history, żeby zobaczyć partie wszystkich.
watch-history-menu = Wybierz partię do odtworzenia
watch-history-total =
    { $games ->
        [one] 1 skończona partia
        [few] { $games } skończone partie
        [many] { $games } skończonych partii
       *[other] { $games } skończonej partii
    }
watch-history-total-more = Ponad { $games } skończonych partii
watch-history-total-member =
    { $games ->
        [one] 1 skończona partia: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
        [few] { $games } skończone partie: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
        [many] { $games } skończonych partii: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
       *[other] { $games } skończonej partii: wygrane { $won }, remisy { $drawn }, przegrane { $lost }
    }
watch-history-line = { $winner } wygrywa, { $loser } przegrywa
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = Remis: { $winner } – { $loser }
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } – { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = przez poddanie
watch-how-time = na czas
watch-how-agreement = za porozumieniem
watch-how-repetition = przez powtórzenie
watch-how-nobody = minął czas
watch-how-stop = zatrzymana

topic-watch = Oglądanie partii
topic-watch-text =
    `/games` to lista trwających partii.
    `/watch` z numerem partii śledzi ją tutaj. Z dwoma poziomami gram przeciwko sobie.
    `/unwatch` to kończy.
topic-replay = Historia i powtórki
topic-replay-text =
    `/history` to lista skończonych partii, wszystkich albo jednej osoby.
    `/replay` z numerem partii przechodzi ją ruch po ruchu i pokazuje, co każdy z nich oddał.

watch-not-begun = Partia { $game_id } skończyła się przed pierwszym ruchem. Użyj /history, żeby znaleźć inną.
watch-still-running = Partia { $game_id } jeszcze trwa. Użyj /watch { $game_id }, żeby ją śledzić.
watch-nothing-to-stop =
    { $is_any ->
        [1] Nie śledzę tu żadnej partii.
       *[other] Nie śledzę tu tej partii. Użyj /watch z jej numerem.
    }
watch-too-many-boards =
    { $most ->
        [one] Śledzę tu już 1 partię. Użyj /unwatch, żeby zrobić miejsce.
        [few] Śledzę tu już { $most } partie. Użyj /unwatch, żeby zrobić miejsce.
        [many] Śledzę tu już { $most } partii. Użyj /unwatch, żeby zrobić miejsce.
       *[other] Śledzę tu już { $most } partii. Użyj /unwatch, żeby zrobić miejsce.
    }
watch-too-many-followers =
    { $most ->
        [one] Partia { $game_id } jest już śledzona w 1 miejscu. Użyj /games, żeby znaleźć inną.
        [few] Partia { $game_id } jest już śledzona w { $most } miejscach. Użyj /games, żeby znaleźć inną.
        [many] Partia { $game_id } jest już śledzona w { $most } miejscach. Użyj /games, żeby znaleźć inną.
       *[other] Partia { $game_id } jest już śledzona w { $most } miejsca. Użyj /games, żeby znaleźć inną.
    }
watch-not-shown = Potrzebuję numeru partii albo dwóch poziomów (easy, medium, hard, unbeatable). Numer znajdziesz przez /games.
watch-not-your-list = Ta lista jest dla kogoś innego. Użyj /history, żeby dostać własną.

command-games = Pokaż partie, które trwają na tym serwerze
command-watch = Śledź tutaj partię albo zobacz, jak gram przeciwko sobie
command-watch-game = Partia do śledzenia tutaj; zostaw wszystko puste, żeby wybrać z listy
command-watch-x = Albo zobacz, jak gram przeciwko sobie: jak dobrze gram X
command-watch-o = I jak dobrze gram O
command-watch-board = Plansza, na której gram przeciwko sobie
command-unwatch = Przestań śledzić tu partię albo zatrzymaj pokaz
command-unwatch-game = Jej numer; puste pole zatrzymuje wszystko, co jest na twoją prośbę
command-replay = Przejdź skończoną partię ruch po ruchu
command-replay-game = Która partia; puste pole daje wybór z ostatnich
command-history = Pokaż skończone partie, od najnowszej
command-history-member = Czyje partie; puste pole to wszystkich
