### De kampioen van de maand: een bericht met de stand van de maand, en een rol voor wie bovenaan staat.

champions-title = { $month } · { $board }
champions-is = **{ $player }** is kampioen van de maand.
champions-gets = **{ $player }** is kampioen van de maand en krijgt <@&{ $role }>.
champions-not-given = Ik kon de rol <@&{ $role }> niet geven: die staat boven de mijne, is weg, of ik mag geen rollen meer beheren. Wie de server beheert, kan hier met /settings opnieuw een rol kiezen.
champions-more = De hele lijst: `/leaderboard period:{ $month }`

topic-champions = Kampioen van de maand
topic-champions-text =
    Als je een server beheert, plaatst `/settings champion:` op de eerste van elke maand de stand van de maand in een kanaal. Daarop staat wie daar die maand partijen met rating heeft gespeeld.
    Met `role:` krijgt wie bovenaan staat die rol, tot er een nieuwe kampioen is. De rol moet onder de mijne staan, en je moet hem zelf kunnen geven.
    `/settings stop:champion` stopt dat. `/leaderboard` toont ook eerdere maanden.
