### Sırası gelenlere söylenenler.

notices-accepted =
    { $where ->
        [dm] { $other } kabul etti. { $game } numaralı oyunda sıra sende. { $link }
       *[channel] { $user }, { $other } kabul etti. { $game } numaralı oyunda sıra sende. { $link }
    }
notices-turn =
    { $where ->
        [dm] { $other } ile oynadığın { $game } numaralı oyunda sıra sende. { $link }
       *[channel] { $user }, { $game } numaralı oyunda sıra sende. { $link }
    }
notices-rematch =
    { $where ->
        [dm] { $other }, { $game } numaralı oyunun rövanşını istiyor. Oynamak için “Rövanş” butonuna bas. { $link }
       *[channel] { $user }, { $game } numaralı oyunun rövanşı isteniyor: { $other }. Oynamak için “Rövanş” butonuna bas. { $link }
    }
notices-link-board = Tahtaya git
