### Was die einstellen, die einen Server verwalten: eine Karte, ihre Formulare, die Auswahl des Befehls.

settings-title = Einstellungen dieses Servers
settings-about = So halte ich es hier, solange eine Partie oder ein Mitglied nichts anderes wählt.
settings-saved = ✅ Gespeichert:
settings-same = Es hat sich nichts geändert.
settings-games = Partien
settings-limits = Grenzen
settings-chat = Sprache und Aussehen
settings-posts = Posts
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (voreingestellt)
settings-level-last = jeweils wie zuletzt
settings-games-default = so viele ihr wollt
settings-language-default = wie in Discord (voreingestellt)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = wird nicht gepostet
settings-champion-default = wird nicht gepostet
settings-role-default = keine
settings-first-me = wer die Partie startet
settings-first-them = das Gegenüber
settings-look-crisp = klar (meine eigenen Zeichen)
settings-look-bold = kräftig (❌ und 🔵)
settings-look-classic = klassisch (❌ und ⭕)
settings-look-letters = Buchstaben (X und O)
settings-look-contrast = hoher Kontrast
settings-look-words = Worte, für Screenreader
settings-notices-accepted = wenn jemand annimmt oder eine Revanche will
settings-notices-off = nie
settings-notices-channel = bei jedem Zug, im Kanal
settings-notices-dm = bei jedem Zug, per DM
settings-time-minute =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
settings-time-hour =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
settings-time-day =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
settings-time-second =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }

settings-name-level = Stufe
settings-name-board = Brett
settings-name-rules = Regeln
settings-name-first = Erster Zug
settings-name-threads = Eigener Thread für jede Partie
settings-name-challenge = Frist für Herausforderungen
settings-name-idle = Bedenkzeit pro Zug
settings-name-games = Partien gleichzeitig in einem Kanal
settings-name-language = Sprache
settings-name-prefix = Präfix
settings-name-look = Aussehen
settings-name-notices = Benachrichtigung, wer am Zug ist
settings-name-puzzle = Rätsel des Tages
settings-name-hour = Uhrzeit des Rätsels
settings-name-champion = Tabelle des Monats
settings-name-role = Rolle des Champions
settings-name-zone = Zeitzone
settings-about-rules = Alle außer Standard brauchen das Brett 3x3.
settings-about-threads = Ich mache ihn auf, wenn die Partie beginnt, und archiviere ihn, wenn sie vorbei ist.
settings-about-idle = Wer sie verstreichen lässt, verliert. Wer gerade am Zug ist, behält die bisherige Zeit.
settings-about-language = Für Bretter und für alles, was alle lesen.
settings-about-prefix = Sonderzeichen, oder Buchstaben und dann ein Sonderzeichen. Leer lassen für { $prefix }
settings-about-look = Für Partien, wenn sie jemand ohne eigenes Aussehen startet.
settings-about-notices = Für Mitglieder, die selbst nichts gewählt haben.
settings-about-puzzle = Jeden Tag zur Stunde unten. Leer lassen für keins.
settings-about-champion = Am Ersten jedes Monats. Leer lassen für keine.
settings-about-role = Die Rolle für den Champion des Monats, bis der nächste feststeht.
settings-about-zone = Nach ihr gehen Rätselstunde und Monatsende. Nenne eine Stadt, die darin liegt.

settings-servers-only = Diese Einstellungen gehören zu einem Server. Nimm /settings auf einem, den du verwaltest.
settings-managers-only = Die Einstellungen dieses Servers können nur Mitglieder ändern, die ihn verwalten dürfen.
settings-no-such-name = Die Einstellung „{ $word }“ kenne ich nicht. Schreib { $names }, und einen Wert: `level hard`, oder `level default` zum Zurücksetzen.
settings-no-such-value = Für { $word } geht nur { $names }.
settings-both = Diese Regeln brauchen das Brett 3x3, und { $word } steht im Weg. Stell beides um: `{ $command }`.
settings-no-channel = Für { $word } wird noch nichts gepostet. Wähl auch einen Kanal dafür.
settings-no-such-channel = Für { $word } geht nur ein Textkanal dieses Servers oder `off`.
settings-cannot-post = In diesem Kanal kann ich nicht posten. Nimm einen, in dem wir beide lesen und schreiben können.
settings-no-such-role = Für { $word } geht nur eine Rolle dieses Servers oder `off`.
settings-fixed-role = Diese Rolle kann niemand vergeben: Sie gehört zu einer App oder zu allen. Nimm eine andere.
settings-no-right = Ich darf hier keine Rollen vergeben. Gib mir die Berechtigung „Rollen verwalten“, und nimm dann noch mal /settings.
settings-too-high = Diese Rolle steht nicht unter meiner, also kann ich sie nicht vergeben. Zieh meine in den Servereinstellungen darüber, oder nimm /settings mit einer anderen.
settings-above-you = Diese Rolle kannst du selbst nicht vergeben, also tue ich es auch nicht. Nimm /settings mit einer anderen, oder frag jemanden, der es darf.
settings-discord-away = Ich konnte das bei Discord nicht prüfen, also hat sich nichts geändert. Versuch es in einer Minute noch einmal.
settings-no-such-prefix =
    { $most ->
        [one] Ein Präfix ist 1 Sonderzeichen wie `?` oder `$`. Die von Discord selbst, etwa `/` und `*`, gehen nicht.
       *[other] Ein Präfix hat 1 bis { $most } Buchstaben, Ziffern und Sonderzeichen, mit einem Sonderzeichen am Ende: `?`, `t!`. Die von Discord selbst, etwa `/` und `*`, gehen nicht.
    }

topic-settings = Einstellungen eines Servers
topic-settings-text =
    Wenn du einen Server verwaltest, zeigt `/settings`, was dort gilt, mit Buttons zum Ändern: Stufe, Brett und Regeln, wenn eine Partie sie nicht nennt, wie lange Herausforderungen und Züge dauern dürfen, wie viele Partien gleichzeitig in einem Kanal laufen, Sprache, Präfix und Aussehen. Dort auch: ein eigener Thread für jede Partie, und wo ich das Rätsel des Tages und die Tabelle des Monats poste.
    Oder ändere etwas direkt: `/settings level:hard`, oder getippt `{ $prefix }settings prefix ? level hard`.
    `default` setzt eine Einstellung zurück: `/settings level:default`.

command-settings = Die Einstellungen dieses Servers sehen oder ändern (wenn du ihn verwaltest)
command-settings-language = Für Bretter und für alles, was alle lesen
command-settings-prefix = Vor getippten Befehlen, etwa ? oder t!; default nimmt wieder das voreingestellte
command-settings-level = Wie gut ich spiele, wenn es eine Partie nicht sagt
command-settings-board = Das Brett, wenn es eine Partie nicht sagt
command-settings-rules = Die Regeln, wenn es eine Partie nicht sagt
command-settings-first = Wer anfängt, wenn es eine Partie nicht sagt
command-settings-challenge = Wie lange eine Herausforderung auf Antwort wartet
command-settings-idle = Wie lange eine Partie auf einen Zug wartet
command-settings-games = Wie viele Partien gleichzeitig in einem Kanal laufen dürfen
command-settings-look = Wie Partien aussehen, wenn sie jemand ohne eigenes Aussehen startet
command-settings-notices = Wie Mitglieder erfahren, dass sie am Zug sind, wenn sie selbst nichts gewählt haben
command-settings-threads = Ob jede Partie einen eigenen Thread bekommt
command-settings-puzzle = Der Kanal für das Rätsel des Tages
command-settings-hour = Zu welcher Stunde, 0 bis 23, in der Zeitzone des Servers
command-settings-champion = Der Kanal für die Tabelle des Monats, am Ersten jedes Monats
command-settings-role = Die Rolle für den Champion des Monats, bis der nächste feststeht
command-settings-stop = Was aufhören soll: die Posts oder die Rolle des Champions
command-settings-zone = Die Zeitzone der Stunden, Tage und Monate hier: nenne eine Stadt darin
