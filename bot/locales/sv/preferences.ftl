### Vad en medlem har ställt in, i meningar och som formulär.

preferences-now =
    { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-saved =
    Sparat. { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
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
preferences-no-such = Använd crisp, bold, classic, letters eller contrast; accepted, off, channel eller dm; 0, 5, 15 eller 60; server, everywhere eller hidden; chatty eller quiet. Se /preferences.
preferences-button = Ändra

preferences-form = Dina inställningar
preferences-form-look = Utseendet på partier jag startar
preferences-look-crisp = Tydligt: botens egna tecken
preferences-look-bold = Kraftigt: ❌ och 🔵
preferences-look-classic = Klassiskt: ❌ och ⭕
preferences-look-letters = Bokstäver: X och O
preferences-look-contrast = Hög kontrast: svart, vitt och gult
preferences-form-notices = Avisera mig
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

command-preferences = Se eller ändra hur partier ser ut, vad jag säger till om och var du listas
command-preferences-look = Hur partier du startar ser ut: mina tecken, emoji, bokstäver, hög kontrast
command-preferences-notices = Om och var jag säger till när det är din tur
command-preferences-leaderboards = Var du listas: på servrarna där du spelar, överallt eller ingenstans
command-preferences-after = Hur länge din tur väntar innan jag säger till; bara för channel och dm
