### What a member prefers, in sentences and as a form.

preferences-now =
    { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-saved =
    Guardado. { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-voice =
    { $voice ->
        [quiet] No hablo mientras jugamos (quiet).
       *[chatty] Digo algo de vez en cuando mientras jugamos (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] No apareces en ninguna clasificación (hidden).
        [everywhere] Puedes aparecer en las clasificaciones de los servidores donde juegas y en las de todas partes (everywhere).
       *[server] Solo apareces en las clasificaciones de los servidores donde juegas (server).
    }
preferences-look =
    { $look ->
        [bold] Las partidas que empiezas se ven con ❌ y 🔵 (bold).
        [classic] Las partidas que empiezas se ven con ❌ y ⭕ (classic).
        [letters] Las partidas que empiezas se ven con las letras X y O (letters).
        [contrast] Las partidas que empiezas se ven con fichas blancas y negras de alto contraste (contrast).
       *[crisp] Las partidas que empiezas se ven con mis propias fichas (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Nunca te aviso de tu turno (off).
           *[other] Nunca te aviso de tu turno (off). Los { $minutes } minutos solo cuentan con channel o dm.
        }
        [channel] { $minutes ->
            [0] Te menciono en el canal en cuanto es tu turno (channel).
           *[other] Te menciono en el canal cuando tu turno lleva { $minutes } minutos esperando (channel).
        }
        [dm] { $minutes ->
            [0] Te mando un MD en cuanto es tu turno, o te menciono en el canal si tienes cerrados los MD (dm).
           *[other] Te mando un MD cuando tu turno lleva { $minutes } minutos esperando, o te menciono en el canal si tienes cerrados los MD (dm).
        }
       *[accepted] { $minutes ->
            [0] Avisos: solo cuando alguien acepta tu desafío o quiere la revancha (accepted).
           *[other] Avisos: solo cuando alguien acepta tu desafío o quiere la revancha (accepted). Los { $minutes } minutos solo cuentan con channel o dm.
        }
    }

preferences-unknown = No conozco «{ $word }». Usa palabras como `classic`, `dm`, `15 minutes`, `hidden` o `quiet`, o bien /preferences sin nada más.
preferences-no-such = Usa crisp, bold, classic, letters o contrast; accepted, off, channel o dm; 0, 5, 15 o 60; server, everywhere o hidden; chatty o quiet. Mira /preferences.
preferences-button = Cambiar

## The form

preferences-form = Tus preferencias
preferences-form-look = Aspecto de las partidas que empiezo
preferences-look-crisp = Nítido: las fichas propias del bot
preferences-look-bold = Llamativo: ❌ y 🔵
preferences-look-classic = Clásico: ❌ y ⭕
preferences-look-letters = Letras: X y O
preferences-look-contrast = Alto contraste: negro, blanco y amarillo
preferences-form-notices = Avisarme
preferences-notices-accepted = Solo cuando alguien acepta o quiere la revancha
preferences-notices-off = Nunca
preferences-notices-channel = En mi turno, en el canal
preferences-notices-dm = En mi turno, por MD
preferences-form-after = Cuándo avisarme de mi turno
preferences-after-0 = Enseguida
preferences-after-5 = A los 5 minutos
preferences-after-15 = A los 15 minutos
preferences-after-60 = Al cabo de una hora
preferences-form-leaderboards = Dónde puedo salir en la clasificación
preferences-leaderboards-server = En los servidores donde juego
preferences-leaderboards-everywhere = En todas partes
preferences-leaderboards-hidden = En ninguna parte
preferences-form-remarks = Comentarios mientras jugamos
preferences-remarks-chatty = De vez en cuando
preferences-remarks-quiet = Nunca

## Commands

command-preferences = Mira o cambia cómo se ven las partidas, qué te aviso y en qué listas sales
command-preferences-look = Cómo se ven las partidas que empiezas: mis fichas, emojis, letras, alto contraste
command-preferences-notices = Si te aviso de tu turno, y dónde
command-preferences-leaderboards = Dónde apareces: en los servidores donde juegas, en todas partes o en ninguna
command-preferences-after = Cuánto espera tu turno antes de que te avise; solo con channel y dm
