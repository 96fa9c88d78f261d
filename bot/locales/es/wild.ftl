variant-wild = libre
choice-wild = libre
rules-wild = Libre: pones la ficha que quieras. Ganan tres iguales en línea.
placing = Libre: ahora las casillas ponen { $mark }. Ganan tres iguales en línea.
button-place = Poner { $mark }
move-with-mark = { $square } con { $mark }
topic-wild = Libre
topic-wild-text =
    En cada turno pones X **u** O, la que quieras.
    Gana quien complete tres fichas iguales en línea, sin importar quién puso las otras.
    Para poner la otra ficha, pulsa su botón antes que la casilla, o usa `/move` con `5 o`. Se juega en 3x3.
