### Co pro server nastavují ti, kdo ho vedou.

settings-title = Nastavení tohoto serveru
settings-about = Co tu dělám, když si partie nebo člen nezvolí jinak.
settings-saved = ✅ Uloženo:
settings-same = Nic se nezměnilo.
settings-games = Partie
settings-limits = Limity
settings-chat = Jazyk a vzhled
settings-posts = Příspěvky
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (výchozí)
settings-level-last = poslední daného hráče
settings-games-default = kolik chcete
settings-language-default = podle Discordu (výchozí)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = vypnutá
settings-champion-default = vypnutá
settings-role-default = žádná
settings-first-me = kdo partii začne
settings-first-them = soupeř
settings-look-crisp = ostrý (moje vlastní značky)
settings-look-bold = výrazný (❌ a 🔵)
settings-look-classic = klasický (❌ a ⭕)
settings-look-letters = písmena (X a O)
settings-look-contrast = vysoký kontrast
settings-look-words = slova, pro čtečky obrazovky
settings-notices-accepted = když někdo přijme výzvu nebo chce odvetu
settings-notices-off = nikdy
settings-notices-channel = při každém tahu, v kanálu
settings-notices-dm = při každém tahu, soukromou zprávou
settings-time-minute =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
settings-time-hour =
    { $count ->
        [one] 1 hodina
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
settings-time-day =
    { $count ->
        [one] 1 den
        [few] { $count } dny
       *[other] { $count } dní
    }
settings-time-second =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }

settings-name-level = Úroveň
settings-name-board = Plocha
settings-name-rules = Pravidla
settings-name-first = První tah
settings-name-threads = Vlákno pro každou partii
settings-name-challenge = Čas na přijetí výzvy
settings-name-idle = Čas na tah
settings-name-games = Partie najednou v kanálu
settings-name-language = Jazyk
settings-name-prefix = Prefix
settings-name-look = Vzhled
settings-name-notices = Oznámení o tahu
settings-name-puzzle = Denní úloha
settings-name-hour = Hodina úlohy
settings-name-champion = Tabulka měsíce
settings-name-role = Role šampiona
settings-name-zone = Časové pásmo
settings-about-rules = Všechna kromě obvyklých potřebují plochu 3x3.
settings-about-threads = Vytvořím ho na začátku partie a po konci ho archivuju.
settings-about-idle = Kdo ho překročí, prohrává. Rozehraný tah si svůj čas nechává.
settings-about-language = Jazyk ploch a všeho, co čtou všichni.
settings-about-prefix = Znaky, nebo písmena a pak znak. Nech prázdné a platí { $prefix }
settings-about-look = U partií, jejichž zakladatel si vzhled nezvolil.
settings-about-notices = U členů, kteří si nic nezvolili.
settings-about-puzzle = Každý den v hodinu níže. Nech prázdné, když nechceš.
settings-about-champion = Prvního dne každého měsíce. Nech prázdné, když nechceš.
settings-about-role = Role šampiona měsíce, dokud není nový.
settings-about-zone = Řídí se jím hodina úlohy a konec měsíce. Napiš město, které v něm leží.

settings-servers-only = Nastavení patří k serveru. Použij /settings na tom, který spravuješ.
settings-managers-only = Nastavení tohoto serveru můžou měnit jen ti, kdo ho smí spravovat.
settings-no-such-name = Nastavení „{ $word }“ neznám. Napiš { $names }, a hodnotu: `level hard`, nebo `level default` pro výchozí.
settings-no-such-value = Pro { $word } vyber { $names }.
settings-both = Tahle pravidla chtějí plochu 3x3 a { $word } tomu brání. Změň obojí: `{ $command }`.
settings-no-channel = Pro { $word } se zatím nic nezveřejňuje. Vyber i kanál.
settings-no-such-channel = Pro { $word } vyber textový kanál tohoto serveru, nebo `off`.
settings-cannot-post = V tom kanálu zveřejňovat nemůžu. Vyber takový, kde ty i já vidíme a posíláme zprávy.
settings-no-such-role = Pro { $word } vyber roli z tohoto serveru, nebo `off`.
settings-fixed-role = Tu roli nemůže dát nikdo: patří aplikaci, nebo všem. Vyber jinou.
settings-no-right = Tady nesmím dávat role. Dej mi oprávnění Spravovat role a pak znovu použij /settings.
settings-too-high = Ta role není níž než moje, takže ji dát nemůžu. Posuň v nastavení serveru moji nad ni, nebo použij /settings s jinou.
settings-above-you = Tu roli dát nesmíš, takže ji za tebe nemůžu dát ani já. Použij /settings s jinou, nebo popros někoho, kdo smí.
settings-discord-away = Nepodařilo se mi to ověřit u Discordu, takže se nic nezměnilo. Zkus to za minutu znovu.
settings-no-such-prefix =
    { $most ->
        [one] Prefix je 1 znak, třeba `?` nebo `$`. Vlastní znaky Discordu, jako `/` a `*`, nefungují.
        [few] Prefix je 1 až { $most } písmena, číslice a znaky a končí znakem: `?`, `t!`. Vlastní znaky Discordu, jako `/` a `*`, nefungují.
       *[other] Prefix je 1 až { $most } písmen, číslic a znaků a končí znakem: `?`, `t!`. Vlastní znaky Discordu, jako `/` a `*`, nefungují.
    }

topic-settings = Nastavení serveru
topic-settings-text =
    Když spravuješ server, `/settings` ukáže, co na něm platí, s tlačítky na změnu: úroveň, plochu a pravidla partie, která je neuvádí, jak dlouho smí trvat výzvy a tahy, kolik partií smí běžet v kanálu najednou, jazyk, prefix a vzhled. Také vlákno pro každou partii a kam posílám denní úlohu a tabulku měsíce.
    Nebo to změň rovnou: `/settings level:hard`, nebo psaně `{ $prefix }settings prefix ? level hard`.
    `default` nastavení vrátí zpět: `/settings level:default`.

command-settings = Ukázat nebo změnit nastavení tohoto serveru (pro správce serveru)
command-settings-language = Jazyk ploch a všeho, co čtou všichni
command-settings-prefix = Před psanými příkazy, třeba ? nebo t!; default je prefix provozovatele
command-settings-level = Jak dobře hraju, když to partie neříká
command-settings-board = Plocha partií, které ji neuvádí
command-settings-rules = Pravidla partií, které je neuvádí
command-settings-first = Kdo začíná v partiích, které to neříkají
command-settings-challenge = Jak dlouho výzva čeká na odpověď
command-settings-idle = Jak dlouho partie čeká na tah
command-settings-games = Kolik partií smí běžet v kanálu najednou
command-settings-look = Vzhled partií, když si ho jejich zakladatel nezvolil
command-settings-notices = Jak se členové dozví, že jsou na tahu, když si nic nezvolili
command-settings-threads = Jestli má každá partie vlastní vlákno
command-settings-puzzle = Kanál pro denní úlohu
command-settings-hour = V kolik hodin, 0 až 23, v časovém pásmu serveru
command-settings-champion = Kanál pro tabulku měsíce, prvního dne každého měsíce
command-settings-role = Role šampiona měsíce, dokud není nový
command-settings-stop = Co má skončit: příspěvky, nebo role šampiona
command-settings-zone = Časové pásmo zdejších hodin, dnů a měsíců: napiš město v něm
