### Demon: boten på en webbsida som ser ut som Discord, där du är Alice, Bob, Carol eller Dave.

demo-server = Tre i rad
demo-topic = Skriv !play
demo-topic-stands = Bara Carol och Dave läser det här: skriv !watch och ett partis nummer för att följa det, med kommentarer
demo-channels = Kanaler
demo-directs = Direktmeddelanden
demo-people = Du är
demo-language = Språk
demo-tip = Tryck på + för en andra flik, så är du två spelare.
demo-tab = spela i en ny flik
demo-away = Boten är borta just nu. Sidan kommer tillbaka när boten gör det.
demo-workbench = SimCords verkstad
demo-greeting =
    Hej! Sugen på ett parti? Tryck på en knapp och sedan på rutorna. Det går bra att skriva också: `!play hard 4x4`, `!move 5`.
    Tryck på + bredvid namnet Bob (på mobilen under Kanaler) för en andra flik, så är du två spelare. `!play @bob` utmanar honom.
demo-welcome-back =
    Välkommen tillbaka! Det du inte hann klart med finns här nedanför.
    Tryck på + bredvid namnet Bob (på mobilen under Kanaler) för en andra flik, så är du två spelare.
demo-easy = Spela: lätt
demo-medium = Spela: medel
demo-challenge = Utmana någon
demo-watch = Följ ett parti
demo-help = Hjälp
