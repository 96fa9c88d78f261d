### Games for those who look on.

watch-followed = Partida { $game }, que acompanho aqui até acabar. Use /unwatch { $game } para parar.
watch-followed-over = Essa foi a partida { $game }. Use /replay { $game } para percorrer as jogadas.
watch-link-players = O tabuleiro de quem joga
watch-followed-stopped = Não acompanho mais a partida { $game } aqui. Use /watch { $game } para voltar a acompanhar.
watch-followed-moved = Agora acompanho a partida { $game } mais abaixo.
watch-comments-later = Os comentários vêm depois da partida, porque quem joga pode ler este canal.
watch-decided-draw =
    { $count ->
        [one] A jogada { $number } decidiu: { $player } jogou em { $square }; só { $better } segurava o empate.
       *[other] A jogada { $number } decidiu: { $player } jogou em { $square }; com { $better } segurava o empate.
    }
watch-decided-win = A jogada { $number } decidiu: { $player } jogou em { $square }; com { $better } ganhava.
watch-aside-fork = Bela ameaça dupla.
watch-aside-block = Essa eu vi chegando.
watch-hidden = Não posso mais mostrar esta partida aqui: nem todo mundo aqui pode ver o canal dela.

watch-exhibition = Partida { $game }, uma exibição para { $owner }. A próxima jogada vem em alguns segundos.
watch-exhibition-over = Partida { $game }, uma exibição para { $owner }.
watch-button-another = Mais uma
watch-exhibition-stopped = Parei a exibição, a partida { $game }.
watch-crowd-stopped = Parei a partida { $game }, que o canal estava jogando. Use /play com crowd para começar outra.
watch-unwatched =
    { $count ->
        [one] Não acompanho mais a partida { $games } aqui. Use /watch com o número dela para voltar a acompanhar.
       *[other] Não acompanho mais as partidas { $games } aqui. Use /watch com um número para voltar a acompanhar uma.
    }

watch-replay = { $versus }. Partida { $game }.
watch-replay-start =
    { $moves ->
        [one] O tabuleiro vazio, antes da única jogada
       *[other] O tabuleiro vazio, antes de { $moves } jogadas
    }
watch-replay-move = Jogada { $number } de { $moves }: { $player } em { $square }
watch-accuracy-one = Precisão: { $player } { $share }%
watch-accuracy-both = Precisão: { $player } { $share }% e { $other } { $other_share }%

watch-meter-draw = { $meter } Empate, se ninguém errar.
watch-meter-unclear = { $meter } Cedo demais para dizer quem ganha.
watch-meter-estimate = { $meter } { $mark } parece melhor: cerca de { $chance }% de chance. Ainda não vejo o fim.
watch-meter-win =
    { $moves ->
        [one] { $meter } { $mark } ganha em { $moves } jogada se não errar.
       *[other] { $meter } { $mark } ganha em { $moves } jogadas se não errar.
    }

watch-live-empty = Nenhuma partida está sendo jogada aqui. Use /play para começar uma.
watch-live-more = Algumas partidas mais antigas não aparecem.
watch-live-use = Clique em um número para ir até lá, ou use com /watch para acompanhar a partida aqui.
watch-live-total =
    { $games ->
        [1] 1 partida está sendo jogada
       *[other] { $games } partidas estão sendo jogadas
    }
watch-live-total-more = Mais de { $games } partidas estão sendo jogadas

watch-list-moves =
    { $moves ->
        [0] nenhuma jogada
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Ninguém terminou uma partida aqui ainda. Use /play para começar uma.
watch-history-empty-member = Esse membro não terminou nenhuma partida aqui. Use /history para ver as de todo mundo.
watch-history-menu = Escolha uma partida para rever
watch-history-total =
    { $games ->
        [1] 1 partida terminada
       *[other] { $games } partidas terminadas
    }
watch-history-total-more = Mais de { $games } partidas terminadas
watch-history-total-member =
    { $games } { $games ->
        [1] partida terminada
       *[other] partidas terminadas
    }: { $won } { $won ->
        [1] vitória
       *[other] vitórias
    }, { $drawn } { $drawn ->
        [1] empate
       *[other] empates
    }, { $lost } { $lost ->
        [1] derrota
       *[other] derrotas
    }
watch-history-line = { $winner } venceu { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } e { $loser } empataram
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } x { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = por desistência
watch-how-time = por tempo
watch-how-agreement = de comum acordo
watch-how-repetition = por repetição
watch-how-nobody = sem tempo
watch-how-stop = parada

topic-watch = Assistir a partidas
topic-watch-text =
    `/games` lista o que está sendo jogado.
    `/watch` com o número de uma partida acompanha ela aqui. Com dois níveis, eu jogo contra mim.
    `/unwatch` para isso.
topic-replay = Histórico e replays
topic-replay-text =
    `/history` lista as partidas terminadas, ou as de um membro.
    `/replay` com o número de uma partida percorre as jogadas e mostra o que cada uma entregou.

watch-not-begun = A partida { $game_id } acabou antes da primeira jogada. Use /history para achar outra.
watch-still-running = A partida { $game_id } ainda está sendo jogada. Use /watch { $game_id } para acompanhar.
watch-nothing-to-stop =
    { $is_any ->
        [1] Não estou acompanhando nenhuma partida aqui.
       *[other] Não estou acompanhando essa partida aqui. Use /watch com o número dela.
    }
watch-too-many-boards =
    { $most ->
        [one] Já acompanho { $most } partida aqui. Use /unwatch para abrir espaço.
       *[other] Já acompanho { $most } partidas aqui. Use /unwatch para abrir espaço.
    }
watch-too-many-followers =
    { $most ->
        [one] A partida { $game_id } já é acompanhada em { $most } lugar. Use /games para achar outra.
       *[other] A partida { $game_id } já é acompanhada em { $most } lugares. Use /games para achar outra.
    }
watch-not-shown = Preciso do número de uma partida ou de dois níveis (easy, medium, hard, unbeatable). Use /games para achar um número.
watch-not-your-list = Outra pessoa pediu essa lista. Use /history para ter a sua.

command-games = Liste as partidas que estão sendo jogadas neste servidor
command-watch = Acompanhe uma partida aqui, ou me veja jogar contra mim
command-watch-game = A partida para acompanhar aqui; deixe tudo vazio para escolher uma
command-watch-x = Ou me veja jogar contra mim: em que nível jogo X
command-watch-o = E em que nível jogo O
command-watch-board = O tabuleiro em que jogo contra mim
command-unwatch = Pare de acompanhar uma partida aqui, ou pare uma exibição
command-unwatch-game = O número dela; deixe vazio para parar tudo o que você pediu
command-replay = Percorra uma partida terminada, jogada a jogada
command-replay-game = Qual partida; deixe vazio para escolher uma das últimas
command-history = Liste as partidas terminadas, as mais novas primeiro
command-history-member = De quem; deixe vazio para ver as de todo mundo
