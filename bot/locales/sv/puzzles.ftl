### Kluringar: en spelplan där bara en ruta är rätt.

puzzles-title = Kluring #{ $number }
puzzles-practice-title = Övningskluring { $number }
puzzles-question =
    { $outcome ->
        [win] { $mark } vid draget: **bara en ruta vinner.** Vilken?
       *[draw] { $mark } vid draget: **bara en ruta håller oavgjort.** Vilken?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] I går: **{ $square }** var enda rutan som vann.
           *[other] I går: **{ $square }** var enda rutan som vann; { $solved } av { $answered } hittade den.
        }
       *[draw] { $answered ->
            [0] I går: **{ $square }** var enda rutan som höll oavgjort.
           *[other] I går: **{ $square }** var enda rutan som höll oavgjort; { $solved } av { $answered } hittade den.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Jag lägger upp en ny kluring här varje dag efter midnatt { $zone }. Avsluta det med /puzzle stop.
       *[other] Jag lägger upp en ny kluring här varje dag efter { $hour }:00 { $zone }. Avsluta det med /puzzle stop.
    }
puzzles-stopped = Jag lägger inte upp dagens kluring här längre. Börja igen med /puzzle here.
puzzles-public = Tryck på en ruta: du har tre försök, och bara du ser hur de går.
puzzles-tries =
    { $left ->
        [1] Ett försök kvar för din svit.
        [2] Två försök kvar för din svit. För din rating räknas bara det första.
       *[3] Du har tre försök, och för din rating räknas det första.
    }
puzzles-practice-of = **{ $user }**, bara du ser hur det går. Trycker någon annan får den en egen kluring.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Din kluringsrating: **{ $rating }?**, än så länge en gissning.
           *[other] Din kluringsrating: **{ $rating }?** ({ $points }), än så länge en gissning.
        }
       *[False] { $points ->
            [none] Din kluringsrating: **{ $rating }**.
           *[other] Din kluringsrating: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Löst
puzzles-wrong = Inte den här gången
puzzles-answered = Du har redan svarat på dagens kluring. Nästa kommer vid midnatt { $zone }.
puzzles-shared-now = Nu står du på listan i den här kanalen.
puzzles-ten-days = Tio dagar i rad: det är första gången för dig. Vi ses i morgon.
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** är enda rutan som vinner.
       *[draw] { $sign } **{ $square }** är enda rutan som håller oavgjort.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** ger bara oavgjort.
       *[False] { $sign } **{ $square }** förlorar.
    }
puzzles-others-lose = Alla andra rutor förlorar.
puzzles-completes = Den fyller en rad, och det förlorar direkt.
puzzles-line = Så vinner { $mark }: { $moves }
puzzles-streak =
    { $days ->
        [0] Din bästa svit: { $best ->
            [one] 1 dag
           *[other] { $best } dagar
        }.
        [one] 🔥 Svit: **1 dag** (bäst: { $best }).
       *[other] 🔥 Svit: **{ $days } dagar** (bäst: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Du är först ut i dag.
       *[other] { $solved } av { $answered } har löst den i dag.
    }
puzzles-over =
    { $outcome ->
        [win] Kluring #{ $number } är slut: **{ $square }** var enda rutan som vann.
       *[draw] Kluring #{ $number } är slut: **{ $square }** var enda rutan som höll oavgjort.
    }
puzzles-practice-over = Den har du redan svarat på. Tryck på Nästa för en ny.
puzzles-list = **Tre i rad #{ $number }**
puzzles-others =
    { $count ->
        [one] 1 till
       *[other] { $count } till
    }

puzzles-button-solve = Lös
puzzles-button-share = Dela
puzzles-button-practice = Öva
puzzles-button-next = Nästa
puzzles-button-today = Dagens kluring

puzzles-not-out = Den kluringen har inte kommit än. Dagens finns i /puzzle.
puzzles-not-answered = Du är inte klar med den kluringen, så det finns inget att dela än. Dagens finns i /puzzle.
puzzles-shared = Den har du redan delat här.
puzzles-managers-only = Det kan bara medlemmar som får hantera servern. Dagens kluring finns i /puzzle.
puzzles-servers-only = Jag kan bara lägga upp dagens kluring på servrar. Här får du den med /puzzle.
puzzles-cannot-post = Jag kan inte lägga upp kluringen här. Använd /puzzle here i en kanal där vi båda kan läsa och skriva.
puzzles-not-posted = Jag lägger inte upp dagens kluring på den här servern. Använd /puzzle here i en kanal för att börja.
puzzles-no-such-hour = En timme är ett tal från 0 till 23, i serverns tidszon. Prova /puzzle here med 18.
puzzles-no-such-action = Det där förstod jag inte. Prova /puzzle med today, practice, here eller stop.

topic-puzzles = Kluringar
topic-puzzles-text =
    `/puzzle` visar dagens kluring, samma för alla: hitta den enda rutan som vinner, eller håller oavgjort.
    Du har tre försök: 🟩 är rätt, 🟨 ger bara oavgjort, 🟥 förlorar. **Dela** sätter dina på en lista i kanalen, utan rutorna. Lös en varje dag för att hålla sviten vid liv.
    Bara ditt första försök räknas för din kluringsrating, och övning räknas till en fjärdedel. Den ändras med högst 60 poäng om dagen, och före din femte kluring är den en gissning (`?`).
    `/puzzle practice` ger dig fler, så många du vill.
    Om du hanterar en server lägger `/puzzle here` upp kluringen i en kanal varje dag, vid den timme du väljer, och `/puzzle stop` avslutar det.

command-puzzle = Lös dagens kluring, eller öva på andra
command-puzzle-today = Lös dagens kluring (bara du ser den)
command-puzzle-practice = Lös den ena kluringen efter den andra (bara du ser dem)
command-puzzle-here = Lägg upp kluringen i den här kanalen varje dag (för den som hanterar servern)
command-puzzle-here-hour = Vid vilken timme, 0 till 23, i serverns tidszon
command-puzzle-stop = Sluta lägga upp kluringen varje dag (för den som hanterar servern)
