### Månadens mästare: ett inlägg med månadens tabell, och en roll för den som ligger först.

champions-title = { $month } · { $board }
champions-is = **{ $player }** är månadens mästare.
champions-gets = **{ $player }** är månadens mästare och får <@&{ $role }>.
champions-not-given = Jag kunde inte dela ut rollen <@&{ $role }>: den ligger över min, är borta, eller så får jag inte hantera roller längre. Den som hanterar servern kan välja en på nytt här med /settings.
champions-more = Hela listan: `/leaderboard period:{ $month }`

topic-champions = Månadens mästare
topic-champions-text =
    Om du hanterar en server lägger `/settings champion:` upp månadens tabell i en kanal den första i varje månad. Där står de som spelade partier som räknas på servern den månaden.
    Med `role:` får den som ligger först den rollen tills det finns en ny mästare. Den måste ligga under min, och du ska kunna dela ut den själv.
    `/settings stop:champion` avslutar det. `/leaderboard` visar också tidigare månader.
