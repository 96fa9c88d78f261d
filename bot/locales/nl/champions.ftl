### De kampioen van de maand: een bericht met de stand van de maand, en een rol voor wie bovenaan staat.

champions-title = { $month } · { $board }
champions-is = **{ $player }** is kampioen van de maand.
champions-gets = **{ $player }** is kampioen van de maand en krijgt <@&{ $role }>.
champions-not-given = Ik kon de rol <@&{ $role }> niet geven: die staat boven de mijne, is weg, of ik mag geen rollen meer beheren. Wie de server beheert, kan hier met /champion here opnieuw een rol kiezen.
champions-more = De hele lijst: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] Op de eerste van elke maand plaats ik hier de stand van de maand. Stoppen kan met /champion stop.
       *[other] Op de eerste van elke maand plaats ik hier de stand van de maand, en wie bovenaan staat krijgt <@&{ $role }>. Stoppen kan met /champion stop.
    }
champions-stopped = Ik plaats de stand van de maand niet meer. Opnieuw beginnen kan met /champion here.

champions-managers-only = Dat kunnen alleen leden die deze server mogen beheren. De stand vind je met /leaderboard.
champions-servers-only = De stand van de maand kan ik alleen op servers plaatsen. Een ranglijst vind je met /leaderboard.
champions-cannot-post = Ik kan de stand van de maand hier niet plaatsen. Gebruik /champion here in een kanaal waar we allebei kunnen lezen en schrijven.
champions-not-posted = Ik plaats de stand van de maand niet op deze server. Gebruik /champion here in een kanaal om te beginnen.
champions-no-such-action = Dat snapte ik niet. Probeer /champion met here of stop.
champions-no-such-role = Die rol kan ik hier niet vinden, of niemand kan hem geven omdat hij bij een app hoort. Gebruik /champion here en kies een andere.
champions-no-right = Ik mag hier geen rollen geven. Geef me het recht Rollen beheren, en gebruik /champion here dan opnieuw.
champions-too-high = Die rol staat niet onder de mijne, dus kan ik hem niet geven. Zet de mijne erboven in de serverinstellingen, of gebruik /champion here met een andere.
champions-above-you = Die rol kun je zelf niet geven, dus ik ook niet voor jou. Gebruik /champion here met een andere, of vraag iemand die het wel kan.

topic-champions = Kampioen van de maand
topic-champions-text =
    Als je een server beheert, plaatst `/champion here` op de eerste van elke maand (UTC) de stand van de maand in een kanaal. Daarop staat wie daar die maand partijen met rating heeft gespeeld.
    Met `role:` krijgt wie bovenaan staat die rol, tot er een nieuwe kampioen is. De rol moet onder de mijne staan, en je moet hem zelf kunnen geven.
    `/champion stop` stopt dat. `/leaderboard` toont ook eerdere maanden.

command-champion = Plaats de stand van de maand, met een rol voor wie bovenaan staat
command-champion-here = Plaats die op de eerste van elke maand in dit kanaal (voor wie de server beheert)
command-champion-here-role = De rol van de kampioen van de maand, tot er een nieuwe is
command-champion-stop = Stop met de stand van de maand plaatsen (voor wie de server beheert)

champions-server-none = Stand van de maand: wordt niet geplaatst. `/champion here` plaatst die in een kanaal.
champions-server =
    { $role ->
        [none] Stand van de maand: op de eerste in <#{ $channel }>. `/champion here` wijzigt dat, `/champion stop` stopt het.
       *[other] Stand van de maand: op de eerste in <#{ $channel }>, en <@&{ $role }> voor de kampioen. `/champion here` wijzigt dat, `/champion stop` stopt het.
    }
