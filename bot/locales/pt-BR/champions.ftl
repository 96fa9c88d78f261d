### The month's champion: a post with the month's table, and a role for its first.

champions-title = Classificação: { $month } · { $board }
champions-is = **{ $player }** leva o título do mês.
champions-gets = **{ $player }** leva o título do mês e recebe <@&{ $role }>.
champions-not-given = Não consegui dar o cargo <@&{ $role }>: ele está acima do meu, sumiu, ou não posso mais gerenciar cargos. Quem gerencia o servidor pode escolher outro com /champion here.
champions-more = A lista inteira: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] No dia 1º de cada mês vou publicar aqui a classificação do mês. Use /champion stop para encerrar.
       *[other] No dia 1º de cada mês vou publicar aqui a classificação do mês, e quem ficar em primeiro recebe <@&{ $role }>. Use /champion stop para encerrar.
    }
champions-stopped = Parei de publicar a classificação do mês. Use /champion here para voltar.

champions-managers-only = Só quem gerencia este servidor pode fazer isso. Use /leaderboard para ver a classificação.
champions-servers-only = Só posso publicar a classificação do mês em servidores. Use /leaderboard para ver uma.
champions-cannot-post = Não posso publicar a classificação do mês aqui. Use /champion here em um canal em que você e eu possamos ver e enviar mensagens.
champions-not-posted = Não estou publicando a classificação do mês neste servidor. Use /champion here em um canal para começar.
champions-no-such-action = Não entendi. Tente /champion com here ou stop.
champions-no-such-role = Não achei esse cargo aqui, ou ninguém pode dar esse cargo porque é de um aplicativo. Use /champion here e escolha outro.
champions-no-right = Não posso dar cargos aqui. Me dê a permissão Gerenciar cargos e use /champion here de novo.
champions-too-high = Esse cargo não está abaixo do meu, então não posso dar. Mova o meu para cima dele nas configurações do servidor, ou use /champion here com outro.
champions-above-you = Você não pode dar esse cargo, então eu não posso por você. Use /champion here com outro, ou peça a quem pode.

topic-champions = O título do mês
topic-champions-text =
    Se você gerencia um servidor, `/champion here` publica a classificação do mês em um canal no dia 1º de cada mês (UTC). Ela lista quem jogou partidas ranqueadas ali naquele mês.
    Com `role:`, quem ficar em primeiro recebe esse cargo até o título mudar de mãos. O cargo precisa estar abaixo do meu, e ser um que você também poderia dar.
    `/champion stop` encerra isso. `/leaderboard` mostra também os meses passados.

command-champion = Publique a classificação do mês, com um cargo para quem ficar em primeiro
command-champion-here = Publique neste canal no dia 1º de cada mês (para quem gerencia o servidor)
command-champion-here-role = O cargo do título do mês, até mudar de mãos
command-champion-stop = Pare de publicar a classificação do mês (para quem gerencia o servidor)
champions-server-none = Classificação do mês: não é publicada. `/champion here` publica em um canal.
champions-server =
    { $role ->
        [none] Classificação do mês: em <#{ $channel }> no dia 1. `/champion here` muda isso, `/champion stop` encerra.
       *[other] Classificação do mês: em <#{ $channel }> no dia 1, e <@&{ $role }> para o primeiro lugar. `/champion here` muda isso, `/champion stop` encerra.
    }
