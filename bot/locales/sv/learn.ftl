### Tips, förklaringar och kursen om minimax, metoden som boten hittar sina drag med.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Spela **{ $squares }** så vinner du direkt.
       *[other] Spela **{ $squares }**: du vinner på { $moves ->
            [one] 1 drag
           *[other] { $moves } drag
        }, vad som än kommer.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Ingen ruta är bättre än någon annan: utan misstag blir det oavgjort.
       *[other] Spela **{ $squares }** för att hålla oavgjort; med { $worse } förlorar du.
    }
learn-hint-loss =
    { $count ->
        [one] Du är på väg att förlora, men så här håller du ut längst: **{ $squares }**.
       *[other] Du är på väg att förlora, men så här håller du ut längst: **{ $squares }**.
    }
learn-hint-tricky = Knepig att svara på: { $square }.
learn-hint-after =
    { $kind ->
        [forks] Tar du { $square } hotar du { $squares } på en gång.
        [forces] Tar du { $square } måste { $other } blockera på { $squares }.
       *[holds] { $count ->
            [1] Tar du { $square } är { $squares } enda räddningen för { $other }.
           *[other] Tar du { $square } klarar { $other } sig med { $squares }.
        }
    }
learn-explain-counts = Du tittade på värdena, så ditt parti räknas för rating bara om du förlorar.
learn-hint-counts = Du tog ett tips, så det här partiet räknas för rating bara om du förlorar.
learn-unsure = Jag hann inte räkna ända till slutet.
learn-hint-estimate = Jag skulle spela **{ $squares }**: ungefär { $chance } % chans för dig. Jag räknade { $depth } drag framåt, inte till slutet.
learn-explain-estimate = Bäst för { $mark } är { $squares }: ungefär { $chance } % chans. Jag räknade { $depth } drag framåt, inte till slutet.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } vinner nu med { $squares }.
           *[other] { $mark } vinner på 1 drag med { $squares }.
        }
       *[other] { $mark } vinner på { $moves } drag med { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] Alla rutor ger oavgjort.
       *[other] { $mark } håller oavgjort med { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } förlorar på 1 drag, även med { $squares }.
       *[other] { $mark } förlorar på { $moves } drag, även med { $squares }.
    }
learn-squares-win =
    { $sign } { $moves ->
        [0] Vinst, så långt jag ser
        [one] Vinst på 1 drag
       *[other] Vinst på { $moves } drag
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Oavgjort, så långt jag ser
       *[other] Oavgjort
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Förlust, så långt jag ser
        [one] Förlust på 1 drag
       *[other] Förlust på { $moves } drag
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] Jag tittade på 1 ställning. Ren minimax skulle ta alldeles för lång tid här.
       *[other] Jag tittade på { $positions } ställningar. Ren minimax skulle ta alldeles för lång tid här.
    }
learn-explain-minimax =
    Ren minimax gör { $calls ->
        [one] 1 anrop
       *[other] { $calls } anrop
    } för den här spelplanen och spelar { $square }; jag tittade på { $positions ->
        [one] 1 ställning
       *[other] { $positions } ställningar
    }.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    Ren minimax spelar { $square } och vinner på { $plain_moves ->
        [one] 1 drag
       *[other] { $plain_moves } drag
    }: för den är en vinst en vinst, hur sen den än är. Jag skulle spela { $best } och vinna på { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    }.
learn-explain-slower-loss =
    Ren minimax spelar { $square } och förlorar på { $plain_moves ->
        [one] 1 drag
       *[other] { $plain_moves } drag
    }: för den är en förlust en förlust, hur snar den än är. Jag skulle spela { $best } och hålla ut { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    }.
learn-indices-squares =
    { $count ->
        [1] Din lista räknar från 0: index { $indices } är ruta { $squares }.
       *[other] Din lista räknar från 0: index { $indices } är rutorna { $squares }.
    }
learn-explain-effort = Anrop: { $plain } ren, { $alpha_beta } med alfa-beta, { $memory } med minne.
learn-explain-maximiser =
    { $mark } är maximerare och { $other } minimerare: { $win } är vinst för { $mark }, { $loss } förlust och 0 oavgjort. Det är ett nollsummespel: det ena sidan vinner förlorar den andra.
learn-unreached = Inget parti leder till den här spelplanen med { $mark } vid draget, men minimax kan ge den ett värde ändå.

learn-tree =
    { $positions ->
        [one] Minimaxträd för { $board }, { $mark } vid draget, 1 ställning.
       *[other] Minimaxträd för { $board }, { $mark } vid draget, { $positions } ställningar.
    } Första nivån: { $scores }. Bästa värde: { $score }. Vald dragföljd: { $line }.
learn-tree-square = ruta { $square } har värdet { $score }

learn-lesson =
    Steg { $step } av { $steps }: anrop { $call }, { $depth ->
        [0] roten
       *[other] efter { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] { $mark } är vid draget och vill som minimerare ha det **lägsta** värdet. Fria rutor: { $squares }.
       *[max] { $mark } är vid draget och vill som maximerare ha det **högsta** värdet. Fria rutor: { $squares }.
    }
learn-lesson-recursion =
    Minimax provar var och en: lägg tecknet, anropa minimax för den nya spelplanen, ta tillbaka tecknet. En funktion som anropar sig själv så kallas rekursiv.
learn-lesson-next = Härnäst provar { $mark } **{ $square }**.
learn-lesson-back = Tillbaka till spelplanen innan: tecknet på { $square } tas tillbaka. Värdet blev **{ $score }**.
learn-lesson-results = Resultat hittills: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Alfa är { $alpha }, beta är { $beta }.
learn-lesson-skips =
    Alfa har nått beta: den andra sidan har något bättre på annat håll och låter det inte gå till den här spelplanen. Så { $squares } behöver inte provas.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } behåller det lägsta: det här anropet returnerar **{ $score }**.
       *[max] { $mark } behåller det högsta: det här anropet returnerar **{ $score }**.
    }
learn-lesson-limit = ≤ betyder högst och ≥ minst: mer behöver anropet ovanför inte veta.
learn-lesson-terminal =
    Har { $other } vunnit? { $winner ->
        [min] Ja.
        [max] Nej. Har { $mark } vunnit? Ja.
       *[none] Nej. Har { $mark } vunnit? Nej. Är spelplanen full? Ja.
    } Det är ett sluttillstånd: det finns inget kvar att prova, och det här anropet returnerar **{ $score }**.
learn-lesson-plays =
    { $count ->
        [one] Minimax spelar { $square }.
       *[other] { $squares } har samma värde, och den första behålls: minimax spelar { $square }.
    }

topic-hint = Tips
topic-hint-text =
    `/hint` visar dina bästa rutor, och varför. Bara du ser det.
    Ett parti där du tog ett tips räknas för rating bara om du förlorar det.
topic-minimax = Så tänker jag
topic-minimax-text =
    Jag provar varje drag ända till partiets slut och behåller det bästa. Det kallas minimax.
    `/explain` visar det för ditt parti, eller för en spelplan som `O.XX.X.OO`: vad varje ruta är värd, med en bild av trädet.
    Välj `steps` för att gå igenom det anrop för anrop.
    `/learn` lär ut det från början, i tolv korta lektioner där du trycker på knappar.

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = { $mover } vid draget

learn-picture-cut = bortskuret

learn-picture-more = och { $calls } till under

learn-picture-legend =
    Värdena gäller för { $maximiser }.
    Den tjocka linjen är den som minimax spelar.
    { $form ->
        [cut] Grått: inte undersökt. ≤ och ≥: högst, minst.
        [bounds] ≤ och ≥: högst, minst.
       *[plain] {""}
    }

learn-tree-too-large = Jag kan rita träd för upp till { $most } fria rutor, och den här spelplanen har { $free }.
learn-too-many-calls = Alfa-beta kräver mer än { $most } anrop på den här spelplanen. Prova en med färre fria rutor.
learn-position-over = Den spelplanen är redan avgjord. Prova en med en fri ruta och utan vinnare.
learn-standard-rules-only = Steg och alfa-beta finns bara för de vanliga reglerna.
learn-too-many-steps =
    { $most ->
        [one] En lektion behöver en spelplan med högst 1 fri ruta. Använd /explain utan steg för den här.
       *[other] En lektion behöver en spelplan med högst { $most } fria rutor. Använd /explain utan steg för den här.
    }

command-hint = Se dina bästa rutor (bara du ser det här)
command-explain = Se vad varje ruta är värd, med minimaxträdet
command-explain-what = En spelplan (O.XX.X.OO) eller ett partis nummer; hoppa över för ditt parti
command-explain-form = Välj minimaxträdet eller dess steg, rent eller med alfa-beta
command-explain-scores = Vad en vinst räknas som
command-explain-turn = Vems tur det är, om du vill se det från andra sidan
command-explain-maximiser = Vems vinst som räknas som plus (annars: sidan vid draget)
command-learn = Lär dig på tolv korta lektioner hur jag tänker (bara du ser det)
command-learn-lesson = Vilken lektion, 1 till 12; hoppa över för att fortsätta där du var

learn-course-title =
    Lektion { $lesson } av { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Den här kursen visar hur ett program hittar det bästa draget. Du behöver inte kunna programmera; hoppa över koden om du vill.
learn-course-welcome = Välkommen tillbaka. Du var här.
learn-course-over =
    Du har **klarat kursen**. Nu kan du minimax; jag hittar samma drag, bara snabbare.
    Välj en lektion för att läsa den igen, prova `/explain what:O.XX.X.OO` med en egen spelplan, eller spela mot mig.
learn-course-lessons = Alla lektioner
learn-course-button-next = Nästa
learn-course-button-lesson = Nästa lektion
learn-course-button-play = Spela ett riktigt parti
learn-course-changed = Kursen har ändrats sedan det meddelandet. Fortsätt med /learn.
learn-no-such-lesson = Det finns lektion 1 till { $last }. Använd /learn med en av dem, eller utan nummer för att fortsätta.

learn-course-board = Spelplanen är en lista
learn-course-board-text =
    Ett program kan inte se en spelplan. Det har en **lista**: nio saker, lästa uppifrån vänster. ❌ är "X" i den, 🔵 är "O", och en fri ruta innehåller sitt eget nummer i listan, sitt **index**:
    `{ $list }`
    En lista räknar från 0, så dess nummer är ett mindre än de på rutorna.
learn-course-board-code = I Python, ett språk för program, börjar `def` en funktion: en bit program med ett namn. Den här behåller talen (`int`) och utelämnar tecknen:
learn-course-index-ask = **Vilken ruta har index 4?** Tryck på den.
learn-course-index-right = Ja: ruta { $chosen } har index { $index }. Det är alltid ett mindre.
learn-course-index-wrong = Inte den: ruta { $chosen } har index { $index }, eftersom listan räknar från 0. Försök igen.
learn-course-free-ask = **Hur många rutor är fria?**
learn-course-free-right = Ja: de index som är kvar i listan är { $indices }, alltså rutorna { $squares }.
learn-course-free-wrong = Det är inte { $chosen }. Leta efter talen som är kvar i listan: `{ $list }`

learn-course-lines = Åtta rader
learn-course-lines-text = Åtta rader kan vinna: tre vågräta, tre lodräta och två diagonaler. För att se vem som har vunnit tittar programmet på var och en: har alla tre rutorna samma tecken?
learn-course-lines-code = I Python är en rad tre index. `board[at]` är det som står på ett av dem, och `marks` samlar ihop det, varje tecken en gång. Är `mark` det enda har det vunnit:
learn-course-line-ask = { $mark } är vid draget. **Vilken ruta ger { $mark } tre i rad?**
learn-course-line-right = Ja: { $line } har alla { $mark } nu, så { $mark } har vunnit.
learn-course-line-wrong = Med { $mark } på { $chosen } har ingen rad tre { $mark }. Leta efter en med två { $mark } och en fri ruta.
learn-course-most-ask = Nu på en tom spelplan. **Vilken ruta ligger på flest rader?**
learn-course-most-right = Ja: { $lines } av de åtta raderna går genom ruta { $chosen }. Det är därför mitten är stark.
learn-course-most-wrong = Ruta { $chosen } ligger på { $lines } rader. En annan ligger på { $most }.

learn-course-scores = Värden
learn-course-scores-text =
    Ett avslutat parti får ett **värde**, alltid som ❌ ser det: +10 om ❌ har vunnit, -10 om 🔵 har vunnit, 0 för oavgjort.
    Det ena sidan vinner förlorar den andra. Det kallas **nollsummespel**, och det är därför ett tal räcker för båda.
learn-course-scores-code = I Python avslutar `return` en funktion och lämnar tillbaka svaret:
learn-course-final-ask = Det här partiet är slut. **Vilket värde har det?**
learn-course-final-right =
    { $winner ->
        [X] Ja: ❌ har tre i rad, och det ger +10.
        [O] Ja: 🔵 har tre i rad, och det ger -10.
       *[none] Ja: spelplanen är full, och ingen har tre i rad. Oavgjort ger 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] Det är inte { $chosen }: ❌ har tre i rad. Vad räknas det som?
        [O] Det är inte { $chosen }: 🔵 har tre i rad. Vad räknas det som?
       *[none] Det är inte { $chosen }: ingen har tre i rad. Vad räknas det som?
    }

learn-course-worse =
    { $why ->
        [equal] Ruta { $chosen } har också värdet { $score }, men { $first } kommer först.
        [loses] Tar { $mark } ruta { $chosen } vinner { $other } på { $reply }: det ger { $score }.
       *[worse] { $mover ->
            [X] Ruta { $chosen } har värdet { $score }, men ruta { $first } har { $best }. { $mark } vill ha det högsta.
           *[O] Ruta { $chosen } har värdet { $score }, men ruta { $first } har { $best }. { $mark } vill ha det lägsta.
        }
    }

learn-course-turns = En vill högt, en vill lågt
learn-course-turns-text =
    ❌ och 🔵 turas om. ❌ vill ha det högsta värdet, så ❌ är **maximerare**. 🔵 vill ha det lägsta: 🔵 är **minimerare**.
    Båda tar rutan som leder till det bästa värdet. Lektion 5 berättar var värdena kommer ifrån.
learn-course-turns-code = I Python säger `other` vem som är på tur härnäst, och `best` väljer det högsta eller lägsta i en lista:
learn-course-turn-ask = { $mark } är vid draget, och rutorna leder till de här värdena: { $scores }. **Vilken ruta tar { $mark }?**
learn-course-turn-right =
    { $mover ->
        [X] Ja: { $best } är högst av { $scores }.
       *[O] Ja: { $best } är lägst av { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Tänk dig nu att { $mark } är vid draget på den här spelplanen (ett annat parti, där 🔵 började). Då är värdena { $scores }. **Vilken ruta tar { $mark }?**
learn-course-turned-right =
    { $mover ->
        [X] Ja: { $best } är högst av { $scores }. Samma rutor, andra värden: det spelar roll vem som är på tur.
       *[O] Ja: { $best } är lägst av { $scores }. Samma rutor, andra värden: det spelar roll vem som är på tur.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Anrop och rekursion
learn-course-calls-text =
    Var kommer värdena ifrån? Programmet provar en ruta och frågar sedan vad den nya spelplanen är värd. För det gör det samma sak en gång till där: det kör sig självt. Det är **rekursion**, och varje körning är ett **anrop**.
    Det första anropet, för den här spelplanen, är **roten**: de andra grenar ut sig från den som ett träd.
learn-course-calls-code = I Python lägger `scores` tecknet, gör ett anrop och tar tillbaka tecknet; `minimax` kommer i lektion 7:
learn-course-below-ask = { $mark } är vid draget. **Hur många anrop gör roten själv?**
learn-course-below-right = Ja: ett för varje fri ruta, { $squares }. Sedan tar den tillbaka sitt tecken.
learn-course-below-wrong = Det är inte { $chosen }. Roten gör ett anrop för varje fri ruta.
learn-course-calls-ask = Vart och ett av rotens anrop gör egna anrop, tills ett parti är slut. **Hur många anrop blir det allt som allt, med roten?**
learn-course-calls-right = Ja: drag för drag nedför trädet blir det { $levels } = { $chosen }. `/explain what:O.XX.X.OO` ritar det.
learn-course-calls-wrong = Det är inte { $chosen }. Roten är 1 anrop och gör 3. Gå vidare från vart och ett: en ruta som vinner avslutar partiet där, alla andra gör ett anrop för varje ruta som är kvar.

learn-course-ends = Där anropen slutar
learn-course-ends-text =
    Ett anrop som märker att partiet är slut gör inga fler anrop. Dess spelplan är ett **sluttillstånd**, och det returnerar värdet.
    Det frågar i den här ordningen: har motståndaren vunnit, har vi vunnit, är spelplanen full? Vi spelar ❌ här. Spelplanerna kommer från trädet i lektion 5.
learn-course-ends-code = I Python ställer `or` nästa fråga bara om svaret på den förra var nej:
learn-course-end-ask = **Vad märker anropet på den här spelplanen?**
learn-course-choice-theirs = 🔵 har vunnit
learn-course-choice-ours = ❌ har vunnit
learn-course-choice-full = Den är full
learn-course-choice-open = Det går vidare
learn-course-end-right =
    { $right ->
        [theirs] Ja: 🔵 har tre i rad, så det här anropet returnerar -10.
        [ours] Ja: ❌ har tre i rad, så det här anropet returnerar +10. Spelplanen är full också, men det frågas det om sist.
        [full] Ja: ingen har tre i rad, och ingen ruta är fri. Det här anropet returnerar 0.
       *[open] Ja: ingen har tre i rad, och { $free } rutor är fria. Det gör ett anrop för var och en.
    }
learn-course-end-wrong =
    { $winner ->
        [X] Inte det. ❌ har tre i rad här, det har inte 🔵, och det frågas det om före resten.
        [O] Inte det. 🔵 har tre i rad här, och det frågas det om först.
       *[none] Inte det. Ingen har tre i rad här, och { $free } rutor är fria.
    }

learn-course-back = Uppför trädet igen
learn-course-back-text = Ett anrop väntar på alla anrop under sig. Sedan returnerar det ett enda värde: **max**, det högsta, om ❌ är vid draget; **min**, det lägsta, om 🔵 är det. Så vandrar värdena från sluttillstånden upp till roten. Min och max: det är därifrån minimax har fått sitt namn.
learn-course-back-code = I Python är det här hela minimax, med `is_over`, `score`, `scores` och `best` från lektionerna innan:
learn-course-returned-ask = { $mark } är vid draget, och anropen under returnerade { $scores }. **Vad returnerar det här anropet?**
learn-course-returned-right =
    { $mover ->
        [X] Ja: { $mark } väljer det högsta värdet, och det är { $best }.
       *[O] Ja: { $mark } väljer det lägsta värdet, och det är { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Inte { $chosen }: { $mark } väljer det högsta av { $scores }.
       *[O] Inte { $chosen }: { $mark } väljer det lägsta av { $scores }.
    }

learn-course-choice = Att välja drag
learn-course-choice-text =
    I roten räcker det inte med ett värde: programmet måste spela. Så det minns rutan som det bästa värdet kom från.
    Om två rutor är lika bra behåller de flesta program den **första**: en senare måste vara bättre, inte bara lika bra.
learn-course-choice-code = I Python säger `found.index(top)` var i en lista det första `top` finns:
learn-course-first-ask = { $mark } är vid draget, och anropen returnerade { $scores }. **Vilken ruta spelar programmet?**
learn-course-first-right = Ja: { $chosen } är den första rutan med { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Djup: ju förr desto bättre
learn-course-depth-text =
    Hittills är en vinst en vinst, hur sen den än är, och de flesta handledningar nöjer sig med det. Så ett program kan leka med sitt byte i evighet.
    Det som hjälper är **djup**: hur många tecken som har lagts sedan roten. En vinst ger `10 - depth` och en förlust `depth - 10`. Nu skyndar sig programmet att vinna och tar god tid på sig att förlora.
learn-course-depth-code = I Python ger varje anrop nästa anrop ett djup som är ett större:
learn-course-late-ask = Först utan djup: { $mark } är vid draget, och anropen returnerade { $scores }. **Vilken ruta spelar programmet?**
learn-course-late-right = Ja, fast en annan ruta vinner direkt: ruta { $chosen } har också { $best }, och kommer först. Vinsten kan vänta, tänker programmet.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Om { $mark } spelar { $late } vinner { $mark } med tecken nummer { $late_depth }: ❌ på { $late }, sedan 🔵, sedan ❌. **Vilket värde har ruta { $late } om djupet räknas?**
learn-course-depth-right = Ja: 10 - { $late_depth } = { $late_score }. Och ruta { $soon }, som vinner direkt, har 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = Det är inte { $chosen }. Djupet är { $late_depth }, och en vinst ger `10 - depth`.
learn-course-soonest-ask = Med djup returnerar anropen { $scores }. **Vilken ruta spelar programmet nu?**
learn-course-soonest-right = Ja: { $chosen } har { $best }, så programmet vinner direkt. Så spelar jag också.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alfa-beta: vad man slipper titta på
learn-course-cuts-text =
    Säg att ❌ har en ruta som säkert ger 0 och provar en annan. Där returnerar den första rutan för 🔵 -10. Vad de andra rutorna för 🔵 än returnerar går ❌ inte dit, så de **skärs bort**: ingen tittar på dem.
    Värdet som ❌ är säker på är **alfa**, och det som 🔵 är säker på är **beta**. Så snart alfa är lika högt som beta skärs resten bort.
learn-course-cuts-code = I Python börjar `alpha` och `beta` så långt ifrån varandra att inget skärs bort, och `break` lämnar slingan:
learn-course-cut-ask = En tidigare ruta gjorde ❌ säker på { $alpha }. Nu har ❌ provat ruta { $tried }, och där returnerade rutorna för 🔵 { $scores }. **Vilken ruta för 🔵 skärs bort?**
learn-course-cut-right = Ja, { $chosen } skärs bort. På ruta { $tried } kan 🔵 hålla värdet till { $held } eller lägre, och ❌ är ändå säker på { $alpha }. Ruta { $tried } ger ❌ ingenting, vad { $chosen } än returnerar.
learn-course-cut-wrong = Inte { $chosen }: när programmet tittade på den kunde det inte veta än att ❌ inte går dit. Efter { $scores } vet det.

learn-course-memory = Minne, symmetri, större spelplaner
learn-course-memory-text =
    Från den tomma spelplanen gör ren minimax 549 946 anrop och alfa-beta 18 297. Men det finns bara 5 478 spelplaner: ett program med **minne** tittar på varje en enda gång. En spelplan som vrids eller speglas är lika mycket värd, och då blir 765 kvar.
    Större spelplaner, som 4x4, har alldeles för många ändå. Där stannar ett program vid något djup och **gissar** värdet, till exempel genom att räkna raderna som varje sida ännu kan fylla.
learn-course-memory-code = I Python sparar `memory` värdet för varje spelplan under en nyckel:
learn-course-like-ask = Vrid eller spegla spelplanen. **Vilken ruta är samma första drag som ruta 2?**
learn-course-like-right = Ja: vriden eller speglad blir ruta { $chosen } till 2, som alla fyra kanterna. Så programmet tittar bara på en av dem.
learn-course-like-wrong =
    { $same ->
        [True] Det är ruta 2 själv. Tryck på en annan.
       *[False] { $lines } rader går genom ruta { $chosen }, och { $own } genom ruta 2. Hur du än vrider spelplanen blir den ena aldrig den andra.
    }
learn-course-kinds-ask = **Hur många verkligt olika första drag finns det alltså?**
learn-course-kinds-right = Ja: ett hörn, mitten av en kant eller mitten av spelplanen.
learn-course-kinds-wrong = Det är inte { $chosen }. Hur du än vrider spelplanen förblir ett hörn ett hörn. Vilka andra sorters rutor finns det?

learn-course-play = Spela som ren minimax
learn-course-play-text = Nu är du programmet. Du är ❌, jag är 🔵 och spelar som en nybörjare. Tryck varje gång på rutan som ren minimax spelar: den första av de bästa.
learn-course-play-ask = Anropen returnerade { $scores }. **Vilken ruta spelar du?**
learn-course-play-right = Ja, { $chosen }. Jag tar { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Räkna nu ut värdena själv: vem kan vinna härnäst? **Vilken ruta spelar du?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Ja, { $chosen }: det vinner. Så spelar ren minimax.
       *[none] Ja, { $chosen }: oavgjort. Så spelar ren minimax.
    }
    { $left ->
        [0] { learn-course-over }
        [one] En lektion återstår. Fortsätt med den genom /learn.
       *[other] { $left } lektioner återstår. Fortsätt med dem genom /learn.
    }
