### Nápovědy, vysvětlení a kurz o minimaxu, metodě, kterou bot hledá své tahy.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Hraj **{ $squares }** a hned vyhráváš.
       *[other] Hraj **{ $squares }**: vyhráváš za { $moves ->
           [one] 1 tah
           [few] { $moves } tahy
          *[other] { $moves } tahů
       }, ať přijde jakákoli odpověď.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Žádné pole není lepší než jiné: bude to remíza, když nikdo nechybuje.
       *[other] Hraj **{ $squares }** a udržíš remízu; prohrává { $worse }.
    }
learn-hint-loss =
    { $count ->
        [one] Prohráváš, ale nejdéle se brání **{ $squares }**.
        [few] Prohráváš, ale nejdéle se brání tahle pole: **{ $squares }**.
       *[other] Prohráváš, ale nejdéle se brání tahle pole: **{ $squares }**.
    }
learn-hint-tricky = Nejhůř se odpovídá na { $square }.
learn-hint-after =
    { $kind ->
        [forks] Když zahraješ { $square }, hrozíš na { $squares } najednou.
        [forces] Když zahraješ { $square }, { $other } musí blokovat na { $squares }.
       *[holds] { $count ->
            [1] Když zahraješ { $square }, { $other } se zachrání jen přes { $squares }.
           *[other] Když zahraješ { $square }, { $other } se zachrání přes { $squares }.
        }
    }
learn-explain-counts = Protože vidíš její hodnoty, bude tvoje partie hodnocená jen při prohře.
learn-hint-counts = Protože v ní padla nápověda, bude tahle partie hodnocená jen při tvé prohře.
learn-unsure = Úplně do konce se to prohledat nepodařilo.
learn-hint-estimate =
    Můj tip je **{ $squares }**: asi { $chance } % pro tebe. Dívám se { $depth ->
        [one] 1 tah
        [few] { $depth } tahy
       *[other] { $depth } tahů
    } dopředu, ne až do konce.
learn-explain-estimate =
    Nejlepší pro { $mark }: { $squares }, asi { $chance } %. Dívám se { $depth ->
        [one] 1 tah
        [few] { $depth } tahy
       *[other] { $depth } tahů
    } dopředu, ne až do konce.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } hned vyhrává přes { $squares }.
           *[other] { $mark } vyhrává za 1 tah přes { $squares }.
        }
        [few] { $mark } vyhrává za { $moves } tahy přes { $squares }.
       *[other] { $mark } vyhrává za { $moves } tahů přes { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] Každé pole remizuje.
       *[other] { $mark } remizuje přes { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } prohrává za 1 tah, i přes { $squares }.
        [few] { $mark } prohrává za { $moves } tahy, i přes { $squares }.
       *[other] { $mark } prohrává za { $moves } tahů, i přes { $squares }.
    }
learn-squares-win =
    { $sign } { $moves ->
        [0] Podle všeho výhra
        [one] Výhra za 1 tah
        [few] Výhra za { $moves } tahy
       *[other] Výhra za { $moves } tahů
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Podle všeho remíza
       *[other] Remíza
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Podle všeho prohra
        [one] Prohra za 1 tah
        [few] Prohra za { $moves } tahy
       *[other] Prohra za { $moves } tahů
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] Dívám se na 1 pozici. Prostému minimaxu by to tu trvalo příliš dlouho.
        [few] Dívám se na { $positions } pozice. Prostému minimaxu by to tu trvalo příliš dlouho.
       *[other] Dívám se na { $positions } pozic. Prostému minimaxu by to tu trvalo příliš dlouho.
    }
learn-explain-minimax =
    Prostý minimax udělá pro tuhle plochu { $calls ->
        [one] 1 volání
        [few] { $calls } volání
       *[other] { $calls } volání
    } a hraje { $square }; já se dívám na { $positions ->
        [one] 1 pozici
        [few] { $positions } pozice
       *[other] { $positions } pozic
    }.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    Prostý minimax hraje { $square } a vyhrává za { $plain_moves ->
        [one] 1 tah
        [few] { $plain_moves } tahy
       *[other] { $plain_moves } tahů
    }: výhra je pro něj výhra, ať přijde jakkoli pozdě. Já hraju { $best } a vyhrávám za { $moves ->
        [one] 1 tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }.
learn-explain-slower-loss =
    Prostý minimax hraje { $square } a prohrává za { $plain_moves ->
        [one] 1 tah
        [few] { $plain_moves } tahy
       *[other] { $plain_moves } tahů
    }: prohra je pro něj prohra, ať přijde jakkoli brzy. Já hraju { $best } a vydržím { $moves ->
        [one] 1 tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }.
learn-indices-squares =
    { $count ->
        [1] Tvůj seznam počítá od 0: index { $indices } je pole { $squares }.
       *[other] Tvůj seznam počítá od 0: indexy { $indices } jsou pole { $squares }.
    }
learn-explain-effort = Volání: prostý { $plain }, s alfa-beta { $alpha_beta }, s pamětí { $memory }.
learn-explain-maximiser =
    Maximalizuje { $mark }, minimalizuje { $other }: { $win } je výhra pro { $mark }, { $loss } prohra, 0 remíza. Je to hra s nulovým součtem: co jedna strana získá, druhá ztratí.
learn-unreached = K téhle ploše s { $mark } na tahu žádná partie nedojde, ale minimax ji stejně umí ohodnotit.

learn-tree =
    Strom minimaxu pro { $board }, na tahu: { $mark }, { $positions ->
        [one] 1 pozice
        [few] { $positions } pozice
       *[other] { $positions } pozic
    }. První úroveň: { $scores }. Nejlepší hodnota: { $score }. Zvolená cesta: { $line }.
learn-tree-square = pole { $square } má hodnotu { $score }

learn-lesson =
    Krok { $step } z { $steps }: volání { $call }, { $depth ->
        [0] kořen
       *[other] po { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] Na tahu: { $mark }. Je to minimalizující strana a chce **nejnižší** hodnotu. Volná pole: { $squares }.
       *[max] Na tahu: { $mark }. Je to maximalizující strana a chce **nejvyšší** hodnotu. Volná pole: { $squares }.
    }
learn-lesson-recursion =
    Minimax zkusí každé z nich: dá značku, zavolá minimax pro tu plochu a značku vezme zpět. Když funkce takhle volá sama sebe, říká se tomu rekurze.
learn-lesson-next = Teď { $mark } zkouší **{ $square }**.
learn-lesson-back = Zpět k předchozí ploše: značka na poli { $square } se bere zpět. Má hodnotu **{ $score }**.
learn-lesson-results = Dosavadní výsledky: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Alfa je { $alpha }, beta je { $beta }.
learn-lesson-skips =
    Alfa dosáhla bety: druhá strana má jinde něco lepšího a k téhle ploše to nepustí. Takže { $squares } není třeba zkoušet.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } si nechává nejnižší: tohle volání vrací **{ $score }**.
       *[max] { $mark } si nechává nejvyšší: tohle volání vrací **{ $score }**.
    }
learn-lesson-limit = ≤ znamená nejvýš a ≥ nejméně: víc volání nad ním vědět nepotřebuje.
learn-lesson-terminal =
    Vyhrává { $other }? { $winner ->
        [min] Ano.
        [max] Ne. Vyhrává { $mark }? Ano.
       *[none] Ne. Vyhrává { $mark }? Ne. Je plocha plná? Ano.
    } To je koncový stav: není už co zkoušet a tohle volání vrací **{ $score }**.
learn-lesson-plays =
    { $count ->
        [one] Minimax hraje { $square }.
        [few] Stejnou hodnotu mají { $squares } a zůstává první z nich: minimax hraje { $square }.
       *[other] Stejnou hodnotu mají { $squares } a zůstává první z nich: minimax hraje { $square }.
    }

topic-hint = Nápovědy
topic-hint-text =
    `/hint` ukáže tvoje nejlepší pole a proč. Vidíš to jen ty.
    Partie s nápovědou se ti hodnotí jen při prohře.
topic-minimax = Jak přemýšlím
topic-minimax-text =
    Zkusím každý tah až do konce partie a nechám si nejlepší. Tomu se říká minimax.
    `/explain` to ukáže pro tvou partii, nebo pro plochu jako `O.XX.X.OO`: jakou má které pole hodnotu, s obrázkem stromu.
    Vyber `steps` a projdeš to volání po volání.
    `/learn` to učí od začátku, ve dvanácti krátkých lekcích, které hraješ tlačítky.

learn-picture-max = MAX
learn-picture-min = MIN
learn-picture-to-move = na tahu: { $mover }

learn-picture-cut = odříznuto

learn-picture-more = níž ještě { $calls }

learn-picture-legend =
    Hodnoty platí pro { $maximiser }.
    Tlustá čára je cesta, kterou hraje minimax.
    { $form ->
        [cut] Šedé: neprohlíží se. ≤ a ≥: nejvýš, nejméně.
        [bounds] ≤ a ≥: nejvýš, nejméně.
       *[plain] {""}
    }

learn-tree-too-large = Strom nakreslím, když je volných polí nejvýš { $most }, a na téhle ploše je jich { $free }.
learn-too-many-calls = Alfa-beta potřebuje na téhle ploše víc než { $most } volání. Zkus nějakou, kde je volných polí míň.
learn-position-over = Tahle plocha je už rozhodnutá. Zkus nějakou s volným polem a bez vítěze.
learn-standard-rules-only = Kroky a alfa-beta jsou jen pro obvyklá pravidla.
learn-too-many-steps =
    { $most ->
        [one] Lekce potřebuje plochu s nejvýš 1 volným polem. Tady použij /explain bez kroků.
        [few] Lekce potřebuje plochu s nejvýš { $most } volnými poli. Tady použij /explain bez kroků.
       *[other] Lekce potřebuje plochu s nejvýš { $most } volnými poli. Tady použij /explain bez kroků.
    }

command-hint = Ukázat tvoje nejlepší pole (vidíš to jen ty)
command-explain = Ukázat, jakou má které pole hodnotu, se stromem minimaxu
command-explain-what = Plocha (O.XX.X.OO) nebo číslo partie; bez toho tvoje partie
command-explain-form = Vybrat strom minimaxu nebo jeho kroky, prosté nebo s alfa-beta
command-explain-scores = Kolik se počítá za výhru
command-explain-turn = Kdo je na tahu, když se chceš podívat očima druhé strany
command-explain-maximiser = Čí výhra je plus (výchozí: strana na tahu)
command-learn = Poznat ve dvanácti krátkých lekcích, jak přemýšlím (vidíš to jen ty)
command-learn-lesson = Která lekce, 1 až 12; bez toho dál odtud, kde jsi

learn-course-title =
    Lekce { $lesson } z { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Tenhle kurz ukáže, jak program najde nejlepší tah. Programovat umět nemusíš; kód klidně přeskoč.
learn-course-welcome = Vítej zpátky. Tady je tvoje místo v kurzu.
learn-course-over =
    Kurz je **hotový**. Teď znáš minimax; já hledám stejné tahy, jen rychleji.
    Vyber kteroukoli lekci a přečti si ji znovu, zkus `/explain what:O.XX.X.OO` s vlastní plochou, nebo si zahraj se mnou.
learn-course-lessons = Všechny lekce
learn-course-button-next = Dál
learn-course-button-lesson = Další lekce
learn-course-button-play = Zahrát si doopravdy
learn-course-changed = Kurz se od té zprávy změnil. Dál to jde přes /learn.
learn-no-such-lesson = Lekce jsou 1 až { $last }. Použij /learn s některou z nich, nebo bez čísla a pokračuj.

learn-course-board = Plocha je seznam
learn-course-board-text =
    Program plochu nevidí. Má ji jako **seznam**: devět věcí, čtených zleva shora. ❌ je v něm "X", 🔵 je "O" a volné pole obsahuje svoje vlastní číslo v seznamu, svůj **index**:
    `{ $list }`
    Seznam počítá od 0, takže jeho čísla jsou o jedno menší než ta na polích.
learn-course-board-code = V Pythonu, jazyce pro programy, začíná `def` funkci: kousek programu, který má jméno. Tahle si nechá čísla (`int`) a značky vynechá:
learn-course-index-ask = **Které pole má index 4?** Stiskni ho.
learn-course-index-right = Ano: pole { $chosen } má index { $index }. Vždycky o jedno míň.
learn-course-index-wrong = Tohle ne: pole { $chosen } má index { $index }, protože seznam počítá od 0. Zkus to znovu.
learn-course-free-ask = **Kolik polí je volných?**
learn-course-free-right = Ano: v seznamu zůstaly indexy { $indices }, a to jsou pole { $squares }.
learn-course-free-wrong = Není to { $chosen }. Hledej čísla, která jsou ještě v seznamu: `{ $list }`

learn-course-lines = Osm řad
learn-course-lines-text = Vyhrát může osm řad: tři řádky, tři sloupce a dvě úhlopříčky. Aby program zjistil, kdo vyhrává, podívá se na každou: je na všech třech polích stejná značka?
learn-course-lines-code = V Pythonu je řada trojice indexů. `board[at]` je to, co na jednom z nich stojí, a `marks` to posbírá, každou značku jednou. Když je tam `mark` jako jediná, vyhrává:
learn-course-line-ask = Na tahu: { $mark }. **Které pole udělá tři { $mark } v řadě?**
learn-course-line-right = Ano: { $line }, všude je { $mark }, takže { $mark } vyhrává.
learn-course-line-wrong = Když dáš { $mark } na { $chosen }, nemá tři { $mark } žádná řada. Hledej takovou, kde jsou dvě { $mark } a volné pole.
learn-course-most-ask = Teď prázdná plocha. **Které pole leží na nejvíc řadách?**
learn-course-most-right = Ano: přes pole { $chosen } vedou { $lines } z osmi řad. Proto je střed tak silný.
learn-course-most-wrong = Počet řad přes pole { $chosen } je { $lines }. Přes jedno jiné je to { $most }.

learn-course-scores = Hodnoty
learn-course-scores-text =
    Dohraná partie dostane **hodnotu**, vždy z pohledu ❌: +10, když vyhrává ❌, -10, když vyhrává 🔵, 0 za remízu.
    Co jedna strana získá, druhá ztratí. Tomu se říká **nulový součet**, a proto stačí oběma jedno číslo.
learn-course-scores-code = V Pythonu `return` ukončí funkci a předá její odpověď zpátky:
learn-course-final-ask = Tahle partie skončila. **Jakou má hodnotu?**
learn-course-final-right =
    { $winner ->
        [X] Ano: ❌ má tři v řadě, a to je +10.
        [O] Ano: 🔵 má tři v řadě, a to je -10.
       *[none] Ano: plocha je plná a tři v řadě nemá nikdo. Remíza je 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] Není to { $chosen }: ❌ má tři v řadě. Kolik za to počítáme?
        [O] Není to { $chosen }: 🔵 má tři v řadě. Kolik za to počítáme?
       *[none] Není to { $chosen }: tři v řadě nemá nikdo. Kolik za to počítáme?
    }

learn-course-worse =
    { $why ->
        [equal] Pole { $chosen } má hodnotu { $score } taky, ale { $first } je dřív.
        [loses] Když { $mark } zahraje { $chosen }, { $other } vyhrává na { $reply }: to má hodnotu { $score }.
       *[worse] { $mover ->
            [X] Pole { $chosen } má hodnotu { $score }, ale { $first } má { $best }. { $mark } chce nejvyšší.
           *[O] Pole { $chosen } má hodnotu { $score }, ale { $first } má { $best }. { $mark } chce nejnižší.
        }
    }

learn-course-turns = Jeden chce nahoru, druhý dolů
learn-course-turns-text =
    ❌ a 🔵 se střídají. ❌ chce nejvyšší hodnotu, takže ❌ je **maximalizující** strana. 🔵 chce nejnižší: 🔵 je **minimalizující** strana.
    Každá vezme pole, které vede k nejlepší hodnotě. Odkud se takové hodnoty berou, řekne lekce 5.
learn-course-turns-code = V Pythonu řekne `other`, kdo táhne potom, a `best` vybere ze seznamu nejvyšší nebo nejnižší hodnotu:
learn-course-turn-ask = Na tahu: { $mark }. Pole vedou k těmto hodnotám: { $scores }. **Které pole vezme { $mark }?**
learn-course-turn-right =
    { $mover ->
        [X] Ano: { $best } je nejvyšší z hodnot { $scores }.
       *[O] Ano: { $best } je nejnižší z hodnot { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = A teď si představ, že je na téhle ploše na tahu { $mark } (jiná partie, kterou začíná 🔵). Hodnoty jsou pak { $scores }. **Které pole vezme { $mark }?**
learn-course-turned-right =
    { $mover ->
        [X] Ano: { $best } je nejvyšší z hodnot { $scores }. Stejná pole, jiné hodnoty: záleží na tom, kdo táhne.
       *[O] Ano: { $best } je nejnižší z hodnot { $scores }. Stejná pole, jiné hodnoty: záleží na tom, kdo táhne.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Volání a rekurze
learn-course-calls-text =
    Odkud se hodnoty berou? Program zkusí pole a pak se zeptá, jakou hodnotu má plocha, která vznikne. Kvůli tomu tam udělá totéž znovu: spustí sám sebe. Tomu se říká **rekurze** a každé spuštění je **volání**.
    První volání, pro tuhle plochu, je **kořen**: ostatní z něj rostou jako větve stromu.
learn-course-calls-code = V Pythonu dá `scores` značku, udělá volání a vezme značku zpět; `minimax` přijde v lekci 7:
learn-course-below-ask = Na tahu: { $mark }. **Kolik volání udělá sám kořen?**
learn-course-below-right = Ano: jedno za každé volné pole, { $squares }. Pak vezme svou značku zpět.
learn-course-below-wrong = Není to { $chosen }. Kořen udělá jedno volání za každé volné pole.
learn-course-calls-ask = Každé z volání kořene dělá svoje vlastní volání, dokud partie neskončí. **Kolik je všech volání, i s kořenem?**
learn-course-calls-right = Ano: tah po tahu dolů stromem je to { $levels } = { $chosen }. `/explain what:O.XX.X.OO` ho nakreslí.
learn-course-calls-wrong = Není to { $chosen }. Kořen je 1 volání a udělá 3. Od každého z nich pokračuj: pole, které vyhrává, tam partii ukončí, a každé jiné udělá volání za každé pole, které zbývá.

learn-course-ends = Kde volání končí
learn-course-ends-text =
    Volání, které najde partii u konce, už další nedělá. Jeho plocha je **koncový stav** a ono vrátí hodnotu.
    Ptá se v tomhle pořadí: vyhrává soupeř, vyhráváme my, je plocha plná? My tu hrajeme ❌. Plochy jsou ze stromu z lekce 5.
learn-course-ends-code = V Pythonu položí `or` další otázku, jen když odpověď na předchozí byla ne:
learn-course-end-ask = **Co zjistí volání na téhle ploše?**
learn-course-choice-theirs = Vyhrává 🔵
learn-course-choice-ours = Vyhrává ❌
learn-course-choice-full = Je plná
learn-course-choice-open = Hraje se dál
learn-course-end-right =
    { $right ->
        [theirs] Ano: 🔵 má tři v řadě, takže tohle volání vrací -10.
        [ours] Ano: ❌ má tři v řadě, takže tohle volání vrací +10. Plocha je taky plná, ale na to se ptá až nakonec.
        [full] Ano: tři v řadě nemá nikdo a žádné pole není volné. Tohle volání vrací 0.
       *[open] Ano: tři v řadě nemá nikdo a počet volných polí je { $free }. Za každé udělá volání.
    }
learn-course-end-wrong =
    { $winner ->
        [X] Tohle ne. ❌ tu má tři v řadě, 🔵 ne, a na to se ptá dřív než na ostatní.
        [O] Tohle ne. 🔵 tu má tři v řadě a na to se ptá úplně první.
       *[none] Tohle ne. Tři v řadě tu nemá nikdo a počet volných polí je { $free }.
    }

learn-course-back = Zpátky nahoru stromem
learn-course-back-text = Volání počká na všechna volání pod sebou. Pak vrátí jednu hodnotu: **max**, tedy nejvyšší, když je na tahu ❌; **min**, nejnižší, když 🔵. Tak hodnoty putují od koncových stavů nahoru ke kořeni. Min a max: odtud má minimax své jméno.
learn-course-back-code = V Pythonu je to celý minimax, s `is_over`, `score`, `scores` a `best` z předchozích lekcí:
learn-course-returned-ask = Na tahu: { $mark }. Volání pod ním vrátila { $scores }. **Co vrátí tohle volání?**
learn-course-returned-right =
    { $mover ->
        [X] Ano: { $mark } vybere nejvyšší hodnotu, a to je { $best }.
       *[O] Ano: { $mark } vybere nejnižší hodnotu, a to je { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Ne { $chosen }: { $mark } si z { $scores } vybere nejvyšší hodnotu.
       *[O] Ne { $chosen }: { $mark } si z { $scores } vybere nejnižší hodnotu.
    }

learn-course-choice = Volba tahu
learn-course-choice-text =
    U kořene hodnota nestačí: program musí zahrát. Pamatuje si tedy pole, od kterého nejlepší hodnota přišla.
    Když jsou dvě pole stejně dobrá, většina programů si nechá **první**: pozdější musí být lepší, ne jen stejně dobré.
learn-course-choice-code = V Pythonu řekne `found.index(top)`, kde je v seznamu první `top`:
learn-course-first-ask = Na tahu: { $mark }. Volání vrátila { $scores }. **Které pole program zahraje?**
learn-course-first-right = Ano: { $chosen } je první pole s hodnotou { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Hloubka: čím dřív, tím líp
learn-course-depth-text =
    Zatím je výhra výhra, ať přijde jakkoli pozdě, a u toho většina návodů zůstane. Program si tak může s kořistí hrát donekonečna.
    Spraví to **hloubka**: kolik značek přibylo od kořene. Výhra má hodnotu `10 - depth` a prohra `depth - 10`. Teď program s výhrou spěchá a s prohrou otálí.
learn-course-depth-code = V Pythonu předá každé volání dalšímu hloubku o jedno větší:
learn-course-late-ask = Nejdřív bez hloubky. Na tahu: { $mark }. Volání vrátila { $scores }. **Které pole program zahraje?**
learn-course-late-right = Ano, i když jiné pole vyhrává hned: pole { $chosen } má taky hodnotu { $best } a je dřív. Výhra může počkat, myslí si program.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Když { $mark } zahraje { $late }, vyhraje značkou číslo { $late_depth }: ❌ na { $late }, potom 🔵, potom ❌. **Jakou hodnotu má pole { $late }, když se počítá hloubka?**
learn-course-depth-right = Ano: 10 - { $late_depth } = { $late_score }. A pole { $soon }, které vyhrává hned, má hodnotu 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = Není to { $chosen }. Hloubka je { $late_depth } a výhra má hodnotu `10 - depth`.
learn-course-soonest-ask = S hloubkou volání vrátí { $scores }. **Které pole program zahraje teď?**
learn-course-soonest-right = Ano: { $chosen } má hodnotu { $best }, takže vyhrává hned. Tak hraju i já.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alfa-beta: kam se nedívat
learn-course-cuts-text =
    Řekněme, že ❌ má pole s jistou 0 a zkouší jiné. Tam první pole 🔵 vrátí -10. Ať další pole 🔵 vrátí cokoli, ❌ tam nepůjde, takže se **odříznou**: nikdo se na ně nedívá.
    Hodnota, kterou má jistou ❌, je **alfa**, ta, kterou má jistou 🔵, je **beta**. Jakmile je alfa tak vysoká jako beta, zbytek se odřízne.
learn-course-cuts-code = V Pythonu začínají `alpha` a `beta` tak široko, že se nic neodřízne, a `break` opustí cyklus:
learn-course-cut-ask = Díky dřívějšímu poli má ❌ jistotu { $alpha }. Teď ❌ zkouší pole { $tried } a tam pole 🔵 vrátila { $scores }. **Které pole 🔵 se odřízne?**
learn-course-cut-right = Ano, { $chosen } se odřízne. Na poli { $tried } může 🔵 udržet ❌ na { $held } nebo níž, a ❌ má { $alpha } jisté tak jako tak. Pole { $tried } nic nepřinese, ať { $chosen } vrátí cokoli.
learn-course-cut-wrong = Ne { $chosen }: když se na něj program díval, ještě nemohl vědět, že tam ❌ nepůjde. Po { $scores } už to ví.

learn-course-memory = Paměť, symetrie, větší plochy
learn-course-memory-text =
    Od prázdné plochy udělá prostý minimax 549 946 volání a alfa-beta 18 297. Jenže ploch je jen 5 478: program s **pamětí** se na každou podívá jednou. Otočená nebo zrcadlená plocha má stejnou hodnotu, a tak jich zbude 765.
    Větší plochy, třeba 4x4, jich i tak mají příliš mnoho. Tam se program v nějaké hloubce zastaví a hodnotu **odhadne**, třeba podle počtu řad, které může každá strana ještě zaplnit.
learn-course-memory-code = V Pythonu drží `memory` hodnotu každé plochy pod klíčem:
learn-course-like-ask = Otoč plochu nebo ji zrcadli. **Které pole je stejný první tah jako pole 2?**
learn-course-like-right = Ano: po otočení nebo zrcadlení je z pole { $chosen } pole 2, jako ze všech čtyř stran. Program se tedy dívá jen na jedno z nich.
learn-course-like-wrong =
    { $same ->
        [True] To je přímo pole 2. Stiskni jiné.
       *[False] Počet řad přes pole { $chosen } je { $lines }, přes pole 2 je to { $own }. Ať plochu otočíš jakkoli, jedno se druhým nestane.
    }
learn-course-kinds-ask = **Kolik je tedy opravdu různých prvních tahů?**
learn-course-kinds-right = Ano: roh, prostředek strany, nebo střed plochy.
learn-course-kinds-wrong = Není to { $chosen }. Ať plochu otočíš jakkoli, roh zůstane rohem. Jaké další druhy polí existují?

learn-course-play = Zahraj si na prostý minimax
learn-course-play-text = Teď jsi program ty. Ty jsi ❌, já 🔵 a hraju jako začátečník. Při každém tahu stiskni pole, které hraje prostý minimax: první z nejlepších.
learn-course-play-ask = Volání vrátila { $scores }. **Které pole zahraješ?**
learn-course-play-right = Ano, { $chosen }. Já beru { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Teď hodnoty spočítej bez pomoci: kdo může příště vyhrát? **Které pole zahraješ?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Ano, { $chosen }: to vyhrává. Tak hraje prostý minimax.
       *[none] Ano, { $chosen }: remíza. Tak hraje prostý minimax.
    }
    { $left ->
        [0] { learn-course-over }
        [one] Zbývá ještě jedna lekce. Pokračuj přes /learn.
        [few] Zbývají ještě { $left } lekce. Pokračuj přes /learn.
       *[other] Zbývá ještě { $left } lekcí. Pokračuj přes /learn.
    }
