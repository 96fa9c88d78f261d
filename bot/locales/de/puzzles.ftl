### Rätsel: ein Brett, auf dem nur ein einziges Feld richtig ist.

puzzles-title = Rätsel #{ $number }
puzzles-practice-title = Übungsrätsel { $number }
puzzles-question =
    { $outcome ->
        [win] { $mark } am Zug: **Nur ein Feld gewinnt.** Welches?
       *[draw] { $mark } am Zug: **Nur ein Feld hält das Unentschieden.** Welches?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Gestern: Nur **{ $square }** hat gewonnen.
           *[other] Gestern: Nur **{ $square }** hat gewonnen; gefunden: { $solved } von { $answered }.
        }
       *[draw] { $answered ->
            [0] Gestern: Nur **{ $square }** hat das Unentschieden gehalten.
           *[other] Gestern: Nur **{ $square }** hat das Unentschieden gehalten; gefunden: { $solved } von { $answered }.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Ich poste hier jeden Tag nach Mitternacht { $zone } ein neues Rätsel. Mit /puzzle stop hört das auf.
       *[other] Ich poste hier jeden Tag nach { $hour }:00 { $zone } ein neues Rätsel. Mit /puzzle stop hört das auf.
    }
puzzles-stopped = Das tägliche Rätsel poste ich hier nicht mehr. Mit /puzzle here geht es wieder los.
puzzles-public = Drück ein Feld: Du hast drei Versuche, und nur du siehst, wie sie ausgehen.
puzzles-tries =
    { $left ->
        [1] Noch ein Versuch für deine Serie.
        [2] Noch zwei Versuche für deine Serie. Für deine Wertungszahl zählt nur der erste.
       *[3] Du hast drei Versuche, und für deine Wertungszahl zählt der erste.
    }
puzzles-practice-of = **{ $user }**, nur du siehst, wie es ausgeht. Wer sonst drückt, bekommt ein eigenes Rätsel.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Deine Rätsel-Wertungszahl: **{ $rating }?**, noch geschätzt.
           *[other] Deine Rätsel-Wertungszahl: **{ $rating }?** ({ $points }), noch geschätzt.
        }
       *[False] { $points ->
            [none] Deine Rätsel-Wertungszahl: **{ $rating }**.
           *[other] Deine Rätsel-Wertungszahl: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Gelöst
puzzles-wrong = Diesmal nicht
puzzles-answered = Das heutige Rätsel hast du schon beantwortet. Das nächste kommt um Mitternacht { $zone }.
puzzles-shared-now = Steht jetzt auf der Liste in diesem Kanal.
puzzles-ten-days = Zehn Tage in Folge: Das schaffst du zum ersten Mal. Bis morgen.
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** ist das einzige Feld, das gewinnt.
       *[draw] { $sign } **{ $square }** ist das einzige Feld, das das Unentschieden hält.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** bringt nur ein Unentschieden.
       *[False] { $sign } **{ $square }** verliert.
    }
puzzles-others-lose = Jedes andere Feld verliert.
puzzles-completes = Das füllt eine Reihe und verliert sofort.
puzzles-line = So gewinnt { $mark }: { $moves }
puzzles-streak =
    { $days ->
        [0] Deine beste Serie: { $best ->
            [one] 1 Tag
           *[other] { $best } Tage
        }.
        [one] 🔥 Serie: **1 Tag** (beste: { $best }).
       *[other] 🔥 Serie: **{ $days } Tage** (beste: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Du machst heute den Anfang.
       *[other] Heute gelöst: { $solved } von { $answered }.
    }
puzzles-over =
    { $outcome ->
        [win] Rätsel #{ $number } ist vorbei: Nur **{ $square }** hat gewonnen.
       *[draw] Rätsel #{ $number } ist vorbei: Nur **{ $square }** hat das Unentschieden gehalten.
    }
puzzles-practice-over = Das hast du schon beantwortet. Drück „Nächstes“ für ein neues.
puzzles-list = **Tic-Tac-Toe #{ $number }**
puzzles-others =
    { $count ->
        [one] 1 weitere Person
       *[other] { $count } weitere
    }

puzzles-button-solve = Lösen
puzzles-button-share = Teilen
puzzles-button-practice = Üben
puzzles-button-next = Nächstes
puzzles-button-today = Rätsel des Tages

puzzles-not-out = Dieses Rätsel gibt es noch nicht. Das heutige zeigt dir /puzzle.
puzzles-not-answered = Mit diesem Rätsel bist du noch nicht fertig, also gibt es nichts zu teilen. Das heutige zeigt dir /puzzle.
puzzles-shared = Das hast du hier schon geteilt.
puzzles-managers-only = Das können nur Mitglieder, die diesen Server verwalten dürfen. Das heutige Rätsel zeigt dir /puzzle.
puzzles-servers-only = Das tägliche Rätsel kann ich nur auf Servern posten. Das heutige bekommst du hier mit /puzzle.
puzzles-cannot-post = Hier kann ich das Rätsel nicht posten. Nimm /puzzle here in einem Kanal, in dem wir beide lesen und schreiben können.
puzzles-not-posted = Auf diesem Server poste ich das tägliche Rätsel nicht. Nimm /puzzle here in einem Kanal, um loszulegen.
puzzles-no-such-hour = Eine Stunde ist eine Zahl von 0 bis 23, in der Zeitzone des Servers. Versuch /puzzle here mit 18.
puzzles-no-such-action = Das habe ich nicht verstanden. Versuch /puzzle mit today, practice, here oder stop.

topic-puzzles = Rätsel
topic-puzzles-text =
    `/puzzle` zeigt das Rätsel des Tages, für alle dasselbe: Finde das einzige Feld, das gewinnt oder das Unentschieden hält.
    Du hast drei Versuche: 🟩 ist richtig, 🟨 nur unentschieden, 🟥 verliert. **Teilen** setzt deine auf eine Liste im Kanal, ohne die Felder. Löse jeden Tag eins, damit deine Serie hält.
    Für deine Rätsel-Wertungszahl zählt nur der erste Versuch; Üben zählt ein Viertel. Sie ändert sich um höchstens 60 Punkte am Tag, und vor deinem fünften Rätsel ist sie geschätzt (`?`).
    `/puzzle practice` gibt dir mehr davon, so viele du willst.
    Wenn du einen Server verwaltest: `/puzzle here` postet das Rätsel jeden Tag zu einer Stunde deiner Wahl in einem Kanal, und mit `/puzzle stop` hört das auf.

command-puzzle = Das Rätsel des Tages lösen, oder an anderen üben
command-puzzle-today = Das Rätsel des Tages lösen (nur du siehst es)
command-puzzle-practice = Ein Rätsel nach dem anderen lösen (nur du siehst sie)
command-puzzle-here = Das Rätsel jeden Tag in diesem Kanal posten (wenn du den Server verwaltest)
command-puzzle-here-hour = Zu welcher Stunde, 0 bis 23, in der Zeitzone des Servers
command-puzzle-stop = Das Rätsel nicht mehr jeden Tag posten (wenn du den Server verwaltest)
