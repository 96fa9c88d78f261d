### Tampilan “kata-kata”, untuk pengguna pembaca layar: papan dalam kalimat.

spoken-row = Baris { $row }: { $squares }.
spoken-board = Papan { $row }: { $squares }.
spoken-between = { ", " }
spoken-square =
    { $state ->
        [free] kosong { $square }
        [win] { $square } menang
        [draw] { $square } seri
        [loss] { $square } kalah
        [right] { $square } benar
        [wrong] { $square } salah
        [goes] { $mark } hilang berikutnya
       *[taken] { $mark }
    }
spoken-last = Langkah terakhir: { $mark } di { $square }.
spoken-line = Baris penuh: { $mark } di { $squares }.
spoken-button-square =
    { $state ->
        [free] { $square }, kosong
        [win] { $square }, menang
        [draw] { $square }, seri
        [loss] { $square }, kalah
        [right] { $square }, benar
        [wrong] { $square }, salah
        [line] { $square }, { $mark }, terisi, baris penuh
        [goes] { $square }, { $mark }, terisi, hilang berikutnya
       *[taken] { $square }, { $mark }, terisi
    }
spoken-done = Selesai:
spoken-sign =
    { $sign ->
        [right] benar
        [wrong] salah
        [win] menang
        [draw] seri
        [loss] kalah
        [allowed] Diizinkan:
        [missing] Kurang:
       *[streak] rentetan
    }
