### Partien für alle, die zuschauen: verfolgte Bretter, Schaupartien, Wiederholungen, Listen.

watch-followed = Partie { $game }, hier zu verfolgen bis zum Ende. Mit /unwatch { $game } hört das auf.
watch-followed-over = Das war Partie { $game }. Mit /replay { $game } gehst du sie durch.
watch-link-players = Das Brett der beiden
watch-followed-stopped = Partie { $game } verfolge ich hier nicht mehr. Mit /watch { $game } geht es wieder los.
watch-followed-moved = Partie { $game } verfolge ich jetzt weiter unten.
watch-comments-later = Kommentare gibt es nach der Partie, denn wer spielt, kann hier mitlesen.
watch-decided-draw =
    { $count ->
        [one] Zug { $number } hat entschieden: { $player } auf { $square }; nur { $better } hätte gehalten.
       *[other] Zug { $number } hat entschieden: { $player } auf { $square }; { $better } hätte gehalten.
    }
watch-decided-win = Zug { $number } hat entschieden: { $player } auf { $square }; { $better } hätte gewonnen.
watch-aside-fork = Schöne Gabel.
watch-aside-block = Das hab ich kommen sehen.
watch-hidden = Diese Partie kann ich hier nicht mehr zeigen: Nicht alle hier können ihren Kanal sehen.

watch-exhibition = Partie { $game }, eine Schaupartie für { $owner }. Der nächste Zug kommt in ein paar Sekunden.
watch-exhibition-over = Partie { $game }, eine Schaupartie für { $owner }.
watch-button-another = Noch eine
watch-exhibition-stopped = Die Schaupartie, Partie { $game }, habe ich beendet.
watch-crowd-stopped = Partie { $game }, die der Kanal gespielt hat, habe ich beendet. Mit /play und crowd startest du eine neue.
watch-unwatched =
    { $count ->
        [one] Partie { $games } verfolge ich hier nicht mehr. Mit /watch und ihrer Nummer geht es wieder los.
       *[other] Die Partien { $games } verfolge ich hier nicht mehr. Mit /watch und einer Nummer geht es wieder los.
    }

watch-replay = { $versus }. Partie { $game }.
watch-replay-start =
    { $moves ->
        [one] Das leere Brett, vor dem einzigen Zug
       *[other] Das leere Brett, vor { $moves } Zügen
    }
watch-replay-move = Zug { $number } von { $moves }: { $player } auf { $square }
watch-accuracy-one = Genauigkeit: { $player } { $share } %
watch-accuracy-both = Genauigkeit: { $player } { $share } % und { $other } { $other_share } %

watch-meter-draw = { $meter } Ohne Patzer wird es unentschieden.
watch-meter-unclear = { $meter } Wer gewinnt, ist noch offen.
watch-meter-estimate = { $meter } { $mark } steht besser: etwa { $chance } %. Das Ende sehe ich noch nicht.
watch-meter-win =
    { $moves ->
        [one] { $meter } { $mark } gewinnt bei bestem Spiel in 1 Zug.
       *[other] { $meter } { $mark } gewinnt bei bestem Spiel in { $moves } Zügen.
    }

watch-live-empty = Hier wird gerade nicht gespielt. Mit /play startest du eine Partie.
watch-live-more = Ein paar ältere Partien fehlen auf der Liste.
watch-live-use = Drück eine Nummer, um hinzugehen, oder verfolg die Partie hier: /watch mit der Nummer.
watch-live-total =
    { $games ->
        [one] 1 Partie läuft
       *[other] { $games } Partien laufen
    }
watch-live-total-more = Mehr als { $games } Partien laufen

watch-list-moves =
    { $moves ->
        [0] noch kein Zug
        [one] 1 Zug
       *[other] { $moves } Züge
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Hier hat noch niemand eine Partie beendet. Mit /play startest du eine.
watch-history-empty-member = Dieses Mitglied hat hier noch keine Partie beendet. Die von allen zeigt /history.
watch-history-menu = Wähl eine Partie zum Durchgehen
watch-history-total =
    { $games ->
        [one] 1 beendete Partie
       *[other] { $games } beendete Partien
    }
watch-history-total-more = Mehr als { $games } beendete Partien
watch-history-total-member =
    { $games ->
        [one] 1 beendete Partie: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
       *[other] { $games } beendete Partien: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
    }
watch-history-line = { $winner } besiegt { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } gegen { $loser } unentschieden
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } gegen { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = durch Aufgabe
watch-how-time = auf Zeit
watch-how-agreement = durch Einigung
watch-how-repetition = durch Stellungswiederholung
watch-how-nobody = Zeit abgelaufen
watch-how-stop = abgebrochen

topic-watch = Bei Partien zuschauen
topic-watch-text =
    `/games` zeigt, was gerade gespielt wird.
    `/watch` mit der Nummer einer Partie verfolgt sie hier. Mit zwei Stufen spiele ich gegen mich selbst.
    `/unwatch` beendet das.
topic-replay = Verlauf und Wiederholungen
topic-replay-text =
    `/history` zeigt beendete Partien, alle oder die eines Mitglieds.
    `/replay` mit der Nummer einer Partie geht sie durch und zeigt, was jeder Zug verschenkt hat.

watch-not-begun = Partie { $game_id } war vor dem ersten Zug zu Ende. Andere findest du mit /history.
watch-still-running = Partie { $game_id } läuft noch. Mit /watch { $game_id } kannst du sie verfolgen.
watch-nothing-to-stop =
    { $is_any ->
        [1] Hier verfolge ich gerade keine Partie.
       *[other] Diese Partie verfolge ich hier nicht. Nimm /watch mit ihrer Nummer.
    }
watch-too-many-boards =
    { $most ->
        [one] Ich verfolge hier schon 1 Partie. Mit /unwatch schaffst du Platz.
       *[other] Ich verfolge hier schon { $most } Partien. Mit /unwatch schaffst du Platz.
    }
watch-too-many-followers =
    { $most ->
        [one] Partie { $game_id } wird schon an 1 Ort verfolgt. Andere findest du mit /games.
       *[other] Partie { $game_id } wird schon an { $most } Orten verfolgt. Andere findest du mit /games.
    }
watch-not-shown = Ich brauche die Nummer einer Partie oder zwei Stufen (easy, medium, hard, unbeatable). Eine Nummer findest du mit /games.
watch-not-your-list = Diese Liste gehört jemand anders. Deine eigene bekommst du mit /history.

command-games = Die Partien zeigen, die auf diesem Server laufen
command-watch = Hier eine Partie verfolgen, oder mir beim Spiel gegen mich selbst zusehen
command-watch-game = Welche Partie du hier verfolgst; lass alles weg, um eine auszuwählen
command-watch-x = Oder sieh zu, wie ich gegen mich selbst spiele: wie gut ich X spiele
command-watch-o = Und wie gut ich O spiele
command-watch-board = Das Brett, auf dem ich gegen mich selbst spiele
command-unwatch = Eine Partie hier nicht mehr verfolgen oder eine Schaupartie beenden
command-unwatch-game = Ihre Nummer; lass sie weg, um alles zu beenden, was du angefragt hast
command-replay = Eine beendete Partie Zug für Zug durchgehen
command-replay-game = Welche Partie; lass es weg, um eine der letzten auszuwählen
command-history = Beendete Partien zeigen, die neuesten zuerst
command-history-member = Wessen Partien; lass es weg für die von allen
