### Statistiky člena.

stats-title =
    { $games ->
        [one] { $name }: 1 partie
        [few] { $name }: { $games } partie
       *[other] { $name }: { $games } partií
    }
stats-score = { $win } výhry: { $won } ({ $share } %) · { $draw } remízy: { $drawn } · { $loss } prohry: { $lost }
stats-streak = Výher v řadě právě teď: **{ $current }**. Nejlepší série: **{ $best }**.
stats-best-streak = Nejlepší série výher: **{ $best }**
stats-opening = Oblíbený první tah: **{ $square }** na { $board }, v { $games } z { $all } partií jako X
stats-accuracy =
    { $moves ->
        [one] Přesnost na 3x3: **{ $share } %** z 1 tahu
        [few] Přesnost na 3x3: **{ $share } %** ze { $moves } tahů
       *[other] Přesnost na 3x3: **{ $share } %** z { $moves } tahů
    }
stats-opponents = Soupeři
stats-boards = Plochy
stats-won = výhry
stats-drawn = rem.
stats-lost = prohry
stats-rated = rating
stats-people = lidé
stats-rating = Rating: **{ $rating }**
stats-you-against = Ty vs. { $second }
stats-against = { $first } vs. { $second }
stats-duel = { $win } výhry: { $won } · { $draw } remízy: { $drawn } · { $loss } prohry: { $lost }
stats-latest =
    { $count ->
        [one] Poslední partie: { $results }
        [few] Poslední { $count } partie, od nejnovější: { $results }
       *[other] Posledních { $count } partií, od nejnovější: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, 1 remíza
        [few] { $first } { $won } – { $lost } { $other }, { $drawn } remízy
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } remíz
    }
stats-changed = { $name }, rating: { $rating } ({ $points })
stats-first-win = 🎉 První výhra: { $name } vs. { $bot }!
stats-hundred = 🎉 { $name }: tohle je tady už stá partie.
stats-you-no-duel = Ty a { $second } tu spolu ještě nemáte dohranou partii. Změníš to přes /play.
stats-no-duel = Ti dva tu spolu ještě nemají dohranou partii. Změníš to přes /play.
stats-empty = Ještě tu nemáš dohranou partii. Zahraj si a statistiky se rozjedou.
stats-empty-member = { $name } tu ještě nemá dohranou partii. Vyzvat můžeš přes /play.
stats-member = Tento člen

stats-button-play = Hrát ({ $kind })
stats-button-rating = Rating
stats-button-openings = Zahájení

stats-rating-title = { $name } na { $board }
stats-rating-now =
    { $games ->
        [one] **{ $rating }** po 1 hodnocené partii.
        [few] **{ $rating }** po { $games } hodnocených partiích, mezi { $least } a { $most }.
       *[other] **{ $rating }** po { $games } hodnocených partiích, mezi { $least } a { $most }.
    }
stats-rating-picture =
    { $games ->
        [one] Rating na { $board }: { $rating } po 1 partii.
        [few] Rating na { $board } po každé partii (celkem { $games }), bod za každou: od { $first } do { $rating }, mezi { $least } a { $most }.
       *[other] Rating na { $board } po každé partii (celkem { $games }), bod za každou: od { $first } do { $rating }, mezi { $least } a { $most }.
    }

stats-openings-title =
    { $games ->
        [one] { $name } na { $board }: 1 partie jako X
        [few] { $name } na { $board }: { $games } partie jako X
       *[other] { $name } na { $board }: { $games } partií jako X
    }
stats-openings-move =
    { $games ->
        [one] Pole { $square }: 1 partie, { $share } % výher
        [few] Pole { $square }: { $games } partie, { $share } % výher
       *[other] Pole { $square }: { $games } partií, { $share } % výher
    }
stats-openings-key = Jak to číst
stats-openings-legend = Číslo říká, jak často tam jde první tah. Pruh říká, jak ty partie končí: modrá jsou výhry, šedá remízy, oranžová prohry.
stats-openings-picture = První tahy na { $board }: { $squares }.
stats-openings-square = { $square } v { $share } % ({ $won } % výher)

stats-are-yours = V soukromých zprávách ukazuju jen tvoje statistiky. Cizí dostaneš přes /stats na serveru.
stats-against-yourself = Nikdo nehraje sám se sebou. Zadej dva různé členy.
stats-not-of-bots = Boti statistiky nemají. Jak se ti daří proti mým úrovním, ukáže /stats.
stats-not-rated-yet = Zatím žádná hodnocená partie. Dohraj přes /play jednu bez nápovědy a budeš mít rating.
stats-no-openings-yet = Zatím tu není dohraná partie jako X. Použij /play a vyber, kdo začíná.

topic-stats = Statistiky
topic-stats-text =
    `/stats` ukáže tvoje výhry, rating, série a přesnost. Zadej člena a uvidíš jeho.
    Zadej druhého člena a uvidíš, jak si vedou proti sobě.
    „Rating“ a „Zahájení“ nakreslí graf. Partie, které skončí před druhým tahem, se nepočítají.

command-stats = Ukázat tvoje výsledky, série a přesnost, nebo ty jiného člena
command-stats-member = Čí statistiky; bez toho tvoje
command-stats-against = Jak to vypadá proti tomuhle členovi
