### Die Demo: der Bot auf einer Seite im Browser, die wie Discord aussieht; du bist Alice, Bob, Carol oder Dave.

demo-server = Tic-Tac-Toe
demo-topic = Schreib !play
demo-topic-stands = Das lesen nur Carol und Dave: Schreib !watch und die Nummer einer Partie, um sie mit Kommentaren zu verfolgen
demo-channels = Kanäle
demo-directs = Direktnachrichten
demo-people = Du bist
demo-language = Sprache
demo-tip = Drück + für einen zweiten Tab: Dann spielst du für zwei.
demo-tab = in einem neuen Tab spielen
demo-away = Der Bot ist gerade weg. Sobald er wieder da ist, geht es hier weiter.
demo-workbench = SimCords Werkbank
demo-greeting =
    Hi! Lust auf eine Partie? Drück einen Button und dann die Felder. Tippen geht auch: `!play hard 4x4`, `!move 5`.
    Mit dem + neben Bobs Namen (auf dem Handy unter „Kanäle“) öffnest du einen zweiten Tab und spielst für zwei. `!play @bob` fordert ihn heraus.
demo-welcome-back =
    Willkommen zurück! Was noch offen ist, findest du unten.
    Mit dem + neben Bobs Namen (auf dem Handy unter „Kanäle“) öffnest du einen zweiten Tab und spielst für zwei.
demo-easy = Spielen: leicht
demo-medium = Spielen: mittel
demo-challenge = Jemanden herausfordern
demo-watch = Zuschauen
demo-help = Hilfe
