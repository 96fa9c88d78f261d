variant-ultimate = ultimate
choice-ultimate = ultimate (devět ploch)
rules-ultimate = Ultimate: tvoje pole pošle soupeře na plochu s tímto číslem. Tři v řadě vyhrávají plochu, tři plochy v řadě partii.
ultimate-here = Hraje se na ploše { $board }.
ultimate-any =
    { $count ->
        [0] Vyber, na které ploše začít.
       *[other] Plocha { $sent } je dohraná: vyber kteroukoli.
    }
ultimate-chosen = Plocha { $board }: vyber pole.
ultimate-button-back = Jiné plochy
ultimate-wrong-board = Hrát musíš na ploše { $active }. Volná pole tam: { $free }.
ultimate-board-finished = Plocha { $number } je dohraná. Ještě volná pole: { $free }.
ultimate-no-such-square = Uveď plochu a pole, třeba 5.3. Ještě volná pole: { $free }.
ultimate-unreadable = Jako pozici pro ultimate to přečíst nejde.
end-ultimate =
    Tři plochy v řadě, za { $moves ->
        [one] 1 tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }.
topic-ultimate = Ultimate
topic-ultimate-text =
    Devět malých ploch tvoří jednu velkou. Malá plocha se vyhrává třemi v řadě a partie třemi malými plochami v řadě.
    Tvoje pole určuje, kam jde soupeř: zahraj na pole vpravo nahoře a soupeř hraje na ploše vpravo nahoře.
    Když je ta plocha dohraná, vybere si soupeř kteroukoli. Plné plochy bez řady se nepočítají nikomu.
    Stiskni pole, nebo použij `/move` s plochou a polem: `5.3` je pole 3 na ploše 5. `/play board:ultimate` začne partii.
    Přemýšlím asi sekundu, ne až do konce. Porazit tu jde i `unbeatable`.
