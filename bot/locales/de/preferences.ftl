### Was ein Mitglied eingestellt hat, in Sätzen und als Formular.

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = Gespeichert.
preferences-language =
    { $language_by ->
        [discord] Ich antworte dir in der Sprache deines Discord (discord).
       *[other] Meine Antworten an dich: { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Das überlässt du dem jeweiligen Server.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Das überlässt du dem jeweiligen Server.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Du nimmst keine Herausforderungen an (nobody). Andere herausfordern kannst du trotzdem.
       *[anyone] Alle dürfen dich herausfordern (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Niemand ist blockiert.
       *[other] Blockiert: { $members }. Wer blockiert ist, kann dich nicht herausfordern und erfährt nichts davon.
    }
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
        [words] Partien, die du startest, und Antworten, die nur du siehst, gibt es in Worten für Screenreader (words).
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
preferences-no-such = Davon sind zwei von derselben Sorte. Nimm ein Aussehen, eine Art Benachrichtigung und so weiter; /preferences zeigt, was es gibt.
preferences-block-whom = Nimm `/preferences block:@Bob` oder `/preferences unblock:@Bob`, das siehst nur du. Wenn du es hier tippst, erwähne die Mitglieder nach dem Wort; sie werden dann benachrichtigt.
preferences-yourself = Dich selbst kannst du nicht blockieren. Nimm ein anderes Mitglied.
preferences-form = Deine Einstellungen
preferences-title-look = Aussehen und Sprache
preferences-title-notices = Benachrichtigungen und Ranglisten
preferences-title-challenges = Herausforderungen
preferences-form-language = Antworten an mich
preferences-language-discord = In der Sprache meines Discord
preferences-form-look = Aussehen der Partien, die ich starte
preferences-look-server = Wie auf dem jeweiligen Server
preferences-look-crisp = Klar: die eigenen Zeichen des Bots
preferences-look-bold = Kräftig: ❌ und 🔵
preferences-look-classic = Klassisch: ❌ und ⭕
preferences-look-letters = Buchstaben: X und O
preferences-look-contrast = Hoher Kontrast: Schwarz, Weiß und Gelb
preferences-look-words = Worte: für Screenreader, ohne Emoji
preferences-form-notices = Mich benachrichtigen
preferences-notices-server = Wie auf dem jeweiligen Server
preferences-notices-accepted = Nur wenn jemand annimmt oder eine Revanche will
preferences-notices-off = Nie
preferences-notices-channel = Wenn ich am Zug bin, im Kanal
preferences-notices-dm = Wenn ich am Zug bin, per DM
preferences-form-after = Wann ich erfahre, dass ich am Zug bin
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
preferences-form-challenges = Wer mich herausfordern darf
preferences-challenges-anyone = Alle
preferences-challenges-nobody = Niemand
preferences-form-blocked =
    { $left ->
        [0] Blockiert: dürfen mich nicht herausfordern
       *[other] Blockiert ({ $shown } von { $count })
    }

command-preferences = Aussehen, Sprache, Benachrichtigungen und Herausforderungen ansehen oder ändern
command-preferences-language = Die Sprache, in der ich dir antworte (discord: die deines Discord)
command-preferences-look = Wie Partien aussehen, die du startest; Worte sind für Screenreader
command-preferences-notices = Ob und wo ich dir sage, dass du am Zug bist
command-preferences-leaderboards = Wo du gelistet bist: auf Servern, auf denen du spielst, überall oder nirgends
command-preferences-after = Wie lange dein Zug aussteht, bevor ich es dir sage; nur für Kanal und DM
command-preferences-remarks = Ob ich beim Spielen hin und wieder etwas sage
command-preferences-challenges = Wer dich herausfordern darf: alle, die du nicht blockiert hast, oder niemand
command-preferences-block = Ein Mitglied, das dich nicht mehr herausfordern darf; ich verrate es nicht
command-preferences-unblock = Ein Mitglied, das dich wieder herausfordern darf
