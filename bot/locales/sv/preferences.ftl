### Vad en medlem har ställt in, i meningar och som formulär.

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
preferences-done = Sparat.
preferences-language =
    { $language_by ->
        [discord] Jag svarar dig på samma språk som din Discord (discord).
       *[other] Mina svar till dig: { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Det låter du varje server bestämma.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Det låter du varje server bestämma.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Du tar inte emot några utmaningar (nobody). Du kan fortfarande utmana andra.
       *[anyone] Vem som helst får utmana dig (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Ingen är blockerad.
       *[other] Blockerade: { $members }. De kan inte utmana dig, och jag säger inget till dem.
    }
preferences-voice =
    { $voice ->
        [quiet] Jag är tyst medan vi spelar (quiet).
       *[chatty] Jag säger något då och då medan vi spelar (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Du står inte på någon topplista (hidden).
        [everywhere] Du får stå på topplistor, på servrarna där du spelar och överallt annars (everywhere).
       *[server] Du står bara på topplistorna på servrarna där du spelar (server).
    }
preferences-look =
    { $look ->
        [bold] Partier som du startar visar ❌ och 🔵 (bold).
        [classic] Partier som du startar visar ❌ och ⭕ (classic).
        [letters] Partier som du startar visar bokstäverna X och O (letters).
        [contrast] Partier som du startar visar svarta och vita tecken med hög kontrast (contrast).
        [words] Partier som du startar, och svar som bara du ser, är i ord för skärmläsare (words).
       *[crisp] Partier som du startar visar mina egna tecken (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Jag säger aldrig till när det är din tur (off).
           *[other] Jag säger aldrig till när det är din tur (off). De { $minutes } minuterna gäller bara med channel eller dm.
        }
        [channel] { $minutes ->
            [0] Jag nämner dig i kanalen så snart det är din tur (channel).
           *[other] Jag nämner dig i kanalen när din tur har väntat i { $minutes } minuter (channel).
        }
        [dm] { $minutes ->
            [0] Jag skickar ett DM så snart det är din tur, eller nämner dig i kanalen om dina DM är stängda (dm).
           *[other] Jag skickar ett DM när din tur har väntat i { $minutes } minuter, eller nämner dig i kanalen om dina DM är stängda (dm).
        }
       *[accepted] { $minutes ->
            [0] Aviseringar: bara när någon accepterar din utmaning eller vill ha returmatch (accepted).
           *[other] Aviseringar: bara när någon accepterar din utmaning eller vill ha returmatch (accepted). De { $minutes } minuterna gäller bara med channel eller dm.
        }
    }

preferences-unknown = Jag känner inte till ”{ $word }”. Använd ord som `classic`, `dm`, `15 minutes`, `hidden` eller `quiet`, eller bara /preferences.
preferences-no-such = Det där är två av samma slag. Välj ett utseende, ett slags aviseringar och så vidare; /preferences visar vad som finns.
preferences-block-whom = Använd `/preferences block:@Bob` eller `/preferences unblock:@Bob`, det ser bara du. Skriver du det här, nämn medlemmarna efter ordet; då får de en avisering.
preferences-yourself = Du kan inte blockera dig själv. Välj någon annan.
preferences-form = Dina inställningar
preferences-title-look = Utseende och språk
preferences-title-notices = Aviseringar och topplistor
preferences-title-challenges = Utmaningar
preferences-form-language = Svara mig på
preferences-language-discord = Samma språk som min Discord
preferences-form-look = Utseendet på partier jag startar
preferences-look-server = Det som servern har valt
preferences-look-crisp = Tydligt: botens egna tecken
preferences-look-bold = Kraftigt: ❌ och 🔵
preferences-look-classic = Klassiskt: ❌ och ⭕
preferences-look-letters = Bokstäver: X och O
preferences-look-contrast = Hög kontrast: svart, vitt och gult
preferences-look-words = Ord: för skärmläsare, utan emoji
preferences-form-notices = Avisera mig
preferences-notices-server = Det som servern har valt
preferences-notices-accepted = Bara när någon accepterar eller vill ha returmatch
preferences-notices-off = Aldrig
preferences-notices-channel = När det är min tur, i kanalen
preferences-notices-dm = När det är min tur, med DM
preferences-form-after = Hur snart jag får veta att det är min tur
preferences-after-0 = Genast
preferences-after-5 = Efter 5 minuter
preferences-after-15 = Efter 15 minuter
preferences-after-60 = Efter en timme
preferences-form-leaderboards = Topplistor får visa mig
preferences-leaderboards-server = På servrarna där jag spelar
preferences-leaderboards-everywhere = Överallt
preferences-leaderboards-hidden = Ingenstans
preferences-form-remarks = Kommentarer medan vi spelar
preferences-remarks-chatty = Då och då
preferences-remarks-quiet = Aldrig
preferences-form-challenges = Vem som får utmana mig
preferences-challenges-anyone = Vem som helst
preferences-challenges-nobody = Ingen
preferences-form-blocked =
    { $left ->
        [0] Blockerade: de kan inte utmana mig
       *[other] Blockerade ({ $shown } av { $count })
    }

command-preferences = Se eller ändra utseende, språk, aviseringar och utmaningar
command-preferences-language = Språket jag svarar dig på (discord: samma som din Discord)
command-preferences-look = Hur partier du startar ser ut; words är för skärmläsare
command-preferences-notices = Om och var jag säger till när det är din tur
command-preferences-leaderboards = Var du listas: på servrarna där du spelar, överallt eller ingenstans
command-preferences-after = Hur länge din tur väntar innan jag säger till; bara för channel och dm
command-preferences-remarks = Om jag säger något då och då medan vi spelar
command-preferences-challenges = Vem som får utmana dig: alla som du inte har blockerat, eller ingen
command-preferences-block = En medlem som inte längre får utmana dig; jag säger inget om det
command-preferences-unblock = En medlem som får utmana dig igen
