### De statistieken van een lid.

stats-title =
    { $games ->
        [one] { $name }: 1 partij
       *[other] { $name }: { $games } partijen
    }
stats-score = { $win } { $won } gewonnen ({ $share }%) · { $draw } { $drawn } gelijk · { $loss } { $lost } verloren
stats-streak = Nu **{ $current }** keer winst op rij. De beste reeks was **{ $best }**.
stats-best-streak = Beste reeks: **{ $best }** keer winst op rij
stats-opening = Favoriete eerste zet: **{ $square }** op { $board }, in { $games } van de { $all } partijen als X
stats-accuracy =
    { $moves ->
        [one] Nauwkeurigheid op 3x3: **{ $share }%** van 1 zet
       *[other] Nauwkeurigheid op 3x3: **{ $share }%** van { $moves } zetten
    }
stats-opponents = Tegenstanders
stats-boards = Borden
stats-won = W
stats-drawn = G
stats-lost = V
stats-rated = rating
stats-people = mensen
stats-rating = Rating: **{ $rating }**
stats-you-against = Jij tegen { $second }
stats-against = { $first } tegen { $second }
stats-duel = { $win } { $won } gewonnen · { $draw } { $drawn } gelijk · { $loss } { $lost } verloren
stats-latest =
    { $count ->
        [one] Laatste partij: { $results }
       *[other] Laatste { $count }, nieuwste eerst: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, 1 gelijkspel
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } keer gelijkspel
    }
stats-changed = Rating van { $name }: { $rating } ({ $points })
stats-first-win = 🎉 De eerste winst van { $name } op { $bot }!
stats-hundred = 🎉 Dat was hier partij nummer 100 van { $name }.
stats-you-no-duel = Jij en { $second } hebben hier nog geen partij afgemaakt. Verander dat met /play.
stats-no-duel = Deze twee hebben hier nog geen partij afgemaakt. Verander dat met /play.
stats-empty = Je hebt hier nog geen partij afgemaakt. Speel er een, en je statistieken beginnen.
stats-empty-member = { $name } heeft hier nog geen partij afgemaakt. Uitdagen kan met /play.
stats-member = Dit lid

stats-button-play = Spelen: { $kind }
stats-button-rating = Rating
stats-button-openings = Openingen

stats-rating-title = { $name } op { $board }
stats-rating-now =
    { $games ->
        [one] **{ $rating }** na 1 partij met rating.
       *[other] **{ $rating }** na { $games } partijen met rating, tussen { $least } en { $most }.
    }
stats-rating-picture =
    { $games ->
        [one] Rating op { $board }: { $rating } na 1 partij.
       *[other] Rating op { $board } na elk van { $games } partijen, telkens een punt: van { $first } tot { $rating }, tussen { $least } en { $most }.
    }

stats-openings-title =
    { $games ->
        [one] { $name } op { $board }: 1 partij als X
       *[other] { $name } op { $board }: { $games } partijen als X
    }
stats-openings-move =
    { $games ->
        [one] Vakje { $square }: 1 partij, { $share }% gewonnen
       *[other] Vakje { $square }: { $games } partijen, { $share }% gewonnen
    }
stats-openings-key = Zo lees je het
stats-openings-legend = Het getal is hoe vaak de eerste zet daarheen gaat. De balk is hoe die partijen afliepen: blauw gewonnen, grijs gelijk, oranje verloren.
stats-openings-picture = Eerste zetten op { $board }: { $squares }.
stats-openings-square = { $square } in { $share }% ({ $won }% gewonnen)

stats-are-yours = In DM’s toon ik alleen je eigen statistieken. Gebruik /stats op een server voor die van een ander.
stats-against-yourself = Niemand speelt tegen zichzelf. Noem twee verschillende leden.
stats-not-of-bots = Bots hebben geen statistieken. Hoe jij het tegen elk van mijn niveaus doet, zie je met /stats.
stats-not-rated-yet = Nog geen partij met rating. Begin met /play en maak er een af zonder hints, dan krijg je een rating.
stats-no-openings-yet = Hier nog geen afgelopen partij als X. Start er een met /play en kies wie er begint.

topic-stats = Statistieken
topic-stats-text =
    `/stats` toont wat je hebt gewonnen, je rating, reeksen en nauwkeurigheid. Noem een lid voor de statistieken van dat lid.
    Noem nog een lid om te zien hoe die twee het tegen elkaar deden.
    “Rating” en “Openingen” tekenen een grafiek. Partijen die voor de tweede zet eindigden, tellen niet.

command-stats = Bekijk je uitslagen, reeksen en nauwkeurigheid, of die van een lid
command-stats-member = Van wie; laat weg voor die van jou
command-stats-against = Hoe het tegen dit lid ging
