### Hints, uitleg en de cursus over minimax, de methode waarmee de bot zijn zetten vindt.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Speel **{ $squares }** en je wint meteen.
       *[other] Speel **{ $squares }**: je wint in { $moves ->
            [one] 1 zet
           *[other] { $moves } zetten
        }, wat er ook komt.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Geen vakje is beter dan een ander: zonder missers wordt het gelijkspel.
       *[other] Speel **{ $squares }** om gelijk te houden; met { $worse } verlies je.
    }
learn-hint-loss =
    { $count ->
        [one] Je bent aan het verliezen, maar zo houd je het het langst vol: **{ $squares }**.
       *[other] Je bent aan het verliezen, maar zo houd je het het langst vol: **{ $squares }**.
    }
learn-hint-tricky = Lastig te beantwoorden: { $square }.
learn-hint-after =
    { $kind ->
        [forks] Met { $square } dreig je op { $squares } tegelijk.
        [forces] Na { $square } moet { $other } blokkeren op { $squares }.
       *[holds] { $count ->
            [1] Na { $square } redt alleen { $squares } het voor { $other }.
           *[other] Na { $square } is { $other } veilig met { $squares }.
        }
    }
learn-explain-counts = Je hebt de waarden bekeken, dus je partij telt alleen voor de rating als je verliest.
learn-hint-counts = Je nam een hint, dus deze partij telt alleen voor de rating als je verliest.
learn-unsure = Ik kon het niet tot het einde uitrekenen.
learn-hint-estimate =
    Ik zou **{ $squares }** spelen: ongeveer { $chance }% voor jou. Ik keek { $depth ->
        [one] 1 zet
       *[other] { $depth } zetten
    } vooruit, niet tot het einde.
learn-explain-estimate =
    { $mark } staat het best met { $squares }: ongeveer { $chance }%. Ik keek { $depth ->
        [one] 1 zet
       *[other] { $depth } zetten
    } vooruit, niet tot het einde.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } wint nu met { $squares }.
           *[other] { $mark } wint in 1 zet met { $squares }.
        }
       *[other] { $mark } wint in { $moves } zetten met { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] Elk vakje geeft gelijkspel.
       *[other] { $mark } houdt gelijk met { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } verliest in 1 zet, zelfs met { $squares }.
       *[other] { $mark } verliest in { $moves } zetten, zelfs met { $squares }.
    }
learn-squares-win =
    { $sign } { $moves ->
        [0] Winst, voor zover ik zie
        [one] Winst in 1 zet
       *[other] Winst in { $moves } zetten
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Gelijkspel, voor zover ik zie
       *[other] Gelijkspel
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Verlies, voor zover ik zie
        [one] Verlies in 1 zet
       *[other] Verlies in { $moves } zetten
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] Ik heb 1 stelling bekeken. Gewone minimax zou hier veel te lang bezig zijn.
       *[other] Ik heb { $positions } stellingen bekeken. Gewone minimax zou hier veel te lang bezig zijn.
    }
learn-explain-minimax =
    Gewone minimax doet { $calls ->
        [one] 1 aanroep
       *[other] { $calls } aanroepen
    } voor dit bord en speelt { $square }; ik bekeek { $positions ->
        [one] 1 stelling
       *[other] { $positions } stellingen
    }.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    Gewone minimax speelt { $square } en wint in { $plain_moves ->
        [one] 1 zet
       *[other] { $plain_moves } zetten
    }: winst is winst, hoe laat ook. Ik zou { $best } spelen en winnen in { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }.
learn-explain-slower-loss =
    Gewone minimax speelt { $square } en verliest in { $plain_moves ->
        [one] 1 zet
       *[other] { $plain_moves } zetten
    }: verlies is verlies, hoe snel ook. Ik zou { $best } spelen en het nog { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } volhouden.
learn-indices-squares =
    { $count ->
        [1] Je lijst telt vanaf 0: index { $indices } is vakje { $squares }.
       *[other] Je lijst telt vanaf 0: de indexen { $indices } zijn de vakjes { $squares }.
    }
learn-explain-effort = Aanroepen: { $plain } gewoon, { $alpha_beta } met alfa-bèta, { $memory } met een geheugen.
learn-explain-maximiser =
    { $mark } is de maximaliseerder en { $other } de minimaliseerder: { $win } is winst voor { $mark }, { $loss } verlies en 0 gelijkspel. Het is een nulsomspel: wat de ene kant wint, verliest de andere.
learn-unreached = Geen enkele partij komt op dit bord uit met { $mark } aan zet, maar minimax kan het toch een waarde geven.

learn-tree =
    { $positions ->
        [one] Minimaxboom van { $board }, { $mark } aan zet, 1 stelling.
       *[other] Minimaxboom van { $board }, { $mark } aan zet, { $positions } stellingen.
    } Eerste laag: { $scores }. Beste waarde: { $score }. Gekozen zettenreeks: { $line }.
learn-tree-square = vakje { $square } heeft waarde { $score }

learn-lesson =
    Stap { $step } van { $steps }: aanroep { $call }, { $depth ->
        [0] de wortel
       *[other] na { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] { $mark } is aan zet en wil als minimaliseerder de **laagste** waarde. Vrije vakjes: { $squares }.
       *[max] { $mark } is aan zet en wil als maximaliseerder de **hoogste** waarde. Vrije vakjes: { $squares }.
    }
learn-lesson-recursion =
    Minimax probeert ze één voor één: zet het teken, roep minimax aan voor dat bord, haal het teken weer weg. Een functie die zichzelf zo aanroept, heet recursief.
learn-lesson-next = Nu probeert { $mark } **{ $square }**.
learn-lesson-back = Terug naar het vorige bord: het teken op { $square } gaat weer weg. De waarde was **{ $score }**.
learn-lesson-results = Uitkomsten tot nu toe: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Alfa is { $alpha }, bèta is { $beta }.
learn-lesson-skips =
    Alfa heeft bèta bereikt: de andere kant heeft elders iets beters en laat het niet tot dit bord komen. Dus dit hoeft niet meer: { $squares }.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } houdt de laagste: deze aanroep geeft **{ $score }** terug.
       *[max] { $mark } houdt de hoogste: deze aanroep geeft **{ $score }** terug.
    }
learn-lesson-limit = ≤ betekent hoogstens en ≥ minstens: meer hoeft de aanroep erboven niet te weten.
learn-lesson-terminal =
    Heeft { $other } gewonnen? { $winner ->
        [min] Ja.
        [max] Nee. Heeft { $mark } gewonnen? Ja.
       *[none] Nee. Heeft { $mark } gewonnen? Nee. Is het bord vol? Ja.
    } Dat is een eindtoestand: er valt niets meer te proberen, en deze aanroep geeft **{ $score }** terug.
learn-lesson-plays =
    { $count ->
        [one] Minimax speelt { $square }.
       *[other] { $squares } hebben dezelfde waarde, en de eerste blijft staan: minimax speelt { $square }.
    }

topic-hint = Hints
topic-hint-text =
    `/hint` toont je beste vakjes, en waarom. Alleen jij ziet het.
    Een partij waarin je een hint nam, telt alleen voor de rating als je verliest.
topic-minimax = Hoe ik denk
topic-minimax-text =
    Ik probeer elke zet tot het einde van de partij en houd de beste. Dat heet minimax.
    `/explain` laat het zien voor jouw partij, of voor een bord als `O.XX.X.OO`: wat elk vakje waard is, met een tekening van de boom.
    Kies `steps` om het aanroep voor aanroep te bekijken.
    `/learn` leert het je vanaf het begin, in twaalf korte lessen waarin je op knoppen drukt.

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = { $mover } aan zet

learn-picture-cut = gesnoeid

learn-picture-more = en { $calls } eronder

learn-picture-legend =
    De waarden gelden voor { $maximiser }.
    De dikke lijn is die van minimax.
    { $form ->
        [cut] Grijs: niet bekeken. ≤ en ≥: hoogstens, minstens.
        [bounds] ≤ en ≥: hoogstens, minstens.
       *[plain] {""}
    }

learn-tree-too-large = Ik kan een boom tekenen tot { $most } vrije vakjes, en dit bord heeft er { $free }.
learn-too-many-calls = Alfa-bèta heeft voor dit bord meer dan { $most } aanroepen nodig. Probeer er een met minder vrije vakjes.
learn-position-over = Dat bord is al beslist. Probeer er een met een vrij vakje en zonder winnaar.
learn-standard-rules-only = Stappen en alfa-bèta zijn er alleen voor de standaardregels.
learn-too-many-steps =
    { $most ->
        [one] Een les vraagt een bord met hoogstens 1 vrij vakje. Gebruik voor dit bord /explain zonder stappen.
       *[other] Een les vraagt een bord met hoogstens { $most } vrije vakjes. Gebruik voor dit bord /explain zonder stappen.
    }

command-hint = Bekijk je beste vakjes (alleen jij ziet dit)
command-explain = Bekijk wat elk vakje waard is, met de minimaxboom
command-explain-what = Een bord (O.XX.X.OO) of het nummer van een partij; laat weg voor jouw partij
command-explain-form = Kies de minimaxboom of de stappen ervan, gewoon of met alfa-bèta
command-explain-scores = Waar een winst voor telt
command-explain-turn = Wie aan zet is, als je het van de andere kant wilt zien
command-explain-maximiser = Wiens winst als plus telt (anders: de kant die aan zet is)
command-learn = Leer in twaalf korte lessen hoe ik denk (alleen jij ziet het)
command-learn-lesson = Welke les, 1 tot 12; laat weg om verder te gaan waar je was

learn-course-title =
    Les { $lesson } van { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Deze cursus laat zien hoe een programma de beste zet vindt. Je hoeft niet te kunnen programmeren; sla de code gerust over.
learn-course-welcome = Welkom terug. Hier was je gebleven.
learn-course-over =
    Je hebt **de cursus af**. Nu ken je minimax; ik vind dezelfde zetten, alleen sneller.
    Kies een les om die nog eens te lezen, probeer `/explain what:O.XX.X.OO` met een eigen bord, of speel tegen mij.
learn-course-lessons = Alle lessen
learn-course-button-next = Verder
learn-course-button-lesson = Volgende les
learn-course-button-play = Speel een echte partij
learn-course-changed = De cursus is veranderd sinds dat bericht. Ga verder met /learn.
learn-no-such-lesson = Er zijn lessen 1 tot en met { $last }. Gebruik /learn met een daarvan, of zonder nummer om verder te gaan.

learn-course-board = Het bord is een lijst
learn-course-board-text =
    Een programma kan geen bord zien. Het houdt een **lijst** bij: negen dingen, gelezen vanaf linksboven. ❌ is daarin "X", 🔵 is "O", en een vrij vakje bevat zijn eigen nummer in de lijst, zijn **index**:
    `{ $list }`
    Een lijst telt vanaf 0, dus de nummers zijn één lager dan die op de vakjes.
learn-course-board-code = In Python, een taal voor programma’s, begint `def` een functie: een stuk programma met een naam. Deze houdt de getallen (`int`) en laat de tekens weg:
learn-course-index-ask = **Welk vakje heeft index 4?** Druk erop.
learn-course-index-right = Ja: vakje { $chosen } heeft index { $index }. Die is altijd één lager.
learn-course-index-wrong = Die niet: vakje { $chosen } heeft index { $index }, want de lijst telt vanaf 0. Probeer het nog eens.
learn-course-free-ask = **Hoeveel vakjes zijn er vrij?**
learn-course-free-right = Ja: in de lijst staan nog de indexen { $indices }, en dat zijn de vakjes { $squares }.
learn-course-free-wrong = Het is niet { $chosen }. Zoek de getallen die nog in de lijst staan: `{ $list }`

learn-course-lines = Acht rijen
learn-course-lines-text = Acht rijen kunnen winnen: drie liggende, drie staande en twee diagonalen. Om te zien wie gewonnen heeft, bekijkt het programma ze allemaal: hebben alle drie de vakjes hetzelfde teken?
learn-course-lines-code = In Python is een rij drie indexen. `board[at]` is wat er op een daarvan staat, en `marks` verzamelt dat, elk teken één keer. Is `mark` het enige, dan heeft het gewonnen:
learn-course-line-ask = { $mark } is aan zet. **Welk vakje geeft { $mark } drie op een rij?**
learn-course-line-right = Ja: { $line } hebben nu allemaal { $mark }, dus { $mark } heeft gewonnen.
learn-course-line-wrong = Met { $mark } op { $chosen } heeft geen rij drie keer { $mark }. Zoek er een met twee keer { $mark } en een vrij vakje.
learn-course-most-ask = Nu op een leeg bord. **Welk vakje ligt op de meeste rijen?**
learn-course-most-right = Ja: { $lines } van de acht rijen gaan door vakje { $chosen }. Daarom is het midden sterk.
learn-course-most-wrong = Vakje { $chosen } ligt op { $lines } rijen. Een ander ligt er op { $most }.

learn-course-scores = Waarden
learn-course-scores-text =
    Een afgelopen partij krijgt een **waarde**, altijd zoals ❌ het ziet: +10 als ❌ gewonnen heeft, -10 als 🔵 gewonnen heeft, 0 voor gelijkspel.
    Wat de ene kant wint, verliest de andere. Dat heet een **nulsomspel**, en daarom is één getal genoeg voor allebei.
learn-course-scores-code = In Python beëindigt `return` een functie en geeft het antwoord terug:
learn-course-final-ask = Deze partij is afgelopen. **Wat is de waarde?**
learn-course-final-right =
    { $winner ->
        [X] Ja: ❌ heeft drie op een rij, en dat is +10.
        [O] Ja: 🔵 heeft drie op een rij, en dat is -10.
       *[none] Ja: het bord is vol, en niemand heeft drie op een rij. Gelijkspel is 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] Het is niet { $chosen }: ❌ heeft drie op een rij. Waar telt dat voor?
        [O] Het is niet { $chosen }: 🔵 heeft drie op een rij. Waar telt dat voor?
       *[none] Het is niet { $chosen }: niemand heeft drie op een rij. Waar telt dat voor?
    }

learn-course-worse =
    { $why ->
        [equal] Vakje { $chosen } heeft ook waarde { $score }, maar { $first } komt eerst.
        [loses] Als { $mark } vakje { $chosen } neemt, wint { $other } op { $reply }: dat geeft { $score }.
       *[worse] { $mover ->
            [X] Vakje { $chosen } heeft waarde { $score }, maar vakje { $first } heeft { $best }. { $mark } wil de hoogste.
           *[O] Vakje { $chosen } heeft waarde { $score }, maar vakje { $first } heeft { $best }. { $mark } wil de laagste.
        }
    }

learn-course-turns = De een wil hoog, de ander laag
learn-course-turns-text =
    ❌ en 🔵 zetten om de beurt. ❌ wil de hoogste waarde, dus ❌ is de **maximaliseerder**. 🔵 wil de laagste: 🔵 is de **minimaliseerder**.
    Allebei nemen ze het vakje dat naar de beste waarde leidt. Les 5 vertelt waar zulke waarden vandaan komen.
learn-course-turns-code = In Python zegt `other` wie hierna zet, en kiest `best` de hoogste of laagste van een lijst:
learn-course-turn-ask = { $mark } is aan zet, en de vakjes leiden tot deze waarden: { $scores }. **Welk vakje neemt { $mark }?**
learn-course-turn-right =
    { $mover ->
        [X] Ja: { $best } is de hoogste van { $scores }.
       *[O] Ja: { $best } is de laagste van { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Stel je nu voor dat { $mark } aan zet is op dit bord (een andere partij, waarin 🔵 begon). Dan zijn de waarden { $scores }. **Welk vakje neemt { $mark }?**
learn-course-turned-right =
    { $mover ->
        [X] Ja: { $best } is de hoogste van { $scores }. Zelfde vakjes, andere waarden: het maakt uit wie er aan zet is.
       *[O] Ja: { $best } is de laagste van { $scores }. Zelfde vakjes, andere waarden: het maakt uit wie er aan zet is.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Aanroepen en recursie
learn-course-calls-text =
    Waar komen waarden vandaan? Het programma probeert een vakje en vraagt dan wat het nieuwe bord waard is. Daarvoor doet het daar nog eens hetzelfde: het start zichzelf. Dat is **recursie**, en elke keer is een **aanroep**.
    De eerste aanroep, die voor dit bord, is de **wortel**: de andere takken zich ervan af als bij een boom.
learn-course-calls-code = In Python zet `scores` het teken, doet een aanroep en haalt het teken weer weg; `minimax` komt in les 7:
learn-course-below-ask = { $mark } is aan zet. **Hoeveel aanroepen doet de wortel zelf?**
learn-course-below-right = Ja: een voor elk vrij vakje, { $squares }. Daarna haalt de wortel het teken weer weg.
learn-course-below-wrong = Het is niet { $chosen }. De wortel doet een aanroep voor elk vrij vakje.
learn-course-calls-ask = Elke aanroep van de wortel doet zelf aanroepen, tot een partij is afgelopen. **Hoeveel aanroepen zijn er in totaal, met de wortel erbij?**
learn-course-calls-right = Ja: zet voor zet de boom omlaag zijn het er { $levels } = { $chosen }. `/explain what:O.XX.X.OO` tekent de boom.
learn-course-calls-wrong = Het is niet { $chosen }. De wortel is 1 aanroep en doet er 3. Ga vanaf elk daarvan verder: een vakje dat wint, beëindigt daar de partij; elk ander doet een aanroep voor elk vakje dat over is.

learn-course-ends = Waar de aanroepen eindigen
learn-course-ends-text =
    Een aanroep die ziet dat de partij is afgelopen, doet geen aanroepen meer. Het bord is dan een **eindtoestand**, en de aanroep geeft de waarde terug.
    De vragen gaan in deze volgorde: heeft de tegenstander gewonnen, hebben wij gewonnen, is het bord vol? Wij spelen hier ❌. De borden komen uit de boom van les 5.
learn-course-ends-code = In Python stelt `or` de volgende vraag alleen als het antwoord op de vorige nee was:
learn-course-end-ask = **Wat ziet de aanroep op dit bord?**
learn-course-choice-theirs = 🔵 heeft gewonnen
learn-course-choice-ours = ❌ heeft gewonnen
learn-course-choice-full = Het is vol
learn-course-choice-open = Het gaat door
learn-course-end-right =
    { $right ->
        [theirs] Ja: 🔵 heeft drie op een rij, dus deze aanroep geeft -10 terug.
        [ours] Ja: ❌ heeft drie op een rij, dus deze aanroep geeft +10 terug. Het bord is ook vol, maar dat komt pas als laatste vraag.
        [full] Ja: niemand heeft drie op een rij, en geen vakje is vrij. Deze aanroep geeft 0 terug.
       *[open] Ja: niemand heeft drie op een rij, en { $free } vakjes zijn vrij. Voor elk volgt een aanroep.
    }
learn-course-end-wrong =
    { $winner ->
        [X] Dat niet. ❌ heeft hier drie op een rij, 🔵 niet, en dat wordt vóór de rest gevraagd.
        [O] Dat niet. 🔵 heeft hier drie op een rij, en dat wordt het eerst gevraagd.
       *[none] Dat niet. Niemand heeft hier drie op een rij, en { $free } vakjes zijn vrij.
    }

learn-course-back = De boom weer omhoog
learn-course-back-text = Een aanroep wacht op alle aanroepen eronder. Dan geeft die één waarde terug: de **max**, dus de hoogste, als ❌ aan zet is; de **min**, de laagste, als 🔵 aan zet is. Zo reizen de waarden van de eindtoestanden omhoog naar de wortel. Min en max: daar heeft minimax zijn naam van.
learn-course-back-code = In Python is dat de hele minimax, met `is_over`, `score`, `scores` en `best` uit de lessen hiervoor:
learn-course-returned-ask = { $mark } is aan zet, en de aanroepen eronder gaven { $scores } terug. **Wat geeft deze aanroep terug?**
learn-course-returned-right =
    { $mover ->
        [X] Ja: { $mark } kiest de hoogste waarde, en dat is { $best }.
       *[O] Ja: { $mark } kiest de laagste waarde, en dat is { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Niet { $chosen }: { $mark } kiest de hoogste van { $scores }.
       *[O] Niet { $chosen }: { $mark } kiest de laagste van { $scores }.
    }

learn-course-choice = De zet kiezen
learn-course-choice-text =
    Bij de wortel is een waarde niet genoeg: het programma moet spelen. Daarom onthoudt het van welk vakje de beste waarde kwam.
    Zijn twee vakjes even goed, dan houden de meeste programma’s het **eerste**: een later vakje moet beter zijn, niet alleen even goed.
learn-course-choice-code = In Python zegt `found.index(top)` waar de eerste `top` in een lijst staat:
learn-course-first-ask = { $mark } is aan zet, en de aanroepen gaven { $scores } terug. **Welk vakje speelt het programma?**
learn-course-first-right = Ja: { $chosen } is het eerste vakje met { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Diepte: hoe eerder, hoe beter
learn-course-depth-text =
    Tot nu toe is winst gewoon winst, hoe laat ook, en de meeste uitleg laat het daarbij. Zo kan een programma eeuwig met zijn prooi spelen.
    Wat daartegen helpt, is **diepte**: hoeveel tekens er sinds de wortel zijn gezet. Winst telt voor `10 - depth` en verlies voor `depth - 10`. Nu haast het programma zich om te winnen en neemt het de tijd om te verliezen.
learn-course-depth-code = In Python geeft elke aanroep de volgende een diepte mee die één groter is:
learn-course-late-ask = Eerst zonder diepte: { $mark } is aan zet, en de aanroepen gaven { $scores } terug. **Welk vakje speelt het programma?**
learn-course-late-right = Ja, al wint een ander vakje meteen: vakje { $chosen } heeft ook { $best }, en komt eerst. De winst kan wachten, denkt het programma.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Als { $mark } vakje { $late } speelt, wint { $mark } met teken nummer { $late_depth }: ❌ op { $late }, dan 🔵, dan ❌. **Welke waarde heeft vakje { $late } als de diepte telt?**
learn-course-depth-right = Ja: 10 - { $late_depth } = { $late_score }. En vakje { $soon }, dat meteen wint, heeft 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = Het is niet { $chosen }. De diepte is { $late_depth }, en winst telt voor `10 - depth`.
learn-course-soonest-ask = Met diepte geven de aanroepen { $scores } terug. **Welk vakje speelt het programma nu?**
learn-course-soonest-right = Ja: { $chosen } heeft { $best }, dus het programma wint meteen. Zo speel ik ook.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alfa-bèta: wat je kunt overslaan
learn-course-cuts-text =
    Stel dat ❌ een vakje heeft dat zeker 0 geeft, en een ander probeert. Daar geeft het eerste vakje van 🔵 al -10 terug. Wat de andere vakjes van 🔵 ook teruggeven, ❌ gaat daar niet heen, dus ze worden **gesnoeid**: niemand bekijkt ze.
    De waarde waar ❌ zeker van is, heet **alfa**; die waar 🔵 zeker van is, heet **bèta**. Zodra alfa zo hoog is als bèta, wordt de rest gesnoeid.
learn-course-cuts-code = In Python beginnen `alpha` en `beta` zo ver uit elkaar dat er niets gesnoeid wordt, en `break` verlaat de lus:
learn-course-cut-ask = Door een eerder vakje is ❌ zeker van { $alpha }. Nu heeft ❌ vakje { $tried } geprobeerd, en daar gaven de vakjes van 🔵 { $scores } terug. **Welk vakje van 🔵 wordt gesnoeid?**
learn-course-cut-right = Ja, { $chosen } wordt gesnoeid. Op vakje { $tried } kan 🔵 de waarde op { $held } of lager houden, en ❌ is toch al zeker van { $alpha }. Vakje { $tried } levert ❌ niets op, wat { $chosen } ook teruggeeft.
learn-course-cut-wrong = Niet { $chosen }: toen het programma dat bekeek, kon het nog niet weten dat ❌ daar niet heen gaat. Na { $scores } weet het dat.

learn-course-memory = Geheugen, symmetrie, grotere borden
learn-course-memory-text =
    Vanaf het lege bord doet gewone minimax 549.946 aanroepen, en alfa-bèta 18.297. Maar er zijn maar 5.478 borden: een programma met een **geheugen** bekijkt elk bord één keer. Een gedraaid of gespiegeld bord is evenveel waard, en dan blijven er 765 over.
    Grotere borden, zoals 4x4, hebben er dan nog veel te veel. Daar stopt een programma op een bepaalde diepte en **schat** het de waarde, bijvoorbeeld door de rijen te tellen die elke kant nog vol kan maken.
learn-course-memory-code = In Python bewaart `memory` de waarde van elk bord onder een sleutel:
learn-course-like-ask = Draai of spiegel het bord. **Welk vakje is dezelfde eerste zet als vakje 2?**
learn-course-like-right = Ja: gedraaid of gespiegeld wordt vakje { $chosen } vakje 2, zoals alle vier de zijkanten. Dus het programma bekijkt er maar één van.
learn-course-like-wrong =
    { $same ->
        [True] Dat is vakje 2 zelf. Druk op een ander.
       *[False] Door vakje { $chosen } gaan { $lines } rijen, en door vakje 2 { $own }. Hoe je het bord ook draait, het ene wordt nooit het andere.
    }
learn-course-kinds-ask = **Hoeveel echt verschillende eerste zetten zijn er dan?**
learn-course-kinds-right = Ja: een hoek, het midden van een zijkant of het midden van het bord.
learn-course-kinds-wrong = Het is niet { $chosen }. Hoe je het bord ook draait, een hoek blijft een hoek. Welke andere soorten vakjes zijn er?

learn-course-play = Speel als gewone minimax
learn-course-play-text = Nu ben jij het programma. Jij bent ❌, ik ben 🔵 en speel als een beginner. Druk elke beurt op het vakje dat gewone minimax speelt: het eerste van de beste.
learn-course-play-ask = De aanroepen gaven { $scores } terug. **Welk vakje speel je?**
learn-course-play-right = Ja, { $chosen }. Ik neem { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Reken nu zelf de waarden uit: wie kan hierna winnen? **Welk vakje speel je?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Ja, { $chosen }: dat wint. Zo speelt gewone minimax.
       *[none] Ja, { $chosen }: gelijkspel. Zo speelt gewone minimax.
    }
    { $left ->
        [0] { learn-course-over }
        [one] Eén les heb je nog niet gedaan. Ga ermee verder met /learn.
       *[other] { $left } lessen heb je nog niet gedaan. Ga ermee verder met /learn.
    }
