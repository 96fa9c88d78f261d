variant-ultimate = Ultimate
choice-ultimate = Ultimate (neun Bretter)
rules-ultimate = Ultimate: Dein Feld schickt die andere Seite auf das Brett mit dieser Nummer. Drei in einer Reihe gewinnen ein Brett, drei Bretter in einer Reihe die Partie.
ultimate-here = Gespielt wird auf Brett { $board }.
ultimate-any =
    { $count ->
        [0] Such dir aus, auf welchem Brett es losgeht.
       *[other] Brett { $sent } ist fertig: Such dir ein Brett aus.
    }
ultimate-chosen = Brett { $board }: Wähl ein Feld.
ultimate-button-back = Andere Bretter
ultimate-wrong-board = Du musst auf Brett { $active } spielen. Dort noch frei: { $free }.
ultimate-board-finished = Brett { $number } ist fertig. Noch frei: { $free }.
ultimate-no-such-square = Nenn das Brett und das Feld, etwa 5.3. Noch frei: { $free }.
ultimate-unreadable = Das kann ich nicht als Stellung von Ultimate lesen.
end-ultimate =
    Drei Bretter in einer Reihe, in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }.
topic-ultimate = Ultimate
topic-ultimate-text =
    Neun kleine Bretter ergeben ein großes. Ein kleines Brett gewinnst du mit drei in einer Reihe, die Partie mit drei kleinen Brettern in einer Reihe.
    Dein Feld bestimmt, wo die andere Seite spielt: Nimmst du das Feld oben rechts, spielt sie auf dem Brett oben rechts.
    Ist dieses Brett fertig, sucht sie sich eins aus. Volle Bretter ohne Reihe zählen für niemanden.
    Drück auf ein Feld, oder nimm `/move` mit Brett und Feld: `5.3` ist Feld 3 auf Brett 5. `/play board:ultimate` startet eine Partie.
    Ich rechne etwa eine Sekunde lang, nicht bis zum Ende. Hier ist sogar `unbeatable` zu schlagen.
