### Waar een lid de voorkeur aan geeft, in zinnen en als formulier.

preferences-now =
    { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-saved =
    Opgeslagen. { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-voice =
    { $voice ->
        [quiet] Ik zeg niets terwijl we spelen (quiet).
       *[chatty] Ik zeg af en toe iets terwijl we spelen (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Je staat op geen enkele ranglijst (hidden).
        [everywhere] Je mag op ranglijsten staan, op de servers waar je speelt en overal elders (everywhere).
       *[server] Je staat alleen op ranglijsten van de servers waar je speelt (server).
    }
preferences-look =
    { $look ->
        [bold] Partijen die jij start tonen ❌ en 🔵 (bold).
        [classic] Partijen die jij start tonen ❌ en ⭕ (classic).
        [letters] Partijen die jij start tonen de letters X en O (letters).
        [contrast] Partijen die jij start tonen zwarte en witte tekens met hoog contrast (contrast).
       *[crisp] Partijen die jij start tonen mijn eigen tekens (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Ik laat je nooit weten dat je aan zet bent (off).
           *[other] Ik laat je nooit weten dat je aan zet bent (off). De { $minutes } minuten tellen alleen met channel of dm.
        }
        [channel] { $minutes ->
            [0] Ik noem je in het kanaal zodra je aan zet bent (channel).
           *[other] Ik noem je in het kanaal als je al { $minutes } minuten aan zet bent (channel).
        }
        [dm] { $minutes ->
            [0] Ik stuur je een DM zodra je aan zet bent, of noem je in het kanaal als je DM’s dicht staan (dm).
           *[other] Ik stuur je een DM als je al { $minutes } minuten aan zet bent, of noem je in het kanaal als je DM’s dicht staan (dm).
        }
       *[accepted] { $minutes ->
            [0] Meldingen: alleen als iemand je uitdaging accepteert of revanche wil (accepted).
           *[other] Meldingen: alleen als iemand je uitdaging accepteert of revanche wil (accepted). De { $minutes } minuten tellen alleen met channel of dm.
        }
    }

preferences-unknown = “{ $word }” ken ik niet. Gebruik woorden als `classic`, `dm`, `15 minutes`, `hidden` of `quiet`, of alleen /preferences.
preferences-no-such = Gebruik crisp, bold, classic, letters of contrast; accepted, off, channel of dm; 0, 5, 15 of 60; server, everywhere of hidden; chatty of quiet. Zie /preferences.
preferences-button = Wijzigen

preferences-form = Jouw voorkeuren
preferences-form-look = Uiterlijk van partijen die ik start
preferences-look-crisp = Helder: de eigen tekens van de bot
preferences-look-bold = Opvallend: ❌ en 🔵
preferences-look-classic = Klassiek: ❌ en ⭕
preferences-look-letters = Letters: X en O
preferences-look-contrast = Hoog contrast: zwart, wit en geel
preferences-form-notices = Stuur me een melding
preferences-notices-accepted = Alleen als iemand accepteert of revanche wil
preferences-notices-off = Nooit
preferences-notices-channel = Als ik aan zet ben, in het kanaal
preferences-notices-dm = Als ik aan zet ben, per DM
preferences-form-after = Hoe snel ik hoor dat ik aan zet ben
preferences-after-0 = Meteen
preferences-after-5 = Na 5 minuten
preferences-after-15 = Na 15 minuten
preferences-after-60 = Na een uur
preferences-form-leaderboards = Ranglijsten mogen mij tonen
preferences-leaderboards-server = Op de servers waar ik speel
preferences-leaderboards-everywhere = Overal
preferences-leaderboards-hidden = Nergens
preferences-form-remarks = Opmerkingen terwijl we spelen
preferences-remarks-chatty = Af en toe
preferences-remarks-quiet = Nooit

command-preferences = Bekijk of wijzig hoe partijen eruitzien, wat ik je meld en waar je vermeld staat
command-preferences-look = Hoe jouw partijen eruitzien: mijn tekens, emoji, letters, hoog contrast
command-preferences-notices = Of en waar ik je laat weten dat je aan zet bent
command-preferences-leaderboards = Waar je vermeld staat: op de servers waar je speelt, overal of nergens
command-preferences-after = Hoelang je al aan zet bent voor ik het meld; alleen voor channel en dm
