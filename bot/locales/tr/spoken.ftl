### “Kelimeler” görünümü, ekran okuyucular için: cümlelerle bir tahta.

spoken-row = Satır { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] { $square } boş
        [win] { $square } kazandırır
        [draw] { $square } berabere
        [loss] { $square } kaybettirir
        [right] { $square } doğru
        [wrong] { $square } yanlış
       *[taken] { $mark }
    }
spoken-last = Son hamle: { $square } karesine { $mark }.
spoken-line = Tamamlanan çizgi: { $squares } karelerinde { $mark }.
spoken-button-square =
    { $state ->
        [free] { $square }, boş
        [win] { $square }, kazandırır
        [draw] { $square }, berabere
        [loss] { $square }, kaybettirir
        [right] { $square }, doğru
        [wrong] { $square }, yanlış
        [line] { $square }, { $mark }, dolu, tamamlanan çizgi
       *[taken] { $square }, { $mark }, dolu
    }
spoken-done = Bitti:
