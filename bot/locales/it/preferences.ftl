### What a member prefers, in sentences and as a form.

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
preferences-done = Salvato.
preferences-language =
    { $language_by ->
        [discord] Ti rispondo nella lingua del tuo Discord (discord).
       *[other] Ti rispondo in { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Lo lasci decidere a ogni server.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Lo lasci decidere a ogni server.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Non accetti sfide (nobody). Tu puoi comunque sfidare.
       *[anyone] Può sfidarti chiunque (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Non blocchi nessuno.
       *[other] Blocchi: { $members }. Non possono sfidarti, e io non glielo dico.
    }
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
        [words] Le partite che inizi, e le risposte che vedi solo tu, sono a parole per i lettori di schermo (words).
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
preferences-no-such = Sono due dello stesso tipo. Scegli un aspetto, un tipo di avviso e così via; /preferences mostra le scelte.
preferences-block-whom = Usa `/preferences block:@Bob` o `/preferences unblock:@Bob`, che vedi solo tu. Se lo scrivi qui, menziona i membri dopo la parola, e riceveranno una notifica.
preferences-yourself = Quel nome è il tuo. Scegli un altro membro da bloccare.

## The form

preferences-form = Le tue preferenze
preferences-title-look = Aspetto e lingua
preferences-title-notices = Avvisi e classifiche
preferences-title-challenges = Sfide
preferences-form-language = Rispondimi in
preferences-language-discord = La lingua del mio Discord
preferences-form-look = Aspetto delle partite che inizio
preferences-look-server = Quello che sceglie il server
preferences-look-crisp = Nitido: i simboli del bot
preferences-look-bold = Deciso: ❌ e 🔵
preferences-look-classic = Classico: ❌ e ⭕
preferences-look-letters = Lettere: X e O
preferences-look-contrast = Alto contrasto: nero, bianco e giallo
preferences-look-words = Parole: per i lettori di schermo, senza emoji
preferences-form-notices = Avvisami
preferences-notices-server = Quello che sceglie il server
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
preferences-form-challenges = Chi può sfidarmi
preferences-challenges-anyone = Chiunque
preferences-challenges-nobody = Nessuno
preferences-form-blocked =
    { $left ->
        [0] Blocchi: non possono sfidarmi
       *[other] Blocchi ({ $shown } di { $count })
    }

## Commands

command-preferences = Guarda o cambia aspetto, lingua, avvisi e sfide
command-preferences-language = La lingua in cui ti rispondo (discord: quella del tuo Discord)
command-preferences-look = L'aspetto delle partite che inizi; words è per i lettori di schermo
command-preferences-notices = Se ti avviso che tocca a te, e dove
command-preferences-leaderboards = Dove compari: nei server in cui giochi, ovunque o da nessuna parte
command-preferences-after = Quanto aspetta il tuo turno prima che ti avvisi; solo per channel e dm
command-preferences-remarks = Se ogni tanto dico qualcosa mentre giochiamo
command-preferences-challenges = Chi può sfidarti: chiunque tu non blocchi, o nessuno
command-preferences-block = Un membro che non potrà più sfidarti; non glielo dico
command-preferences-unblock = Un membro che potrà sfidarti di nuovo
