### What a member prefers, in sentences and as a form.

preferences-now =
    { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-saved =
    Salvato. { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-voice =
    { $voice ->
        [quiet] Non parlo mentre giochiamo (quiet).
       *[chatty] Ogni tanto dico qualcosa mentre giochiamo (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Non compari in nessuna classifica (hidden).
        [everywhere] Puoi comparire nelle classifiche, nei server in cui giochi e in tutti gli altri (everywhere).
       *[server] Compari solo nelle classifiche dei server in cui giochi (server).
    }
preferences-look =
    { $look ->
        [bold] Le partite che inizi mostrano ❌ e 🔵 (bold).
        [classic] Le partite che inizi mostrano ❌ e ⭕ (classic).
        [letters] Le partite che inizi mostrano le lettere X e O (letters).
        [contrast] Le partite che inizi mostrano simboli bianchi e neri ad alto contrasto (contrast).
       *[crisp] Le partite che inizi mostrano simboli tutti miei (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Non ti avviso mai quando tocca a te (off).
           *[other] Non ti avviso mai quando tocca a te (off). I { $minutes } minuti contano solo con channel o dm.
        }
        [channel] { $minutes ->
            [0] Ti menziono nel canale appena tocca a te (channel).
           *[other] Ti menziono nel canale quando il tuo turno aspetta da { $minutes } minuti (channel).
        }
        [dm] { $minutes ->
            [0] Ti scrivo in MD appena tocca a te, o ti menziono nel canale se i tuoi MD sono chiusi (dm).
           *[other] Ti scrivo in MD quando il tuo turno aspetta da { $minutes } minuti, o ti menziono nel canale se i tuoi MD sono chiusi (dm).
        }
       *[accepted] { $minutes ->
            [0] Avvisi: solo quando qualcuno accetta la tua sfida o vuole la rivincita (accepted).
           *[other] Avvisi: solo quando qualcuno accetta la tua sfida o vuole la rivincita (accepted). I { $minutes } minuti contano solo con channel o dm.
        }
    }

preferences-unknown = Non conosco «{ $word }». Usa parole come `classic`, `dm`, `15 minutes`, `hidden` o `quiet`, oppure /preferences da solo.
preferences-no-such = Usa crisp, bold, classic, letters o contrast; accepted, off, channel o dm; 0, 5, 15 o 60; server, everywhere o hidden; chatty o quiet. Guarda /preferences.
preferences-button = Cambia

## The form

preferences-form = Le tue preferenze
preferences-form-look = Aspetto delle partite che inizio
preferences-look-crisp = Nitido: i simboli del bot
preferences-look-bold = Deciso: ❌ e 🔵
preferences-look-classic = Classico: ❌ e ⭕
preferences-look-letters = Lettere: X e O
preferences-look-contrast = Alto contrasto: nero, bianco e giallo
preferences-form-notices = Avvisami
preferences-notices-accepted = Solo quando qualcuno accetta o vuole la rivincita
preferences-notices-off = Mai
preferences-notices-channel = Al mio turno, nel canale
preferences-notices-dm = Al mio turno, in MD
preferences-form-after = Quando avvisarmi del mio turno
preferences-after-0 = Subito
preferences-after-5 = Dopo 5 minuti
preferences-after-15 = Dopo 15 minuti
preferences-after-60 = Dopo un'ora
preferences-form-leaderboards = Dove posso comparire in classifica
preferences-leaderboards-server = Nei server in cui gioco
preferences-leaderboards-everywhere = Ovunque
preferences-leaderboards-hidden = Da nessuna parte
preferences-form-remarks = Commenti mentre giochiamo
preferences-remarks-chatty = Ogni tanto
preferences-remarks-quiet = Mai

## Commands

command-preferences = Guarda o cambia l'aspetto delle partite, i miei avvisi e dove compari
command-preferences-look = L'aspetto delle partite che inizi: i miei simboli, emoji, lettere, alto contrasto
command-preferences-notices = Se ti avviso che tocca a te, e dove
command-preferences-leaderboards = Dove compari: nei server in cui giochi, ovunque o da nessuna parte
command-preferences-after = Quanto aspetta il tuo turno prima che ti avvisi; solo per channel e dm
