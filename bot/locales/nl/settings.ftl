### Wat de beheerders van een server ervoor instellen: een kaart, de formulieren, de lijst van de opdracht.

settings-title = Instellingen van deze server
settings-about = Zo doe ik het hier, tenzij een partij of een lid iets anders kiest.
settings-saved = ✅ Opgeslagen:
settings-same = Er is niets gewijzigd.
settings-games = Partijen
settings-limits = Grenzen
settings-chat = Taal en uiterlijk
settings-posts = Berichten
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (standaard)
settings-level-last = voor ieder het laatst gekozen niveau
settings-games-default = zoveel jullie willen
settings-language-default = zoals Discord zegt (standaard)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = wordt niet geplaatst
settings-champion-default = wordt niet geplaatst
settings-role-default = geen
settings-first-me = wie de partij start
settings-first-them = de ander
settings-look-crisp = helder (mijn eigen tekens)
settings-look-bold = opvallend (❌ en 🔵)
settings-look-classic = klassiek (❌ en ⭕)
settings-look-letters = letters (X en O)
settings-look-contrast = hoog contrast
settings-look-words = woorden, voor schermlezers
settings-notices-accepted = als iemand accepteert of revanche wil
settings-notices-off = nooit
settings-notices-channel = elke beurt, in het kanaal
settings-notices-dm = elke beurt, per DM
settings-time-minute =
    { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
settings-time-hour =
    { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }
settings-time-day =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
settings-time-second =
    { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }

settings-name-level = Niveau
settings-name-board = Bord
settings-name-rules = Regels
settings-name-first = Eerste zet
settings-name-threads = Een eigen thread voor elke partij
settings-name-challenge = Uitdagingen verlopen na
settings-name-idle = Bedenktijd per zet
settings-name-games = Partijen tegelijk in een kanaal
settings-name-language = Taal
settings-name-prefix = Prefix
settings-name-look = Uiterlijk
settings-name-notices = Meldingen over wie aan zet is
settings-name-puzzle = Puzzel van de dag
settings-name-hour = Uur van de puzzel
settings-name-champion = Stand van de maand
settings-name-role = Rol van de kampioen
settings-name-zone = Tijdzone
settings-about-rules = Voor alles behalve standaard is het bord 3x3 nodig.
settings-about-threads = Ik maak hem als de partij begint, en archiveer hem als die is afgelopen.
settings-about-idle = Wie de tijd laat verlopen, verliest. Een zet die al wacht, houdt de tijd die hij had.
settings-about-language = Van borden en van alles wat iedereen leest.
settings-about-prefix = Speciale tekens, of letters en dan een speciaal teken. Laat leeg voor { $prefix }
settings-about-look = Van partijen als wie ze start geen uiterlijk heeft gekozen.
settings-about-notices = Voor leden die zelf niets hebben gekozen.
settings-about-puzzle = Elke dag op het uur hieronder. Laat leeg voor geen puzzel.
settings-about-champion = Op de eerste van elke maand. Laat leeg voor geen stand.
settings-about-role = De rol van de kampioen van de maand, tot er een nieuwe is.
settings-about-zone = Het uur van de puzzel en het einde van de maand volgen die. Noem een stad erin.

settings-servers-only = Deze instellingen horen bij een server. Gebruik /settings op een server die jij beheert.
settings-managers-only = Alleen leden die deze server mogen beheren, kunnen de instellingen wijzigen.
settings-no-such-name = De instelling “{ $word }” ken ik niet. Typ { $names }, en een waarde: `level hard`, of `level default` om terug te zetten.
settings-no-such-value = Kies voor { $word } uit { $names }.
settings-both = Die regels vragen om het bord 3x3, en { $word } staat in de weg. Wijzig ze allebei: `{ $command }`.
settings-no-channel = Voor { $word } wordt nog niets geplaatst. Kies er ook een kanaal voor.
settings-no-such-channel = Kies voor { $word } een tekstkanaal van deze server, of `off`.
settings-cannot-post = In dat kanaal kan ik niets plaatsen. Kies er een waar we allebei kunnen lezen en schrijven.
settings-no-such-role = Kies voor { $word } een rol van deze server, of `off`.
settings-fixed-role = Die rol kan niemand geven: hij hoort bij een app of bij iedereen. Kies een andere.
settings-no-right = Ik mag hier geen rollen geven. Geef me het recht Rollen beheren, en gebruik /settings dan opnieuw.
settings-too-high = Die rol staat niet onder de mijne, dus kan ik hem niet geven. Zet de mijne erboven in de serverinstellingen, of gebruik /settings met een andere.
settings-above-you = Die rol kun je zelf niet geven, dus ik ook niet voor jou. Gebruik /settings met een andere, of vraag iemand die het wel kan.
settings-discord-away = Ik kon dat niet bij Discord nagaan, dus er is niets veranderd. Probeer het over een minuut opnieuw.
settings-no-such-prefix =
    { $most ->
        [one] Een prefix is 1 speciaal teken, zoals `?` of `$`. Die van Discord zelf, zoals `/` en `*`, werken niet.
       *[other] Een prefix is 1 tot { $most } letters, cijfers en speciale tekens, met een speciaal teken aan het eind: `?`, `t!`. Die van Discord zelf, zoals `/` en `*`, werken niet.
    }

topic-settings = Instellingen van een server
topic-settings-text =
    Als je een server beheert, toont `/settings` wat daar geldt, met knoppen om het te wijzigen: niveau, bord en regels als een partij die niet noemt, hoelang uitdagingen en zetten mogen duren, hoeveel partijen een kanaal tegelijk heeft, taal, prefix en uiterlijk. Ook: een eigen thread voor elke partij, en waar ik de puzzel van de dag en de stand van de maand plaats.
    Of wijzig iets meteen: `/settings level:hard`, of getypt `{ $prefix }settings prefix ? level hard`.
    `default` zet een instelling terug: `/settings level:default`.

command-settings = Bekijk of wijzig de instellingen van deze server (voor wie die beheert)
command-settings-language = Van borden en van alles wat iedereen leest
command-settings-prefix = Voor getypte opdrachten: bijvoorbeeld ? of t!; default zet het terug
command-settings-level = Hoe goed ik speel als een partij dat niet noemt
command-settings-board = Het bord van partijen die er geen noemen
command-settings-rules = De regels van partijen die er geen noemen
command-settings-first = Wie begint in partijen die dat niet noemen
command-settings-challenge = Hoelang een uitdaging op antwoord wacht
command-settings-idle = Hoelang een partij op een zet wacht
command-settings-games = Hoeveel partijen er tegelijk in een kanaal mogen zijn
command-settings-look = Het uiterlijk van partijen als wie ze start er geen heeft gekozen
command-settings-notices = Hoe leden horen dat ze aan zet zijn, als ze zelf niets hebben gekozen
command-settings-threads = Of elke partij een eigen thread krijgt
command-settings-puzzle = Het kanaal voor de puzzel van de dag
command-settings-hour = Op welk uur, 0 tot en met 23, in de tijdzone van de server
command-settings-champion = Het kanaal voor de stand van de maand, op de eerste van elke maand
command-settings-role = De rol van de kampioen van de maand, tot er een nieuwe is
command-settings-stop = Wat moet stoppen: de berichten of de rol van de kampioen
command-settings-zone = De tijdzone van uren, dagen en maanden hier: noem een stad erin
