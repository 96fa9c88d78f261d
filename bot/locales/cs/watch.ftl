### Partie pro diváky: sledované plochy, exhibice, přehrání, seznamy.

watch-followed = Partie { $game }, sledovaná tady až do konce. Zastavíš to přes /unwatch { $game }.
watch-followed-over = To byla partie { $game }. Tah po tahu ji projdeš přes /replay { $game }.
watch-link-players = Plocha hráčů
watch-followed-stopped = Partii { $game } tu už nesleduju. Znovu to jde přes /watch { $game }.
watch-followed-moved = Partii { $game } teď sleduju níž.
watch-comments-later = Komentáře přijdou po partii, protože hráči můžou číst tenhle kanál.
watch-decided-draw =
    { $count ->
        [one] Rozhodl tah { $number }: { $player } hraje { $square }, remízu drželo jen { $better }.
        [few] Rozhodl tah { $number }: { $player } hraje { $square }; remízu drželo { $better }.
       *[other] Rozhodl tah { $number }: { $player } hraje { $square }; remízu drželo { $better }.
    }
watch-decided-win = Rozhodl tah { $number }: { $player } hraje { $square }; vyhrávalo { $better }.
watch-aside-fork = Pěkná vidlička.
watch-aside-block = To se dalo čekat.
watch-hidden = Tuhle partii tu už ukazovat nemůžu: ne všichni tady vidí její kanál.

watch-exhibition = Partie { $game }, exhibice na přání: { $owner }. Další tah přijde za pár sekund.
watch-exhibition-over = Partie { $game }, exhibice na přání: { $owner }.
watch-button-another = Ještě jednu
watch-exhibition-stopped = Exhibice, partie { $game }, je zastavená.
watch-crowd-stopped = Partie { $game }, kterou hrál kanál, je zastavená. Další začneš přes /play s crowd.
watch-unwatched =
    { $count ->
        [one] Partii { $games } tu už nesleduju. Znovu to jde přes /watch s jejím číslem.
        [few] Partie { $games } tu už nesleduju. Některou znovu přes /watch s číslem.
       *[other] Partie { $games } tu už nesleduju. Některou znovu přes /watch s číslem.
    }

watch-replay = { $versus }. Partie { $game }.
watch-replay-start =
    { $moves ->
        [one] Prázdná plocha, před jediným tahem
        [few] Prázdná plocha, před { $moves } tahy
       *[other] Prázdná plocha, před { $moves } tahy
    }
watch-replay-move = Tah { $number } z { $moves }: { $player } na { $square }
watch-accuracy-one = Přesnost: { $player } { $share } %
watch-accuracy-both = Přesnost: { $player } { $share } % a { $other } { $other_share } %

watch-meter-draw = { $meter } Remíza, když nikdo nechybuje.
watch-meter-unclear = { $meter } Zatím nejde říct, kdo vyhraje.
watch-meter-estimate = { $meter } Lépe je na tom { $mark }: asi { $chance } %. Konec zatím nevidím.
watch-meter-win =
    { $moves ->
        [one] { $meter } { $mark } při nejlepší hře vyhrává za 1 tah.
        [few] { $meter } { $mark } při nejlepší hře vyhrává za { $moves } tahy.
       *[other] { $meter } { $mark } při nejlepší hře vyhrává za { $moves } tahů.
    }

watch-live-empty = Nehraje se tu žádná partie. Začneš přes /play.
watch-live-more = Některé starší partie na seznamu nejsou.
watch-live-use = Stiskem čísla tam přejdeš, nebo s ním použij /watch a sleduj partii tady.
watch-live-total =
    { $games ->
        [one] Hraje se 1 partie
        [few] Hrají se { $games } partie
       *[other] Hraje se { $games } partií
    }
watch-live-total-more = Hraje se víc než { $games } partií

watch-list-moves =
    { $moves ->
        [0] bez tahů
        [one] 1 tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Zatím tu nikdo partii nedohrál. Začneš přes /play.
watch-history-empty-member = Tenhle člen tu nemá dohranou partii. Partie všech ukáže /history.
watch-history-menu = Vyber partii k přehrání
watch-history-total =
    { $games ->
        [one] 1 dohraná partie
        [few] { $games } dohrané partie
       *[other] { $games } dohraných partií
    }
watch-history-total-more = Víc než { $games } dohraných partií
watch-history-total-member =
    { $games ->
        [one] 1 dohraná partie: výhry { $won }, remízy { $drawn }, prohry { $lost }
        [few] { $games } dohrané partie: výhry { $won }, remízy { $drawn }, prohry { $lost }
       *[other] { $games } dohraných partií: výhry { $won }, remízy { $drawn }, prohry { $lost }
    }
watch-history-line = { $winner } vítězí, { $loser } prohrává
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = Remíza: { $winner } – { $loser }
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } – { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = vzdáním
watch-how-time = na čas
watch-how-agreement = dohodou
watch-how-repetition = opakováním
watch-how-nobody = vypršel čas
watch-how-stop = zastavená

topic-watch = Sledování partií
topic-watch-text =
    `/games` vypíše, co se hraje.
    `/watch` s číslem partie ji sleduje tady. Se dvěma úrovněmi hraju proti sobě.
    `/unwatch` to zastaví.
topic-replay = Historie a přehrání
topic-replay-text =
    `/history` vypíše dohrané partie, nebo ty jednoho člena.
    `/replay` s číslem partie ji projde tah po tahu a ukáže, co který tah stál.

watch-not-begun = Partie { $game_id } skončila před prvním tahem. Jinou najdeš přes /history.
watch-still-running = Partie { $game_id } se ještě hraje. Sledovat ji můžeš přes /watch { $game_id }.
watch-nothing-to-stop =
    { $is_any ->
        [1] Žádnou partii tu nesleduju.
       *[other] Tuhle partii tu nesleduju. Použij /watch s jejím číslem.
    }
watch-too-many-boards =
    { $most ->
        [one] Už tu sleduju 1 partii. Uvolni místo přes /unwatch.
        [few] Už tu sleduju { $most } partie. Uvolni místo přes /unwatch.
       *[other] Už tu sleduju { $most } partií. Uvolni místo přes /unwatch.
    }
watch-too-many-followers =
    { $most ->
        [one] Partie { $game_id } se už sleduje na 1 místě. Jinou najdeš přes /games.
        [few] Partie { $game_id } se už sleduje na { $most } místech. Jinou najdeš přes /games.
       *[other] Partie { $game_id } se už sleduje na { $most } místech. Jinou najdeš přes /games.
    }
watch-not-shown = Potřebuju číslo partie, nebo dvě úrovně (easy, medium, hard, unbeatable). Číslo najdeš přes /games.
watch-not-your-list = Ten seznam je pro někoho jiného. Vlastní dostaneš přes /history.

command-games = Vypsat partie, které se na tomhle serveru hrají
command-watch = Sledovat tu partii, nebo se dívat, jak hraju proti sobě
command-watch-game = Kterou partii tu sledovat; nech všechno prázdné a vyber ze seznamu
command-watch-x = Nebo se dívat, jak hraju proti sobě: jak dobře hraju X
command-watch-o = A jak dobře hraju O
command-watch-board = Plocha, na které hraju proti sobě
command-unwatch = Přestat tu sledovat partii, nebo zastavit exhibici
command-unwatch-game = Její číslo; bez něj se zastaví všechno, co běží na tvé přání
command-replay = Projít dohranou partii tah po tahu
command-replay-game = Která partie; bez toho výběr z posledních
command-history = Vypsat dohrané partie, od nejnovější
command-history-member = Čí partie; bez toho všech
