### Wat de bot over mensen bewaart, een kopie daarvan, en hoe het gewist wordt.

privacy-title = Jouw gegevens
privacy-what = Wat ik bewaar
privacy-what-text =
    • Je Discord-id en je naam, in partijen die je speelt, volgt, beëindigt of laat zien.
    • Waar elke partij gespeeld wordt, de zetten, wie hints gebruikte en hoe het afliep.
    • Wat er van de partijen komt: ratings, toernooien, antwoorden op puzzels, stemmen, en op welke server je kampioen van de maand werd.
    • Wat je instelt met `/preferences`, en hoe ver je bent in `/learn`.
    Verder bewaar ik niets van wat je schrijft.
privacy-why = Waarom
privacy-why-text =
    Zodat partijen een herstart overleven, borden actueel blijven en er een geschiedenis, statistieken en een ranglijst zijn. Ik toon partijen aan wie hun kanaal kan zien, en geef verder niemand iets.
privacy-long = Hoelang
privacy-long-games =
    { $days ->
        [0] Afgelopen partijen blijven; /forget haalt je naam en id eruit.
        [one] Afgelopen partijen verdwijnen na 1 dag.
       *[other] Afgelopen partijen verdwijnen na { $days } dagen.
    }
privacy-long-servers =
    { $days ->
        [one] Wat bij een server hoort, verdwijnt 1 dag nadat ik die verlaat.
       *[other] Wat bij een server hoort, verdwijnt { $days } dagen nadat ik die verlaat.
    }
privacy-yours = Wat jij kunt doen
privacy-yours-text =
    • `/export` geeft je een kopie van alles.
    • `/forget` haalt je naam en id overal uit.
    • `/preferences` met leaderboards bepaalt waar je vermeld mag staan.
privacy-host = Wie mij beheert
privacy-host-contact = { $name }: { $contact }
privacy-somebody = Wie mij host; er is geen naam opgegeven

privacy-forget-sure =
    Je naam en id wissen uit alles wat ik bewaar, op alle servers? Dat kan niet ongedaan worden gemaakt.
    Partijen die je nu speelt, eindigen als opgegeven. Wil je eerst een kopie, gebruik dan `/export`.
privacy-button-keep = Bewaren
privacy-button-erase = Alles wissen
privacy-forget-kept = Ik heb alles gelaten zoals het was.
privacy-forget-nothing = Ik bewaar niets onder jouw naam of id.
privacy-forget-done =
    Klaar. Je naam en id zijn weg uit alles wat ik bewaar, samen met je voorkeuren, je stemmen, je plek in de cursus en oudere antwoorden op puzzels.
    De zetten van je partijen blijven, zonder je naam. Ook je ratings, je oefenpuzzel en je nieuwste antwoorden op puzzels van de dag blijven, onder een code in plaats van je id; als je weer speelt, zijn ze weer van jou. Als iemand je heeft geblokkeerd, blijft dat ook, onder dezelfde code.
    Berichten die ik al geplaatst heb, blijven staan tot iemand ze verwijdert.

privacy-copy =
    { $games ->
        [0] Hier is alles wat ik over je bewaar.
        [one] Hier is alles wat ik over je bewaar, met 1 partij.
       *[other] Hier is alles wat ik over je bewaar, met { $games } partijen.
    }

topic-privacy = Jouw gegevens
topic-privacy-text =
    `/privacy` toont wat ik bewaar, waarom en hoelang.
    `/export` stuurt je een kopie van alles wat ik over je bewaar.
    `/forget` haalt je naam en id overal uit, op alle servers. Ik vraag het eerst.
    `/preferences` met leaderboards bepaalt waar je vermeld mag staan.

privacy-not-yours-to-forget = Die vraag was voor iemand anders. Gebruik /forget om zelf vergeten te worden.
privacy-question-too-old = Die vraag is te oud om nog te beantwoorden. Gebruik /forget opnieuw.
privacy-copied-just-now = Je hebt net een kopie gekregen. De volgende kan <t:{ $until }:R>.

command-privacy = Bekijk wat ik over je bewaar, waarom en hoelang
command-forget = Laat je naam en id wissen uit alles wat ik bewaar
command-export = Krijg een kopie van alles wat ik over je bewaar (alleen jij ziet dit)
