### Vad de som hanterar en server ställer in för den: ett kort, dess formulär, kommandots lista.

settings-title = Inställningar för den här servern
settings-about = Så gör jag här, om inte ett parti eller en medlem väljer något annat.
settings-saved = ✅ Sparat:
settings-same = Inget har ändrats.
settings-games = Partier
settings-limits = Gränser
settings-chat = Språk och utseende
settings-posts = Inlägg
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (förval)
settings-level-last = samma som sist för var och en
settings-games-default = så många ni vill
settings-language-default = som Discord säger (förval)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = läggs inte upp
settings-champion-default = läggs inte upp
settings-role-default = ingen
settings-first-me = den som startar partiet
settings-first-them = motståndaren
settings-look-crisp = tydligt (mina egna tecken)
settings-look-bold = kraftigt (❌ och 🔵)
settings-look-classic = klassiskt (❌ och ⭕)
settings-look-letters = bokstäver (X och O)
settings-look-contrast = hög kontrast
settings-look-words = ord, för skärmläsare
settings-notices-accepted = när någon accepterar eller vill ha returmatch
settings-notices-off = aldrig
settings-notices-channel = vid varje tur, i kanalen
settings-notices-dm = vid varje tur, med DM
settings-time-minute =
    { $count ->
        [one] 1 minut
       *[other] { $count } minuter
    }
settings-time-hour =
    { $count ->
        [one] 1 timme
       *[other] { $count } timmar
    }
settings-time-day =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagar
    }
settings-time-second =
    { $count ->
        [one] 1 sekund
       *[other] { $count } sekunder
    }

settings-name-level = Nivå
settings-name-board = Spelplan
settings-name-rules = Regler
settings-name-first = Första draget
settings-name-threads = En egen tråd för varje parti
settings-name-challenge = Utmaningar går ut efter
settings-name-idle = Betänketid per drag
settings-name-games = Partier samtidigt i en kanal
settings-name-language = Språk
settings-name-prefix = Prefix
settings-name-look = Utseende
settings-name-notices = Avisering om vems tur det är
settings-name-puzzle = Dagens kluring
settings-name-hour = Kluringens timme
settings-name-champion = Månadens tabell
settings-name-role = Mästarens roll
settings-name-zone = Tidszon
settings-about-rules = Alla utom de vanliga kräver spelplanen 3x3.
settings-about-threads = Jag skapar den när partiet startar, och arkiverar den när det är slut.
settings-about-idle = Den som låter den gå ut förlorar. Ett drag som redan väntar behåller sin tid.
settings-about-language = För spelplaner och allt som alla läser.
settings-about-prefix = Specialtecken, eller bokstäver och sedan ett specialtecken. Lämna tomt för { $prefix }
settings-about-look = För partier som startas av någon som inte har valt ett utseende.
settings-about-notices = För medlemmar som inte har valt själva.
settings-about-puzzle = Varje dag vid timmen nedan. Lämna tomt för ingen.
settings-about-champion = Den första i varje månad. Lämna tomt för ingen.
settings-about-role = Rollen för månadens mästare, tills det finns en ny.
settings-about-zone = Kluringens timme och månadens slut går efter den. Skriv en stad som ligger i den.

settings-servers-only = De här inställningarna hör till en server. Använd /settings på en som du hanterar.
settings-managers-only = Bara medlemmar som får hantera servern kan ändra dess inställningar.
settings-no-such-name = Jag känner inte till inställningen ”{ $word }”. Skriv { $names }, och ett värde: `level hard`, eller `level default` för att återställa.
settings-no-such-value = För { $word } kan du välja { $names }.
settings-both = De reglerna kräver spelplanen 3x3, och { $word } är i vägen. Ändra båda: `{ $command }`.
settings-no-channel = För { $word } läggs inget upp än. Välj en kanal för det också.
settings-no-such-channel = För { $word } väljer du en textkanal på servern, eller `off`.
settings-cannot-post = Jag kan inte lägga upp något i den kanalen. Välj en där vi båda kan läsa och skriva.
settings-no-such-role = För { $word } väljer du en roll på servern, eller `off`.
settings-fixed-role = Ingen kan dela ut den rollen: den hör till en app, eller till alla. Välj en annan.
settings-no-right = Jag får inte dela ut roller här. Ge mig behörigheten Hantera roller, och använd sedan /settings igen.
settings-too-high = Den rollen ligger inte under min, så jag kan inte dela ut den. Flytta min ovanför den i serverinställningarna, eller använd /settings med en annan.
settings-above-you = Du kan inte dela ut den rollen själv, så då kan inte jag göra det åt dig. Använd /settings med en annan, eller fråga någon som kan.
settings-discord-away = Jag kunde inte kontrollera det hos Discord, så inget har ändrats. Försök igen om en minut.
settings-no-such-prefix =
    { $most ->
        [one] Ett prefix är 1 specialtecken, som `?` eller `$`. Discords egna, som `/` och `*`, fungerar inte.
       *[other] Ett prefix är 1 till { $most } bokstäver, siffror och specialtecken, och slutar med ett specialtecken: `?`, `t!`. Discords egna, som `/` och `*`, fungerar inte.
    }

topic-settings = Inställningar för en server
topic-settings-text =
    Om du hanterar en server visar `/settings` vad som gäller där, med knappar för att ändra det: nivå, spelplan och regler när ett parti inte anger några, hur länge utmaningar och drag får vänta, hur många partier en kanal har samtidigt, språk, prefix och utseende. Där också: en egen tråd för varje parti, och var jag lägger upp dagens kluring och månadens tabell.
    Eller ändra något direkt: `/settings level:hard`, eller skrivet `{ $prefix }settings prefix ? level hard`.
    `default` återställer en inställning: `/settings level:default`.

command-settings = Se eller ändra serverns inställningar (för den som hanterar servern)
command-settings-language = För spelplaner och allt som alla läser
command-settings-prefix = Före skrivna kommandon: till exempel ? eller t!; default återställer det
command-settings-level = Hur bra jag spelar om ett parti inte anger det
command-settings-board = Spelplanen i partier som inte anger någon
command-settings-rules = Reglerna i partier som inte anger några
command-settings-first = Vem som börjar i partier som inte anger det
command-settings-challenge = Hur länge en utmaning väntar på svar
command-settings-idle = Hur länge ett parti väntar på ett drag
command-settings-games = Hur många partier som får pågå samtidigt i en kanal
command-settings-look = Hur partier ser ut om den som startar inte har valt något utseende
command-settings-notices = Hur medlemmar får veta att det är deras tur, om de inte har valt själva
command-settings-threads = Om varje parti får en egen tråd
command-settings-puzzle = Kanalen för dagens kluring
command-settings-hour = Vid vilken timme, 0 till 23, i serverns tidszon
command-settings-champion = Kanalen för månadens tabell, den första i varje månad
command-settings-role = Rollen för månadens mästare, tills det finns en ny
command-settings-stop = Vad som ska sluta: inläggen eller mästarens roll
command-settings-zone = Tidszonen för timmar, dagar och månader här: skriv en stad i den
