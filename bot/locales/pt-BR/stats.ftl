### A member's statistics.

stats-title =
    { $games ->
        [1] { $name }: 1 partida
       *[other] { $name }: { $games } partidas
    }
stats-score = { $win } { $won } { $won ->
        [1] vitória
       *[other] vitórias
    } ({ $share }%) · { $draw } { $drawn } { $drawn ->
        [1] empate
       *[other] empates
    } · { $loss } { $lost } { $lost ->
        [1] derrota
       *[other] derrotas
    }
stats-streak = **{ $current }** vitórias seguidas agora. A melhor sequência foi de **{ $best }**.
stats-best-streak = Melhor sequência: **{ $best }** vitórias seguidas
stats-opening = Primeira jogada favorita: **{ $square }** no { $board }, em { $games } de { $all } partidas com X
stats-accuracy =
    { $moves ->
        [1] Precisão no 3x3: **{ $share }%** de 1 jogada
       *[other] Precisão no 3x3: **{ $share }%** de { $moves } jogadas
    }
stats-opponents = Oponentes
stats-boards = Tabuleiros
stats-won = vit.
stats-drawn = emp.
stats-lost = der.
stats-rated = rating
stats-people = pessoas
stats-rating = Rating: **{ $rating }**
stats-you-against = Você contra { $second }
stats-against = { $first } contra { $second }
stats-duel = { $win } { $won } { $won ->
        [1] vitória
       *[other] vitórias
    } · { $draw } { $drawn } { $drawn ->
        [1] empate
       *[other] empates
    } · { $loss } { $lost } { $lost ->
        [1] derrota
       *[other] derrotas
    }
stats-latest =
    { $count ->
        [1] Última partida: { $results }
       *[other] As { $count } últimas, a mais nova primeiro: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, { $drawn } empate
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } empates
    }
stats-changed = Rating de { $name }: { $rating } ({ $points })
stats-first-win = 🎉 Primeira vitória de { $name } contra { $bot }!
stats-hundred = 🎉 Essa foi a partida número 100 de { $name } aqui.
stats-you-no-duel = Ainda não há partida terminada entre você e { $second } aqui. Use /play para mudar isso.
stats-no-duel = Ainda não há partida terminada entre as duas pessoas aqui. Use /play para mudar isso.
stats-empty = Você ainda não terminou nenhuma partida aqui. Jogue uma e suas estatísticas começam.
stats-empty-member = { $name } ainda não terminou nenhuma partida aqui. Use /play para desafiar.
stats-member = Este membro

stats-button-play = Jogar: { $kind }
stats-button-rating = Rating
stats-button-openings = Aberturas

stats-rating-title = { $name } no { $board }
stats-rating-now =
    { $games ->
        [1] **{ $rating }** depois de 1 partida ranqueada.
       *[other] **{ $rating }** depois de { $games } partidas ranqueadas, entre { $least } e { $most }.
    }
stats-rating-picture =
    { $games ->
        [1] Rating no { $board }: { $rating } depois de 1 partida.
       *[other] Rating no { $board } depois de cada uma de { $games } partidas, um ponto para cada: de { $first } a { $rating }, entre { $least } e { $most }.
    }

stats-openings-title =
    { $games ->
        [1] { $name } no { $board }: 1 partida com X
       *[other] { $name } no { $board }: { $games } partidas com X
    }
stats-openings-move =
    { $games ->
        [1] Casa { $square }: 1 partida, { $share }% de vitórias
       *[other] Casa { $square }: { $games } partidas, { $share }% de vitórias
    }
stats-openings-key = Como ler
stats-openings-legend = O número diz quantas vezes a primeira jogada vai ali. A barra mostra como essas partidas acabaram: azul, vitórias; cinza, empates; laranja, derrotas.
stats-openings-picture = Primeiras jogadas no { $board }: { $squares }.
stats-openings-square = { $square } em { $share }% ({ $won }% de vitórias)

stats-are-yours = Nas DMs só mostro suas próprias estatísticas. Use /stats em um servidor para ver as de outra pessoa.
stats-against-yourself = Uma pessoa não joga contra ela mesma. Diga dois membros diferentes.
stats-not-of-bots = Bots não têm estatísticas. Use /stats para ver como você vai contra cada um dos meus níveis.
stats-not-rated-yet = Nenhuma partida ranqueada ainda. Use /play e termine uma sem dicas para ter rating.
stats-no-openings-yet = Nenhuma partida terminada com X aqui ainda. Use /play e escolha quem começa.

topic-stats = Estatísticas
topic-stats-text =
    `/stats` mostra o que você ganhou, seu rating, suas sequências e sua precisão. Diga um membro para ver as dele.
    Diga um segundo membro para ver como foi o confronto entre os dois.
    Rating e Aberturas desenham um gráfico. Partidas que acabaram antes da segunda jogada não contam.

command-stats = Veja seus resultados, sequências e precisão, ou os de outro membro
command-stats-member = De quem; deixe vazio para ver os seus
command-stats-against = Como foi contra este membro
