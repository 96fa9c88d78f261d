### De demo: de bot op een pagina in de browser die op Discord lijkt; je bent Alice, Bob, Carol of Dave.

demo-server = Boter, kaas en eieren
demo-topic = Typ !play
demo-topic-stands = Alleen Carol en Dave lezen dit: typ !watch en het nummer van een partij om die te volgen, met commentaar
demo-channels = Kanalen
demo-directs = Privéberichten
demo-people = Jij bent
demo-language = Taal
demo-tip = Druk op + voor een tweede tabblad: dan speel je voor twee.
demo-tab = speel in een nieuw tabblad
demo-away = De bot is even weg. Deze pagina komt samen met de bot terug.
demo-workbench = Werkbank van SimCord
demo-greeting =
    Hoi! Zin in een partijtje? Druk op een knop en dan op de vakjes. Typen kan ook: `!play hard 4x4`, `!move 5`.
    Druk op + naast de naam Bob (op je telefoon onder Kanalen) voor een tweede tabblad: dan speel je voor twee. `!play @bob` daagt hem uit.
demo-welcome-back =
    Welkom terug! Wat je niet hebt afgemaakt, staat hieronder.
    Druk op + naast de naam Bob (op je telefoon onder Kanalen) voor een tweede tabblad: dan speel je voor twee.
demo-easy = Spelen: makkelijk
demo-medium = Spelen: gemiddeld
demo-challenge = Iemand uitdagen
demo-watch = Een partij volgen
demo-help = Help
