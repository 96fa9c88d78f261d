### A game that everybody in a channel plays together against the bot, by votes.

crowd-button-square =
    { $count ->
        [one] { $square }, libera, 1 voto
       *[other] { $square }, libera, { $count } voti
    }

crowd-how = Vota premendo una casella; vince la più votata. In parità si tira a sorte.
crowd-waits =
    { $seconds ->
        [one] Il voto si chiude 1 secondo dopo la prima scelta, o appena ha votato chi aveva votato l'ultima volta.
       *[other] Il voto si chiude { $seconds } secondi dopo la prima scelta, o appena ha votato chi aveva votato l'ultima volta.
    }
crowd-lead =
    { $count ->
        [one] **1 voto finora**, per { $squares }.
       *[other] { $leaders ->
            [one] **{ $count } voti finora**: { $squares } in testa con { $most }.
           *[other] **{ $count } voti finora**: { $squares } in testa con { $most } ciascuna.
        }
    }
crowd-clock = Il voto si chiude <t:{ $deadline }:R>. Premi un'altra casella per cambiare il tuo.
topic-play-crowd = Con `crowd`, tutto il canale vota ogni mossa contro di me.
crowd-about = Partita aperta da { $owner }.
crowd-unwatch = Partita aperta da { $owner }. Per fermarla, usa /unwatch { $game }.
crowd-voted =
    { $count ->
        [one] Ha votato 1 persona.
       *[other] Hanno votato { $count } persone.
    }
crowd-record = Il canale: { $won } { $won ->
        [one] vittoria
       *[other] vittorie
    }, { $drawn } { $drawn ->
        [one] pareggio
       *[other] pareggi
    }, { $lost } { $lost ->
        [one] sconfitta
       *[other] sconfitte
    }.
crowd-button-again = Gioca ancora
crowd-button-close = Gioca subito

## Why it can't be done

crowd-running = Questo canale sta già giocando la partita { $game_id }. Usa /board per vederla e votare.
crowd-same-vote = Il tuo voto è già su { $cell }. Premi un'altra casella per cambiarlo.
crowd-not-yours = Solo { $user } può chiudere il voto in anticipo. Si chiude da sé.
crowd-no-votes = Non ha ancora votato nessuno. Premi prima una casella.
crowd-not-votable = Il canale non può giocare a { $word } con un voto. Scegli un'altra griglia o altre regole.
