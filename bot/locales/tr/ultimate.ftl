variant-ultimate = ultimate
choice-ultimate = ultimate (dokuz tahta)
rules-ultimate = Ultimate: aldığın kare rakibini o numaralı tahtaya gönderir. Yan yana üç işaret tahtayı, yan yana üç tahta oyunu kazandırır.
ultimate-here = { $board } numaralı tahtada oyna.
ultimate-any =
    { $count ->
        [0] İstediğin tahtada başla.
       *[other] { $sent } numaralı tahta bitti: istediğin tahtayı seç.
    }
ultimate-chosen = { $board } numaralı tahta: bir kare seç.
ultimate-button-back = Diğer tahtalar
ultimate-wrong-board = { $active } numaralı tahtada oynaman gerekiyor. Orada boş: { $free }.
ultimate-board-finished = { $number } numaralı tahta bitti. Hâlâ boş: { $free }.
ultimate-no-such-square = Tahtayı ve kareyi yaz, örneğin 5.3. Hâlâ boş: { $free }.
ultimate-unreadable = Bunu bir ultimate konumu olarak okuyamıyorum.
end-ultimate = Yan yana üç tahta, { $moves } hamlede.
topic-ultimate = Ultimate
topic-ultimate-text =
    Dokuz küçük tahta bir büyük tahta oluşturur. Küçük tahta yan yana üç işaretle, oyun yan yana üç küçük tahtayla kazanılır.
    Aldığın kare rakibinin nerede oynayacağını belirler: sağ üst kareyi alırsan rakibin sağ üst tahtada oynar.
    O tahta bittiyse rakibin istediği tahtayı seçer. Çizgi olmadan dolan tahtalar kimseye yazılmaz.
    Bir kareye bas ya da `/move` komutuna tahtayı ve kareyi yaz: `5.3`, 5 numaralı tahtanın 3. karesidir. `/play board:ultimate` bir oyun başlatır.
    Yaklaşık bir saniye hesaplarım, sonuna kadar değil. Burada `unbeatable` bile yenilebilir.
