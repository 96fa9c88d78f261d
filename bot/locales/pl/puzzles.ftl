### Zadania: plansze, na których dobre jest tylko jedno pole.

puzzles-title = Zadanie #{ $number }
puzzles-practice-title = Zadanie treningowe { $number }
puzzles-question =
    { $outcome ->
        [win] Ruch: { $mark }. **Wygrywa tylko jedno pole.** Które?
       *[draw] Ruch: { $mark }. **Remis utrzymuje tylko jedno pole.** Które?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Wczoraj wygrywało tylko **{ $square }**.
           *[other] Wczoraj wygrywało tylko **{ $square }**; poprawne odpowiedzi: { $solved } z { $answered }.
        }
       *[draw] { $answered ->
            [0] Wczoraj remis utrzymywało tylko **{ $square }**.
           *[other] Wczoraj remis utrzymywało tylko **{ $square }**; poprawne odpowiedzi: { $solved } z { $answered }.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Codziennie po północy { $zone } pojawi się tu nowe zadanie. Użyj /puzzle stop, żeby to zakończyć.
       *[other] Codziennie po { $hour }:00 { $zone } pojawi się tu nowe zadanie. Użyj /puzzle stop, żeby to zakończyć.
    }
puzzles-stopped = Zadanie dnia nie będzie się tu już pojawiać. Użyj /puzzle here, żeby zacząć od nowa.
puzzles-public = Naciśnij pole: masz trzy próby i tylko ty widzisz, jak ci idzie.
puzzles-tries =
    { $left ->
        [1] Została jedna próba, żeby utrzymać serię.
        [2] Zostały dwie próby, żeby utrzymać serię. Do rankingu liczy się tylko pierwsza.
       *[3] Masz trzy próby, a do rankingu liczy się pierwsza.
    }
puzzles-practice-of = **{ $user }**, tylko ty zobaczysz, jak ci poszło. Kto inny naciśnie pole, dostanie własne zadanie.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Twój ranking zadań: **{ $rating }?**, na razie szacunkowy.
           *[other] Twój ranking zadań: **{ $rating }?** ({ $points }), na razie szacunkowy.
        }
       *[False] { $points ->
            [none] Twój ranking zadań: **{ $rating }**.
           *[other] Twój ranking zadań: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Rozwiązane
puzzles-wrong = Tym razem nie
puzzles-answered = Dzisiejsze zadanie masz już za sobą. Następne pojawi się o północy { $zone }.
puzzles-shared-now = Jesteś na liście tego kanału.
puzzles-ten-days = Dziesięć dni z rzędu: pierwszy raz w twojej historii. Do jutra.
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** to jedyne pole, które wygrywa.
       *[draw] { $sign } **{ $square }** to jedyne pole, które utrzymuje remis.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** daje tylko remis.
       *[False] { $sign } **{ $square }** przegrywa.
    }
puzzles-others-lose = Każde inne pole przegrywa.
puzzles-completes = Zapełnia linię, a to od razu przegrywa.
puzzles-line = Jak wygrywa { $mark }: { $moves }
puzzles-streak =
    { $days ->
        [0] Twoja najlepsza seria: { $best ->
            [one] 1 dzień
            [few] { $best } dni
            [many] { $best } dni
           *[other] { $best } dnia
        }.
        [one] 🔥 Seria: **1 dzień** (najlepsza: { $best }).
        [few] 🔥 Seria: **{ $days } dni** (najlepsza: { $best }).
        [many] 🔥 Seria: **{ $days } dni** (najlepsza: { $best }).
       *[other] 🔥 Seria: **{ $days } dnia** (najlepsza: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Dziś nikt nie próbował przed tobą.
       *[other] Dobre odpowiedzi dzisiaj: { $solved } z { $answered }.
    }
puzzles-over =
    { $outcome ->
        [win] Zadanie #{ $number } już za nami: wygrywało tylko **{ $square }**.
       *[draw] Zadanie #{ $number } już za nami: remis utrzymywało tylko **{ $square }**.
    }
puzzles-practice-over = To zadanie ma już twoją odpowiedź. Naciśnij „Następne”, jeśli chcesz kolejne.
puzzles-list = **Kółko i krzyżyk #{ $number }**
puzzles-others =
    { $count ->
        [one] 1 inna osoba
        [few] { $count } inne osoby
        [many] { $count } innych osób
       *[other] { $count } innej osoby
    }

puzzles-button-solve = Rozwiąż
puzzles-button-share = Udostępnij
puzzles-button-practice = Trening
puzzles-button-next = Następne
puzzles-button-today = Zadanie dnia

puzzles-not-out = Tego zadania jeszcze nie ma. Użyj /puzzle, żeby dostać dzisiejsze.
puzzles-not-answered = To zadanie nie jest jeszcze skończone, więc nie ma czego udostępniać. Użyj /puzzle, żeby dostać dzisiejsze.
puzzles-shared = Twój wynik już tu jest.
puzzles-managers-only = Mogą to zrobić tylko osoby, które zarządzają tym serwerem. Użyj /puzzle, żeby dostać dzisiejsze.
puzzles-servers-only = Zadanie dnia mogę publikować tylko na serwerach. Użyj /puzzle, żeby dostać dzisiejsze tutaj.
puzzles-cannot-post = Nie mogę tu publikować zadania. Użyj /puzzle here na kanale, na którym ty i ja możemy czytać i wysyłać wiadomości.
puzzles-not-posted = Nie publikuję zadania dnia na tym serwerze. Użyj /puzzle here na kanale, żeby zacząć.
puzzles-no-such-hour = Godzina to liczba od 0 do 23, w strefie czasowej serwera. Spróbuj /puzzle here z 18.
puzzles-no-such-action = Tego nie rozumiem. Spróbuj /puzzle z today, practice, here albo stop.

topic-puzzles = Zadania
topic-puzzles-text =
    `/puzzle` pokazuje zadanie dnia, dla wszystkich to samo: znajdź jedyne pole, które wygrywa albo utrzymuje remis.
    Masz trzy próby: 🟩 dobrze, 🟨 tylko remis, 🟥 przegrana. **Udostępnij** dopisuje twoje do listy na kanale, bez pól. Rozwiązuj jedno dziennie, żeby nie przerwać serii.
    Do rankingu zadań liczy się tylko pierwsza próba, a trening w jednej czwartej. Ranking zmienia się najwyżej o 60 punktów dziennie, a przed piątym zadaniem jest szacunkowy (`?`).
    `/puzzle practice` daje ci więcej, ile tylko chcesz.
    Jeśli zarządzasz serwerem, `/puzzle here` publikuje zadanie na kanale codziennie o wybranej godzinie, a `/puzzle stop` to kończy.

command-puzzle = Rozwiąż zadanie dnia albo poćwicz na innych
command-puzzle-today = Rozwiąż zadanie dnia (widzisz je tylko ty)
command-puzzle-practice = Rozwiązuj jedno zadanie po drugim (widzisz je tylko ty)
command-puzzle-here = Publikuj zadanie na tym kanale codziennie (dla zarządzających serwerem)
command-puzzle-here-hour = O której godzinie, 0–23, w strefie czasowej serwera
command-puzzle-stop = Przestań publikować codzienne zadanie (dla zarządzających serwerem)
