### Co je špatně na ploše nebo na tahu.

board-unreadable = Téhle ploše nerozumím. Napiš řádky x sloupce / kolik v řadě vyhrává, třeba 3x3/3.
board-empty = Plocha potřebuje aspoň jeden řádek a jeden sloupec.
board-too-large = Počet polí na ploše { $board } je { $squares }, ale nejvíc umím { $most }.
board-wrong-length =
    { $longest ->
        [one] Na ploše { $board } může vyhrávat jen 1 v řadě.
        [few] Na ploše { $board } může vyhrávat 1 až { $longest } v řadě.
       *[other] Na ploše { $board } může vyhrávat 1 až { $longest } v řadě.
    }

position-unknown-mark = { $mark } není značka. Napiš X, O a tečku za každé volné pole.
position-two-ways = Volná pole jsou tu zapsaná jednou jako { $first }, podruhé jako { $second }. Zapiš všechna stejně.
position-wrong-number = Číslo na poli { $square } má být { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, když počítáš od 0, nebo { $square }, když od 1
}.
position-zero = Na poli { $square } je nula. Jestli to má být kolečko, napiš písmeno O.
position-two-counts = Některá čísla počítají od 0 a jiná od 1. Napiš { $from_zero } nebo { $from_one }.
position-two-readings = Dá se to číst jako { $first }, nebo jako { $second }; napiš to, co myslíš.
position-wrong-count =
    Tahle plocha má { $squares ->
        [one] 1 pole
        [few] { $squares } pole
       *[other] { $squares } polí
    }, ale zadaný počet je { $given ->
        [0] nula
       *[other] { $given }
    }. Za každé pole napiš X, O nebo tečku.
position-wrong-rows =
    { $columns ->
        [one] Každý řádek téhle plochy má 1 pole.
        [few] Každý řádek téhle plochy má { $columns } pole.
       *[other] Každý řádek téhle plochy má { $columns } polí.
    }
position-wrong-marks = Počet X je { $x } a počet O je { $o }. X začíná, takže X musí být stejně jako O, nebo o jedno víc.
position-wrong-turn = Počet X je { $x } a počet O je { $o }, takže na tahu nemůže být { $mover }.
position-two-winners = Plnou řadu mají obě strany, jenže partie končí tou první.
position-winner-to-move = { $mover } má plnou řadu, takže nemůže být na tahu.
position-two-lines = { $winner } má dvě plné řady, jenže partie končí tou první.

move-no-such-square =
    { $squares ->
        [one] Tahle plocha má jen jedno pole.
        [few] Tahle plocha má pole 1 až { $squares }.
       *[other] Tahle plocha má pole 1 až { $squares }.
    }
move-square-taken = Pole { $square } je obsazené. Vyber volné.
game-over = Partie skončila, už není co hrát.
