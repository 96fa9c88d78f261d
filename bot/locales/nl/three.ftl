variant-three = Drie tekens
choice-three = Drie tekens (het oudste verdwijnt)
rules-three = Drie tekens: je vierde haalt je oudste weg. Drie op een rij wint.
three-next = Als volgende verdwijnt { $first }, daarna { $second }.
three-order = Van het oudste naar het nieuwste: ❌ { $x }; 🔵 { $o }.
three-again = Deze stelling is er nu voor de tweede keer. Bij de derde keer is het gelijkspel.
end-repetition = Drie keer dezelfde stelling: gelijkspel.
topic-three = Drie tekens
topic-three-text =
    Elke speler heeft drie tekens. Een vierde haalt je oudste weg; dat is op het bord vervaagd.
    Drie op een rij wint, en het vakje van het vervaagde teken komt pas na je zet vrij.
    Komt dezelfde stelling drie keer voor, met dezelfde tekens in dezelfde volgorde, dan is het gelijkspel.
    Ik ken elke stelling: wie aan de zijkant begint, kan winst in 7 zetten afdwingen. Je speelt het op 3x3.
position-wrong-order = Hier telt de volgorde. Schrijf de tekens van het oudste naar het nieuwste, zoals X5 O1 X9: X begint, daarna om de beurt, hoogstens drie per speler, geen vakje twee keer.
