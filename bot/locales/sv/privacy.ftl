### Vad boten sparar om folk, en kopia av det, och hur det raderas.

privacy-title = Dina uppgifter
privacy-what = Vad jag sparar
privacy-what-text =
    • Ditt Discord-id och namn, i partier som du spelar, följer, avslutar eller visar upp.
    • Var varje parti spelas, dragen, vem som använde tips och hur det slutade.
    • Det partierna leder till: rating, turneringar, svar på kluringar, röster, och på vilken server du blev månadens mästare.
    • Det du ställer in med `/preferences`, och hur långt du har kommit i `/learn`.
    Jag sparar inget annat du skriver.
privacy-why = Varför
privacy-why-text =
    För att partier ska klara en omstart, spelplaner hållas aktuella och det ska finnas historik, statistik och en topplista. Jag visar partier för dem som kan se deras kanal, och lämnar inget till någon annan.
privacy-long = Hur länge
privacy-long-games =
    { $days ->
        [0] Avslutade partier blir kvar; /forget tar bort ditt namn och id ur dem.
        [one] Avslutade partier försvinner efter 1 dag.
       *[other] Avslutade partier försvinner efter { $days } dagar.
    }
privacy-long-servers =
    { $days ->
        [one] Det som hör till en server försvinner 1 dag efter att jag har lämnat den.
       *[other] Det som hör till en server försvinner { $days } dagar efter att jag har lämnat den.
    }
privacy-yours = Vad du kan göra
privacy-yours-text =
    • `/export` ger dig en kopia av alltihop.
    • `/forget` tar bort ditt namn och id ur allt.
    • `/preferences` med leaderboards bestämmer var du får listas.
privacy-host = Vem som driver mig
privacy-host-contact = { $name }: { $contact }
privacy-somebody = Den som driver mig; inget namn är angivet

privacy-forget-sure =
    Radera ditt namn och id ur allt jag sparar, på alla servrar? Det går inte att ångra.
    Partier du spelar just nu slutar som uppgivna. Vill du ha en kopia först, använd `/export`.
privacy-button-keep = Behåll
privacy-button-erase = Radera allt
privacy-forget-kept = Jag har låtit allt vara som det var.
privacy-forget-nothing = Jag har inget sparat under ditt namn eller id.
privacy-forget-done =
    Klart. Ditt namn och id är borta ur allt jag sparar, liksom dina inställningar, röster, din plats i kursen och äldre svar på kluringar.
    Dragen i dina partier blir kvar, utan ditt namn. Det blir också din rating, din övningskluring och dina senaste svar på dagens kluringar, under en kod i stället för ditt id; om du spelar igen blir de dina på nytt. Om någon har blockerat dig finns det också kvar, under samma kod.
    Meddelanden som jag redan har skrivit finns kvar tills någon raderar dem.

privacy-copy =
    { $games ->
        [0] Här är allt jag har sparat om dig.
        [one] Här är allt jag har sparat om dig, med 1 parti.
       *[other] Här är allt jag har sparat om dig, med { $games } partier.
    }

topic-privacy = Dina uppgifter
topic-privacy-text =
    `/privacy` visar vad jag sparar, varför och hur länge.
    `/export` skickar dig en kopia av allt jag sparar om dig.
    `/forget` tar bort ditt namn och id ur allt, på alla servrar. Jag frågar först.
    `/preferences` med leaderboards bestämmer var du får listas.

privacy-not-yours-to-forget = Den frågan gick till någon annan. Vill du själv bli glömd, använd /forget.
privacy-question-too-old = Den frågan är för gammal att svara på. Använd /forget igen.
privacy-copied-just-now = Du fick precis en kopia. Du kan få en ny <t:{ $until }:R>.

command-privacy = Se vad jag sparar om dig, varför och hur länge
command-forget = Få ditt namn och id raderat ur allt jag sparar
command-export = Hämta en kopia av allt jag sparar om dig (bara du ser det här)
