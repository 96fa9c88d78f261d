### Vad som är fel med en spelplan eller ett drag.

board-unreadable = Jag kan inte läsa den spelplanen. Skriv rader x kolumner / hur många i rad som vinner, till exempel 3x3/3.
board-empty = En spelplan behöver minst en rad och en kolumn.
board-too-large = En spelplan på { $board } har { $squares } rutor, och jag klarar högst { $most }.
board-wrong-length = { $longest ->
    [one] På en spelplan på { $board } kan bara 1 i rad vinna.
   *[other] På en spelplan på { $board } kan 1 till { $longest } i rad vinna.
}

position-unknown-mark = { $mark } är inget tecken. Skriv X, O och en punkt för varje fri ruta.
position-two-ways = Fria rutor skrivs här både som { $first } och som { $second }. Skriv alla på samma sätt.
position-wrong-number = Talet i ruta { $square } måste vara { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, räknat från 0, eller { $square }, räknat från 1
}.
position-zero = Det står en 0 i ruta { $square }. Om det ska vara en ring, skriv bokstaven O.
position-two-counts = Några tal räknar från 0 och andra från 1. Skriv { $from_zero } eller { $from_one }.
position-two-readings = Det kan läsas som { $first } eller som { $second }; skriv det du menar.
position-wrong-count = { $squares ->
    [one] Den här spelplanen har 1 ruta
   *[other] Den här spelplanen har { $squares } rutor
}, men du angav { $given ->
    [0] ingen
   *[other] { $given }
}. Skriv X, O eller en punkt för varje.
position-wrong-rows = { $columns ->
    [one] Varje rad på den här spelplanen har 1 ruta.
   *[other] Varje rad på den här spelplanen har { $columns } rutor.
}
position-wrong-marks = X har { $x } och O har { $o }. X börjar, så X ska ha lika många som O eller ett till.
position-wrong-turn = X har { $x } och O har { $o }, så { $mover } kan inte vara vid draget.
position-two-winners = Båda sidor har en full rad, men partiet är slut redan vid den första.
position-winner-to-move = { $mover } har en full rad och kan alltså inte vara vid draget.
position-two-lines = { $winner } har två fulla rader, men partiet är slut redan vid den första.

move-no-such-square = { $squares ->
    [one] Den här spelplanen har bara en enda ruta.
   *[other] Den här spelplanen har rutorna 1 till { $squares }.
}
move-square-taken = Ruta { $square } är upptagen. Välj en fri.
game-over = Partiet är slut, så det finns inget kvar att spela.
