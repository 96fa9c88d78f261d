### What those who run a server set for it: a card, its forms, the command's picker.

settings-title = Impostazioni di questo server
settings-about = Quello che faccio qui se una partita o un membro non sceglie altro.
settings-saved = ✅ Salvato:
settings-same = Non è cambiato niente.
settings-games = Partite
settings-limits = Limiti
settings-chat = Lingua e aspetto
settings-posts = Pubblicazioni
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (predefinito)
settings-level-last = l'ultimo di ogni persona
settings-games-default = quante ne volete
settings-language-default = come dice Discord (predefinito)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = non pubblicato
settings-champion-default = non pubblicata
settings-role-default = nessuno
settings-first-me = chi inizia la partita
settings-first-them = l'altra persona
settings-look-crisp = nitido (i miei simboli)
settings-look-bold = deciso (❌ e 🔵)
settings-look-classic = classico (❌ e ⭕)
settings-look-letters = lettere (X e O)
settings-look-contrast = alto contrasto
settings-look-words = parole, per lettori di schermo
settings-notices-accepted = quando qualcuno accetta o vuole la rivincita
settings-notices-off = mai
settings-notices-channel = a ogni turno, nel canale
settings-notices-dm = a ogni turno, in MD
settings-time-minute =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
settings-time-hour =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
settings-time-day =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
settings-time-second =
    { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }

settings-name-level = Livello
settings-name-board = Griglia
settings-name-rules = Regole
settings-name-first = Prima mossa
settings-name-threads = Un thread per ogni partita
settings-name-challenge = Le sfide scadono dopo
settings-name-idle = Tempo per una mossa
settings-name-games = Partite insieme in un canale
settings-name-language = Lingua
settings-name-prefix = Prefisso
settings-name-look = Aspetto
settings-name-notices = Avvisi di turno
settings-name-puzzle = Puzzle del giorno
settings-name-hour = Ora del puzzle
settings-name-champion = Classifica del mese
settings-name-role = Ruolo del titolo del mese
settings-name-zone = Fuso orario
settings-about-rules = Tutte, tranne quelle normali, vogliono la griglia 3x3.
settings-about-threads = Lo creo quando la partita inizia, e lo archivio quando finisce.
settings-about-idle = Chi lo lascia passare perde. Una mossa in corso tiene il tempo che ha.
settings-about-language = Delle griglie e di tutto quello che leggono tutti.
settings-about-prefix = Segni, o lettere e poi un segno. Lascia vuoto per { $prefix }
settings-about-look = Delle partite di chi non ha scelto un aspetto.
settings-about-notices = Dei membri che non hanno scelto.
settings-about-puzzle = Ogni giorno all'ora qui sotto. Lascia vuoto per non pubblicarlo.
settings-about-champion = Il primo di ogni mese. Lascia vuoto per non pubblicarla.
settings-about-role = Il ruolo del titolo del mese, finché non passa di mano.
settings-about-zone = L'ora del puzzle e la fine del mese lo seguono. Scrivi una città di quel fuso.

settings-servers-only = Le impostazioni sono di un server. Usa /settings in uno che gestisci.
settings-managers-only = Le impostazioni di questo server può cambiarle solo chi lo gestisce.
settings-no-such-name = Non conosco l'impostazione «{ $word }». Scrivi { $names }, e un valore: `level hard`, o `level default` per ripristinarla.
settings-no-such-value = Per { $word } scegli { $names }.
settings-both = Quelle regole vogliono la griglia 3x3, e { $word } lo impedisce. Cambia entrambi: `{ $command }`.
settings-no-channel = Per { $word } non si pubblica ancora nulla. Scegli anche un canale.
settings-no-such-channel = Per { $word } scegli un canale testuale di questo server, o `off`.
settings-cannot-post = Non posso pubblicare in quel canale. Scegline uno dove tu e io possiamo vedere e inviare messaggi.
settings-no-such-role = Per { $word } scegli un ruolo di questo server, o `off`.
settings-fixed-role = Nessuno può dare quel ruolo: appartiene a un'app o a tutti. Scegline un altro.
settings-no-right = Qui non posso dare ruoli. Dammi il permesso Gestisci ruoli, poi usa di nuovo /settings.
settings-too-high = Quel ruolo non è sotto il mio, quindi non posso darlo. Sposta il mio più in alto nelle impostazioni del server, o usa /settings con un altro.
settings-above-you = Tu non puoi dare quel ruolo, quindi non posso farlo io per te. Usa /settings con un altro, o chiedi a chi può.
settings-discord-away = Non ho potuto verificarlo con Discord, quindi non è cambiato nulla. Riprova tra un minuto.
settings-no-such-prefix =
    { $most ->
        [one] Un prefisso è 1 segno, come `?` o `$`. I segni propri di Discord, come `/` e `*`, non funzionano.
       *[other] Un prefisso ha da 1 a { $most } lettere, cifre e segni, e finisce con un segno: `?`, `t!`. I segni propri di Discord, come `/` e `*`, non funzionano.
    }

topic-settings = Impostazioni di un server
topic-settings-text =
    Se gestisci un server, `/settings` mostra che cosa vale lì, con pulsanti per cambiarlo: livello, griglia e regole di una partita che non ne indica, quanto possono durare sfide e mosse, quante partite ha un canale insieme, lingua, prefisso e aspetto. Anche: un thread per ogni partita, e dove pubblico il puzzle del giorno e la classifica del mese.
    O cambia subito qualcosa: `/settings level:hard`, oppure scritto: `{ $prefix }settings prefix ? level hard`.
    `default` annulla un'impostazione: `/settings level:default`.

command-settings = Guarda o cambia le impostazioni di questo server (per chi lo gestisce)
command-settings-language = Delle griglie e di tutto quello che leggono tutti
command-settings-prefix = Prima dei comandi scritti: ? o t!, per esempio; default per quello di chi mi ospita
command-settings-level = A che livello gioco se la partita non lo dice
command-settings-board = La griglia delle partite che non la dicono
command-settings-rules = Le regole delle partite che non le dicono
command-settings-first = Chi comincia nelle partite che non lo dicono
command-settings-challenge = Quanto una sfida aspetta la risposta
command-settings-idle = Quanto una partita aspetta la mossa
command-settings-games = Quante partite possono esserci insieme in un canale
command-settings-look = L'aspetto delle partite se chi inizia non l'ha scelto
command-settings-notices = Come avvisare del turno i membri che non hanno scelto
command-settings-threads = Se ogni partita ha un thread tutto suo
command-settings-puzzle = Il canale del puzzle del giorno
command-settings-hour = A che ora, da 0 a 23, nel fuso orario del server
command-settings-champion = Il canale della classifica del mese, il primo di ogni mese
command-settings-role = Il ruolo del titolo del mese, finché non passa di mano
command-settings-stop = Che cosa fermare: le pubblicazioni o il ruolo del titolo del mese
command-settings-zone = Il fuso di ore, giorni e mesi qui: scrivi una città che ne fa parte
