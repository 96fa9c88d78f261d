variant-three = Drei Zeichen
choice-three = Drei Zeichen (das älteste fällt weg)
rules-three = Drei Zeichen: Dein viertes nimmt dein ältestes weg. Drei in einer Reihe gewinnen.
three-next = Als Nächstes verschwindet { $first }, danach { $second }.
three-order = Vom ältesten zum neuesten: ❌ { $x }; 🔵 { $o }.
three-again = Diese Stellung ist jetzt zum zweiten Mal da. Beim dritten Mal ist es unentschieden.
end-repetition = Dreimal die gleiche Stellung: unentschieden.
topic-three = Drei Zeichen
topic-three-text =
    Jede Seite hat drei Zeichen. Ein viertes nimmt dein ältestes weg; auf dem Brett ist das schon verblasst.
    Drei in einer Reihe gewinnen. Das Feld des verblassten Zeichens wird erst nach deinem Zug frei.
    Kommt die gleiche Stellung dreimal vor, mit den gleichen Zeichen in der gleichen Reihenfolge, ist es unentschieden.
    Ich kenne jede Stellung: Wer am Rand anfängt, kann einen Sieg in 7 Zügen erzwingen. Gespielt wird auf 3x3.
position-wrong-order = Hier kommt es auf die Reihenfolge an. Schreib die Zeichen vom ältesten zum neuesten, etwa X5 O1 X9: X fängt an, danach immer abwechselnd, höchstens drei pro Seite, kein Feld doppelt.
