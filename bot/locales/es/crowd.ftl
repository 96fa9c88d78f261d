### A game that everybody in a channel plays together against the bot, by votes.

crowd-button-square =
    { $count ->
        [one] { $square }, libre, 1 voto
       *[other] { $square }, libre, { $count } votos
    }

crowd-how = Vota pulsando una casilla; gana la más votada. Si hay empate, se sortea.
crowd-waits =
    { $seconds ->
        [one] La votación se cierra 1 segundo después del primer voto, o en cuanto voten quienes votaron la vez anterior.
       *[other] La votación se cierra { $seconds } segundos después del primer voto, o en cuanto voten quienes votaron la vez anterior.
    }
crowd-lead =
    { $count ->
        [one] **1 voto por ahora**, para { $squares }.
       *[other] { $leaders ->
            [one] **{ $count } votos por ahora**: { $squares } va por delante con { $most }.
           *[other] **{ $count } votos por ahora**: { $squares } van por delante con { $most } cada una.
        }
    }
crowd-clock = La votación se cierra <t:{ $deadline }:R>. Pulsa otra casilla para cambiar tu voto.
topic-play-crowd = Con `crowd`, todo el canal vota cada jugada contra mí.
crowd-about = Partida iniciada por { $owner }.
crowd-unwatch = Partida iniciada por { $owner }. Para detenerla, usa /unwatch { $game }.
crowd-voted =
    { $count ->
        [one] Votó 1 persona.
       *[other] Votaron { $count } personas.
    }
crowd-record = El canal: { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }, { $drawn } { $drawn ->
        [one] empatada
       *[other] empatadas
    }, { $lost } { $lost ->
        [one] perdida
       *[other] perdidas
    }.
crowd-button-again = Jugar otra vez
crowd-button-close = Jugarla ya

## Why it can't be done

crowd-running = Este canal ya está jugando la partida { $game_id }. Usa /board para verla y votar.
crowd-same-vote = Tu voto ya está en { $cell }. Pulsa otra casilla para cambiarlo.
crowd-not-yours = Solo { $user } puede cerrar la votación antes de tiempo. Se cierra sola.
crowd-no-votes = Todavía no votó nadie. Pulsa primero una casilla.
crowd-not-votable = El canal no puede jugar a { $word } por votación. Elige otro tablero u otras reglas.
