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
preferences-done = Guardado.
preferences-language =
    { $language_by ->
        [discord] Te respondo en el idioma de tu Discord (discord).
       *[other] El idioma de mis respuestas: { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Eso se lo dejas a cada servidor.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Eso se lo dejas a cada servidor.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] No aceptas desafíos (nobody). Tú sí puedes desafiar.
       *[anyone] Cualquiera puede desafiarte (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] No bloqueas a nadie.
       *[other] Bloqueos: { $members }. No pueden desafiarte, y no se lo digo.
    }
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
        [words] Las partidas que empiezas, y las respuestas que solo ves tú, van en palabras para lectores de pantalla (words).
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
preferences-no-such = Son dos del mismo tipo. Elige un aspecto, un tipo de aviso, etc.; /preferences muestra las opciones.
preferences-block-whom = Usa `/preferences block:@Bob` o `/preferences unblock:@Bob`, que solo ves tú. Si lo escribes aquí, menciona a los miembros después de la palabra, y les llegará un aviso.
preferences-yourself = No puedes bloquearte. Elige a otro miembro.

## The form

preferences-form = Tus preferencias
preferences-title-look = Aspecto e idioma
preferences-title-notices = Avisos y clasificación
preferences-title-challenges = Desafíos
preferences-form-language = Respóndeme en
preferences-language-discord = El idioma de mi Discord
preferences-form-look = Aspecto de las partidas que empiezo
preferences-look-server = Lo que elija el servidor
preferences-look-crisp = Nítido: las fichas propias del bot
preferences-look-bold = Llamativo: ❌ y 🔵
preferences-look-classic = Clásico: ❌ y ⭕
preferences-look-letters = Letras: X y O
preferences-look-contrast = Alto contraste: negro, blanco y amarillo
preferences-look-words = Palabras: para lectores de pantalla, sin emojis
preferences-form-notices = Avisarme
preferences-notices-server = Lo que elija el servidor
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
preferences-form-challenges = Quién puede desafiarme
preferences-challenges-anyone = Cualquiera
preferences-challenges-nobody = Nadie
preferences-form-blocked =
    { $left ->
        [0] Bloqueos: no pueden desafiarme
       *[other] Bloqueos ({ $shown } de { $count })
    }

## Commands

command-preferences = Mira o cambia tu aspecto, idioma, avisos y desafíos
command-preferences-language = El idioma en que te respondo (discord: el de tu Discord)
command-preferences-look = Cómo se ven las partidas que empiezas; palabras es para lectores de pantalla
command-preferences-notices = Si te aviso de tu turno, y dónde
command-preferences-leaderboards = Dónde apareces: en los servidores donde juegas, en todas partes o en ninguna
command-preferences-after = Cuánto espera tu turno antes de que te avise; solo en el canal y por MD
command-preferences-remarks = Si digo algo de vez en cuando mientras jugamos
command-preferences-challenges = Quién puede desafiarte: cualquiera a quien no bloquees, o nadie
command-preferences-block = Un miembro que ya no podrá desafiarte; no se lo digo
command-preferences-unblock = Un miembro que podrá desafiarte otra vez
