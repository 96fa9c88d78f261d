### Die Befehle des Kerns: was Discords Auswahl über sie sagt, und was manche von ihnen antworten.

menu-challenge = Zu Tic-Tac-Toe herausfordern
menu-stats = Tic-Tac-Toe-Statistik
menu-explain = Diese Partie erklären
menu-replay = Diese Partie durchgehen
menu-watch = Bei dieser Partie zuschauen
menu-end = Diese Partie beenden

command-play = Tic-Tac-Toe spielen: gegen mich, ein Mitglied, irgendwen oder als ganzer Kanal
command-play-opponent = Wen du herausforderst; lass es weg, um gegen mich zu spielen
command-play-level = Wie gut ich spiele; gegen ein Mitglied ohne Bedeutung
command-play-first = Wer den ersten Zug macht
command-play-board = Die Größe; die Zahl nach dem Schrägstrich sagt, wie viele in einer Reihe gewinnen
command-play-rules = Andere Regeln, auf dem Brett 3x3
command-play-open = Alle in diesem Kanal können einsteigen; niemand wird angepingt
command-play-crowd = Als ganzer Kanal gegen mich spielen: Alle stimmen ab
command-move = Dein Zeichen auf ein Feld setzen
command-move-square = Die Nummer, von oben links gezählt, oder der Name: b2, center, top left
command-board = Deine Partie hier noch mal zeigen
command-resign = Deine Partie hier aufgeben oder deine Herausforderung zurückziehen
command-draw = Unentschieden anbieten oder das Angebot an dich annehmen

choice-easy = leicht
choice-medium = mittel
choice-hard = schwer
choice-unbeatable = unschlagbar
choice-me = du
choice-them = dein Gegenüber
choice-random = Zufall
choice-standard = Standard
choice-tree = Baum
choice-steps = Schritte
choice-alpha-beta = Alpha-Beta
choice-alpha-beta-steps = Alpha-Beta-Schritte
choice-knockout = K.-o.-Turnier
choice-round-robin = Jeder gegen jeden
choice-all = alle
choice-month = dieser Monat
choice-here = hier
choice-everywhere = überall
choice-off = aus
choice-at-once = sofort
choice-5-minutes = 5 Minuten
choice-15-minutes = 15 Minuten
choice-60-minutes = 60 Minuten
choice-default = Voreinstellung
choice-on = an
choice-1-minute = 1 Minute
choice-10-minutes = 10 Minuten
choice-1-hour = 1 Stunde
choice-6-hours = 6 Stunden
choice-1-day = 1 Tag
choice-3-days = 3 Tage
choice-7-days = 7 Tage
choice-30-days = 30 Tage

restarting = Ich starte gerade neu, und deine Partie ist sicher. Versuch es gleich noch mal.
store-away = Ich komme gerade nicht an meine Datenbank. Deine Partie ist sicher; versuch es in einer Minute noch mal.
old-button = Dieser Button tut nichts mehr. Schau mal in /help.
commands-changed = Meine Befehle sind gerade neu. Versuch es in einer Minute noch mal.
did-you-mean = Meinst du `{ $command }`?
edited-command = Bearbeitete Nachrichten führe ich nicht aus. Schick `{ $command }` noch einmal, wenn du das meinst.
unknown-command = Hi. Lust auf eine Partie? Drück „Spielen“, oder schau, was ich sonst noch kann.
broken = Bei mir ist etwas schiefgegangen, aber deine Partie ist sicher. Versuch es noch mal; wenn es öfter passiert, melde den Code { $reference }.
sent-in-private = Ich habe dir eine DM geschickt.
may-not-speak = In <#{ $channel }> darf ich nicht schreiben. Nimm dort Slash-Befehle wie /play, oder versuch es in einem anderen Kanal.

pick-game = Welche Partie?
pick-menu = Wähl eine Partie
pick-versus = { $game } · { $x } gegen { $o }
pick-age-now = gerade eben
pick-age-minutes =
    { $count ->
        [one] vor 1 Minute
       *[other] vor { $count } Minuten
    }
pick-age-hours =
    { $count ->
        [one] vor 1 Stunde
       *[other] vor { $count } Stunden
    }
pick-age-days =
    { $count ->
        [one] vor 1 Tag
       *[other] vor { $count } Tagen
    }
