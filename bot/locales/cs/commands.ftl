### Základní příkazy: co o nich říká nabídka na Discordu a některé odpovědi.

menu-challenge = Vyzvat na piškvorky
menu-stats = Statistiky piškvorek
menu-explain = Vysvětlit tuhle partii
menu-replay = Přehrát tuhle partii
menu-watch = Sledovat tuhle partii
menu-end = Ukončit tuhle partii

command-play = Hrát piškvorky se mnou, s jiným členem, s kýmkoli nebo jako celý kanál
command-play-opponent = Koho vyzvat; když to nevyplníš, hraješ proti mně
command-play-level = Jak dobře mám hrát; proti členovi se nepoužije
command-play-first = Kdo má první tah
command-play-board = Velikost plochy; číslo za lomítkem říká, kolik v řadě vyhrává
command-play-rules = Jiná pravidla, jen na ploše 3x3
command-play-open = Ať se přidá kdokoli z kanálu; nikomu nepřijde upozornění
command-play-crowd = Hrát proti mně jako celý kanál: hlasují všichni
command-move = Dát svou značku na pole
command-move-square = Číslo pole počítané zleva shora, nebo jeho název: b2, center, top left
command-board = Ukázat znovu tvou partii v tomhle kanálu
command-resign = Vzdát tu svou partii nebo stáhnout výzvu
command-draw = Nabídnout remízu nebo přijmout nabízenou

choice-easy = lehký
choice-medium = střední
choice-hard = těžký
choice-unbeatable = neporazitelný
choice-me = ty
choice-them = tvůj soupeř
choice-random = náhodně
choice-standard = obvyklá
choice-tree = strom
choice-steps = kroky
choice-alpha-beta = alfa-beta
choice-alpha-beta-steps = kroky alfa-beta
choice-knockout = vyřazovací systém
choice-round-robin = každý s každým
choice-all = všichni
choice-month = tento měsíc
choice-here = tady
choice-everywhere = všude
choice-off = vypnuto
choice-at-once = hned
choice-5-minutes = 5 minut
choice-15-minutes = 15 minut
choice-60-minutes = 60 minut
choice-default = výchozí
choice-on = zapnuto
choice-1-minute = 1 minuta
choice-10-minutes = 10 minut
choice-1-hour = 1 hodina
choice-6-hours = 6 hodin
choice-1-day = 1 den
choice-3-days = 3 dny
choice-7-days = 7 dní
choice-30-days = 30 dní

restarting = Právě se restartuju a tvoje partie je v bezpečí. Zkus to za chvíli.
store-away = Teď se nedostanu ke své databázi. Tvoje partie je v bezpečí; zkus to za minutu.
old-button = Tohle tlačítko už nefunguje. Mrkni na /help.
commands-changed = Moje příkazy se právě změnily. Zkus to za minutu.
did-you-mean = Nemá to být `{ $command }`?
edited-command = Upravené zprávy neprovádím. Jestli to tak myslíš, pošli `{ $command }` znovu.
unknown-command = Ahoj. Dáme partii? Stiskni „Hrát“, nebo se podívej, co ještě umím.
broken = Něco se u mě pokazilo, ale tvoje partie je v bezpečí. Zkus to znovu; když se to bude opakovat, nahlas kód { $reference }.
sent-in-private = Máš ode mě soukromou zprávu.
may-not-speak = Do kanálu <#{ $channel }> nemůžu psát. Použij tam příkazy s lomítkem, třeba /play, nebo zkus jiný kanál.

pick-game = Která partie?
pick-menu = Vyber partii
pick-versus = { $game } · { $x } vs. { $o }
pick-age-now = právě teď
pick-age-minutes =
    { $count ->
        [one] před 1 minutou
        [few] před { $count } minutami
       *[other] před { $count } minutami
    }
pick-age-hours =
    { $count ->
        [one] před 1 hodinou
        [few] před { $count } hodinami
       *[other] před { $count } hodinami
    }
pick-age-days =
    { $count ->
        [one] před 1 dnem
        [few] před { $count } dny
       *[other] před { $count } dny
    }
