### Předvolby člena, ve větách a jako formulář.

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
preferences-done = Uloženo.
preferences-language =
    { $language_by ->
        [discord] Odpovídám ti v jazyce tvého Discordu (discord).
       *[other] Odpovídám ti v jazyce: { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Necháváš to na každém serveru.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Necháváš to na každém serveru.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Výzvy nepřijímáš (nobody). Vyzývat ostatní můžeš dál.
       *[anyone] Vyzvat tě smí kdokoli (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Nikoho neblokuješ.
       *[other] Blokuješ: { $members }. Vyzvat tě nemůžou a já jim to neříkám.
    }
preferences-voice =
    { $voice ->
        [quiet] Při hře nemluvím (quiet).
       *[chatty] Při hře občas něco prohodím (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Nejsi v žádném žebříčku (hidden).
        [everywhere] Žebříčky tě smí ukazovat na serverech, kde hraješ, i všude jinde (everywhere).
       *[server] Žebříčky tě ukazují jen na serverech, kde hraješ (server).
    }
preferences-look =
    { $look ->
        [bold] Partie, které začneš, ukazují ❌ a 🔵 (bold).
        [classic] Partie, které začneš, ukazují ❌ a ⭕ (classic).
        [letters] Partie, které začneš, ukazují písmena X a O (letters).
        [contrast] Partie, které začneš, ukazují černobílé značky s vysokým kontrastem (contrast).
        [words] Partie, které začneš, a odpovědi jen pro tebe jsou ve slovech, pro čtečky obrazovky (words).
       *[crisp] Partie, které začneš, ukazují moje vlastní značky (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Nikdy ti neříkám, že jsi na tahu (off).
           *[other] Nikdy ti neříkám, že jsi na tahu (off). Minuty ({ $minutes }) platí jen s channel nebo dm.
        }
        [channel] { $minutes ->
            [0] Označím tě v kanálu, jakmile jsi na tahu (channel).
           *[other] Označím tě v kanálu, když tvůj tah čeká { $minutes } minut (channel).
        }
        [dm] { $minutes ->
            [0] Pošlu ti soukromou zprávu, jakmile jsi na tahu, nebo tě označím v kanálu, když je máš zavřené (dm).
           *[other] Pošlu ti soukromou zprávu, když tvůj tah čeká { $minutes } minut, nebo tě označím v kanálu, když je máš zavřené (dm).
        }
       *[accepted] { $minutes ->
            [0] Oznámení: jen když někdo přijme tvou výzvu nebo chce odvetu (accepted).
           *[other] Oznámení: jen když někdo přijme tvou výzvu nebo chce odvetu (accepted). Minuty ({ $minutes }) platí jen s channel nebo dm.
        }
    }

preferences-unknown = Slovo „{ $word }“ neznám. Použij slova jako `classic`, `dm`, `15 minutes`, `hidden` nebo `quiet`, nebo jen samotné /preferences.
preferences-no-such = To jsou dvě věci stejného druhu. Vyber jeden vzhled, jeden druh oznámení a tak dál; možnosti ukazuje /preferences.
preferences-block-whom = Použij `/preferences block:@Bob` nebo `/preferences unblock:@Bob`, to uvidíš jen ty. Když to napíšeš sem, označ členy za slovem, a přijde jim upozornění.
preferences-yourself = Sebe blokovat nejde. Vyber jiného člena.

preferences-form = Tvoje předvolby
preferences-title-look = Vzhled a jazyk
preferences-title-notices = Oznámení a žebříčky
preferences-title-challenges = Výzvy
preferences-form-language = Odpovídej mi v jazyce
preferences-language-discord = Jazyk mého Discordu
preferences-form-look = Vzhled partií, které začnu
preferences-look-server = Jak zvolil server
preferences-look-crisp = Ostrý: vlastní značky bota
preferences-look-bold = Výrazný: ❌ a 🔵
preferences-look-classic = Klasický: ❌ a ⭕
preferences-look-letters = Písmena: X a O
preferences-look-contrast = Vysoký kontrast: černá, bílá a žlutá
preferences-look-words = Slova: pro čtečky obrazovky, bez emoji
preferences-form-notices = Dej mi vědět
preferences-notices-server = Jak zvolil server
preferences-notices-accepted = Jen když někdo přijme výzvu nebo chce odvetu
preferences-notices-off = Nikdy
preferences-notices-channel = Když jsem na tahu, v kanálu
preferences-notices-dm = Když jsem na tahu, soukromou zprávou
preferences-form-after = Kdy mi připomenout můj tah
preferences-after-0 = Hned
preferences-after-5 = Po 5 minutách
preferences-after-15 = Po 15 minutách
preferences-after-60 = Po hodině
preferences-form-leaderboards = Kde smím být v žebříčku
preferences-leaderboards-server = Na serverech, kde hraju
preferences-leaderboards-everywhere = Všude
preferences-leaderboards-hidden = Nikde
preferences-form-remarks = Poznámky při hře
preferences-remarks-chatty = Občas
preferences-remarks-quiet = Nikdy
preferences-form-challenges = Kdo mě smí vyzvat
preferences-challenges-anyone = Kdokoli
preferences-challenges-nobody = Nikdo
preferences-form-blocked =
    { $left ->
        [0] Blokovaní: nemůžou mě vyzvat
       *[other] Blokovaní členové ({ $shown } z { $count })
    }

command-preferences = Ukázat nebo změnit tvůj vzhled, jazyk, oznámení a výzvy
command-preferences-language = V jakém jazyce ti odpovídám (discord: v jazyce tvého Discordu)
command-preferences-look = Jak vypadají partie, které začneš; words je pro čtečky obrazovky
command-preferences-notices = Jestli a kde ti říkám, že jsi na tahu
command-preferences-leaderboards = Kde jsi v žebříčku: na serverech, kde hraješ, všude, nebo nikde
command-preferences-after = Jak dlouho čeká tvůj tah, než ti dám vědět; jen pro channel a dm
command-preferences-remarks = Jestli mám při hře občas něco prohodit
command-preferences-challenges = Kdo tě smí vyzvat: každý, koho neblokuješ, nebo nikdo
command-preferences-block = Kdo tě už nesmí vyzvat; neříkám mu to
command-preferences-unblock = Kdo tě smí zase vyzvat
