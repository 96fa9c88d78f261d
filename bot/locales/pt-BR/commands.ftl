### The core's commands: what Discord's picker says of them, and what some of them answer.

menu-challenge = Desafiar para o jogo da velha
menu-stats = Números no jogo da velha
menu-explain = Explicar esta partida
menu-replay = Rever esta partida
menu-watch = Acompanhar esta partida
menu-end = Encerrar esta partida

command-play = Jogue jogo da velha comigo, com alguém, com quem quiser entrar ou com o canal inteiro
command-play-opponent = Quem você desafia; deixe vazio para jogar contra mim
command-play-level = Em que nível eu jogo; não vale contra outra pessoa
command-play-first = Quem faz a primeira jogada
command-play-board = O tamanho; o número depois da barra diz quantos em linha ganham
command-play-rules = Outras regras, no tabuleiro 3x3
command-play-open = Deixe qualquer pessoa deste canal jogar com você; ninguém é notificado
command-play-crowd = Jogue contra mim com o canal inteiro: todo mundo vota
command-move = Coloque seu símbolo em uma casa
command-move-square = O número, a partir do canto superior esquerdo, ou o nome: b2, center, top left
command-board = Mostre de novo sua partida daqui
command-resign = Desista da sua partida daqui ou retire seu desafio
command-draw = Proponha empate ou aceite o que te propuseram

## Choices of options

choice-easy = fácil
choice-medium = médio
choice-hard = difícil
choice-unbeatable = imbatível
choice-me = você
choice-them = a outra pessoa
choice-random = por sorteio
choice-standard = padrão
choice-tree = árvore
choice-steps = passo a passo
choice-alpha-beta = alfa-beta
choice-alpha-beta-steps = alfa-beta, passo a passo
choice-knockout = mata-mata
choice-round-robin = todos contra todos
choice-all = desde sempre
choice-month = este mês
choice-here = aqui
choice-everywhere = em todo lugar
choice-off = não
choice-at-once = na hora
choice-5-minutes = 5 minutos
choice-15-minutes = 15 minutos
choice-60-minutes = 60 minutos
choice-default = padrão do bot
choice-on = sim
choice-1-minute = 1 minuto
choice-10-minutes = 10 minutos
choice-1-hour = 1 hora
choice-6-hours = 6 horas
choice-1-day = 1 dia
choice-3-days = 3 dias
choice-7-days = 7 dias
choice-30-days = 30 dias

## Answers

restarting = Estou reiniciando, e sua partida está a salvo. Tente de novo daqui a pouco.
store-away = Não consigo acessar meu banco de dados agora. Sua partida está a salvo; tente de novo em um minuto.
old-button = Esse botão não funciona mais. Veja /help.
commands-changed = Meus comandos acabaram de ser atualizados. Tente de novo em um minuto.
did-you-mean = Você quis dizer `{ $command }`?
edited-command = Não executo mensagens editadas. Envie `{ $command }` de novo se for isso que você quer.
unknown-command = Oi. Bora jogar uma? Clique em Jogar ou veja o que mais eu sei fazer.
broken = Algo quebrou do meu lado, mas sua partida está a salvo. Tente de novo; se acontecer outra vez, informe a referência { $reference }.
sent-in-private = Te mandei uma DM.
may-not-speak = Não posso escrever em <#{ $channel }>. Use comandos de barra por lá, como /play, ou tente outro canal.

## A menu of games

pick-game = Qual partida?
pick-menu = Escolha uma partida
pick-versus = { $game } · { $x } x { $o }
pick-age-now = agora mesmo
pick-age-minutes =
    { $count ->
        [one] há { $count } minuto
       *[other] há { $count } minutos
    }
pick-age-hours =
    { $count ->
        [one] há { $count } hora
       *[other] há { $count } horas
    }
pick-age-days =
    { $count ->
        [one] há { $count } dia
       *[other] há { $count } dias
    }
