### What those who run a server set for it: a card, its forms, the command's picker.

settings-title = Configurações deste servidor
settings-about = O que eu faço aqui se uma partida ou um membro não escolher outra coisa.
settings-saved = ✅ Salvo:
settings-same = Nada mudou.
settings-games = Partidas
settings-limits = Limites
settings-chat = Idioma e aparência
settings-posts = Publicações
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (padrão do bot)
settings-level-last = o último de cada pessoa
settings-games-default = quantas quiserem
settings-language-default = como o Discord diz (padrão do bot)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = não é publicado
settings-champion-default = não é publicada
settings-role-default = nenhum
settings-first-me = quem começa a partida
settings-first-them = a outra pessoa
settings-look-crisp = nítida (meus próprios símbolos)
settings-look-bold = forte (❌ e 🔵)
settings-look-classic = clássica (❌ e ⭕)
settings-look-letters = letras (X e O)
settings-look-contrast = alto contraste
settings-look-words = palavras, para leitores de tela
settings-notices-accepted = quando alguém aceita ou quer revanche
settings-notices-off = nunca
settings-notices-channel = a cada vez, no canal
settings-notices-dm = a cada vez, por DM
settings-time-minute =
    { $count ->
        [1] 1 minuto
       *[other] { $count } minutos
    }
settings-time-hour =
    { $count ->
        [1] 1 hora
       *[other] { $count } horas
    }
settings-time-day =
    { $count ->
        [1] 1 dia
       *[other] { $count } dias
    }
settings-time-second =
    { $count ->
        [1] 1 segundo
       *[other] { $count } segundos
    }

settings-name-level = Nível
settings-name-board = Tabuleiro
settings-name-rules = Regras
settings-name-first = Primeira jogada
settings-name-threads = Um tópico para cada partida
settings-name-challenge = Desafios expiram depois de
settings-name-idle = Tempo para uma jogada
settings-name-games = Partidas ao mesmo tempo em um canal
settings-name-language = Idioma
settings-name-prefix = Prefixo
settings-name-look = Aparência
settings-name-notices = Avisos de vez
settings-name-puzzle = Enigma do dia
settings-name-hour = Hora do enigma
settings-name-champion = Classificação do mês
settings-name-role = Cargo do título do mês
settings-name-zone = Fuso horário
settings-about-rules = Todas, menos as padrão, precisam do tabuleiro 3x3.
settings-about-threads = Crio quando a partida começa, e arquivo quando ela acaba.
settings-about-idle = Quem deixa passar perde. Uma jogada em andamento mantém o tempo que tem.
settings-about-language = Dos tabuleiros e de tudo o que todo mundo lê.
settings-about-prefix = Sinais, ou letras e depois um sinal. Deixe vazio para { $prefix }
settings-about-look = Das partidas de quem não escolheu uma aparência.
settings-about-notices = De membros que não escolheram.
settings-about-puzzle = Todo dia na hora abaixo. Deixe vazio para não publicar.
settings-about-champion = No dia 1º de cada mês. Deixe vazio para não publicar.
settings-about-role = O cargo do título do mês, até mudar de mãos.
settings-about-zone = A hora do enigma e o fim do mês seguem esse fuso. Escreva uma cidade dele.

settings-servers-only = As configurações são de um servidor. Use /settings em um que você gerencia.
settings-managers-only = Só quem gerencia este servidor pode mudar as configurações dele.
settings-no-such-name = Não conheço a configuração “{ $word }”. Digite { $names }, e um valor: `level hard`, ou `level default` para restaurar.
settings-no-such-value = Para { $word }, escolha { $names }.
settings-both = Essas regras precisam do tabuleiro 3x3, e { $word } impede isso. Mude os dois: `{ $command }`.
settings-no-channel = Ainda não se publica nada para { $word }. Escolha um canal também.
settings-no-such-channel = Para { $word } escolha um canal de texto deste servidor, ou `off`.
settings-cannot-post = Não posso publicar nesse canal. Escolha um em que você e eu possamos ver e enviar mensagens.
settings-no-such-role = Para { $word } escolha um cargo deste servidor, ou `off`.
settings-fixed-role = Ninguém pode dar esse cargo: ele é de um aplicativo ou de todo mundo. Escolha outro.
settings-no-right = Não posso dar cargos aqui. Me dê a permissão Gerenciar cargos e use /settings de novo.
settings-too-high = Esse cargo não está abaixo do meu, então não posso dar. Mova o meu para cima dele nas configurações do servidor, ou use /settings com outro.
settings-above-you = Você não pode dar esse cargo, então eu não posso por você. Use /settings com outro, ou peça a quem pode.
settings-discord-away = Não consegui verificar isso com o Discord, então nada mudou. Tente de novo em um minuto.
settings-no-such-prefix =
    { $most ->
        [one] Um prefixo é { $most } sinal, como `?` ou `$`. Os sinais do próprio Discord, como `/` e `*`, não funcionam.
       *[other] Um prefixo tem de 1 a { $most } letras, números e sinais, e termina em um sinal: `?`, `t!`. Os sinais do próprio Discord, como `/` e `*`, não funcionam.
    }

topic-settings = Configurações de um servidor
topic-settings-text =
    Se você gerencia um servidor, `/settings` mostra o que vale nele, com botões para mudar: nível, tabuleiro e regras de uma partida que não diz nada, quanto podem demorar desafios e jogadas, quantas partidas um canal tem ao mesmo tempo, idioma, prefixo e aparência. Também: um tópico para cada partida, e onde publico o enigma do dia e a classificação do mês.
    Ou mude direto: `/settings level:hard`, ou digite `{ $prefix }settings prefix ? level hard`.
    `default` desfaz uma configuração: `/settings level:default`.

command-settings = Veja ou mude as configurações deste servidor (para quem gerencia)
command-settings-language = Dos tabuleiros e de tudo o que todo mundo lê
command-settings-prefix = O que vem antes dos comandos digitados: ? ou t!, por exemplo; default para o de quem me hospeda
command-settings-level = Em que nível eu jogo se a partida não disser
command-settings-board = O tabuleiro das partidas que não dizem
command-settings-rules = As regras das partidas que não dizem
command-settings-first = Quem começa nas partidas que não dizem
command-settings-challenge = Quanto um desafio espera a resposta
command-settings-idle = Quanto uma partida espera a jogada
command-settings-games = Quantas partidas pode haver ao mesmo tempo em um canal
command-settings-look = A aparência das partidas se quem começa não escolheu
command-settings-notices = Como avisar da vez os membros que não escolheram
command-settings-threads = Se cada partida tem seu próprio tópico
command-settings-puzzle = O canal do enigma do dia
command-settings-hour = A que hora, de 0 a 23, no fuso horário do servidor
command-settings-champion = O canal da classificação do mês, no dia 1º de cada mês
command-settings-role = O cargo do título do mês, até mudar de mãos
command-settings-stop = O que parar: as publicações ou o cargo do título do mês
command-settings-zone = O fuso das horas, dias e meses daqui: escreva uma cidade dele
