### Co si bot o lidech ukládá, kopie toho a jak se to maže.

privacy-title = Tvoje data
privacy-what = Co si ukládám
privacy-what-text =
    • Tvoje ID a jméno z Discordu, u partií, které hraješ, sleduješ, ukončíš nebo necháš předvést.
    • Kde se která partie hraje, její tahy, kdo použil nápovědu a jak skončila.
    • Co z partií vzejde: ratingy, turnaje, odpovědi v úlohách, hlasy, na kterém serveru máš titul šampiona měsíce.
    • Co nastavíš přes `/preferences` a jak daleko jsi v `/learn`.
    Nic jiného z toho, co píšeš, si neukládám.
privacy-why = Proč
privacy-why-text =
    Aby partie přežily restart, plochy zůstaly aktuální a byla historie, statistiky a žebříček. Partie ukazuju těm, kdo vidí jejich kanál, a nikomu jinému nic nedávám.
privacy-long = Jak dlouho
privacy-long-games =
    { $days ->
        [0] Dohrané partie zůstávají; /forget z nich odstraní tvoje jméno a ID.
        [one] Dohrané partie mizí po 1 dni.
        [few] Dohrané partie mizí po { $days } dnech.
       *[other] Dohrané partie mizí po { $days } dnech.
    }
privacy-long-servers =
    { $days ->
        [one] Co patří serveru, mizí 1 den po mém odchodu.
        [few] Co patří serveru, mizí { $days } dny po mém odchodu.
       *[other] Co patří serveru, mizí { $days } dní po mém odchodu.
    }
privacy-yours = Tvoje volba
privacy-yours-text =
    • `/export` ti dá kopii všeho.
    • `/forget` odstraní tvoje jméno a ID ze všeho.
    • `/preferences` u žebříčků rozhoduje, kde tě smí žebříčky uvádět.
privacy-host = Kdo mě provozuje
privacy-host-contact = { $name }: { $contact }
privacy-somebody = Ten, kdo mě provozuje; jméno neuvádí

privacy-forget-sure =
    Vymazat tvoje jméno a ID ze všeho, co si ukládám, na všech serverech? Nejde to vrátit.
    Rozehrané partie skončí jako vzdané. Jestli chceš nejdřív kopii, použij `/export`.
privacy-button-keep = Nechat
privacy-button-erase = Vymazat všechno
privacy-forget-kept = Všechno zůstává, jak bylo.
privacy-forget-nothing = Pod tvým jménem ani ID nemám nic uložené.
privacy-forget-done =
    Hotovo. Tvoje jméno a ID zmizely ze všeho, co si ukládám, i s tvými předvolbami, hlasy, místem v kurzu a staršími odpověďmi v úlohách.
    Tahy tvých partií zůstávají, bez tvého jména. Tvoje ratingy, cvičná úloha a nejnovější odpovědi v úlohách dne taky, pod kódem místo ID; když si znovu zahraješ, budou zase tvoje. Pokud tě někdo zablokoval, zůstává to také, pod týmž kódem.
    Zprávy, které už jsou odeslané, zůstávají, dokud je někdo nesmaže.

privacy-copy =
    { $games ->
        [0] Tady je všechno, co o tobě ukládám.
        [one] Tady je všechno, co o tobě ukládám, s 1 partií.
        [few] Tady je všechno, co o tobě ukládám, se { $games } partiemi.
       *[other] Tady je všechno, co o tobě ukládám, s { $games } partiemi.
    }

topic-privacy = Tvoje data
topic-privacy-text =
    `/privacy` ukáže, co si ukládám, proč a jak dlouho.
    `/export` ti pošle kopii všeho, co o tobě ukládám.
    `/forget` odstraní tvoje jméno a ID ze všeho, na všech serverech. Nejdřív se zeptám.
    `/preferences` u žebříčků rozhoduje, kde tě smí žebříčky uvádět.

privacy-not-yours-to-forget = Ta otázka patří někomu jinému. Svoje data smažeš přes /forget.
privacy-question-too-old = Ta otázka je už příliš stará. Použij /forget znovu.
privacy-copied-just-now = Kopie k tobě šla před chvilkou. Další můžeš mít <t:{ $until }:R>.

command-privacy = Ukázat, co o tobě ukládám, proč a jak dlouho
command-forget = Nechat vymazat své jméno a ID ze všeho, co si ukládám
command-export = Získat kopii všeho, co o tobě ukládám (vidíš ji jen ty)
