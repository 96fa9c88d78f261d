### Leaderboards: who is rated best.

ratings-leaderboard = Classificação
ratings-month = este mês
ratings-everywhere = em todo lugar
ratings-games =
    { $games ->
        [1] 1 partida
       *[other] { $games } partidas
    }
ratings-place = Você está em { $place }º lugar entre { $people }.
ratings-unsure = ? = ainda uma estimativa
ratings-levels = 🤖 Meus níveis têm ratings fixos: { $levels }
ratings-hidden = Você não aparece, como pediu. Use /preferences para mudar isso.
ratings-not-everywhere = Você não aceitou aparecer em todo lugar. Use /preferences para mudar isso.
ratings-unrated = Você ainda não tem rating aqui. Use /play e termine uma partida sem dicas.
ratings-unrated-month = Você ainda não tem partida ranqueada este mês. Use /play e termine uma sem dicas.
ratings-unrated-past = Você não teve partida ranqueada aqui nesse mês.
ratings-empty-past = Ninguém teve partida ranqueada aqui nesse mês.
ratings-empty = Ninguém tem rating aqui ainda. Use /play e termine uma partida sem dicas para inaugurar a lista.
ratings-empty-month = Ninguém tem partida ranqueada este mês ainda. Use /play e termine uma sem dicas para inaugurar a lista.
ratings-empty-everywhere = Ninguém está nesta lista ainda. Use /preferences para inaugurar.

ratings-no-such-leaderboard = Preciso de um tabuleiro ({ $boards }), regras ({ $rules }), month, um mês como 2026-10 ou all, here ou everywhere. Use /leaderboard para escolher.
ratings-not-your-leaderboard = Outra pessoa pediu essa lista. Use /leaderboard para ter a sua.
ratings-months-of-servers = Os meses passados são guardados por servidor, não para todo lugar. Use /leaderboard com here.
ratings-no-server-here = Não há servidor para listar aqui. Use /leaderboard com everywhere.

topic-ratings = Ratings e a classificação
topic-ratings-text =
    Todo mundo começa com 1500. Vencer quem joga forte é o que mais rende (o método é o Glicko-2), e conta também quem começa.
    `?` quer dizer que ainda é uma estimativa; uma dúzia de partidas contra gente do seu nível acerta isso. `±80` quer dizer que o mais provável é estar certo dentro de 80 pontos.
    Toda partida terminada conta, contra mim também. Não contam: as que você vence ou empata com dica, as abandonadas antes de uma linha poder ameaçar, as do canal e as que jogo contra mim. Depois de 10 partidas em um dia contra a mesma pessoa, as seguintes contam cada vez menos. Quem enfrentou pouca gente só muda seu rating até certo ponto.
    Meus níveis têm 🤖: foram medidos uns contra os outros, então suas partidas mudam o seu rating, nunca o deles.
    `/leaderboard` lista quem joga neste servidor; com um mês como 2026-10, com o rating do fim dele. Na lista de todo lugar você só aparece se aceitar em `/preferences`.

command-leaderboard = Veja quem tem o melhor rating neste servidor, e em que lugar você está
command-leaderboard-board = Qual tabuleiro; o número depois da barra diz quantos em linha ganham
command-leaderboard-rules = Quais regras, no 3x3
command-leaderboard-period = Desde sempre, este mês ou um mês passado, como 2026-10
command-leaderboard-where = Este servidor, ou quem aceitou aparecer em todo lugar
