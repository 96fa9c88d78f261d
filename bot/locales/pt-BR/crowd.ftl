### A game that everybody in a channel plays together against the bot, by votes.

crowd-button-square =
    { $count ->
        [1] { $square }, livre, 1 voto
       *[other] { $square }, livre, { $count } votos
    }

crowd-how = Vote clicando em uma casa; a mais votada ganha. Se empatar, vai no sorteio.
crowd-waits =
    { $seconds ->
        [one] A votação fecha { $seconds } segundo depois do primeiro voto, ou assim que votar todo mundo que votou na vez anterior.
       *[other] A votação fecha { $seconds } segundos depois do primeiro voto, ou assim que votar todo mundo que votou na vez anterior.
    }
crowd-lead =
    { $count ->
        [one] **{ $count } voto até agora**, em { $squares }.
       *[other] { $leaders ->
            [one] **{ $count } votos até agora**: { $squares } na frente com { $most }.
           *[other] **{ $count } votos até agora**: { $squares } na frente com { $most } cada.
        }
    }
crowd-clock = A votação fecha <t:{ $deadline }:R>. Clique em outra casa para mudar seu voto.
topic-play-crowd = Com `crowd`, todo mundo neste canal vota cada jogada contra mim.
crowd-about = Partida aberta por { $owner }.
crowd-unwatch = Partida aberta por { $owner }. Para parar, use /unwatch { $game }.
crowd-voted =
    { $count ->
        [one] { $count } pessoa votou.
       *[other] { $count } pessoas votaram.
    }
crowd-record = O canal: { $won } { $won ->
        [1] vitória
       *[other] vitórias
    }, { $drawn } { $drawn ->
        [1] empate
       *[other] empates
    }, { $lost } { $lost ->
        [1] derrota
       *[other] derrotas
    }.
crowd-button-again = Jogar de novo
crowd-button-close = Jogar já

## Why it can't be done

crowd-running = Este canal já está jogando a partida { $game_id }. Use /board para ver e votar.
crowd-same-vote = Seu voto já está em { $cell }. Clique em outra casa para mudar.
crowd-not-yours = Só { $user } pode fechar a votação antes da hora. Ela fecha sozinha.
crowd-no-votes = Ninguém votou ainda. Clique primeiro em uma casa.
crowd-not-votable = O canal não pode jogar { $word } por votação. Escolha outro tabuleiro ou outras regras.
