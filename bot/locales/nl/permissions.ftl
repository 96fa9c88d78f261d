### Wat de bot in een kanaal mag: een kaart met een vinkje of een kruis voor elke regel.

permissions-title = Wat ik hier mag
permissions-fine = Ik heb alles wat ik nodig heb om in <#{ $channel }> te spelen.
permissions-lacking =
    { $count ->
        [one] Ik mis 1 recht dat ik nodig heb in <#{ $channel }>.
       *[other] Ik mis { $count } rechten die ik nodig heb in <#{ $channel }>.
    }
permissions-commands = Discord heeft mijn slash-opdrachten niet aangenomen, dus sommige kunnen ontbreken of verouderd zijn. Vraag het aan wie mij host; de reden staat in mijn log.
permissions-needed = Om te spelen
permissions-extra = Alleen als jullie instellingen erom vragen

permissions-view-channel = **Kanaal bekijken**, om borden bij te houden
permissions-send-messages = **Berichten versturen**, om op getypte opdrachten te antwoorden
permissions-embed-links = **Links insluiten**, voor de woorden onder een bord
permissions-read-message-history = **Berichtgeschiedenis lezen**, om op een bericht te antwoorden
permissions-attach-files = **Bestanden bijvoegen**, voor plaatjes
permissions-send-messages-in-threads = **Berichten versturen in threads**, om in threads te spelen
permissions-create-public-threads = **Openbare threads maken**, voor partijen met een eigen thread
permissions-manage-threads = **Threads beheren**, voor de langzame modus in threads van partijen
permissions-manage-roles = **Rollen beheren**, om de kampioen van de maand een rol te geven

permissions-where-roles = Geef het aan mijn rol in Serverinstellingen > Rollen.
permissions-where-channel = Dit kanaal neemt het weg. Sta het toe in Kanaal bewerken > Rechten.
permissions-where-either = Kijk in Serverinstellingen > Rollen en in Kanaal bewerken > Rechten.

topic-settings-permissions = `/permissions` toont wat ik in een kanaal mag, en waar je dat wijzigt.

permissions-no-channel = Rechten horen bij een kanaal van een server. Gebruik /permissions daar.

command-permissions = Bekijk wat ik in dit kanaal mag, en waar je dat wijzigt
