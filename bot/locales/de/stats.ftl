### Die Statistik eines Mitglieds.

stats-title =
    { $games ->
        [one] { $name }: 1 Partie
       *[other] { $name }: { $games } Partien
    }
stats-score = { $win } { $won } gewonnen ({ $share } %) · { $draw } { $drawn } unentschieden · { $loss } { $lost } verloren
stats-streak = Gerade **{ $current }** Siege in Folge. Die beste Serie waren **{ $best }**.
stats-best-streak = Beste Serie: **{ $best }** Siege in Folge
stats-opening = Liebster erster Zug: **{ $square }** auf { $board }, in { $games } von { $all } Partien als X
stats-accuracy =
    { $moves ->
        [one] Genauigkeit auf 3x3: **{ $share } %** bei 1 Zug
       *[other] Genauigkeit auf 3x3: **{ $share } %** bei { $moves } Zügen
    }
stats-opponents = Gegner
stats-boards = Bretter
stats-won = S
stats-drawn = U
stats-lost = N
stats-rated = Wertg.
stats-people = Leute
stats-rating = Wertungszahl: **{ $rating }**
stats-you-against = Du gegen { $second }
stats-against = { $first } gegen { $second }
stats-duel = { $win } { $won } gewonnen · { $draw } { $drawn } unentschieden · { $loss } { $lost } verloren
stats-latest =
    { $count ->
        [one] Letzte Partie: { $results }
       *[other] Die letzten { $count }, neueste zuerst: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, 1 Unentschieden
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } Unentschieden
    }
stats-changed = Wertungszahl von { $name }: { $rating } ({ $points })
stats-first-win = 🎉 Der erste Sieg gegen { $bot } für { $name }!
stats-hundred = 🎉 Das war hier Partie Nummer 100 für { $name }.
stats-you-no-duel = Zwischen dir und { $second } gibt es hier noch keine beendete Partie. Mit /play lässt sich das ändern.
stats-no-duel = Zwischen den beiden gibt es hier noch keine beendete Partie. Mit /play lässt sich das ändern.
stats-empty = Du hast hier noch keine Partie beendet. Spiel eine, und deine Statistik beginnt.
stats-empty-member = { $name } hat hier noch keine Partie beendet. Wie wär’s mit einer Herausforderung? /play
stats-member = Dieses Mitglied

stats-button-play = Spielen: { $kind }
stats-button-rating = Wertungszahl
stats-button-openings = Eröffnungen

stats-rating-title = { $name } · { $board }
stats-rating-now =
    { $games ->
        [one] **{ $rating }** nach 1 gewerteten Partie.
       *[other] **{ $rating }** nach { $games } gewerteten Partien, zwischen { $least } und { $most }.
    }
stats-rating-picture =
    { $games ->
        [one] Wertungszahl auf { $board }: { $rating } nach 1 Partie.
       *[other] Wertungszahl auf { $board } nach jeder von { $games } Partien, je ein Punkt: von { $first } bis { $rating }, zwischen { $least } und { $most }.
    }

stats-openings-title =
    { $games ->
        [one] { $name } · { $board }: 1 Partie als X
       *[other] { $name } · { $board }: { $games } Partien als X
    }
stats-openings-move =
    { $games ->
        [one] Feld { $square }: 1 Partie, { $share } % gewonnen
       *[other] Feld { $square }: { $games } Partien, { $share } % gewonnen
    }
stats-openings-key = So liest du das
stats-openings-legend = Die Zahl sagt, wie oft der erste Zug dorthin geht. Der Balken zeigt, wie diese Partien ausgingen: Blau ist gewonnen, Grau unentschieden, Orange verloren.
stats-openings-picture = Erste Züge auf { $board }: { $squares }.
stats-openings-square = { $square } in { $share } % ({ $won } % gewonnen)

stats-are-yours = In DMs zeige ich nur deine eigene Statistik. Für andere nimm /stats auf einem Server.
stats-against-yourself = Niemand spielt gegen sich selbst. Nenn zwei verschiedene Mitglieder.
stats-not-of-bots = Bots haben keine Statistik. Wie du gegen jede meiner Stufen abschneidest, zeigt /stats.
stats-not-rated-yet = Noch keine gewertete Partie. Starte mit /play und beende eine ohne Tipps, dann bekommst du eine Wertungszahl.
stats-no-openings-yet = Hier gibt es noch keine beendete Partie als X. Starte eine mit /play und wähl, wer anfängt.

topic-stats = Statistik
topic-stats-text =
    `/stats` zeigt, was du gewonnen hast, deine Wertungszahl, Serien und Genauigkeit. Nenn ein Mitglied, um dessen Statistik zu sehen.
    Nenn noch eins, um zu sehen, wie die beiden gegeneinander abschneiden.
    „Wertungszahl“ und „Eröffnungen“ zeichnen ein Diagramm. Partien, die vor dem zweiten Zug endeten, zählen nicht.

command-stats = Deine Ergebnisse, Serien und Genauigkeit sehen, oder die eines Mitglieds
command-stats-member = Wessen Statistik; lass es weg für deine
command-stats-against = Wie es gegen dieses Mitglied lief
