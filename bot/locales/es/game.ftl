### A challenge and a game, as its players see them.

challenge = { $asked }, tienes un desafío de { $asker }: una partida de tres en raya.
challenge-open = { $asker } busca rival para el tres en raya. Pulsa Unirse para jugar.
challenge-first = Llevarías { $mark } y empezarías.
challenge-second = Llevarías { $mark }; empieza { $asker }.
challenge-clock = Caduca <t:{ $deadline }:R>.
challenge-late = { $asked }, tienes un desafío.
challenge-declined = { $asked } rechazó el desafío de { $asker }.
challenge-withdrawn = El desafío de { $asker } fue retirado.
challenge-expired = El desafío de { $asker } caducó. Usa /play para repetirlo.

## Who wins when

rules-larger = { $board }: ganan { $count } en línea.

draw-offered = { $player } ofrece empate. { $other }, puedes aceptarlo abajo; si haces tu jugada, lo rechazas.
against = Contra { $player }.
last-move = { $player } jugó en { $square }.
last-moves = { $player } jugó en { $square } y { $other } jugó en { $answer }.
answered = Jugaste en { $yours }, yo en { $mine }.
began = Jugué en { $mine }.
press-a-mark = Pulsa una casilla ocupada para pedir una pista, ofrecer empate o rendirte.
clock = La siguiente jugada vence <t:{ $deadline }:R>.
number = Partida { $game }
first-game = Tu primera partida va en nivel medio; `/play hard` si quieres más.

## Headings of an end

headline-won = ¡Gana { $winner }!
headline-lost = Esta la gano yo
headline-draw = Empate
headline-nobody = No gana nadie
headline-called-off = Cancelada antes de la primera jugada

## How a game ended

end-line =
    { $row ->
        [3] Tres
        [4] Cuatro
       *[5] Cinco
    } en línea en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }.
praise-sure = Contra mí, más que eso no saca nadie.
praise = Bien aguantado: jugué lo mejor que sé.
end-agreement =
    { $moves ->
        [0] Empate acordado antes de la primera jugada.
        [one] Empate acordado tras 1 jugada.
       *[other] Empate acordado tras { $moves } jugadas.
    }
end-resignation =
    { $moves ->
        [one] { $loser } se rinde tras 1 jugada.
       *[other] { $loser } se rinde tras { $moves } jugadas.
    }
end-time =
    { $moves ->
        [one] A { $loser } se le acabó el tiempo tras 1 jugada.
       *[other] A { $loser } se le acabó el tiempo tras { $moves } jugadas.
    }
end-nobody = Se acabó el tiempo antes de que jugaran los dos lados.
end-stop =
    { $moves ->
        [0] La partida se detuvo antes de la primera jugada.
        [one] La partida se detuvo tras 1 jugada.
       *[other] La partida se detuvo tras { $moves } jugadas.
    }

hinted =
    { $count ->
        [one] No puntúa: { $names } usó una pista.
       *[other] No puntúa: { $names } usaron pistas.
    }
rematch-offered = { $player } quiere la revancha. { $other }, pulsa Revancha para jugar.

## Before a game is given up

resign-sure = ¿Rendirte en la partida { $game }? Entonces gana { $winner }.
resign-sure-bot = ¿Rendirte en la partida { $game }? Entonces gano yo.
resign-sure-uncounted = ¿Cancelar la partida { $game }? Aún no ha empezado, así que no cuenta para nadie.
resigned-game = Te rendiste en la partida { $game }.
kept-playing = La partida { $game } continúa.
menu = ¿Qué quieres hacer en la partida { $game }?
draw-offer-made = Ofreciste empate en la partida { $game }.
draw-agreed = Aceptaste el empate en la partida { $game }.
challenge-withdrawn-by-you = Retiraste tu desafío.
rematch = Revancha: partida { $game }.

folded = -# La partida { $game } continúa: { $link }.
folded-over = -# La partida { $game } terminó: { $link }.
link-here = aquí

## Topics of help

topic-play = Empezar una partida
topic-play-text =
    `/play` empieza una partida conmigo. Puedes elegir el nivel, el tablero y quién empieza.
    Elige rival para lanzar un desafío. La partida empieza cuando pulse Aceptar.
    Con `open` puede unirse cualquiera de aquí.
    Al terminar, con Revancha juegan otra vez con las fichas cambiadas.
topic-move = Hacer una jugada
topic-move-text =
    Pulsa una casilla, o usa `/move` con su número o su nombre.
    Los números cuentan desde arriba a la izquierda. Los nombres son columna y fila: `a1` es la esquina de arriba a la izquierda; `b2`, un paso hacia dentro.
    También valen `center`, `top left` y `bottom right`.
topic-levels = Niveles
topic-levels-text =
    `easy` gana si lo ve; si no, juega en cualquier sitio.
    `medium` además bloquea tus líneas.
    `hard` mira unas jugadas por delante.
    `unbeatable` nunca pierde una partida que se pueda salvar.
topic-boards = Tableros más grandes
topic-boards-text =
    El número tras la barra dice cuántas en línea ganan.
    `4x4` pide cuatro en línea; `4x4/3`, tres.
    `5x5` pide cuatro en línea; `5x5/5`, cinco.
topic-ending = Empates y rendición
topic-ending-text =
    `/draw` ofrece empate, o acepta el que te ofrecen. Yo lo acepto avanzada la partida, si ya no puedo ganar.
    `/resign` es rendirse, o retirar tu desafío.
    El tablero dice cuándo vence la siguiente jugada; contra mí, solo cuando falta poco. Si se te acaba el tiempo, pierdes.
topic-typing = Comandos escritos
topic-typing-text =
    Todos los comandos se pueden escribir: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Formas cortas: `{ $prefix }m5` para jugar, `{ $prefix }b` para tu tablero.
    O mencióname: `@bot play`.
topic-typing-untyped =
    Mencióname con un comando: `@bot play hard 4x4`, `@bot resign`.
    Formas cortas: `@bot m5` para jugar, `@bot b` para tu tablero.
