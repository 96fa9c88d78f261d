### Waar een lid de voorkeur aan geeft, in zinnen en als formulier.

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
preferences-done = Opgeslagen.
preferences-language =
    { $language_by ->
        [discord] Ik antwoord je in de taal van je Discord (discord).
       *[other] Mijn antwoorden aan jou: { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Dat laat je aan elke server over.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Dat laat je aan elke server over.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Je neemt geen uitdagingen aan (nobody). Zelf uitdagen kan nog wel.
       *[anyone] Iedereen mag je uitdagen (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Niemand is geblokkeerd.
       *[other] Geblokkeerd: { $members }. Wie geblokkeerd is, kan je niet uitdagen en hoort dat niet van mij.
    }
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
        [words] Partijen die jij start, en antwoorden die alleen jij ziet, zijn in woorden voor schermlezers (words).
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
preferences-no-such = Dat zijn er twee van dezelfde soort. Kies één uiterlijk, één soort meldingen enzovoort; /preferences toont de keuzes.
preferences-block-whom = Gebruik `/preferences block:@Bob` of `/preferences unblock:@Bob`, dat zie alleen jij. Typ je het hier, noem de leden dan na het woord; zij krijgen een melding.
preferences-yourself = Jezelf kun je niet blokkeren. Kies een ander lid.
preferences-form = Jouw voorkeuren
preferences-title-look = Uiterlijk en taal
preferences-title-notices = Meldingen en ranglijsten
preferences-title-challenges = Uitdagingen
preferences-form-language = Antwoord mij in
preferences-language-discord = De taal van mijn Discord
preferences-form-look = Uiterlijk van partijen die ik start
preferences-look-server = Wat de server kiest
preferences-look-crisp = Helder: de eigen tekens van de bot
preferences-look-bold = Opvallend: ❌ en 🔵
preferences-look-classic = Klassiek: ❌ en ⭕
preferences-look-letters = Letters: X en O
preferences-look-contrast = Hoog contrast: zwart, wit en geel
preferences-look-words = Woorden: voor schermlezers, zonder emoji
preferences-form-notices = Stuur me een melding
preferences-notices-server = Wat de server kiest
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
preferences-form-challenges = Wie mij mag uitdagen
preferences-challenges-anyone = Iedereen
preferences-challenges-nobody = Niemand
preferences-form-blocked =
    { $left ->
        [0] Geblokkeerd: kunnen mij niet uitdagen
       *[other] Geblokkeerde leden ({ $shown } van { $count })
    }

command-preferences = Bekijk of wijzig je uiterlijk, taal, meldingen en uitdagingen
command-preferences-language = De taal waarin ik je antwoord (discord: die van je Discord)
command-preferences-look = Hoe partijen die jij start eruitzien; words is voor schermlezers
command-preferences-notices = Of en waar ik je laat weten dat je aan zet bent
command-preferences-leaderboards = Waar je vermeld staat: op de servers waar je speelt, overal of nergens
command-preferences-after = Hoelang je al aan zet bent voor ik het meld; alleen voor channel en dm
command-preferences-remarks = Of ik af en toe iets zeg terwijl we spelen
command-preferences-challenges = Wie je mag uitdagen: iedereen die je niet hebt geblokkeerd, of niemand
command-preferences-block = Een lid dat je niet meer mag uitdagen; ik vertel het niet door
command-preferences-unblock = Een lid dat je weer mag uitdagen
