### Was ein Mitglied eingestellt hat, in Sätzen und als Formular.

preferences-now =
    { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-saved =
    Gespeichert. { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-voice =
    { $voice ->
        [quiet] Während wir spielen, bin ich still (quiet).
       *[chatty] Während wir spielen, sage ich hin und wieder etwas (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Du stehst auf keiner Rangliste (hidden).
        [everywhere] Du darfst auf Ranglisten stehen, auf deinen Servern und überall sonst (everywhere).
       *[server] Du stehst nur auf den Ranglisten der Server, auf denen du spielst (server).
    }
preferences-look =
    { $look ->
        [bold] Partien, die du startest, zeigen ❌ und 🔵 (bold).
        [classic] Partien, die du startest, zeigen ❌ und ⭕ (classic).
        [letters] Partien, die du startest, zeigen die Buchstaben X und O (letters).
        [contrast] Partien, die du startest, zeigen schwarze und weiße Zeichen mit hohem Kontrast (contrast).
       *[crisp] Partien, die du startest, zeigen meine eigenen Zeichen (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Ich sage dir nie, wenn du am Zug bist (off).
           *[other] Ich sage dir nie, wenn du am Zug bist (off). Die { $minutes } Minuten zählen nur mit channel oder dm.
        }
        [channel] { $minutes ->
            [0] Ich erwähne dich im Kanal, sobald du am Zug bist (channel).
           *[other] Ich erwähne dich im Kanal, wenn dein Zug { $minutes } Minuten lang aussteht (channel).
        }
        [dm] { $minutes ->
            [0] Ich schicke dir eine DM, sobald du am Zug bist; sind deine DMs geschlossen, erwähne ich dich im Kanal (dm).
           *[other] Ich schicke dir eine DM, wenn dein Zug { $minutes } Minuten lang aussteht; sind deine DMs geschlossen, erwähne ich dich im Kanal (dm).
        }
       *[accepted] { $minutes ->
            [0] Benachrichtigt wirst du nur, wenn jemand deine Herausforderung annimmt oder eine Revanche will (accepted).
           *[other] Benachrichtigt wirst du nur, wenn jemand deine Herausforderung annimmt oder eine Revanche will (accepted). Die { $minutes } Minuten zählen nur mit channel oder dm.
        }
    }

preferences-unknown = „{ $word }“ kenne ich nicht. Nimm Wörter wie `classic`, `dm`, `15 minutes`, `hidden` oder `quiet`, oder nur /preferences.
preferences-no-such = Nimm crisp, bold, classic, letters oder contrast; accepted, off, channel oder dm; 0, 5, 15 oder 60; server, everywhere oder hidden; chatty oder quiet. Mehr unter /preferences.
preferences-button = Ändern

preferences-form = Deine Einstellungen
preferences-form-look = Aussehen der Partien, die ich starte
preferences-look-crisp = Klar: die eigenen Zeichen des Bots
preferences-look-bold = Kräftig: ❌ und 🔵
preferences-look-classic = Klassisch: ❌ und ⭕
preferences-look-letters = Buchstaben: X und O
preferences-look-contrast = Hoher Kontrast: Schwarz, Weiß und Gelb
preferences-form-notices = Mich benachrichtigen
preferences-notices-accepted = Nur wenn jemand annimmt oder eine Revanche will
preferences-notices-off = Nie
preferences-notices-channel = Wenn ich am Zug bin, im Kanal
preferences-notices-dm = Wenn ich am Zug bin, per DM
preferences-form-after = Wie bald, wenn ich am Zug bin
preferences-after-0 = Sofort
preferences-after-5 = Nach 5 Minuten
preferences-after-15 = Nach 15 Minuten
preferences-after-60 = Nach einer Stunde
preferences-form-leaderboards = Ranglisten dürfen mich zeigen
preferences-leaderboards-server = Auf den Servern, auf denen ich spiele
preferences-leaderboards-everywhere = Überall
preferences-leaderboards-hidden = Nirgends
preferences-form-remarks = Bemerkungen beim Spielen
preferences-remarks-chatty = Hin und wieder
preferences-remarks-quiet = Nie

command-preferences = Einstellen, wie Partien aussehen, was ich dir sage und wo du gelistet bist
command-preferences-look = Wie deine Partien aussehen: meine Zeichen, Emoji, Buchstaben, hoher Kontrast
command-preferences-notices = Ob und wo ich dir sage, dass du am Zug bist
command-preferences-leaderboards = Wo du gelistet bist: auf Servern, auf denen du spielst, überall oder nirgends
command-preferences-after = Wie lange dein Zug aussteht, bevor ich es dir sage; nur für channel und dm
