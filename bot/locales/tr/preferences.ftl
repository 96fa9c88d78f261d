### Bir üyenin tercihleri: cümlelerle ve form olarak.

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = Kaydettim.
preferences-language =
    { $language_by ->
        [discord] Sana Discord'unun dilinde cevap veriyorum (discord).
       *[other] Sana şu dilde cevap veriyorum: { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Bunu her sunucuya bırakıyorsun.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Bunu her sunucuya bırakıyorsun.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Meydan okuma kabul etmiyorsun (nobody). Sen yine başkalarına meydan okuyabilirsin.
       *[anyone] Sana herkes meydan okuyabilir (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Engellediğin kimse yok.
       *[other] Engellediklerin: { $members }. Sana meydan okuyamazlar, onlara bunu söylemem.
    }
preferences-voice =
    { $voice ->
        [quiet] Oynarken konuşmuyorum (quiet).
       *[chatty] Oynarken arada bir laf ediyorum (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Hiçbir lider tablosunda görünmüyorsun (hidden).
        [everywhere] Lider tablolarında hem oynadığın sunucularda hem de her yerde görünebilirsin (everywhere).
       *[server] Lider tablolarında yalnızca oynadığın sunucularda görünüyorsun (server).
    }
preferences-look =
    { $look ->
        [bold] Başlattığın oyunlarda ❌ ve 🔵 görünür (bold).
        [classic] Başlattığın oyunlarda ❌ ve ⭕ görünür (classic).
        [letters] Başlattığın oyunlarda X ve O harfleri görünür (letters).
        [contrast] Başlattığın oyunlarda yüksek kontrastlı siyah beyaz işaretler görünür (contrast).
        [words] Başlattığın oyunlar ve yalnızca senin gördüğün cevaplar, ekran okuyucular için kelimelerle yazılır (words).
       *[crisp] Başlattığın oyunlarda kendi işaretlerim görünür (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Sıran geldiğinde hiç haber vermiyorum (off).
           *[other] Sıran geldiğinde hiç haber vermiyorum (off). { $minutes } dakika yalnızca channel ya da dm ile geçerli.
        }
        [channel] { $minutes ->
            [0] Sıran gelir gelmez kanalda senden bahsediyorum (channel).
           *[other] Sıran { $minutes } dakika bekleyince kanalda senden bahsediyorum (channel).
        }
        [dm] { $minutes ->
            [0] Sıran gelir gelmez sana DM atıyorum; DM'lerin kapalıysa kanalda senden bahsediyorum (dm).
           *[other] Sıran { $minutes } dakika bekleyince sana DM atıyorum; DM'lerin kapalıysa kanalda senden bahsediyorum (dm).
        }
       *[accepted] { $minutes ->
            [0] Bildirimler: yalnızca biri meydan okumanı kabul edince ya da rövanş isteyince (accepted).
           *[other] Bildirimler: yalnızca biri meydan okumanı kabul edince ya da rövanş isteyince (accepted). { $minutes } dakika yalnızca channel ya da dm ile geçerli.
        }
    }

preferences-unknown = “{ $word }” ne demek bilmiyorum. `classic`, `dm`, `15 minutes`, `hidden` ya da `quiet` gibi kelimeler kullan ya da tek başına /preferences yaz.
preferences-no-such = Aynı türden iki seçim oldu. Bir görünüm, bir bildirim türü gibi her birinden tek tane seç; seçenekleri /preferences gösterir.
preferences-block-whom = `/preferences block:@Bob` ya da `/preferences unblock:@Bob` kullan; bunu yalnızca sen görürsün. Buraya yazarsan kelimeden sonra üyelerden bahset; o zaman bildirim alırlar.
preferences-yourself = Kendini engelleyemezsin. Başka bir üye seç.

preferences-form = Tercihlerin
preferences-title-look = Görünüm ve dil
preferences-title-notices = Bildirimler ve lider tabloları
preferences-title-challenges = Meydan okumalar
preferences-form-language = Bana şu dilde cevap ver
preferences-language-discord = Discord'umun dili
preferences-form-look = Başlattığım oyunların görünümü
preferences-look-server = Sunucu nasıl seçtiyse
preferences-look-crisp = Net: botun kendi işaretleri
preferences-look-bold = Kalın: ❌ ve 🔵
preferences-look-classic = Klasik: ❌ ve ⭕
preferences-look-letters = Harfler: X ve O
preferences-look-contrast = Yüksek kontrast: siyah, beyaz ve sarı
preferences-look-words = Kelimeler: ekran okuyucular için, emojisiz
preferences-form-notices = Bana ne zaman haber verilsin
preferences-notices-server = Sunucu nasıl seçtiyse
preferences-notices-accepted = Yalnızca biri kabul edince ya da rövanş isteyince
preferences-notices-off = Hiçbir zaman
preferences-notices-channel = Sıra bana gelince, kanalda
preferences-notices-dm = Sıra bana gelince, DM ile
preferences-form-after = Sıramı ne kadar sonra haber ver
preferences-after-0 = Hemen
preferences-after-5 = 5 dakika sonra
preferences-after-15 = 15 dakika sonra
preferences-after-60 = Bir saat sonra
preferences-form-leaderboards = Lider tablolarında yerim
preferences-leaderboards-server = Oynadığım sunucularda
preferences-leaderboards-everywhere = Her yerde
preferences-leaderboards-hidden = Hiçbir yerde
preferences-form-remarks = Oyun sırasında yorumlarım
preferences-remarks-chatty = Arada bir
preferences-remarks-quiet = Hiçbir zaman
preferences-form-challenges = Bana kim meydan okuyabilir
preferences-challenges-anyone = Herkes
preferences-challenges-nobody = Hiç kimse
preferences-form-blocked =
    { $left ->
        [0] Engelliler: bana meydan okuyamazlar
       *[other] Engellenen üyeler ({ $shown } / { $count })
    }

command-preferences = Görünümünü, dilini, bildirimlerini ve meydan okumalarını gör ya da değiştir
command-preferences-language = Sana hangi dilde cevap vereyim (discord: Discord'unun dili)
command-preferences-look = Başlattığın oyunların görünümü; kelimeler ekran okuyucular içindir
command-preferences-notices = Sıran geldiğini sana haber vereyim mi, nerede
command-preferences-leaderboards = Nerede listelenirsin: oynadığın sunucularda, her yerde ya da hiçbir yerde
command-preferences-after = Haber vermeden önce sıran ne kadar beklesin; yalnızca kanal ve DM için
command-preferences-remarks = Oynarken arada bir laf edeyim mi
command-preferences-challenges = Sana kim meydan okuyabilir: engellemediğin herkes ya da hiç kimse
command-preferences-block = Artık sana meydan okuyamayacak üye; ona söylemem
command-preferences-unblock = Sana yeniden meydan okuyabilecek üye
