### Tournaments.

tournaments-round-robin = Todos contra todos
tournaments-knockout = Mata-mata
tournaments-bot = Bot difícil
tournaments-title = { $form } no { $board }
tournaments-title-round = { $form } no { $board }: { $round }
tournaments-title-won = 🏆 { $player } venceu
tournaments-title-over = Ninguém veio, então ninguém venceu
tournaments-title-cancelled = Torneio cancelado
tournaments-champion = { $user }, o torneio é seu. Mandou bem!
tournaments-how =
    { $form ->
        [knockout] Um confronto são duas partidas, uma com cada símbolo. Se der igualdade, jogam-se mais duas, e um sorteio decide quem começa. Se a igualdade continuar, avança quem for melhor cabeça de chave.
       *[round_robin] Todo mundo joga contra todo mundo: duas partidas, uma com cada símbolo.
    }
tournaments-hours =
    { $hours ->
        [one] Cada rodada tem uma hora.
       *[other] Cada rodada tem { $hours } horas.
    }
tournaments-open = Clique em Entrar para jogar também. { $owner } ou um mod dá a largada.
tournaments-open-unowned = Clique em Entrar para jogar também. Um mod dá a largada.
tournaments-entrants =
    { $count ->
        [0] Ninguém entrou ainda. É preciso { $least } para começar (máximo: { $most }).
        [one] { $names } entrou. Para começar, falta mais gente: { $missing } (máximo: { $most }).
       *[other] { $missing ->
            [0] São { $count } (máximo: { $most }): { $names }
           *[other] { $names } entraram. Para começar, falta mais gente: { $missing } (máximo: { $most }).
        }
    }
tournaments-deadline = A rodada acaba <t:{ $deadline }:R>.
tournaments-to-round = [Jogue seu confronto]({ $link })
tournaments-of-players =
    { $count ->
        [1] 1 participante
       *[other] { $count } participantes
    }
tournaments-is-on = As partidas em andamento continuam, como partidas comuns.
tournaments-unnamed = Nomes que a imagem não consegue mostrar: { $names }
tournaments-moved = Este torneio desceu para cá: { $link }
tournaments-link = Ir até ele

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Final
        [1] Semifinais
       *[other] Rodada { $round } de { $rounds }
    }
tournaments-round-how = Duas partidas, até <t:{ $deadline }:f>. Cliquem em Jogar quando as duas pessoas estiverem aqui. Se só uma aparecer, ela vence.
tournaments-round-over = Esta rodada acabou.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) folga nesta rodada
tournaments-rest-on = { $first } ({ $first_seed }) avança com folga
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, igualdade: avança quem é melhor cabeça de chave
tournaments-match-walkover = { $match }, por W.O.
tournaments-match-nobody = { $match }, ninguém veio
tournaments-match-nobody-on = { $match }, ninguém veio: avança quem é melhor cabeça de chave
tournaments-match-time = { $match }, o tempo acabou
tournaments-match-running = { $match }, partida { $game } em andamento
tournaments-match-awaited = { $match }. { $player }, clique em Jogar quando quiser.
tournaments-play = Jogar: { $first } – { $second }

tournaments-game-on = A partida { $game } está em andamento. O tabuleiro está { $link }; /board publica de novo.

tournaments-next = Próxima partida ({ $score })
tournaments-so-far = Este confronto: { $match }. { $player } começa a próxima partida.

tournaments-points = Pts
tournaments-berger = SB
tournaments-player = Nome
tournaments-words-table = Classificação, com os pontos entre parênteses: { $lines }
tournaments-words-bracket = Chave: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

## Buttons

tournaments-button-leave = Sair
tournaments-button-start = Começar
tournaments-button-fill = Completar com bots e começar
tournaments-button-cancel = Cancelar
tournaments-button-again = De novo
tournaments-button-quit = Sair de vez
tournaments-button-end = Cancelar o torneio

tournaments-ask-leave = Sair do torneio? Você perderia por W.O. os confrontos que faltam.
tournaments-ask-cancel = Cancelar o torneio? As partidas em andamento continuam, como partidas comuns.
tournaments-done-leave = Você saiu do torneio.
tournaments-done-cancel = O torneio foi cancelado.
tournaments-done-join = Você entrou. Menciono você quando a primeira rodada começar.
tournaments-done-start = Começou! A primeira rodada já vem.
tournaments-done-fill = Começou, com um bot em cada vaga. A primeira rodada já vem.

## Commands

command-tournament = Jogue um torneio neste canal: mata-mata ou todos contra todos
command-tournament-create = Abra um torneio neste canal
command-tournament-join = Entre no torneio deste canal
command-tournament-leave = Saia do torneio deste canal
command-tournament-start = Comece o torneio deste canal, se foi você que abriu
command-tournament-fill = Preencha as vagas com bots e comece, se foi você que abriu
command-tournament-cancel = Cancele o torneio deste canal, se foi você que abriu
command-tournament-show = Mostre o torneio deste canal
command-tournament-create-form = Quem perde sai, ou todo mundo joga contra todo mundo
command-tournament-create-board = O tamanho; o número depois da barra diz quantos em linha ganham
command-tournament-create-hours = Quantas horas uma rodada pode durar

## Refusals

tournaments-none-here = Ainda não há torneio aqui. Use /tournament create para abrir um.
tournaments-on-here = Este canal já tem um torneio. Use /tournament show para ver.
tournaments-not-here = Torneios precisam de um canal de servidor em que eu possa escrever. Use /tournament create em um deles.
tournaments-already-joined = Você já entrou. Menciono você quando a primeira rodada começar.
tournaments-not-joined = Você não está nesse torneio. Use /tournament show para ver quem está.
tournaments-too-late = Esse torneio começou sem você. Use /tournament create para abrir outro quando ele acabar.
tournaments-already-started = Esse torneio já começou. Use /tournament show para ver.
tournaments-full =
    { $most ->
        [one] Esse torneio está cheio: é para { $most } participante.
       *[other] Esse torneio está cheio: é para { $most } participantes.
    }
tournaments-too-few =
    { $least ->
        [one] É preciso pelo menos { $least } participante para começar. Peça para alguém clicar em Entrar.
       *[other] São precisos pelo menos { $least } participantes para começar. Peça para alguém clicar em Entrar.
    }
tournaments-over = Esse torneio acabou. Use /tournament create para abrir outro.
tournaments-not-yours = Só { $user } ou um mod pode fazer isso.
tournaments-moderators-only = Só um mod pode fazer isso. Peça a um deles.
tournaments-not-your-match = Esse confronto é de { $players }. Use /tournament show para achar o seu.
tournaments-match-over = Esse confronto está decidido. Use /tournament show para ver como está tudo.
tournaments-not-your-question = Essa pergunta era para outra pessoa. Use /tournament leave para você sair.
tournaments-not-understood = Preciso de uma ação (create, join, leave, start, fill, cancel, show), uma forma (knockout, round robin), um tabuleiro (4x4) ou as horas (1h a 72h).
tournaments-no-help = Esta partida é de um confronto, então é por sua conta: nada de dicas até acabar.
tournaments-no-rematch = Esta partida é de um confronto: clique em Jogar na mensagem da rodada para a próxima. Use /tournament show para achar.

topic-tournaments = Torneios
topic-tournaments-text =
    `/tournament create` abre um mata-mata (2 a 32 participantes) ou um todos contra todos (3 a 12), e você já está dentro. O resto clica em Entrar. Você ou um mod clica em Começar em até 7 dias; **Completar com bots e começar** põe meu nível difícil nas vagas.
    Os cabeças de chave vão pelo rating. Um confronto são duas partidas, uma com cada símbolo: clique em Jogar e depois em **Próxima partida** embaixo do tabuleiro. Em um confronto não há dicas.
    Vitória vale 1 ponto; empate, meio. Empates na tabela vão por Sonneborn-Berger: pontos contra quem é forte contam mais.
    Um confronto de mata-mata em igualdade ganha mais duas partidas, e um sorteio decide quem começa. Se a igualdade continuar, avança quem for melhor cabeça de chave.
    Quem não vem perde por W.O.: se o tempo acabar e só um lado tiver clicado em Jogar desde a última partida, esse lado leva os pontos que restam. O clique vale se você não estiver em outra partida aqui. Se os dois lados clicaram, ou nenhum, valem os pontos até ali; um confronto de mata-mata em igualdade fica com quem for melhor cabeça de chave.
    `/tournament show` publica de novo, `/tournament leave` tira você.
