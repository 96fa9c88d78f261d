### Tournaments.

tournaments-round-robin = Todos contra todos
tournaments-knockout = Eliminatoria
tournaments-bot = Bot difícil
tournaments-title = { $form } en { $board }
tournaments-title-round = { $form } en { $board }: { $round }
tournaments-title-won = 🏆 Gana { $player }
tournaments-title-over = No vino nadie, así que no ganó nadie
tournaments-title-cancelled = Torneo cancelado
tournaments-champion = { $user }, el torneo es tuyo. ¡Bien jugado!
tournaments-how =
    { $form ->
        [knockout] Un duelo son dos partidas, una con cada ficha. Si hay igualdad, se juegan dos más, y un sorteo decide quién empieza. Si sigue la igualdad, pasa quien sea mejor cabeza de serie.
       *[round_robin] Todos juegan contra todos: dos partidas, una con cada ficha.
    }
tournaments-hours =
    { $hours ->
        [one] Hay una hora para cada ronda.
       *[other] Hay { $hours } horas para cada ronda.
    }
tournaments-open = Pulsa Unirse para jugar también. Lo empieza { $owner } o un mod.
tournaments-open-unowned = Pulsa Unirse para jugar también. Lo empieza un mod.
tournaments-entrants =
    { $count ->
        [0] Todavía no hay nadie. Hacen falta { $least } para empezar (máximo: { $most }).
        [one] Participa { $names }. Faltan para empezar: { $missing } (máximo: { $most }).
       *[other] { $missing ->
            [0] Participan { $count } (máximo: { $most }): { $names }
           *[other] Participan { $names }. Faltan para empezar: { $missing } (máximo: { $most }).
        }
    }
tournaments-deadline = La ronda termina <t:{ $deadline }:R>.
tournaments-to-round = [Juega tu duelo]({ $link })
tournaments-of-players =
    { $count ->
        [one] 1 participante
       *[other] { $count } participantes
    }
tournaments-is-on = Las partidas en curso siguen, como partidas normales.
tournaments-unnamed = Nombres que la imagen no puede mostrar: { $names }
tournaments-moved = Este torneo está ahora más abajo: { $link }
tournaments-link = Ir al torneo

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Final
        [1] Semifinales
       *[other] Ronda { $round } de { $rounds }
    }
tournaments-round-how = Dos partidas, antes de <t:{ $deadline }:f>. Pulsen Jugar cuando ambos estén aquí. Si solo aparece uno de los dos, gana.
tournaments-round-over = Esta ronda terminó.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) descansa esta ronda
tournaments-rest-on = { $first } ({ $first_seed }) pasa por descanso
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, igualdad: pasa quien es mejor cabeza de serie
tournaments-match-walkover = { $match }, por incomparecencia
tournaments-match-nobody = { $match }, no vino nadie
tournaments-match-nobody-on = { $match }, no vino nadie: pasa quien es mejor cabeza de serie
tournaments-match-time = { $match }, se acabó el tiempo
tournaments-match-running = { $match }, se juega la partida { $game }
tournaments-match-awaited = { $match }. { $player }, pulsa Jugar cuando quieras.
tournaments-play = Jugar: { $first } – { $second }

tournaments-game-on = La partida { $game } está en curso. Su tablero está { $link }; /board lo publica de nuevo.

tournaments-next = Siguiente partida ({ $score })
tournaments-so-far = Este duelo: { $match }. La siguiente partida la empieza { $player }.

tournaments-points = Ptos.
tournaments-berger = SB
tournaments-player = Nombre
tournaments-words-table = Clasificación, con los puntos entre paréntesis: { $lines }
tournaments-words-bracket = Cuadro: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

## Buttons

tournaments-button-leave = Salir
tournaments-button-start = Empezar
tournaments-button-fill = Completar con bots y empezar
tournaments-button-cancel = Cancelar
tournaments-button-again = Otra vez
tournaments-button-quit = Salir del todo
tournaments-button-end = Cancelar el torneo

tournaments-ask-leave = ¿Salir del torneo? Perderías por incomparecencia los duelos que te quedan.
tournaments-ask-cancel = ¿Cancelar el torneo? Las partidas en curso siguen, como partidas normales.
tournaments-done-leave = Saliste del torneo.
tournaments-done-cancel = El torneo queda cancelado.
tournaments-done-join = Ya participas. Te mencionaré cuando empiece la primera ronda.
tournaments-done-start = ¡En marcha! Ahora viene la primera ronda.
tournaments-done-fill = En marcha, con un bot en cada plaza libre. Ahora viene la primera ronda.

## Commands

command-tournament = Juega un torneo en este canal: eliminatoria o todos contra todos
command-tournament-create = Abre un torneo en este canal
command-tournament-join = Únete al torneo de este canal
command-tournament-leave = Sal del torneo de este canal
command-tournament-start = Empieza el torneo de este canal, si lo abriste tú
command-tournament-fill = Completa las plazas libres con bots y empieza, si lo abriste tú
command-tournament-cancel = Cancela el torneo de este canal, si lo abriste tú
command-tournament-show = Muestra el torneo de este canal
command-tournament-create-form = Quien pierde queda fuera, o todos juegan contra todos
command-tournament-create-board = Su tamaño; el número tras la barra dice cuántas en línea ganan
command-tournament-create-hours = Cuántas horas puede durar una ronda

## Refusals

tournaments-none-here = Aquí todavía no hay torneo. Usa /tournament create para abrir uno.
tournaments-on-here = Este canal ya tiene un torneo. Usa /tournament show para verlo.
tournaments-not-here = Para un torneo hace falta un canal de servidor en el que yo pueda escribir. Usa /tournament create en uno.
tournaments-already-joined = Ya participas. Te mencionaré cuando empiece la primera ronda.
tournaments-not-joined = No participas en ese torneo. Usa /tournament show para ver quién participa.
tournaments-too-late = Ese torneo empezó sin ti. Usa /tournament create para abrir otro cuando termine.
tournaments-already-started = Ese torneo ya empezó. Usa /tournament show para verlo.
tournaments-full =
    { $most ->
        [one] Ese torneo está completo: es para 1 participante.
       *[other] Ese torneo está completo: es para { $most } participantes.
    }
tournaments-too-few =
    { $least ->
        [one] Hace falta al menos 1 participante para empezar. Pide a alguien que pulse Unirse.
       *[other] Hacen falta al menos { $least } participantes para empezar. Pide a alguien que pulse Unirse.
    }
tournaments-over = Ese torneo terminó. Usa /tournament create para abrir otro.
tournaments-not-yours = Eso solo puede hacerlo { $user } o un mod.
tournaments-moderators-only = Eso solo puede hacerlo un mod. Pídeselo.
tournaments-not-your-match = Ese duelo es para { $players }. Usa /tournament show para encontrar el tuyo.
tournaments-match-over = Ese duelo ya está decidido. Usa /tournament show para ver cómo va todo.
tournaments-not-your-question = Esa pregunta era para otra persona. Usa /tournament leave para salir tú.
tournaments-not-understood = Necesito una acción (create, join, leave, start, fill, cancel, show), una forma (knockout, round robin), un tablero (4x4) o las horas (1h a 72h).
tournaments-no-help = Esta partida es de un duelo, así que va por tu cuenta: sin pistas hasta que termine.
tournaments-no-rematch = Esta partida es de un duelo: pulsa Jugar en el mensaje de la ronda para la siguiente. Usa /tournament show para encontrarlo.

topic-tournaments = Torneos
topic-tournaments-text =
    `/tournament create` abre una eliminatoria (de 2 a 32 participantes) o un todos contra todos (de 3 a 12), y ya participas. El resto pulsa Unirse. Tú o un mod pulsa Empezar en 7 días; **Completar con bots y empezar** pone mi nivel difícil en las plazas libres.
    Los cabezas de serie van por puntuación. Un duelo son dos partidas, una con cada ficha: pulsa Jugar y luego **Siguiente partida** bajo el tablero. En un duelo no hay pistas.
    Una victoria es 1 punto; un empate, medio. Los empates en la tabla se deciden por Sonneborn-Berger: los puntos contra rivales fuertes cuentan más.
    Un duelo igualado de eliminatoria tiene dos partidas más, y un sorteo decide quién empieza. Si sigue la igualdad, pasa quien sea mejor cabeza de serie.
    Si no vienes, pierdes por incomparecencia: si al acabarse el tiempo solo un lado pulsó Jugar desde la última partida, se lleva los puntos que quedan. Pulsar cuenta si no estás en otra partida aquí. Si pulsaron ambos, o ninguno, cuentan los puntos que haya; un duelo igualado de eliminatoria es para quien sea mejor cabeza de serie.
    `/tournament show` lo publica de nuevo, `/tournament leave` te saca.
