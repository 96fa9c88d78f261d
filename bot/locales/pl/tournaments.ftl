### Turnieje.

tournaments-round-robin = Każdy z każdym
tournaments-knockout = System pucharowy
tournaments-bot = Bot (trudny)
tournaments-title = { $form } na { $board }
tournaments-title-round = { $form } na { $board }: { $round }
tournaments-title-won = 🏆 { $player } wygrywa
tournaments-title-over = Nikt nie przyszedł, więc nikt nie wygrywa
tournaments-title-cancelled = Turniej odwołany
tournaments-champion = { $user }, turniej jest twój. Brawo!
tournaments-how =
    { $form ->
        [knockout] Mecz to dwie partie, po jednej każdym znakiem. Przy remisie grane są dwie kolejne, a o tym, kto zaczyna, decyduje los. Jeśli nadal jest remis, dalej przechodzi wyższe rozstawienie.
       *[round_robin] Każdy gra z każdym: dwie partie, po jednej każdym znakiem.
    }
tournaments-hours =
    { $hours ->
        [one] Na każdą rundę jest godzina.
        [few] Na każdą rundę są { $hours } godziny.
        [many] Na każdą rundę jest { $hours } godzin.
       *[other] Na każdą rundę jest { $hours } godziny.
    }
tournaments-open = Naciśnij „Dołącz”, żeby też zagrać. Startuje { $owner } albo moderacja.
tournaments-open-unowned = Naciśnij „Dołącz”, żeby też zagrać. Startuje moderacja.
tournaments-entrants =
    { $count ->
        [0] Nikt jeszcze nie gra. Do startu potrzeba: { $least } (najwyżej { $most }).
        [one] Gra { $names }. Do startu brakuje jeszcze: { $missing } (najwyżej { $most }).
        [few] { $missing ->
            [0] Grają { $count } osoby (najwyżej { $most }): { $names }
           *[other] Grają { $names }. Do startu brakuje jeszcze: { $missing } (najwyżej { $most }).
        }
        [many] { $missing ->
            [0] Gra { $count } osób (najwyżej { $most }): { $names }
           *[other] Grają { $names }. Do startu brakuje jeszcze: { $missing } (najwyżej { $most }).
        }
       *[other] { $missing ->
            [0] Gra { $count } osoby (najwyżej { $most }): { $names }
           *[other] Grają { $names }. Do startu brakuje jeszcze: { $missing } (najwyżej { $most }).
        }
    }
tournaments-deadline = Runda kończy się <t:{ $deadline }:R>.
tournaments-to-round = [Zagraj swój mecz]({ $link })
tournaments-of-players =
    { $count ->
        [one] 1 gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }
tournaments-is-on = Trwające partie toczą się dalej jako zwykłe.
tournaments-unnamed = Nazwy, których obrazek nie pokaże: { $names }
tournaments-moved = Ten turniej jest teraz niżej: { $link }
tournaments-link = Przejdź do niego

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Finał
        [1] Półfinały
       *[other] Runda { $round } z { $rounds }
    }
tournaments-round-how = Dwie partie, do <t:{ $deadline }:f>. Naciśnijcie „Graj”, gdy jesteście tu razem. Jeśli przyjdzie tylko jedna osoba, ona wygrywa.
tournaments-round-over = Ta runda jest skończona.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) pauzuje w tej rundzie
tournaments-rest-on = { $first } ({ $first_seed }) ma wolny los
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, remis: dalej wyższe rozstawienie
tournaments-match-walkover = { $match }, walkowerem
tournaments-match-nobody = { $match }, nikt nie przyszedł
tournaments-match-nobody-on = { $match }, nikt nie przyszedł: dalej wyższe rozstawienie
tournaments-match-time = { $match }, czas minął
tournaments-match-running = { $match }, trwa partia { $game }
tournaments-match-awaited = { $match }. { $player }, naciśnij „Graj”, gdy możesz zacząć.
tournaments-play = Graj: { $first } – { $second }

tournaments-game-on = Partia { $game } trwa. Jej plansza jest { $link }; /board pokaże ją ponownie.

tournaments-next = Następna partia ({ $score })
tournaments-so-far = Ten mecz: { $match }. Następną partię zaczyna { $player }.

tournaments-points = Pkt
tournaments-berger = SB
tournaments-player = Gracz
tournaments-words-table = Tabela, punkty w nawiasach: { $lines }
tournaments-words-bracket = Drabinka: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = Opuść
tournaments-button-start = Rozpocznij
tournaments-button-fill = Uzupełnij botami i zacznij
tournaments-button-cancel = Odwołaj
tournaments-button-again = Jeszcze raz
tournaments-button-quit = Opuść na dobre
tournaments-button-end = Odwołaj turniej

tournaments-ask-leave = Opuścić turniej? Reszta twoich meczów będzie przegrana walkowerem.
tournaments-ask-cancel = Odwołać turniej? Trwające partie potoczą się dalej jako zwykłe.
tournaments-done-leave = Nie ma cię już w turnieju.
tournaments-done-cancel = Turniej jest odwołany.
tournaments-done-join = Grasz. Oznaczę cię, gdy zacznie się pierwsza runda.
tournaments-done-start = Zaczynamy! Teraz pierwsza runda.
tournaments-done-fill = Zaczynamy, z botem na każdym wolnym miejscu. Teraz pierwsza runda.

command-tournament = Zagraj turniej na tym kanale: pucharowy albo każdy z każdym
command-tournament-create = Otwórz turniej na tym kanale
command-tournament-join = Dołącz do turnieju na tym kanale
command-tournament-leave = Opuść turniej na tym kanale
command-tournament-start = Zacznij turniej na tym kanale, jeśli jest twój
command-tournament-fill = Uzupełnij wolne miejsca botami i zacznij, jeśli turniej jest twój
command-tournament-cancel = Odwołaj turniej na tym kanale, jeśli jest twój
command-tournament-show = Pokaż turniej na tym kanale
command-tournament-create-form = Kto przegra, odpada, albo każdy gra z każdym
command-tournament-create-board = Wielkość planszy; liczba po ukośniku mówi, ile w rzędzie wygrywa
command-tournament-create-hours = Ile godzin może trwać runda

tournaments-none-here = Nie ma tu jeszcze turnieju. Użyj /tournament create, żeby go otworzyć.
tournaments-on-here = Na tym kanale jest już turniej. Użyj /tournament show, żeby go zobaczyć.
tournaments-not-here = Turniej potrzebuje kanału na serwerze, na którym mogę pisać. Użyj tam /tournament create.
tournaments-already-joined = Już grasz. Oznaczę cię, gdy zacznie się pierwsza runda.
tournaments-not-joined = Nie ma cię w tym turnieju. Użyj /tournament show, żeby zobaczyć, kto gra.
tournaments-too-late = Ten turniej zaczął się bez ciebie. Użyj /tournament create, gdy się skończy, żeby otworzyć następny.
tournaments-already-started = Ten turniej już się zaczął. Użyj /tournament show, żeby go zobaczyć.
tournaments-full =
    { $most ->
        [one] Ten turniej jest pełny: mieści 1 gracza.
        [few] Ten turniej jest pełny: mieści { $most } graczy.
        [many] Ten turniej jest pełny: mieści { $most } graczy.
       *[other] Ten turniej jest pełny: mieści { $most } gracza.
    }
tournaments-too-few =
    { $least ->
        [one] Do startu potrzeba co najmniej 1 gracza. Poproś kogoś, żeby nacisnął „Dołącz”.
        [few] Do startu potrzeba co najmniej { $least } graczy. Poproś kogoś, żeby nacisnął „Dołącz”.
        [many] Do startu potrzeba co najmniej { $least } graczy. Poproś kogoś, żeby nacisnął „Dołącz”.
       *[other] Do startu potrzeba co najmniej { $least } gracza. Poproś kogoś, żeby nacisnął „Dołącz”.
    }
tournaments-over = Ten turniej jest skończony. Użyj /tournament create, żeby otworzyć następny.
tournaments-not-yours = Może to zrobić tylko { $user } albo ktoś z moderacji.
tournaments-moderators-only = Może to zrobić tylko ktoś z moderacji. Poproś o to.
tournaments-not-your-match = W tym meczu grają { $players }. Użyj /tournament show, żeby znaleźć swój.
tournaments-match-over = Ten mecz jest rozstrzygnięty. Użyj /tournament show, żeby zobaczyć tabelę.
tournaments-not-your-question = To pytanie jest do kogoś innego. Użyj /tournament leave, żeby opuścić turniej.
tournaments-not-understood = Potrzebuję działania (create, join, leave, start, fill, cancel, show), systemu (knockout, round robin), planszy (4x4) albo godzin (1h do 72h).
tournaments-no-help = Ta partia jest częścią meczu, więc radzisz sobie bez pomocy: podpowiedzi dopiero po niej.
tournaments-no-rematch = Ta partia jest częścią meczu: naciśnij „Graj” w wiadomości rundy, żeby zagrać następną. Znajdziesz ją przez /tournament show.

topic-tournaments = Turnieje
topic-tournaments-text =
    `/tournament create` otwiera turniej pucharowy (2 do 32 graczy) albo każdy z każdym (3 do 12) i od razu w nim grasz. Inni naciskają „Dołącz”. Ty albo moderacja naciskacie „Rozpocznij” w ciągu 7 dni; **Uzupełnij botami i zacznij** wstawia mój trudny poziom na wolne miejsca.
    Rozstawienie idzie według rankingu. Mecz to dwie partie, po jednej każdym znakiem: naciśnij „Graj”, a potem **Następna partia** pod planszą. W meczu nie ma podpowiedzi.
    Wygrana to 1 punkt, remis to pół. Przy równych punktach decyduje Sonneborn-Berger: punkty z silnymi graczami liczą się bardziej.
    Zremisowany mecz pucharowy ma jeszcze dwie partie, a o tym, kto zaczyna, decyduje los. Jeśli nadal jest remis, dalej przechodzi wyższe rozstawienie.
    Kto nie przyjdzie, przegrywa walkowerem: gdy minie czas i od waszej ostatniej partii „Graj” naciśnie tylko jedna strona, dostaje ona pozostałe punkty. Naciśnięcie liczy się, jeśli nie grasz tu innej partii. Jeśli nacisną obie strony albo żadna, liczą się dotychczasowe punkty; zremisowany mecz pucharowy wygrywa wyższe rozstawienie.
    `/tournament show` pokazuje turniej ponownie, `/tournament leave` wypisuje cię z niego.
