### Hilfe: ein Überblick in drei Feldern.

help-title = Tic-Tac-Toe („Drei gewinnt“)
help-typed =
    Bring drei in eine Reihe, und du gewinnst.
    Du kannst auch `{ $prefix }play` oder `{ $prefix }move 5` schreiben.
help-untyped =
    Bring drei in eine Reihe, und du gewinnst.
    Du kannst auch `@bot play` oder `@bot move 5` schreiben.
help-play = Spielen
help-play-text =
    `/play`: gegen mich, mit Freunden, mit irgendwem oder als ganzer Kanal.
    Drück ein Feld, oder schreib `/move`.
    `/board` zeigt deine Partie noch mal.
    `/tournament` spielt ein Turnier, K. o. oder jeder gegen jeden.
    `/draw` und `/resign` beenden eine Partie.
    `/preferences` stellt ein, wie Bretter aussehen (auch in Worten für Screenreader), was ich dir sage und wer dich herausfordern darf.
help-watch = Zuschauen
help-watch-text =
    `/games` zeigt, was gerade gespielt wird.
    `/watch` verfolgt eine Partie hier.
    `/history` zeigt beendete Partien.
    `/replay` geht eine davon Zug für Zug durch.
help-learn = Lernen
help-learn-text =
    `/learn` ist ein Kurs: wie ich denke.
    `/hint` zeigt deine besten Felder.
    `/explain` zeigt, was jedes wert ist.
    `/puzzle` ist jeden Tag neu.
    `/stats` zeigt, wie es bei dir läuft.
    `/leaderboard` zeigt, wer vorn liegt.
    `/privacy` zeigt, was ich speichere.
help-manage = Verwalten
help-manage-text =
    `/settings` stellt ein, wie ich auf diesem Server arbeite.
    `/permissions` zeigt, was ich hier darf und wo man es ändert.
    `/puzzle here` postet hier jeden Tag das Rätsel.

help-button-play = Spielen: { $kind }
help-button-challenge = Herausfordern
help-button-watch = Zuschauen

help-menu-topics = Mehr über …
help-menu-whom = Gegen wen?
help-challenge-whom = Wen möchtest du herausfordern?

help-about =
    Ich bin tictactoe-bot { $version }. Meine Züge finde ich mit Minimax: unschlagbar verliert keine Partie, die noch zu retten ist, und leicht lässt dir eine Chance.
    Ich speichere, wer wo gespielt hat, die Züge, die Ergebnisse und deine Einstellungen; sonst nichts, was du schreibst. Genaueres zeigt /privacy, und was ich kann, zeigt /help.

help-no-such-topic = Dazu habe ich keine Hilfe. Versuch es mit /help und { $names }.

command-help = Sehen, was ich kann und wie man spielt
command-help-topic = Worüber du lesen möchtest; lass es weg für alles in Kürze
command-about = Sehen, was ich bin und was ich speichere
