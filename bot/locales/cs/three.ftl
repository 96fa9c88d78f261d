variant-three = tři značky
choice-three = tři značky (čtvrtá smaže nejstarší)
rules-three = Tři značky: tvoje čtvrtá smaže tvou nejstarší. Vyhrávají tři v řadě.
three-next = Jako další zmizí { $first }, potom { $second }.
three-order = Od nejstarší po nejnovější: ❌ { $x }; 🔵 { $o }.
three-again = Tahle pozice je tu podruhé. Potřetí to bude remíza.
end-repetition = Stejná pozice je tu potřetí: remíza.
topic-three = Tři značky
topic-three-text =
    Každá strana má tři značky. Čtvrtá smaže tvou nejstarší; ta je na ploše vybledlá.
    Vyhrávají tři v řadě a pole vybledlé značky se uvolní až po tvém tahu.
    Když stejná pozice nastane třikrát, se stejnými značkami ve stejném pořadí, je to remíza.
    Znám každou pozici: kdo začne uprostřed strany, může si vynutit výhru v 7 tazích. Hraje se na 3x3.
position-wrong-order = Tady záleží na pořadí. Napiš značky od nejstarší po nejnovější, třeba X5 O1 X9: X začíná, pak na střídačku, nejvýš tři na každé straně, žádné pole dvakrát.
