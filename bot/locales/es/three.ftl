variant-three = tres fichas
choice-three = tres fichas (se va la más antigua)
rules-three = Tres fichas: al poner la cuarta se va tu más antigua. Ganan tres en línea.
three-next = Próximas en desaparecer: { $first } y luego { $second }.
three-order = De la más antigua a la más nueva: ❌ { $x }; 🔵 { $o }.
three-again = Esta posición ya salió dos veces. A la tercera es empate.
end-repetition = La misma posición salió tres veces: empate.
topic-three = Tres fichas
topic-three-text =
    Cada cual tiene tres fichas. Al poner la cuarta se va tu más antigua; en el tablero se ve más tenue.
    Ganan tres en línea, y la casilla de la ficha tenue solo queda libre después de tu jugada.
    Si la misma posición sale tres veces, con las mismas fichas en el mismo orden, es empate.
    Conozco todas las posiciones: quien empieza en un lado puede forzar la victoria en 7 jugadas. Se juega en 3x3.
position-wrong-order = Aquí importa el orden. Escribe las fichas de la más antigua a la más nueva, como X5 O1 X9: empieza X, luego por turnos, como mucho tres por lado y sin repetir casilla.
