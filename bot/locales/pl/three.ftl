variant-three = trzy znaki
choice-three = trzy znaki (czwarty zdejmuje najstarszy)
rules-three = Trzy znaki: twój czwarty zdejmuje twój najstarszy. Wygrywają trzy w rzędzie.
three-next =
    { $count ->
        [1] Następny zniknie { $first }.
       *[other] Następny zniknie { $first }, potem { $second }.
    }
three-order = Od najstarszego do najnowszego: ❌ { $x }; 🔵 { $o }.
three-again = Ta pozycja wystąpiła już dwa razy. Trzeci raz oznacza remis.
end-repetition = Ta sama pozycja wystąpiła trzy razy: remis.
topic-three = Trzy znaki
topic-three-text =
    Każda strona ma trzy znaki. Czwarty zdejmuje twój najstarszy; na planszy jest on wyblakły.
    Wygrywają trzy w rzędzie, a pole wyblakłego znaku zwalnia się dopiero po twoim ruchu.
    Jeśli ta sama pozycja wystąpi trzy razy, a zniknąć mają te same znaki, jest remis.
    Znam każdą pozycję: kto zaczyna na środku boku, może wymusić wygraną w 7 ruchach. Gra się na 3x3.
