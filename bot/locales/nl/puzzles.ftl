### Puzzels: een bord waarop maar één vakje goed is.

puzzles-title = Puzzel #{ $number }
puzzles-practice-title = Oefenpuzzel { $number }
puzzles-question =
    { $outcome ->
        [win] { $mark } aan zet: **maar één vakje wint.** Welk?
       *[draw] { $mark } aan zet: **maar één vakje houdt gelijkspel.** Welk?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Gisteren: **{ $square }** was het enige vakje dat won.
           *[other] Gisteren: **{ $square }** was het enige vakje dat won; gevonden door { $solved } van de { $answered }.
        }
       *[draw] { $answered ->
            [0] Gisteren: **{ $square }** was het enige vakje dat gelijk hield.
           *[other] Gisteren: **{ $square }** was het enige vakje dat gelijk hield; gevonden door { $solved } van de { $answered }.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Ik plaats hier elke dag na middernacht { $zone } een nieuwe puzzel. Stoppen kan met /puzzle stop.
       *[other] Ik plaats hier elke dag na { $hour }:00 { $zone } een nieuwe puzzel. Stoppen kan met /puzzle stop.
    }
puzzles-stopped = Ik plaats de dagelijkse puzzel hier niet meer. Opnieuw beginnen kan met /puzzle here.
puzzles-public = Druk op een vakje: je hebt drie pogingen, en alleen jij ziet hoe ze aflopen.
puzzles-tries =
    { $left ->
        [1] Nog één poging voor je reeks.
        [2] Nog twee pogingen voor je reeks. Voor je rating telt alleen de eerste.
       *[3] Je hebt drie pogingen, en voor je rating telt de eerste.
    }
puzzles-practice-of = **{ $user }**, alleen jij ziet hoe het afloopt. Wie anders drukt, krijgt een eigen puzzel.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Je puzzelrating: **{ $rating }?**, nog een schatting.
           *[other] Je puzzelrating: **{ $rating }?** ({ $points }), nog een schatting.
        }
       *[False] { $points ->
            [none] Je puzzelrating: **{ $rating }**.
           *[other] Je puzzelrating: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Opgelost
puzzles-wrong = Deze keer niet
puzzles-answered = De puzzel van vandaag heb je al beantwoord. De volgende komt om middernacht { $zone }.
puzzles-shared-now = Staat nu op de lijst in dit kanaal.
puzzles-ten-days = Tien dagen op rij: dat is voor jou de eerste keer. Tot morgen.
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** is het enige vakje dat wint.
       *[draw] { $sign } **{ $square }** is het enige vakje dat gelijk houdt.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** geeft maar gelijkspel.
       *[False] { $sign } **{ $square }** verliest.
    }
puzzles-others-lose = Elk ander vakje verliest.
puzzles-completes = Dat maakt een rij vol, en verliest meteen.
puzzles-line = Zo wint { $mark }: { $moves }
puzzles-streak =
    { $days ->
        [0] Je beste reeks: { $best ->
            [one] 1 dag
           *[other] { $best } dagen
        }.
        [one] 🔥 Reeks: **1 dag** (beste: { $best }).
       *[other] 🔥 Reeks: **{ $days } dagen** (beste: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Je bent vandaag de eerste.
       *[other] Vandaag opgelost door { $solved } van de { $answered }.
    }
puzzles-over =
    { $outcome ->
        [win] Puzzel #{ $number } is voorbij: **{ $square }** was het enige vakje dat won.
       *[draw] Puzzel #{ $number } is voorbij: **{ $square }** was het enige vakje dat gelijk hield.
    }
puzzles-practice-over = Die heb je al beantwoord. Druk op “Volgende” voor een nieuwe.
puzzles-list = **Boter, kaas en eieren #{ $number }**
puzzles-others =
    { $count ->
        [one] nog 1
       *[other] nog { $count }
    }

puzzles-button-solve = Oplossen
puzzles-button-share = Delen
puzzles-button-practice = Oefenen
puzzles-button-next = Volgende
puzzles-button-today = Puzzel van vandaag

puzzles-not-out = Die puzzel is er nog niet. Die van vandaag vind je met /puzzle.
puzzles-not-answered = Je bent nog niet klaar met die puzzel, dus er valt nog niets te delen. Die van vandaag vind je met /puzzle.
puzzles-shared = Dat heb je hier al gedeeld.
puzzles-managers-only = Dat kunnen alleen leden die deze server mogen beheren. De puzzel van vandaag vind je met /puzzle.
puzzles-servers-only = De dagelijkse puzzel kan ik alleen op servers plaatsen. Die van vandaag krijg je hier met /puzzle.
puzzles-cannot-post = Ik kan de puzzel hier niet plaatsen. Gebruik /puzzle here in een kanaal waar we allebei kunnen lezen en schrijven.
puzzles-not-posted = Ik plaats de dagelijkse puzzel niet op deze server. Gebruik /puzzle here in een kanaal om te beginnen.
puzzles-no-such-hour = Een uur is een getal van 0 tot en met 23, in de tijdzone van de server. Probeer /puzzle here met 18.
puzzles-no-such-action = Dat snapte ik niet. Probeer /puzzle met today, practice, here of stop.

topic-puzzles = Puzzels
topic-puzzles-text =
    `/puzzle` toont de puzzel van de dag, voor iedereen dezelfde: vind het enige vakje dat wint, of gelijk houdt.
    Je hebt drie pogingen: 🟩 is goed, 🟨 geeft maar gelijkspel, 🟥 verliest. **Delen** zet die van jou op een lijst in het kanaal, zonder de vakjes. Los er elke dag een op om je reeks te houden.
    Alleen je eerste poging telt voor je puzzelrating, en oefenen telt voor een kwart. De rating verandert hoogstens 60 punten per dag, en vóór je vijfde puzzel is het een schatting (`?`).
    `/puzzle practice` geeft je er meer, zoveel je wilt.
    Als je een server beheert, plaatst `/puzzle here` de puzzel elke dag in een kanaal, op het uur dat jij kiest, en stopt `/puzzle stop` dat weer.

command-puzzle = Los de puzzel van de dag op, of oefen met andere
command-puzzle-today = Los de puzzel van de dag op (alleen jij ziet die)
command-puzzle-practice = Los de ene puzzel na de andere op (alleen jij ziet ze)
command-puzzle-here = Plaats de puzzel elke dag in dit kanaal (voor wie de server beheert)
command-puzzle-here-hour = Op welk uur, 0 tot en met 23, in de tijdzone van de server
command-puzzle-stop = Stop met elke dag de puzzel plaatsen (voor wie de server beheert)
