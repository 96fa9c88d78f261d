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
preferences-done = Salvo.
preferences-language =
    { $language_by ->
        [discord] Respondo no idioma do seu Discord (discord).
       *[other] O idioma das minhas respostas: { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Isso você deixa com cada servidor.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Isso você deixa com cada servidor.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Você não aceita desafios (nobody). Desafiar você ainda pode.
       *[anyone] Qualquer pessoa pode te desafiar (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Você não bloqueou ninguém.
       *[other] Bloqueios: { $members }. Não podem te desafiar, e eu não conto para ninguém.
    }
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
        [words] As partidas que você começa, e as respostas que só você vê, vêm em palavras para leitores de tela (words).
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
preferences-no-such = São duas do mesmo tipo. Escolha uma aparência, um tipo de aviso e assim por diante; /preferences mostra as opções.
preferences-block-whom = Use `/preferences block:@Bob` ou `/preferences unblock:@Bob`, que só você vê. Se escrever aqui, mencione os membros depois da palavra, e eles vão receber uma notificação.
preferences-yourself = Você não pode se bloquear. Escolha outro membro.

## The form

preferences-form = Suas preferências
preferences-title-look = Aparência e idioma
preferences-title-notices = Avisos e classificações
preferences-title-challenges = Desafios
preferences-form-language = Me responder em
preferences-language-discord = O idioma do meu Discord
preferences-form-look = Aparência das partidas que começo
preferences-look-server = O que o servidor escolher
preferences-look-crisp = Nítida: os símbolos do próprio bot
preferences-look-bold = Forte: ❌ e 🔵
preferences-look-classic = Clássica: ❌ e ⭕
preferences-look-letters = Letras: X e O
preferences-look-contrast = Alto contraste: preto, branco e amarelo
preferences-look-words = Palavras: para leitores de tela, sem emojis
preferences-form-notices = Me avisar
preferences-notices-server = O que o servidor escolher
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
preferences-form-challenges = Quem pode me desafiar
preferences-challenges-anyone = Qualquer pessoa
preferences-challenges-nobody = Ninguém
preferences-form-blocked =
    { $left ->
        [0] Bloqueios: não podem me desafiar
       *[other] Bloqueios ({ $shown } de { $count })
    }

## Commands

command-preferences = Veja ou mude sua aparência, idioma, avisos e desafios
command-preferences-language = O idioma em que respondo (discord: o do seu Discord)
command-preferences-look = A aparência das partidas que você começa; palavras é para leitores de tela
command-preferences-notices = Se eu aviso que é sua vez, e onde
command-preferences-leaderboards = Onde você aparece: nos servidores em que joga, em todo lugar ou em nenhum
command-preferences-after = Quanto sua vez espera até eu avisar; só no canal e por DM
command-preferences-remarks = Se comento uma coisa ou outra enquanto jogamos
command-preferences-challenges = Quem pode te desafiar: qualquer pessoa que você não bloqueou, ou ninguém
command-preferences-block = Um membro que não vai mais poder te desafiar; eu não aviso ninguém
command-preferences-unblock = Um membro que vai poder te desafiar de novo
