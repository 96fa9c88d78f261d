### “Kelimeler” görünümü, ekran okuyucular için: cümlelerle bir tahta.

spoken-row = Satır { $row }: { $squares }.
spoken-board = { $row } numaralı tahta: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] { $square } boş
        [win] { $square } kazandırır
        [draw] { $square } berabere
        [loss] { $square } kaybettirir
        [right] { $square } doğru
        [wrong] { $square } yanlış
        [goes] { $mark } sıradaki kaybolacak işaret
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
        [goes] { $square }, { $mark }, dolu, sıradaki kaybolacak işaret
       *[taken] { $square }, { $mark }, dolu
    }
spoken-done = Bitti:
spoken-sign =
    { $sign ->
        [right] doğru
        [wrong] yanlış
        [win] galibiyet
        [draw] beraberlik
        [loss] yenilgi
        [allowed] İzin var:
        [missing] Eksik:
       *[streak] seri
    }
