### What a member prefers, in sentences and as a form.

preferences-now =
    { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-saved =
    Salvo. { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-voice =
    { $voice ->
        [quiet] Fico em silêncio enquanto jogamos (quiet).
       *[chatty] Comento uma coisa ou outra enquanto jogamos (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Você não aparece em nenhuma classificação (hidden).
        [everywhere] Você pode aparecer nas classificações, nos servidores em que joga e em todos os outros (everywhere).
       *[server] Você só aparece nas classificações dos servidores em que joga (server).
    }
preferences-look =
    { $look ->
        [bold] As partidas que você começa aparecem com ❌ e 🔵 (bold).
        [classic] As partidas que você começa aparecem com ❌ e ⭕ (classic).
        [letters] As partidas que você começa aparecem com as letras X e O (letters).
        [contrast] As partidas que você começa aparecem com símbolos pretos e brancos de alto contraste (contrast).
       *[crisp] As partidas que você começa aparecem com meus próprios símbolos (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Nunca aviso que é sua vez (off).
           *[other] Nunca aviso que é sua vez (off). Os { $minutes } minutos só contam com channel ou dm.
        }
        [channel] { $minutes ->
            [0] Menciono você no canal assim que é sua vez (channel).
           *[other] Menciono você no canal quando sua vez já espera há { $minutes } minutos (channel).
        }
        [dm] { $minutes ->
            [0] Mando uma DM assim que é sua vez, ou menciono você no canal se suas DMs estiverem fechadas (dm).
           *[other] Mando uma DM quando sua vez já espera há { $minutes } minutos, ou menciono você no canal se suas DMs estiverem fechadas (dm).
        }
       *[accepted] { $minutes ->
            [0] Avisos: só quando alguém aceita seu desafio ou quer revanche (accepted).
           *[other] Avisos: só quando alguém aceita seu desafio ou quer revanche (accepted). Os { $minutes } minutos só contam com channel ou dm.
        }
    }

preferences-unknown = Não conheço “{ $word }”. Use palavras como `classic`, `dm`, `15 minutes`, `hidden` ou `quiet`, ou só /preferences.
preferences-no-such = Use crisp, bold, classic, letters ou contrast; accepted, off, channel ou dm; 0, 5, 15 ou 60; server, everywhere ou hidden; chatty ou quiet. Veja /preferences.
preferences-button = Mudar

## The form

preferences-form = Suas preferências
preferences-form-look = Aparência das partidas que começo
preferences-look-crisp = Nítida: os símbolos do próprio bot
preferences-look-bold = Forte: ❌ e 🔵
preferences-look-classic = Clássica: ❌ e ⭕
preferences-look-letters = Letras: X e O
preferences-look-contrast = Alto contraste: preto, branco e amarelo
preferences-form-notices = Me avisar
preferences-notices-accepted = Só quando alguém aceita ou quer revanche
preferences-notices-off = Nunca
preferences-notices-channel = Na minha vez, no canal
preferences-notices-dm = Na minha vez, por DM
preferences-form-after = Quando me avisar que é minha vez
preferences-after-0 = Na hora
preferences-after-5 = Depois de 5 minutos
preferences-after-15 = Depois de 15 minutos
preferences-after-60 = Depois de uma hora
preferences-form-leaderboards = Onde posso aparecer nas classificações
preferences-leaderboards-server = Nos servidores em que jogo
preferences-leaderboards-everywhere = Em todo lugar
preferences-leaderboards-hidden = Em lugar nenhum
preferences-form-remarks = Comentários enquanto jogamos
preferences-remarks-chatty = De vez em quando
preferences-remarks-quiet = Nunca

## Commands

command-preferences = Veja ou mude a aparência das partidas, meus avisos e onde você aparece
command-preferences-look = A aparência das partidas que você começa: meus símbolos, emojis, letras, alto contraste
command-preferences-notices = Se eu aviso que é sua vez, e onde
command-preferences-leaderboards = Onde você aparece: nos servidores em que joga, em todo lugar ou em nenhum
command-preferences-after = Quanto sua vez espera até eu avisar; só para channel e dm
