### Was der Bot in einem Kanal darf: eine Karte mit einem Haken oder einem Kreuz vor jeder Zeile.

permissions-title = Was ich hier darf
permissions-fine = Ich habe alles, was ich brauche, um in <#{ $channel }> zu spielen.
permissions-lacking =
    { $count ->
        [one] Mir fehlt in <#{ $channel }> 1 Berechtigung, die ich brauche.
       *[other] Mir fehlen in <#{ $channel }> { $count } Berechtigungen, die ich brauche.
    }
permissions-commands = Discord hat meine Slash-Befehle nicht angenommen; manche fehlen vielleicht oder sind veraltet. Frag die Person, die mich betreibt; der Grund steht in meinem Log.
permissions-needed = Zum Spielen
permissions-extra = Nur wenn eure Einstellungen es verlangen

permissions-view-channel = **Kanal ansehen**, um Bretter aktuell zu halten
permissions-send-messages = **Nachrichten senden**, um auf getippte Befehle zu antworten
permissions-embed-links = **Links einbetten**, für die Worte unter einem Brett
permissions-read-message-history = **Nachrichtenverlauf anzeigen**, um auf eine Nachricht zu antworten
permissions-attach-files = **Dateien anhängen**, für Bilder
permissions-send-messages-in-threads = **Nachrichten in Threads senden**, um in Threads zu spielen
permissions-create-public-threads = **Öffentliche Threads erstellen**, für Partien mit eigenem Thread
permissions-manage-threads = **Threads verwalten**, für den Slowmode in Threads von Partien
permissions-manage-roles = **Rollen verwalten**, um dem Champion des Monats eine Rolle zu geben

permissions-where-roles = Gib sie meiner Rolle unter Servereinstellungen > Rollen.
permissions-where-channel = Dieser Kanal nimmt sie mir weg. Erlaube sie unter Kanal bearbeiten > Berechtigungen.
permissions-where-either = Schau unter Servereinstellungen > Rollen und unter Kanal bearbeiten > Berechtigungen.

topic-settings-permissions = `/permissions` zeigt, was ich in einem Kanal darf und wo man es ändert.

permissions-no-channel = Berechtigungen gehören zu einem Kanal auf einem Server. Nimm /permissions dort.

command-permissions = Sehen, was ich in diesem Kanal darf und wo man es ändert
