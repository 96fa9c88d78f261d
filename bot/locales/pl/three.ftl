variant-three = trzy znaki
choice-three = trzy znaki (czwarty zdejmuje najstarszy)
rules-three = Trzy znaki: twój czwarty zdejmuje twój najstarszy. Wygrywają trzy w rzędzie.
three-next = Następny zniknie { $first }, potem { $second }.
three-order = Od najstarszego do najnowszego: ❌ { $x }; 🔵 { $o }.
three-again = Ta pozycja wystąpiła już dwa razy. Trzeci raz oznacza remis.
end-repetition = Ta sama pozycja wystąpiła trzy razy: remis.
topic-three = Trzy znaki
topic-three-text =
    Każda strona ma trzy znaki. Czwarty zdejmuje twój najstarszy; na planszy jest on wyblakły.
    Wygrywają trzy w rzędzie, a pole wyblakłego znaku zwalnia się dopiero po twoim ruchu.
    Jeśli ta sama pozycja wystąpi trzy razy, z tymi samymi znakami w tej samej kolejności, jest remis.
    Znam każdą pozycję: kto zaczyna na środku boku, może wymusić wygraną w 7 ruchach. Gra się na 3x3.
position-wrong-order = Tu liczy się kolejność. Wpisz znaki od najstarszego do najnowszego, na przykład X5 O1 X9: X zaczyna, potem na zmianę, najwyżej po trzy, żadne pole dwa razy.
