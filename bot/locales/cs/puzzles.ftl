### Úlohy: plochy, na kterých je správné jen jedno pole.

puzzles-title = Úloha #{ $number }
puzzles-practice-title = Cvičná úloha { $number }
puzzles-question =
    { $outcome ->
        [win] Na tahu: { $mark }. **Vyhrává jen jedno pole.** Které?
       *[draw] Na tahu: { $mark }. **Remízu drží jen jedno pole.** Které?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Včera vyhrávalo jen **{ $square }**.
           *[other] Včera vyhrávalo jen **{ $square }**; správné odpovědi: { $solved } z { $answered }.
        }
       *[draw] { $answered ->
            [0] Včera drželo remízu jen **{ $square }**.
           *[other] Včera drželo remízu jen **{ $square }**; správné odpovědi: { $solved } z { $answered }.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Každý den po půlnoci { $zone } sem dám novou úlohu. Ukončíš to přes /puzzle stop.
       *[other] Každý den po { $hour }:00 { $zone } sem dám novou úlohu. Ukončíš to přes /puzzle stop.
    }
puzzles-stopped = Denní úlohu sem už dávat nebudu. Znovu začneš přes /puzzle here.
puzzles-public = Stiskni pole: máš tři pokusy a jen ty vidíš, jak dopadnou.
puzzles-tries =
    { $left ->
        [1] K udržení série zbývá jeden pokus.
        [2] K udržení série zbývají dva pokusy. Do ratingu se počítá jen první.
       *[3] Máš tři pokusy a do ratingu se počítá první.
    }
puzzles-practice-of = **{ $user }**, jen ty uvidíš, jak to dopadne. Kdo další stiskne pole, dostane vlastní úlohu.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Tvůj rating úloh: **{ $rating }?**, zatím jen odhad.
           *[other] Tvůj rating úloh: **{ $rating }?** ({ $points }), zatím jen odhad.
        }
       *[False] { $points ->
            [none] Tvůj rating úloh: **{ $rating }**.
           *[other] Tvůj rating úloh: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Vyřešeno
puzzles-wrong = Tentokrát ne
puzzles-answered = Dnešní úlohu už máš za sebou. Další přijde o půlnoci { $zone }.
puzzles-shared-now = Je to na seznamu tohoto kanálu.
puzzles-ten-days = Deset dní v řadě: to se ti daří poprvé. Uvidíme se zítra.
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** je jediné pole, které vyhrává.
       *[draw] { $sign } **{ $square }** je jediné pole, které drží remízu.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** jen remizuje.
       *[False] { $sign } **{ $square }** prohrává.
    }
puzzles-others-lose = Každé jiné pole prohrává.
puzzles-completes = Dokončuje řadu, a to hned prohrává.
puzzles-line = Jak vyhrává { $mark }: { $moves }
puzzles-streak =
    { $days ->
        [0] Tvoje nejlepší série: { $best ->
            [one] 1 den
            [few] { $best } dny
           *[other] { $best } dní
        }.
        [one] 🔥 Série: **1 den** (nejlepší: { $best }).
        [few] 🔥 Série: **{ $days } dny** (nejlepší: { $best }).
       *[other] 🔥 Série: **{ $days } dní** (nejlepší: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Dnes to zatím zkoušíš jen ty.
       *[other] Správné odpovědi dnes: { $solved } z { $answered }.
    }
puzzles-over =
    { $outcome ->
        [win] Úloha #{ $number } skončila: vyhrávalo jen **{ $square }**.
       *[draw] Úloha #{ $number } skončila: remízu drželo jen **{ $square }**.
    }
puzzles-practice-over = Tahle úloha už tvou odpověď má. Další dostaneš přes „Další“.
puzzles-list = **Piškvorky #{ $number }**
puzzles-others =
    { $count ->
        [one] 1 další
        [few] { $count } další
       *[other] { $count } dalších
    }

puzzles-button-solve = Vyřešit
puzzles-button-share = Sdílet
puzzles-button-practice = Cvičit
puzzles-button-next = Další
puzzles-button-today = Dnešní úloha

puzzles-not-out = Ta úloha ještě nevyšla. Dnešní dostaneš přes /puzzle.
puzzles-not-answered = Ta úloha ještě není hotová, takže není co sdílet. Dnešní dostaneš přes /puzzle.
puzzles-shared = Tvůj výsledek už tu je.
puzzles-managers-only = To můžou jen ti, kdo smí spravovat tenhle server. Dnešní úlohu dostaneš přes /puzzle.
puzzles-servers-only = Denní úlohu můžu zveřejňovat jen na serverech. Dnešní dostaneš tady přes /puzzle.
puzzles-cannot-post = Tady úlohu zveřejňovat nemůžu. Použij /puzzle here v kanálu, kde ty i já vidíme a posíláme zprávy.
puzzles-not-posted = Na tomhle serveru denní úlohu nezveřejňuju. Začneš přes /puzzle here v některém kanálu.
puzzles-no-such-hour = Hodina je číslo od 0 do 23, v časovém pásmu serveru. Zkus /puzzle here s 18.
puzzles-no-such-action = Tomu nerozumím. Zkus /puzzle s today, practice, here nebo stop.

topic-puzzles = Úlohy
topic-puzzles-text =
    `/puzzle` ukáže úlohu dne, pro všechny stejnou: najdi jediné pole, které vyhrává nebo drží remízu.
    Máš tři pokusy: 🟩 je správně, 🟨 jen remíza, 🟥 prohra. **Sdílet** dá ty tvoje na seznam v kanálu, bez polí. Vyřeš jednu každý den a udržíš si sérii.
    Do ratingu úloh se počítá jen první pokus a cvičení jen ze čtvrtiny. Pohne se nejvýš o 60 bodů denně a před pátou úlohou je to odhad (`?`).
    `/puzzle practice` ti dá další, kolik jich chceš.
    Když spravuješ server, `/puzzle here` zveřejní úlohu v kanálu každý den ve zvolenou hodinu a `/puzzle stop` to ukončí.

command-puzzle = Vyřešit úlohu dne, nebo si zacvičit na jiných
command-puzzle-today = Vyřešit úlohu dne (vidíš ji jen ty)
command-puzzle-practice = Řešit jednu úlohu za druhou (vidíš je jen ty)
command-puzzle-here = Zveřejňovat úlohu v tomhle kanálu každý den (pro správce serveru)
command-puzzle-here-hour = V kolik hodin, 0 až 23, v časovém pásmu serveru
command-puzzle-stop = Přestat úlohu každý den zveřejňovat (pro správce serveru)
