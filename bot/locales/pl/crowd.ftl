### Partia, w którą cały kanał gra razem przeciwko botowi, głosując.

crowd-button-square =
    { $count ->
        [one] { $square }, wolne, 1 głos
        [few] { $square }, wolne, { $count } głosy
        [many] { $square }, wolne, { $count } głosów
       *[other] { $square }, wolne, { $count } głosu
    }
crowd-how = Głosuj, naciskając pole; wygrywa najwięcej głosów. Przy równej liczbie decyduje los.
crowd-waits =
    Głosowanie kończy się { $seconds ->
        [one] 1 sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    } po pierwszym głosie albo gdy zagłosują wszyscy z poprzedniego.
crowd-lead =
    Głosy do tej pory: **{ $count }**. { $leaders ->
        [one] Prowadzi { $squares }, głosy: { $most }.
        [few] Prowadzą { $squares }, głosy na każde: { $most }.
        [many] Prowadzą { $squares }, głosy na każde: { $most }.
       *[other] Prowadzą { $squares }, głosy na każde: { $most }.
    }
crowd-clock = Głosowanie kończy się <t:{ $deadline }:R>. Naciśnij inne pole, żeby zmienić swój głos.
topic-play-crowd = Z `crowd` wszyscy na tym kanale głosują nad każdym ruchem przeciwko mnie.
crowd-about = Na prośbę: { $owner }.
crowd-unwatch = Na prośbę: { $owner }. Żeby ją zatrzymać, użyj /unwatch { $game }.
crowd-voted =
    { $count ->
        [one] Głosowała 1 osoba.
        [few] Głosowały { $count } osoby.
        [many] Głosowało { $count } osób.
       *[other] Głosowało { $count } osoby.
    }
crowd-record = Kanał: wygrane { $won }, remisy { $drawn }, przegrane { $lost }.
crowd-button-again = Zagraj jeszcze raz
crowd-button-close = Zagraj teraz

crowd-running = Ten kanał gra już partię { $game_id }. Użyj /board, żeby ją zobaczyć i zagłosować.
crowd-same-vote = Twój głos jest już na { $cell }. Naciśnij inne pole, żeby go zmienić.
crowd-not-yours = Tylko { $user } może zamknąć głosowanie wcześniej. Samo też się zamknie.
crowd-no-votes = Nikt jeszcze nie głosował. Najpierw naciśnij pole.
crowd-not-votable = Kanał nie może grać w { $word } przez głosowanie. Wybierz inną planszę albo inne zasady.
